import { describe, expect, test } from 'vitest'
import { readSettings } from '../../../src/functions/publish/settings.ts'
import { root } from '../../../src/local/project.ts'

const read = (env: Record<string, string>) => readSettings(env, [root])

describe('unsigned tokens', () => {
  test.for<[boolean, Record<string, string>]>([
    [true, { PUBLIC_FIREBASE_PROJECT_ID: 'demo-club', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }],
    [false, { PUBLIC_FIREBASE_PROJECT_ID: 'a-club', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }],
    [false, { PUBLIC_FIREBASE_PROJECT_ID: 'a-demo-club', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }],
    [false, { PUBLIC_FIREBASE_PROJECT_ID: 'demo-club', FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }],
    [false, { PUBLIC_FIREBASE_PROJECT_ID: 'demo-club', FIREBASE_AUTH_EMULATOR_HOST: '' }],
  ])('are taken (%s) for %o', ([taken, env]) => {
    expect(read(env).takesUnsigned).toBe(taken)
  })
})

test('the club’s own file says who may publish, and how often', () => {
  const settings = read({ PUBLIC_FIREBASE_PROJECT_ID: 'a-club' })
  expect(settings.adminEmail).toContain('@')
  expect(Object.keys(settings.publish)).toEqual(['quietMinutes', 'monthlyBudget', 'billingDay'])
  expect(settings).toMatchObject({ firestoreUrl: 'https://firestore.googleapis.com', secret: undefined })
})

test('a site without a Firebase project has nothing to publish', () => {
  expect(() => read({})).toThrow('PUBLIC_FIREBASE_PROJECT_ID is not set')
})
