import { type Static, Type } from '@sinclair/typebox'
import type { ErrorBody } from './error.ts'

/** More would keep others waiting: the command `quarry seed` has no such limit. */
const MOST_ROWS = 100_000

/** How many made-up rows a table gets. */
export const tableSeed = Type.Object(
  {
    schema: Type.Optional(Type.String()),
    count: Type.Integer({ minimum: 1, maximum: MOST_ROWS }),
    /** Any text: the same one makes the same rows; without it `1`. */
    seed: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
)
export type TableSeed = Static<typeof tableSeed>

export const seedAnswer = Type.Object({
  /** Rows that were added. */
  rows: Type.Integer(),
})
export type SeedAnswer = Static<typeof seedAnswer>

/** A line of an answer that is sent while rows are added. */
export type SeedEvent =
  | { readonly event: 'rows'; readonly rows: number; readonly total: number }
  | { readonly event: 'done'; readonly answer: SeedAnswer }
  | { readonly event: 'failure'; readonly status: number; readonly body: ErrorBody }
