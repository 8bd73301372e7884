import type { BlockRules, KnownSchema, SystemRow, Value } from '../dialects/block-rules.ts'

/** What an expression may name. */
export interface Scope {
  readonly rules: BlockRules
  readonly known: KnownSchema
  readonly variables: ReadonlyMap<string, Value | undefined>
  readonly rows: readonly BoundRow[]
}

export interface BoundRow {
  readonly alias: string
  readonly row: SystemRow
}
