import type { Column, Relation } from '../../../compiler/ir/catalog.ts'
import type { QueryOptions } from '../../database.ts'
import type { RawValue } from '../../raw-value.ts'
import type { SeedSource } from '../seed-source.ts'
import { numberOf } from '../../structure/raw-rows.ts'
import type { SeedRow, SeedValue } from '../seed-value.ts'

/** All of them throw DatabaseFailure. */
export async function countRows(
  relation: Relation,
  { database, exportText }: SeedSource,
  options: QueryOptions,
): Promise<number> {
  const sql = `select count(*) from ${exportText.from(relation)}`
  const { rows } = await database.query({ sql, parameters: [] }, options)
  return numberOf(rows[0]?.[0]) ?? 0
}

/** The first rows in the order of these columns, as the engine gives them. */
export async function firstRows(
  relation: Relation,
  columns: readonly Column[],
  {
    opened,
    most,
    options,
  }: { readonly opened: SeedSource; readonly most: number; readonly options: QueryOptions },
): Promise<readonly SeedRow[]> {
  const sql = `${selected(relation, columns, opened)} order by ${columns.map(({ name }) => opened.sqlText.quote(name)).join(', ')} limit ${most}`
  const { rows } = await opened.database.query({ sql, parameters: [] }, options)
  return rows
}

/** All rows, read with constant memory. */
export async function* allRows(
  relation: Relation,
  columns: readonly Column[],
  opened: SeedSource,
  options: QueryOptions,
): AsyncGenerator<readonly RawValue[]> {
  const sql = selected(relation, columns, opened)
  const { batches } = await opened.database.stream({ sql, parameters: [] }, options)
  for await (const batch of batches) yield* batch
}

/** The largest value of a column, as a text; undefined where there is none. */
export async function largestValue(
  relation: Relation,
  column: Column,
  { database, exportText, sqlText }: SeedSource,
  options: QueryOptions,
): Promise<string | undefined> {
  const sql = `select max(${sqlText.quote(column.name)}) from ${exportText.from(relation)}`
  const { rows } = await database.query({ sql, parameters: [] }, options)
  const value = rows[0]?.[0]
  return value === null || value === undefined ? undefined : textOfValue(value)
}

/** A value as a text that is equal for equal values, whether it was read or made. */
export function textOfValue(value: SeedValue): string {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex')
  if (value === true || value === 't') return '1'
  if (value === false || value === 'f') return '0'
  return String(value)
}

function selected(
  relation: Relation,
  columns: readonly Column[],
  { sqlText, exportText }: SeedSource,
): string {
  return `select ${columns.map((column) => sqlText.read(column)).join(', ')} from ${exportText.from(relation)}`
}
