import type { Column, ForeignKey, Relation } from '../../../compiler/ir/catalog.ts'
import type { SeedRow, SeedValue } from '../seed-value.ts'
import type { Cell } from './cells.ts'

/** The rows that a table gets. */
export interface TablePlan {
  readonly relation: Relation
  /** As a person writes it. */
  readonly name: string
  readonly count: number
  /** The number of the first row: that of the rows which are there. */
  readonly offset: number
  /** What is inserted. */
  readonly columns: readonly Column[]
  readonly cells: ReadonlyMap<Column, Cell>
  /** The engine may refuse a row, for which another one is tried. */
  readonly isDoubtful: boolean
  readonly later: readonly LaterReference[]
}

/** A foreign key whose values come when all rows are there. */
export interface LaterReference {
  readonly key: ForeignKey
  readonly columns: readonly Column[]
  readonly cells: readonly Cell[]
}

/** A row of the plan; `index` is counted from 0. */
export function rowOf(plan: TablePlan, index: number, attempt: number): SeedRow {
  const row: SeedValue[] = []
  for (const cell of plan.cells.values()) row.push(cell(plan.offset + index, attempt))
  return row
}
