import type { CellRandom } from '../cell-random.ts'
import type { SeedValue } from '../seed-value.ts'

/** What values of a type may be. */
export type ValueShape =
  | ScaledShape
  | TextShape
  | { readonly kind: 'boolean' }
  | { readonly kind: 'uuid' }
  | { readonly kind: 'json' }
  | BinaryShape
  | ChoiceShape
  | MadeShape

/** Values that lie on a line: numbers, dates, times. They are counted in units. */
export interface ScaledShape {
  readonly kind: 'scaled'
  readonly of: 'number' | 'date' | 'time' | 'timestamp' | 'year'
  /** In units, inclusive. */
  readonly min: number
  readonly max: number
  /** The numbers, or the seconds, of a unit: 0.01 for `numeric(10,2)`, 86400 for a date. */
  readonly step: number
  readonly format: (units: number) => SeedValue
}

export interface TextShape {
  readonly kind: 'text'
  /** The most characters; undefined: as many as one likes. */
  readonly length: number | undefined
}

export interface BinaryShape {
  readonly kind: 'binary'
  /** In bytes. */
  readonly length: number
}

/** One of these. */
export interface ChoiceShape {
  readonly kind: 'choice'
  readonly values: readonly [SeedValue, ...SeedValue[]]
}

/** Values that only their engine knows how to write. */
export interface MadeShape {
  readonly kind: 'made'
  readonly make: (random: CellRandom) => SeedValue
  /** Values of different numbers differ, and are written as the engine reads them; undefined: there is no such way. */
  readonly nth?: ((n: number, random: CellRandom) => SeedValue) | undefined
}
