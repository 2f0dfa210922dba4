import { describe, expect, test } from 'vitest'
import { fetchAppCheckToken, readAppCheckIdentity } from '../../../src/model/app-check.ts'

const env = {
  PUBLIC_FIREBASE_PROJECT_ID: 'a-club',
  PUBLIC_FIREBASE_APP_ID: '1:2:web:3',
  PUBLIC_FIREBASE_API_KEY: 'key',
  APP_CHECK_DEBUG_TOKEN: 'debug',
}

describe('a program outside the browser', () => {
  test('has an identity where there is a debug token, and none with emulators', () => {
    expect(readAppCheckIdentity(env)).toMatchObject({ appId: '1:2:web:3', debugToken: 'debug' })
    expect(readAppCheckIdentity({ ...env, APP_CHECK_DEBUG_TOKEN: '' })).toBeUndefined()
    expect(readAppCheckIdentity({ ...env, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toBeUndefined()
  })

  test('exchanges its debug token at the address that the SDK uses', async () => {
    const calls: unknown[] = []
    const send: typeof fetch = (input, init) => {
      calls.push([input, init?.body])
      return Promise.resolve(Response.json({ token: 'app-check', ttl: '3600s' }))
    }
    expect(await fetchAppCheckToken(readAppCheckIdentity(env)!, send)).toBe('app-check')
    const address =
      'https://content-firebaseappcheck.googleapis.com/v1/projects/a-club/apps/1:2:web:3:exchangeDebugToken?key=key'
    expect(calls).toEqual([[address, '{"debug_token":"debug"}']])
  })

  test('says when its debug token is refused', async () => {
    const send = () => Promise.resolve(new Response('', { status: 403 }))
    await expect(fetchAppCheckToken(readAppCheckIdentity(env)!, send)).rejects.toThrow('refused APP_CHECK_DEBUG_TOKEN')
  })
})
