import type * as Ast from './ast.ts'

/** What a limit is where nothing is said. */
export const noLimit = {
  all: false,
  count: undefined,
  offset: undefined,
  withTies: false,
  examined: undefined,
} as const satisfies Omit<Ast.Limit, 'at'>
