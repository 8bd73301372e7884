import type { CommandResult } from './query.ts'

/** Of a command that gives no rows, and of a statement that could not be resolved. */
export const noResult: CommandResult = { columns: [], atMostOneRow: true }
