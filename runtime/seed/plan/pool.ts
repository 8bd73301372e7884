import type { SeedValue } from '../seed-value.ts'

/** The rows that a foreign key may lead to. */
export interface Pool {
  readonly count: number
  /** Of a row, the value of that column of the key. */
  readonly value: (index: number, column: number) => SeedValue
}

export const emptyPool: Pool = { count: 0, value: () => null }
