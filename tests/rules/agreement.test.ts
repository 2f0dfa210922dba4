import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { adminEmail } from '../support/rules-people.ts'

test.each(['firestore.rules', 'storage.rules'])('%s names the admin of content/site.yaml and nobody else', (file) => {
  const rules = readFileSync(new URL(`../../src/firebase/${file}`, import.meta.url), 'utf8')
  expect(rules.match(/'[^'\s]+@[^'\s]+\.[a-z]+'/g)).toEqual([`'${adminEmail}'`])
})
