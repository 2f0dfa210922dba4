// `npm run doctor`: asks a configured project what is missing, and says how to mend it. It changes nothing.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { diagnose, report } from './diagnosis.ts'
import { root } from './project.ts'

const file = join(root, '.env')
if (existsSync(file)) process.loadEnvFile(file)
const findings = await diagnose(process.env)
console.log(report(findings))
process.exitCode = findings.some(({ state }) => state === 'bad') ? 1 : 0
