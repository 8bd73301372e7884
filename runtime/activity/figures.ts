import type { Queryable, QueryOptions } from '../database.ts'
import type { RawValue } from '../raw-value.ts'

/** Something that the engine says of the database as a whole. */
export interface Figure {
  /** In sentence case, for people. */
  readonly label: string
  readonly value: string
  readonly unit: Unit
}

/** `bytes` and `count` are whole numbers. */
export type Unit = 'bytes' | 'count' | 'text'

/** In the order in which they are shown. Throws DatabaseFailure. */
export type ReadFigures = (database: Queryable, options: QueryOptions) => Promise<readonly Figure[]>

/** The figures of a row, those left out that it has not. */
export function figuresOf(
  labels: readonly (readonly [label: string, unit: Unit])[],
  row: readonly RawValue[],
): readonly Figure[] {
  return labels.flatMap(([label, unit], place) => {
    const value = row[place]
    return value === null || value === undefined ? [] : [{ label, unit, value: String(value) }]
  })
}
