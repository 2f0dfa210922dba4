import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { siteSchema } from '../../../src/model/site.ts'

const text = readFileSync(new URL('../../../content/site.yaml', import.meta.url), 'utf8')

test('content/site.yaml is valid', () => {
  expect(siteSchema.safeParse(parse(text)).error).toBeUndefined()
})

test('the default team has the three entries of the specification', () => {
  expect(siteSchema.parse(parse(text)).defaultTeam).toHaveLength(3)
})

test('the time zone is one that browsers know', () => {
  const { timeZone } = siteSchema.parse(parse(text))
  expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
})

test.for<[string, unknown]>([
  ['name', ''],
  ['adminEmail', 'admin'],
  ['timeZone', 'Mars/Olympus_Mons'],
  ['social', { instagram: 'javascript:alert(1)', linkedin: 'https://example.edu' }],
  ['defaultTeam', []],
  ['publish', { quietMinutes: 5, monthlyBudget: 0 }],
  ['mission', undefined],
])('a site whose %s is %o is refused, by that name', ([field, value]) => {
  const site: unknown = { ...(parse(text) as object), [field]: value }
  expect(siteSchema.safeParse(site).error?.issues[0]?.path[0]).toBe(field)
})
