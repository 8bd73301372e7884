import type { CellRandom } from '../cell-random.ts'
import type { SeedValue } from '../seed-value.ts'

/** How the values of a column are made, NULLs aside. */
export interface Generator {
  readonly make: (random: CellRandom) => SeedValue
  /** Values that differ wherever their numbers do; undefined: there is no such way. */
  readonly distinct: DistinctValues | undefined
  /** Undefined: the values do not lie on a line. */
  readonly line: Line | undefined
  /** A condition of the column is not understood, so that the engine may refuse a value. */
  readonly isDoubtful: boolean
}

export interface DistinctValues {
  readonly nth: (n: number, random: CellRandom) => SeedValue
  /** How many there are. */
  readonly capacity: number
  /** Any number of the capacity may be used: there is nothing that comes first. */
  readonly isList: boolean
  /** The first number whose value, and all behind it, cannot be one that the column has already. */
  readonly behind: (existing: string) => number
}

/** Values as whole numbers of units. */
export interface Line {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly units: (random: CellRandom) => number
  readonly format: (units: number) => SeedValue
}
