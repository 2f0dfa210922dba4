import { costsNothing } from './posts/costs-nothing.ts'
import { firstTalk } from './posts/first-talk.ts'
import { gitRoutine } from './posts/git-routine.ts'
import { nextTerm } from './posts/next-term.ts'
import { readingCode } from './posts/reading-code.ts'
import { twelveHours } from './posts/twelve-hours.ts'

/** One wide picture for each sample post. */
export const posts = [costsNothing, firstTalk, gitRoutine, nextTerm, readingCode, twelveHours]
