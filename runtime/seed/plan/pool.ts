import type { ForeignKey } from '../../../compiler/ir/catalog.ts'
import type { SeedValue } from '../seed-value.ts'

/** The rows that a foreign key may lead to. */
export interface Pool {
  readonly count: number
  /** Of a row, the value of that column of the key. */
  readonly value: (index: number, column: number) => SeedValue
}

/** Asked when values are made: the rows of a circle are planned one table after the other. */
export type PoolOf = (key: ForeignKey) => Pool

export const emptyPool: Pool = { count: 0, value: () => null }
