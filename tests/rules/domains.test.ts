import { readFile } from 'node:fs/promises'
import { initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, doc, getDoc, getFirestore } from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmulators, type Emulators } from '../../src/local/emulators.ts'
import { findFreePort } from '../../src/local/ports.ts'
import { outcomeOf } from '../support/rules-emulator.ts'
import { adminEmail, enrolPeople, project, tokenWith, uidOf } from '../support/rules-people.ts'

// Emulators of their own: their rules name domains, which the rules of the site need not.
let emulators: Emulators

beforeAll(async () => {
  const ports = { auth: await findFreePort(), firestore: await findFreePort(), storage: await findFreePort() }
  emulators = await startEmulators({ ports })
  await enrolPeople(`127.0.0.1:${ports.auth}`)
  const rules = await readFile(new URL('../../src/firebase/firestore.rules', import.meta.url), 'utf8')
  const list = "'college.edu', 'students.college.edu'"
  const content = rules.replace(/(function memberDomains\(\) \{\s*return \[).*\]/, `$1${list}]`)
  expect(content).toContain(list)
  const response = await fetch(`http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  })
  expect(response.status).toBe(200)
})
afterAll(() => emulators.stop())

/** Whether an account with this address, or a visitor, may read a resource. */
function outcomeFor(email: string | undefined, isVerified = true): Promise<'allow' | 'deny'> {
  const firestore = getFirestore(initializeApp({ projectId: project, apiKey: 'emulator' }, `${email} ${isVerified}`))
  const claims = email === undefined ? undefined : { email, email_verified: isVerified }
  const token = claims && { mockUserToken: tokenWith(claims, uidOf('member')) }
  connectFirestoreEmulator(firestore, '127.0.0.1', emulators.ports.firestore, token)
  return outcomeOf(getDoc(doc(firestore, 'resources/any')))
}

describe('where the rules name domains', () => {
  test.for<[string | undefined, 'allow' | 'deny']>([
    ['ada@college.edu', 'allow'],
    ['Ada@College.EDU', 'allow'],
    ['ada@students.college.edu', 'allow'],
    [adminEmail, 'allow'],
    ['ada@gmail.com', 'deny'],
    ['ada@college.edu.example.org', 'deny'],
    ['ada@notcollege.edu', 'deny'],
    ['ada@staff.college.edu', 'deny'],
    ['ada@college.edu@example.org', 'deny'],
    ['"ada@college.edu"@example.org', 'deny'],
    ['college.edu', 'deny'],
    ['', 'deny'],
    [undefined, 'deny'],
  ])('%s may read the resources: %s', async ([email, outcome]) => {
    expect(await outcomeFor(email)).toBe(outcome)
  })

  test('an address that nobody has verified opens nothing', async () => {
    expect(await outcomeFor('ada@college.edu', false)).toBe('deny')
  })
})
