import type { NamedColumn, Scope } from './scope.ts'

export interface MadeQuery {
  readonly sql: string
  readonly columns: readonly NamedColumn[]
}

/** What a query stands for: itself, one value, a set of values or rows, an item of FROM. */
export type Place = 'whole' | 'value' | 'set' | 'derived'

/** Makes a query with columns of these types, or of any. */
export type MakeQuery = (
  scope: Scope,
  depth: number,
  types: readonly string[] | undefined,
  place: Place,
) => MadeQuery
