import type { Column } from '../../../compiler/ir/catalog.ts'
import { CellRandom } from '../cell-random.ts'
import type { Cell, CellMeans } from './cells.ts'
import { textOfValue } from './existing-rows.ts'
import type { Pool } from './pool.ts'
import type { ReferenceUnit } from './unit.ts'

/** How often a row is looked for that agrees with what other keys say of the same columns. */
const TRIES = 200

type FindRow = (row: number, attempt: number) => number | undefined

/** The cells of the columns of a foreign key. Those in `shared` have their values from another unit. */
export function referenceCells(
  unit: ReferenceUnit,
  shared: ReadonlyMap<Column, Cell>,
  means: CellMeans,
): ReadonlyMap<Column, Cell> {
  const own = unit.columns.filter((column) => !shared.has(column))
  const random = new CellRandom(means.seed, means.table, ...unit.columns.map(({ name }) => name))
  const pool = lazily(unit.pool)
  const find = findRow(unit, shared, { random, pool, means })
  const rate = Math.max(0, ...own.map((column) => means.nullRate(column)))
  const isNullable = own.some(({ nullable }) => nullable)
  const isFixed = own.some((column) => means.isFixed(column))
  const cellOf =
    (place: number): Cell =>
    (row, attempt) => {
      const tried = isFixed ? 0 : attempt
      random.at(row, tried)
      if (random.unit() < rate) return null
      const found = find(row, tried)
      return found === undefined && isNullable ? null : pool().value(found ?? 0, place)
    }
  return new Map(own.map((column) => [column, cellOf(placeOf(column, unit))]))
}

function placeOf(column: Column, { columns, places }: ReferenceUnit): number {
  return places[columns.indexOf(column)] ?? 0
}

interface FindMeans {
  readonly random: CellRandom
  readonly pool: () => Pool
  readonly means: CellMeans
}

/** The row of the other table that a row refers to. */
function findRow(
  unit: ReferenceUnit,
  shared: ReadonlyMap<Column, Cell>,
  { random, pool, means }: FindMeans,
): FindRow {
  const { offset, ordinals } = means
  const ordinal = ordinals.get(unit)
  const within = (index: number) => (index >= 0 && index < pool().count ? index : undefined)
  if (unit.isToSelf && ordinal !== undefined) return (row) => within(ordinal(row - offset) - 1)
  if (ordinal !== undefined) return (row) => within(ordinal(row - offset))
  if (unit.isToSelf) return (row) => (row === offset ? undefined : random.below(row - offset))
  const anyRow = () => (pool().count === 0 ? undefined : random.below(pool().count))
  if (shared.size === 0) return anyRow
  return (row, attempt) => {
    const wanted = [...shared].map(([column, cell]) => ({
      place: placeOf(column, unit),
      text: textOfValue(cell(row, attempt)),
    }))
    for (let tries = 0; tries < TRIES; tries += 1) {
      const index = anyRow()
      if (index === undefined) return undefined
      const agrees = ({ place, text }: { place: number; text: string }) =>
        textOfValue(pool().value(index, place)) === text
      if (wanted.every(agrees)) return index
    }
    return undefined
  }
}

/** The other table may be planned later. */
function lazily(read: () => Pool): () => Pool {
  let found: Pool | undefined
  return () => (found ??= read())
}
