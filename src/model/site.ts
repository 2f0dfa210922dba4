import { z } from 'zod/mini'

const quietWords = 'is a number of minutes from 0 to 1440 (a day)'
const budgetWords = 'is a number of deploys from 1 to 1000; a free Netlify plan can pay for about 12 a month'
const dayWords = 'is a day of the month from 1 to 31: the one on which the Netlify account’s month begins'
const address = z.url({ protocol: /^https?$/ })
/** The rules compare domains in small letters. */
const domain = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$/

/** What `content/site.yaml` may say. */
export const siteSchema = z.object({
  /** The club's name, as in the navigation bar. */
  name: z.string().check(z.minLength(1)),
  /** The sentence in the hero of the home page. */
  mission: z.string().check(z.minLength(1)),
  /** One sentence for search results and link previews. */
  description: z.string().check(z.minLength(1)),
  /** The Google account that may change content. The security rules name it too. */
  adminEmail: z.email(),
  /** Whose accounts may read the members' resources; every Google account where the list is empty. The security rules repeat it. */
  memberDomains: z.array(z.string().check(z.regex(domain, 'is not a domain in small letters'))),
  /** An IANA time zone: where the club meets. */
  timeZone: z.string().check(z.refine(isTimeZone, 'is not an IANA time zone')),
  /** The pages that the footer links to. */
  social: z.object({ instagram: address, linkedin: address }),
  /** Shown while the team collection is empty: three entries. */
  defaultTeam: z.array(z.object({ name: z.string(), role: z.string(), link: address })).check(z.length(3)),
  publish: z.object({
    /** Minutes after a build was triggered in which further changes wait. */
    quietMinutes: z.int(quietWords).check(z.minimum(0, quietWords), z.maximum(24 * 60, quietWords)),
    /** Deploys of a billing period that the hosting plan can pay for, with something left for traffic and functions. */
    monthlyBudget: z.int(budgetWords).check(z.minimum(1, budgetWords), z.maximum(1000, budgetWords)),
    /** The day of the month on which the hosting plan's deploys are counted anew; the 1st where the file does not say. */
    billingDay: z._default(z.int(dayWords).check(z.minimum(1, dayWords), z.maximum(31, dayWords)), 1),
  }),
})

export type Site = z.infer<typeof siteSchema>

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
