/** Where an expression stands: a clause, or a part of a call. */
export type Place =
  | 'WHERE'
  | 'ON'
  | 'GROUP BY'
  | 'HAVING'
  | 'LIMIT'
  | 'VALUES'
  | 'the only row of VALUES'
  | 'SET'
  | 'WHEN'
  | 'RETURNING'
  | 'FILTER'
  | 'a function in FROM'
  | 'a subquery in FROM'
  | 'an aggregate'
  | 'a window function'
  | 'a window'
  | 'a frame'
  | 'CASE'
  | 'COALESCE'
  /** What AND, OR and NOT join, and what IS TRUE asks. */
  | 'a condition'

/** What does not compute one value of one row. */
export type PlacedCall = 'aggregate' | 'window' | 'set-returning'

/** What must not stand where. */
export type RefusedCalls = Readonly<Record<Place, readonly PlacedCall[]>>

const ofRows = ['aggregate', 'window'] as const satisfies readonly PlacedCall[]

/** What no engine takes. */
export const refusedEverywhere: RefusedCalls = {
  WHERE: ofRows,
  ON: ofRows,
  'GROUP BY': ofRows,
  HAVING: [],
  LIMIT: [],
  VALUES: [],
  'the only row of VALUES': [],
  SET: ofRows,
  WHEN: [],
  RETURNING: ofRows,
  FILTER: ofRows,
  'a function in FROM': [],
  'a subquery in FROM': [],
  'an aggregate': ofRows,
  'a window function': [],
  'a window': [],
  'a frame': [],
  CASE: [],
  COALESCE: [],
  'a condition': [],
}
