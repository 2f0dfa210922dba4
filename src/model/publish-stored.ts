import { z } from 'zod/mini'
import { versionsSchema } from './build-report.ts'
import { wishes, type PublishState } from './publish-state.ts'

const moment = z.iso.datetime()
const versions = z.nullable(z.record(z.string(), z.int()))
const queued = z.nullable(z.object({ since: moment, wish: z.enum(wishes) }))

/** What `SameContent` is, from outside. */
export const sameContentSchema = z.object({ builtAt: moment, versions: versionsSchema })

const schema = z.object({
  ledger: z.array(
    z.object({
      at: moment,
      isOurs: z.boolean(),
      id: z.nullable(z.string()),
      builtAt: z.nullable(moment),
      isFailed: z.boolean(),
    }),
  ),
  since: z.nullable(moment),
  seen: z.nullable(moment),
  turn: z.nullable(z.iso.date()),
  triggeredAt: z.nullable(moment),
  asked: z.nullable(z.object({ versions, turn: z.nullable(z.iso.date()) })),
  build: z.nullable(z.object({ at: moment, wish: z.enum(wishes), madeAt: z.nullable(moment) })),
  queued,
  failure: z.nullable(z.object({ at: moment, attempts: z.int(), reason: z.string(), retryAt: z.nullable(moment) })),
  comparedAt: moment,
  same: z._default(z.nullable(sameContentSchema), null),
})

/** What was stored before deploys were remembered one by one: their number in a calendar month. */
const countedSchema = z.object({
  month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  used: z.int().check(z.nonnegative()),
  seen: z.nullable(moment),
  turn: z.nullable(z.iso.date()),
  triggeredAt: z.nullable(moment),
  build: z.nullable(z.object({ at: moment, versions, wish: z.enum(wishes) })),
  queued,
  failure: z.nullable(z.object({ at: moment, attempts: z.int(), reason: z.string(), retryAt: moment })),
  comparedAt: moment,
})

/** Reads what was stored; undefined where nothing was, or something else. */
export function decodePublishState(data: unknown): PublishState | undefined {
  const result = schema.safeParse(data)
  if (result.success) return result.data as PublishState
  const counted = countedSchema.safeParse(data)
  return counted.success ? fromCounted(counted.data) : undefined
}

/** The number becomes as many entries, which no later deploy is taken for; what came before that month is not known. */
function fromCounted({ month, used, build, ...rest }: z.infer<typeof countedSchema>): PublishState {
  const start = `${month}-01T00:00:00.000Z`
  const at = rest.comparedAt.startsWith(month) ? rest.comparedAt : start
  const entry = { at, isOurs: true, id: null, builtAt: at, isFailed: false }
  const pending = build && { ...entry, at: build.at, builtAt: null }
  const entries = Array.from({ length: Math.max(0, used - (pending ? 1 : 0)) }, () => entry)
  return {
    ...rest,
    same: null,
    ledger: pending ? [...entries, pending] : entries,
    since: start,
    asked: build && ({ versions: build.versions, turn: null } as PublishState['asked']),
    build: build && { at: build.at, wish: build.wish, madeAt: null },
  }
}
