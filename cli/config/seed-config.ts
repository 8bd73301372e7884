import type { Renderable } from '../../compiler/diagnostics/render.ts'
import type { TableWish } from '../../runtime/seed/plan/seed-wish.ts'
import { fault } from '../diagnostics/fault.ts'
import type { ConfigTable, Placed } from './config-table.ts'

export interface SeedConfig {
  /** Rows of each table; undefined: as many as is usual. */
  readonly count: number | undefined
  /** The share of NULLs, from 0 to 1. */
  readonly nullRate: number | undefined
  /** By the names of tables as a person writes them. */
  readonly tables: ReadonlyMap<string, TableWish>
}

/** The table `[seed]`. */
export function seedConfigOf(seed: ConfigTable, faults: Renderable[]): SeedConfig {
  const reader = readerOf(faults)
  const tables = new Map<string, TableWish>()
  for (const [name, table] of seed.tables('tables'))
    tables.set(name, tableWish(table, `seed.tables.${name}`, reader))
  return {
    count: reader.one(seed.value('count'), 'seed.count', count),
    nullRate: reader.one(seed.value('null_rate'), 'seed.null_rate', rate),
    tables,
  }
}

function tableWish(table: ConfigTable, key: string, reader: Reader): TableWish {
  return {
    count: reader.one(table.value('count'), `${key}.count`, count),
    nullRate: reader.one(table.value('null_rate'), `${key}.null_rate`, rate),
    nullRates: reader.each(table.value('null_rates'), `${key}.null_rates`, rate),
    perParent: reader.each(table.value('per_parent'), `${key}.per_parent`, range),
  }
}

/** What a value has to be. */
interface Form<Value> {
  readonly expected: string
  readonly read: (value: unknown) => Value | undefined
}

const MOST = 1_000_000_000

const count: Form<number> = {
  expected: 'a whole number from 0 on',
  read: (value) => (isCount(value) ? value : undefined),
}

const rate: Form<number> = {
  expected: 'a number from 0 to 1',
  read: (value) => (typeof value === 'number' && value >= 0 && value <= 1 ? value : undefined),
}

const range: Form<readonly [min: number, max: number]> = {
  expected: 'a number of rows, or the least and the largest one, such as 3 or [1, 5]',
  read: (value) => {
    if (isCount(value)) return [value, value]
    const [min, max, ...others] = Array.isArray(value) ? value : []
    return isCount(min) && isCount(max) && min <= max && others.length === 0
      ? [min, max]
      : undefined
  },
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST
}

interface Reader {
  one<Value>(placed: Placed<unknown> | undefined, key: string, form: Form<Value>): Value | undefined
  /** The values of a table whose keys are the user's. */
  each<Value>(
    placed: Placed<unknown> | undefined,
    key: string,
    form: Form<Value>,
  ): ReadonlyMap<string, Value>
}

function readerOf(faults: Renderable[]): Reader {
  const one: Reader['one'] = (placed, key, { expected, read }) => {
    if (placed === undefined) return undefined
    const value = read(placed.value)
    const found = JSON.stringify(placed.value)
    if (value === undefined)
      faults.push(fault('wrong-type', { key, expected, found }, placed.place))
    return value
  }
  return {
    one,
    each: (placed, key, form) => {
      const all = one(placed, key, table)
      return new Map(
        Object.entries(all ?? {}).flatMap(([name, value]) => {
          const place = placed?.place ?? { file: '', start: 0, end: 0 }
          const read = one({ value, place }, `${key}.${name}`, form)
          return read === undefined ? [] : [[name, read] as const]
        }),
      )
    },
  }
}

const table: Form<Readonly<Record<string, unknown>>> = {
  expected: 'a table',
  read: (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value))
      : undefined,
}
