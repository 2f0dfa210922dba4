import { z } from 'zod/mini'

const address = z.url({ protocol: /^https?$/ })

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
  /** An IANA time zone: where the club meets. */
  timeZone: z.string().check(z.refine(isTimeZone, 'is not an IANA time zone')),
  /** The pages that the footer links to. */
  social: z.object({ instagram: address, linkedin: address }),
  /** Shown while the team collection is empty: three entries. */
  defaultTeam: z.array(z.object({ name: z.string(), role: z.string(), link: address })).check(z.length(3)),
  publish: z.object({
    /** Minutes after a build was triggered in which further changes wait. */
    quietMinutes: z.int().check(z.nonnegative()),
    /** Deploys a month that the hosting plan can pay for. */
    monthlyBudget: z.int().check(z.positive()),
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
