import type { Column, ForeignKey } from '../../../compiler/ir/catalog.ts'
import type { Generator } from '../values/generator.ts'
import type { Pool } from './pool.ts'

/** What gets its values together: a column, or the columns of a foreign key, whose values are those of one row. */
export type Unit = ColumnUnit | ReferenceUnit

export interface ColumnUnit {
  readonly kind: 'column'
  readonly columns: readonly Column[]
  readonly generator: Generator
}

export interface ReferenceUnit {
  readonly kind: 'reference'
  readonly columns: readonly Column[]
  readonly key: ForeignKey
  /** The place of each column in the key. */
  readonly places: readonly number[]
  readonly pool: () => Pool
  /** The rows that it may lead to, as far as that is known before rows are made. */
  readonly count: number
  /** Within the table. */
  readonly isToSelf: boolean
  /** The values come when all rows are there. */
  readonly isLater: boolean
  /** The rows that each row of the other table has; undefined: as chance has it. */
  readonly perParent: readonly [min: number, max: number] | undefined
}

/** How many values it has that differ. */
export function capacityOf(unit: Unit): number {
  if (unit.kind === 'column') return unit.generator.distinct?.capacity ?? Number.POSITIVE_INFINITY
  const isFree =
    unit.isLater || (unit.count === 0 && unit.columns.every(({ nullable }) => nullable))
  return isFree ? Number.POSITIVE_INFINITY : unit.count
}

/** Its values can be numbered on and on, so that those that come later differ from those that are there. */
export function isNumbered(unit: Unit): boolean {
  return unit.kind === 'column' && unit.generator.distinct?.isList === false
}
