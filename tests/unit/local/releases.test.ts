import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openReleases } from '../../../src/local/releases.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'releases-'))
})
afterEach(() => rm(directory, { recursive: true }))

const site = (text: string) => async (folder: string) => {
  await writeFile(join(folder, 'index.html'), text)
  await writeFile(join(folder, 'build.json'), text)
}
const read = async (name = 'index.html') => readFile(join(directory, 'current', name), 'utf8')

describe('a release', () => {
  test('replaces the current one when it is whole, not before', async () => {
    const { add } = openReleases(directory)
    await add(site('first'))
    await add(async (folder) => {
      await site('second')(folder)
      expect(await read()).toBe('first')
    })
    expect(await read()).toBe('second')
  })

  test.for<[string, (folder: string) => Promise<void>]>([
    ['fails', async (folder) => site('second')(folder).then(() => Promise.reject(new Error('no space left')))],
    ['leaves nothing', async () => {}],
    ['leaves no report', (folder) => writeFile(join(folder, 'index.html'), 'second')],
  ])('whose build %s leaves the old one up, and no trace', async ([, build]) => {
    const { add } = openReleases(directory)
    await add(site('first'))
    await expect(add(build)).rejects.toThrow()
    expect(await read()).toBe('first')
    expect(await readdir(directory)).toHaveLength(2)
  })

  test('is kept while the next one is current, and then removed', async () => {
    const { add } = openReleases(directory)
    for (const text of ['first', 'second', 'third', 'fourth']) await add(site(text))
    expect(await readdir(directory)).toHaveLength(3)
  })

  test('survives the process that made it, and what it left half-built does not', async () => {
    await openReleases(directory).add(site('first'))
    await writeFile(join(directory, 'current-half'), '')
    await openReleases(directory).add(site('second'))
    expect(await read()).toBe('second')
    expect(await readdir(directory)).toHaveLength(3)
  })
})

test('a process that is killed in the middle of a swap leaves a whole site', async () => {
  const source = new URL('../../../src/local/releases.ts', import.meta.url).href
  const code = `
    import { openReleases } from '${source}'
    import { writeFile } from 'node:fs/promises'
    const { add } = openReleases(${JSON.stringify(directory)})
    for (let number = 0; ; number++) {
      await add(async (folder) => {
        await writeFile(folder + '/index.html', String(number))
        await writeFile(folder + '/build.json', String(number))
      })
      if (number === 0) console.log('ready')
    }`
  for (let kill = 0; kill < 8; kill++) {
    const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    // Swaps take about a millisecond each: the kills meet them at any point.
    await delay(5 + kill * 3)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await read('index.html')).toBe(await read('build.json'))
  }
}, 30_000)
