import { expect, test } from 'vitest'
import { actionOf, describe as words, describeBudget } from '../../../src/islands/admin/publish-words.ts'
import type { PublishTray } from '../../../src/model/publish-tray.ts'

const local = (hour: number, minute: number, day = 14) => new Date(2026, 2, day, hour, minute).toISOString()
const noon = new Date(2026, 2, 14, 12, 0)

test.for<[PublishTray, string, string | undefined]>([
  [
    { status: 'waiting', waiting: 3, until: local(14, 5), problem: undefined },
    '3 changes waiting · goes live by itself at 14:05',
    'Publish now',
  ],
  [
    { status: 'waiting', waiting: 1, until: local(12, 0), problem: undefined },
    '1 change waiting · goes live by itself in a moment',
    'Publish now',
  ],
  [
    { status: 'waiting', waiting: 1, until: undefined, problem: 'The publishing service does not answer.' },
    '1 change waiting. The publishing service does not answer.',
    'Publish now',
  ],
  [{ status: 'building', since: local(11, 59), waiting: 0 }, 'Building…', undefined],
  [{ status: 'building', since: local(11, 59), waiting: 2 }, '2 changes waiting · Building…', undefined],
  [{ status: 'live', since: local(9, 7) }, 'Live since 09:07', undefined],
  [{ status: 'live', since: local(9, 7, 13) }, 'Live since 13 Mar, 09:07', undefined],
  [
    { status: 'held', waiting: 2, because: 'reserve', needs: 'now', until: local(5, 30, 21) },
    '2 changes waiting · the last publishes of the month are kept for you; goes live by itself on 21 Mar, 05:30',
    'Publish now',
  ],
  [
    { status: 'held', waiting: 2, because: 'budget', needs: 'anyway', until: local(5, 30, 21) },
    '2 changes waiting · this month’s publishes are used up, and one more may cost money; goes live by itself on 21 Mar, 05:30',
    'Publish anyway',
  ],
  [
    { status: 'held', waiting: 1, because: 'failures', needs: 'anyway', until: local(5, 30, 21) },
    '1 change waiting · too many builds failed this month; tries again by itself on 21 Mar, 05:30',
    'Publish anyway',
  ],
  [
    {
      status: 'failed',
      waiting: 1,
      reason: 'The build hook answered 500.',
      retryAt: local(12, 2),
      needs: 'now',
    },
    '1 change waiting · Could not publish: The build hook answered 500. Tries again by itself at 12:02',
    'Try again',
  ],
  [
    { status: 'failed', waiting: 1, reason: 'No disk.', retryAt: undefined, needs: 'now' },
    '1 change waiting · Could not publish: No disk. Not tried again by itself',
    'Try again',
  ],
  [
    { status: 'failed', waiting: 1, reason: 'No disk.', retryAt: undefined, needs: 'anyway' },
    '1 change waiting · Could not publish: No disk. Not tried again by itself',
    'Publish anyway',
  ],
  [{ status: 'unknown', problem: 'This is a preview.', needs: undefined }, 'This is a preview.', undefined],
  [{ status: 'unknown', problem: 'Publish once.', needs: 'now' }, 'Publish once.', 'Publish now'],
])('%o', ([tray, sentence, button]) => {
  expect(words(tray, noon)).toBe(sentence)
  expect(actionOf(tray)?.label).toBe(button)
})

test.for<[used: number, string]>([
  [5, '7 of 12 publishes left until 21 Mar'],
  [14, '0 of 12 publishes left until 21 Mar'],
])('with %i deploys used, the tray says: %s', ([used, sentence]) => {
  expect(describeBudget({ used, budget: 12, renewsAt: local(5, 30, 21) })).toBe(sentence)
})
