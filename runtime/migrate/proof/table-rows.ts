import type { Column, Relation } from '../../../compiler/ir/catalog.ts'
import type { SeedSource } from '../../seed/seed-source.ts'
import { textOf } from '../../structure/raw-rows.ts'

/** By column, the texts of its values, one for each row; undefined for NULL. */
export type TableRows = ReadonlyMap<string, readonly (string | undefined)[]>

/** Reads columns, by the names that the rows are asked for; each value is a text that is equal only for equal values. */
export async function readTableRows(
  relation: Relation,
  columns: ReadonlyMap<string, Column>,
  { database, exportText, sqlText }: SeedSource,
): Promise<TableRows> {
  const read = [...columns.values()].map((column) => sqlText.fingerprint(column))
  const sql = `select ${['1', ...read].join(', ')} from ${exportText.from(relation)}`
  const { rows } = await database.query({ sql, parameters: [] })
  return new Map(
    [...columns.keys()].map(
      (name, index) => [name, rows.map((row) => textOf(row[index + 1]))] as const,
    ),
  )
}
