import type { Relation } from '../../../compiler/ir/catalog.ts'
import type { QueryOptions } from '../../database.ts'
import type { SeedSource } from '../seed-source.ts'
import { CellRandom } from '../cell-random.ts'
import type { SeedValue } from '../seed-value.ts'
import { allRows, largestValue, textOfValue } from './existing-rows.ts'
import type { KeyMeans } from './solve-keys.ts'
import { type ColumnUnit, isNumbered, type Unit } from './unit.ts'

export interface UsedMeans {
  readonly relation: Relation
  readonly opened: SeedSource
  readonly options: QueryOptions
}

/** What the rows that are there have in unique columns. Throws DatabaseFailure. */
export async function usedValues(
  keys: readonly (readonly Unit[])[],
  means: UsedMeans,
): Promise<Pick<KeyMeans, 'starts' | 'isTaken'>> {
  const starts = new Map<Unit, number>()
  const taken = new Map<string, ReadonlySet<string>>()
  for (const units of keys) {
    for (const unit of units)
      if (unit.kind === 'column' && isNumbered(unit)) starts.set(unit, await startOf(unit, means))
    if (!units.some(isNumbered)) taken.set(nameOf(units), await usedTexts(units, means))
  }
  return {
    starts,
    isTaken: (units, numbers) =>
      taken
        .get(nameOf(units))
        ?.has(units.map((unit, i) => textOf(unit, numbers[i] ?? 0)).join(END)) ?? false,
  }
}

const END = '\0'

function nameOf(units: readonly Unit[]): string {
  return units.flatMap(({ columns }) => columns.map(({ name }) => name)).join(END)
}

/** Numbers and dates are asked for the largest one, texts are read. */
async function startOf(
  { columns: [column], generator }: ColumnUnit,
  { relation, opened, options }: UsedMeans,
): Promise<number> {
  const { distinct, line } = generator
  if (column === undefined || distinct === undefined) return 0
  if (line !== undefined) {
    const largest = await largestValue(relation, column, opened, options)
    return largest === undefined ? 0 : distinct.behind(largest)
  }
  let start = 0
  for await (const [value] of allRows(relation, [column], opened, options))
    if (value !== null && value !== undefined)
      start = Math.max(start, distinct.behind(textOfValue(value)))
  return start
}

async function usedTexts(
  units: readonly Unit[],
  { relation, opened, options }: UsedMeans,
): Promise<ReadonlySet<string>> {
  const columns = units.flatMap((unit) => unit.columns)
  const found = new Set<string>()
  for await (const row of allRows(relation, columns, opened, options))
    found.add(row.map(textOfValue).join(END))
  return found
}

const anyRandom = new CellRandom()

function textOf(unit: Unit, number: number): string {
  const values: readonly SeedValue[] =
    unit.kind === 'column'
      ? [unit.generator.distinct?.nth(number, anyRandom) ?? null]
      : unit.places.map((place) => unit.pool().value(number, place))
  return values.map(textOfValue).join(END)
}
