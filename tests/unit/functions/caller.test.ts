import { exportSPKI, generateKeyPair } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { identifyCaller, type CallerRules } from '../../../src/functions/publish/caller.ts'
import { admin, claimsOf, makeIssuer, project, sign, unsigned } from '../../support/tokens.ts'

const secret = 'correct-horse-battery-staple'
let issuer: Awaited<ReturnType<typeof makeIssuer>>
let rules: CallerRules

beforeAll(async () => {
  issuer = await makeIssuer()
  rules = { projectId: project, adminEmail: admin, takesUnsigned: false, secret, keys: issuer.keys }
})

const bearer = (token: string) => new Headers({ authorization: `Bearer ${token}` })
const hour = 3600
const now = () => Math.floor(Date.now() / 1000)

describe('a token', () => {
  test('of the admin, signed by Google for this project, is the admin’s', async () => {
    expect(await identifyCaller(bearer(await sign(issuer.privateKey, claimsOf())), rules)).toBe('admin')
  })

  test.for<[string, number, () => Record<string, unknown>]>([
    ['for another project', 401, () => ({ aud: 'other-club' })],
    ['of another issuer', 401, () => ({ iss: 'https://securetoken.google.com/other-club' })],
    ['of Google’s accounts, not of Firebase', 401, () => ({ iss: 'https://accounts.google.com' })],
    ['that has expired', 401, () => ({ exp: now() - 2 * 60 })],
    ['without an expiry', 401, () => ({ exp: undefined })],
    ['issued in the future', 401, () => ({ iat: now() + hour })],
    ['without a time of issue', 401, () => ({ iat: undefined })],
    ['whose sign-in is in the future', 401, () => ({ auth_time: now() + hour })],
    ['of nobody', 401, () => ({ sub: '' })],
    ['of someone else', 403, () => ({ email: 'member@example.edu' })],
    ['of an address that only looks like the admin’s', 403, () => ({ email: admin.toUpperCase() })],
    ['of an address in a list', 403, () => ({ email: [admin] })],
    ['without an address', 403, () => ({ email: undefined })],
    ['of an address that is not verified', 403, () => ({ email_verified: false })],
    ['of an address that is verified in words only', 403, () => ({ email_verified: 'true' })],
  ])('%s is refused with %i', async ([, status, difference]) => {
    const caller = await identifyCaller(bearer(await sign(issuer.privateKey, claimsOf(difference()))), rules)
    expect(caller).toMatchObject({ refused: status })
  })

  test('signed by someone else is refused', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    expect(await identifyCaller(bearer(await sign(privateKey, claimsOf())), rules)).toMatchObject({ refused: 401 })
  })

  test('signed with the public key as if it were a shared one is refused', async () => {
    const key = new TextEncoder().encode(await exportSPKI(issuer.publicKey))
    const token = await sign(key, claimsOf(), { alg: 'HS256', kid: 'google' })
    expect(await identifyCaller(bearer(token), rules)).toMatchObject({ refused: 401 })
  })

  test('changed after it was signed is refused', async () => {
    const [header, , signature] = (await sign(issuer.privateKey, claimsOf({ email: 'member@example.edu' }))).split('.')
    const [, payload] = unsigned(claimsOf()).split('.')
    expect(await identifyCaller(bearer(`${header}.${payload}.${signature}`), rules)).toMatchObject({ refused: 401 })
  })

  test('without a signature is refused outside of the emulator', async () => {
    expect(await identifyCaller(bearer(unsigned(claimsOf())), rules)).toMatchObject({ refused: 401 })
  })

  test.for([
    '',
    'Bearer',
    'Bearer x',
    'Bearer a.b',
    'Basic YWRtaW46YWRtaW4=',
    'Bearer null',
    `Bearer ${'a'.repeat(9000)}`,
  ])('that is none is refused: %s', async (authorization) => {
    expect(await identifyCaller(new Headers({ authorization }), rules)).toMatchObject({ refused: 401 })
  })

  test('that is missing is refused', async () => {
    expect(await identifyCaller(new Headers(), rules)).toMatchObject({ refused: 401 })
  })
})

describe('with the emulator', () => {
  const demo = () => ({ ...rules, projectId: 'demo-club', takesUnsigned: true })

  test('an unsigned token of the admin is taken', async () => {
    expect(await identifyCaller(bearer(unsigned(claimsOf({}, 'demo-club'))), demo())).toBe('admin')
  })

  test.for<[number, Record<string, unknown>]>([
    [401, { exp: 1 }],
    [401, { aud: 'other-club' }],
    [401, { iss: 'https://securetoken.google.com/other-club' }],
    [403, { email: 'member@example.edu' }],
    [403, { email_verified: false }],
  ])('everything else is checked as ever: %i for %o', async ([status, difference]) => {
    const token = unsigned(claimsOf(difference, 'demo-club'))
    expect(await identifyCaller(bearer(token), demo())).toMatchObject({ refused: status })
  })
})

describe('the secret', () => {
  const withSecret = (value: string) => new Headers({ 'x-publish-secret': value })

  test('is another system’s', async () => {
    expect(await identifyCaller(withSecret(secret), rules)).toBe('system')
  })

  test.for(['', 'wrong', secret.slice(0, -1), `${secret}x`, secret.toUpperCase()])('is not %o', async (value) => {
    expect(await identifyCaller(withSecret(value), rules)).toMatchObject({ refused: 401 })
  })

  test('that is wrong is not made right by the admin’s token', async () => {
    const headers = bearer(await sign(issuer.privateKey, claimsOf()))
    headers.set('x-publish-secret', 'wrong')
    expect(await identifyCaller(headers, rules)).toMatchObject({ refused: 401 })
  })

  test('that is not set, or could be guessed, opens nothing', async () => {
    expect(await identifyCaller(withSecret(''), { ...rules, secret: undefined })).toMatchObject({ refused: 401 })
    expect(await identifyCaller(withSecret('short'), { ...rules, secret: 'short' })).toMatchObject({ refused: 401 })
  })
})
