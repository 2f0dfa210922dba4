import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../../src/local/project.ts'
import { siteSchema } from '../../src/model/site.ts'

/** What content/site.yaml says: the tests hold for any club that fills it in. */
export const club = siteSchema.parse(parse(readFileSync(join(root, 'content/site.yaml'), 'utf8')))
