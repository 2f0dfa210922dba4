import { expect, test } from 'vitest'
import { describeRefusal } from '../../../src/stores/resources.ts'

test.for<[Parameters<typeof describeRefusal>[0], string[], string]>([
  ['permission-denied', [], 'This account may not read the resources. Sign out, sign in again, and reload.'],
  [
    'permission-denied',
    ['college.edu', 'students.college.edu'],
    'The resources are for accounts with an address at college.edu or students.college.edu. Sign out, then sign in with such an account.',
  ],
  ['offline', ['college.edu'], 'The resources could not be loaded. Check your connection and try again.'],
  ['quota', ['college.edu'], 'The resources cannot be read any more today'],
])('%s, with the domains %o, is told in words', ([code, domains, words]) => {
  expect(describeRefusal(code, domains)).toContain(words)
})
