import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'

const source = new URL('../../../src/local/lifetime.ts', import.meta.url).href

/** Runs a program with `runUntilEnd` in a process of its own; sends it the signal as soon as it says "ready". */
async function run(program: string, signal?: NodeJS.Signals) {
  const code = `import { runUntilEnd } from '${source}'\nawait runUntilEnd(async ({ onEnd, ending, fail }) => { ${program} })`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', code], { stdio: 'pipe' })
  child.stdout.on('data', (chunk: Buffer) => {
    if (signal !== undefined && chunk.toString().includes('ready')) child.kill(signal)
  })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { output, errors: errors.trim(), exitCode: child.exitCode }
}

const start = `
  onEnd(() => console.log('first stopped'))
  onEnd(() => console.log('second stopped'))
  setInterval(() => {}, 1000)
  console.log('ready')`

describe('a program of the local stack', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'stops the last thing first on %s, and that is success',
    async (signal) => {
      const { output, exitCode } = await run(`${start}; return 'running'`, signal)
      expect(output).toBe('ready\nsecond stopped\nfirst stopped\n')
      expect(exitCode).toBe(0)
    },
  )

  test('interrupts a step that is under way, and stops what had started', async () => {
    const wait = `await new Promise((_, reject) => ending.addEventListener('abort', () => reject(new Error('interrupted'))))`
    const { output, errors, exitCode } = await run(`${start}; ${wait}; return 'running'`, 'SIGINT')
    expect(output).toContain('second stopped\nfirst stopped')
    expect(errors).toBe('')
    expect(exitCode).toBe(0)
  })

  test('stops what had started when a step fails, and says why', async () => {
    const { output, errors, exitCode } = await run(`${start}; throw new Error('The build failed.')`)
    expect(output).toContain('second stopped\nfirst stopped')
    expect(errors).toBe('The build failed.')
    expect(exitCode).toBe(1)
  })

  test('ends with a failure that happens later', async () => {
    const { errors, exitCode } = await run(
      `${start}; setTimeout(() => fail(new Error('It crashed.')), 10); return 'running'`,
    )
    expect(errors).toBe('It crashed.')
    expect(exitCode).toBe(1)
  })

  test('ends by itself when it is done', async () => {
    expect(await run(`console.log('did it'); return 'done'`)).toEqual({ output: 'did it\n', errors: '', exitCode: 0 })
  })

  test('keeps the exit code that it chose while it was stopped', async () => {
    const { exitCode } = await run(`onEnd(() => { process.exitCode = 3 }); return 'done'`)
    expect(exitCode).toBe(3)
  })

  test('fails when something cannot be stopped', async () => {
    const { exitCode } = await run(`onEnd(() => { throw new Error('stuck') }); return 'done'`)
    expect(exitCode).toBe(1)
  })
})
