import { describe, expect, test } from 'vitest'
import { binary, emulatorCommands } from '../../../src/local/emulator-command.ts'
import { fingerprint } from '../../../src/local/emulator-data.ts'
import { emulatorEnvironment, readPorts } from '../../../src/local/project.ts'

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
