import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { adminEmail, memberDomains } from '../support/rules-people.ts'

test.each(['firestore.rules', 'storage.rules'])('%s names the admin of content/site.yaml and nobody else', (file) => {
  const rules = readFileSync(new URL(`../../src/firebase/${file}`, import.meta.url), 'utf8')
  expect(rules.match(/'[^'\s]+@[^'\s]+\.[a-z]+'/g)).toEqual([`'${adminEmail}'`])
})

test('firestore.rules names the memberDomains of content/site.yaml', () => {
  const rules = readFileSync(new URL('../../src/firebase/firestore.rules', import.meta.url), 'utf8')
  const [, list = ''] = /function memberDomains\(\) \{\s*return \[(.*)\];/.exec(rules) ?? []
  expect(Array.from(list.matchAll(/'([^']*)'/g), ([, domain]) => domain)).toEqual(memberDomains)
  expect(list).toBe(memberDomains.map((domain) => `'${domain}'`).join(', '))
})
