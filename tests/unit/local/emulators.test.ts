import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { binary, emulatorCommands } from '../../../src/local/emulator-command.ts'
import { adviceForSharedFolder, findDataPlace, fingerprint } from '../../../src/local/emulator-data.ts'
import { emulatorEnvironment, readPorts, root } from '../../../src/local/project.ts'

const ports = { auth: 1, firestore: 2, storage: 3 }
const empty = { ports, hubPort: undefined, importFrom: undefined, exportTo: undefined, standardPorts: false }

describe('emulatorCommands', () => {
  test('runs the installed binary where there is one', () => {
    expect(emulatorCommands(empty, true).map(({ file }) => file)).toEqual([binary])
  })

  test('falls back to fireemu for the platform, then to the official suite on the ports of firebase.json', () => {
    const names = emulatorCommands({ ...empty, standardPorts: true }, false).map(({ name }) => name)
    expect(names).toEqual(['npx fireemu', 'npx firebase-tools'])
  })

  test('leaves the official suite out on other ports, which it takes from firebase.json alone', () => {
    expect(emulatorCommands(empty, false).map(({ name }) => name)).toEqual(['npx fireemu'])
  })

  test('names the ports', () => {
    const args = emulatorCommands(empty, true)[0]?.args.join(' ')
    expect(args).toContain('--firestore-port 2 --http-port 1 --storage-port 3')
  })

  test('neither reads nor leaves data without a folder', () => {
    const args = emulatorCommands(empty, true)[0]?.args
    expect(args).not.toContain('--import')
    expect(args).not.toContain('--export-on-exit')
  })

  test('reads and leaves data where told', () => {
    const args = emulatorCommands({ ...empty, importFrom: '/a', exportTo: '/b' }, true)[0]?.args.slice(-4)
    expect(args).toEqual(['--import', '/a', '--export-on-exit', '/b'])
  })
})

describe('the place of the data', () => {
  // Nothing is there but the root of the file system, which is private everywhere.
  const own = '/a-folder-that-is-not-there/project/.local/emulators'
  let folder: string
  let shared: string
  beforeAll(async () => {
    await mkdir(join(root, '.local'), { recursive: true })
    folder = await mkdtemp(join(root, '.local/place-'))
    shared = join(folder, 'shared/project/.local/emulators')
    await mkdir(join(folder, 'shared/project'), { recursive: true })
    await chmod(join(folder, 'shared'), 0o777)
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('is the first that nobody else may write to, whether it exists yet or not', () => {
    expect(findDataPlace([own, shared])).toEqual({ directory: own })
    expect(findDataPlace([shared, own])).toEqual({ directory: own })
  })

  test('is nowhere below a folder that others may write to, which is named at the start', () => {
    expect(findDataPlace([shared])).toEqual({ directory: undefined, shared: join(folder, 'shared') })
    expect(adviceForSharedFolder('/srv/all')).toContain('others may write to /srv/all')
  })
})

describe('fingerprint', () => {
  const state = (documents: number, memory: number) => ({
    services: [
      { service: 'firestore', gauges: [{ current: documents }] },
      { service: 'process', gauges: [{ current: memory }] },
    ],
  })

  test('changes when something was written', () => {
    expect(fingerprint(state(1, 100))).not.toBe(fingerprint(state(2, 100)))
  })

  test('does not change when only the memory in use did', () => {
    expect(fingerprint(state(1, 100))).toBe(fingerprint(state(1, 200)))
  })
})

describe('the environment', () => {
  test('names the ports of firebase.json in the words of the official tools', () => {
    expect(emulatorEnvironment(readPorts())).toMatchObject({
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
    })
  })
})
