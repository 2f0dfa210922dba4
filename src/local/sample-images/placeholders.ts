import { night } from './placeholders/night.ts'
import { stage } from './placeholders/stage.ts'
import { table } from './placeholders/table.ts'

/** A talk, a workshop and a project night, still without people: shown in the gallery while it is empty. */
export const placeholders = [stage, table, night]
