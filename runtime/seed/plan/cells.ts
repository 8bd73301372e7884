import type { Column } from '../../../compiler/ir/catalog.ts'
import { CellRandom } from '../cell-random.ts'
import type { SeedValue } from '../seed-value.ts'
import type { Generator, Line } from '../values/generator.ts'
import type { Ordinal } from './solve-keys.ts'
import type { ColumnUnit, Unit } from './unit.ts'

/** The value of a column in a row; rows are counted over all that the table ever had. */
export type Cell = (row: number, attempt: number) => SeedValue

export interface CellMeans {
  readonly seed: string
  /** The name of the table. */
  readonly table: string
  /** The number of the first row. */
  readonly offset: number
  readonly ordinals: ReadonlyMap<Unit, Ordinal>
  /** The share of NULLs in a column that may have them, from 0 to 1. */
  readonly nullRate: (column: Column) => number
  /** Other rows name its values: they are the same at every attempt. */
  readonly isFixed: (column: Column) => boolean
  readonly behind: ReadonlyMap<string, Behind>
}

/** Its values are not smaller than those of another column. */
export interface Behind {
  readonly lesser: Column
  readonly lesserGenerator: Generator
  readonly isStrict: boolean
}

/** The cells of a column that is no part of a foreign key. */
export function columnCell(
  { generator, columns: [column] }: ColumnUnit,
  ordinal: Ordinal | undefined,
  means: CellMeans,
): Cell {
  if (column === undefined) return () => null
  const random = randomOf(column, means)
  const value = generatedCell({ column, generator, ordinal, random }, means)
  const rate = means.nullRate(column)
  const isFixed = means.isFixed(column)
  return (row, attempt) => {
    const tried = isFixed ? 0 : attempt
    random.at(row, tried)
    return random.unit() < rate ? null : value(row, tried)
  }
}

interface Valued {
  readonly column: Column
  readonly generator: Generator
  readonly ordinal: Ordinal | undefined
  readonly random: CellRandom
}

/** `random` stands at the beginning of the cell when it is called. */
function generatedCell({ column, generator, ordinal, random }: Valued, means: CellMeans): Cell {
  const { make, distinct, line } = generator
  if (ordinal !== undefined && distinct !== undefined)
    return (row) => distinct.nth(ordinal(row - means.offset), random)
  if (line === undefined || !means.behind.has(column.name)) return () => make(random)
  const units = unitsOf(column, line, means)
  return (row, attempt) => line.format(units(row, attempt))
}

/** A value comes behind the lesser one within so many units. */
const SPREAD = 30

type Units = (row: number, attempt: number) => number

/** Where a value lies on its line. The lesser column is computed again, because cells know nothing of each other. */
function unitsOf(column: Column, line: Line, means: CellMeans): Units {
  const random = randomOf(column, means)
  const own = (row: number, attempt: number) => {
    random.at(row, attempt).unit()
    return random
  }
  const behind = means.behind.get(column.name)
  const lesserLine = behind?.lesserGenerator.line
  if (behind === undefined || lesserLine === undefined)
    return (row, attempt) => line.units(own(row, attempt))
  const lesser = unitsOf(behind.lesser, lesserLine, means)
  const scale = lesserLine.step / line.step
  return (row, attempt) => {
    const least = lesser(row, attempt) * scale
    const start = behind.isStrict ? Math.floor(least) + 1 : Math.ceil(least)
    return Math.min(line.max, Math.max(line.min, start) + own(row, attempt).below(SPREAD))
  }
}

function randomOf({ name }: Column, { seed, table }: CellMeans): CellRandom {
  return new CellRandom(seed, table, name)
}
