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
  ['memberDomains', ['@college.edu']],
  ['memberDomains', ['College.edu']],
  ['memberDomains', 'college.edu'],
  ['timeZone', 'Mars/Olympus_Mons'],
  ['social', { instagram: 'javascript:alert(1)', linkedin: 'https://example.edu' }],
  ['defaultTeam', []],
  ['publish', { quietMinutes: 5, monthlyBudget: 0 }],
  ['publish', { quietMinutes: -1, monthlyBudget: 12 }],
  ['publish', { quietMinutes: 5, monthlyBudget: 12, billingDay: 32 }],
  ['mission', undefined],
])('a site whose %s is %o is refused, by that name', ([field, value]) => {
  const site: unknown = { ...(parse(text) as object), [field]: value }
  expect(siteSchema.safeParse(site).error?.issues[0]?.path[0]).toBe(field)
})

test.for<[string, unknown, string]>([
  ['monthlyBudget', 0, 'is a number of deploys from 1 to 1000'],
  ['monthlyBudget', 2.5, 'is a number of deploys from 1 to 1000'],
  ['monthlyBudget', 'twelve', 'is a number of deploys from 1 to 1000'],
  ['billingDay', 0, 'is a day of the month from 1 to 31'],
  ['billingDay', 32, 'is a day of the month from 1 to 31'],
  ['billingDay', '2026-03-01', 'is a day of the month from 1 to 31'],
  ['quietMinutes', 100_000, 'is a number of minutes from 0 to 1440'],
])('a %s of %o is refused in words', ([field, value, words]) => {
  const publish = { quietMinutes: 5, monthlyBudget: 12, billingDay: 1, [field]: value }
  const issue = siteSchema.safeParse({ ...(parse(text) as object), publish }).error?.issues[0]
  expect(issue?.path).toEqual(['publish', field])
  expect(issue?.message).toContain(words)
})

test('the deploys of a month leave something of a free plan’s 300 credits, and are counted from the 1st where nothing is said', () => {
  expect(siteSchema.parse(parse(text)).publish).toEqual({ quietMinutes: 5, monthlyBudget: 12, billingDay: 1 })
  const older = { ...(parse(text) as object), publish: { quietMinutes: 5, monthlyBudget: 20 } }
  expect(siteSchema.parse(older).publish.billingDay).toBe(1)
})
