import { createHash } from 'node:crypto'
import type { Column, Relation } from '../../../compiler/ir/catalog.ts'
import type { TableRows } from './table-rows.ts'

/** A column that both schemas have with the same type, by the name that it has in either. */
export interface KeptColumn {
  readonly before: Column
  readonly after: Column
}

export interface KeptTable {
  readonly before: Relation
  readonly after: Relation
  readonly columns: readonly KeptColumn[]
}

/** How many rows have the same values, by their hash. */
type Hashes = ReadonlyMap<string, number>

/** What of the rows is not there any more, as a person reads it; undefined: nothing is missing. */
export function findLoss(
  { before: { name }, columns }: KeptTable,
  { before, now }: { readonly before: TableRows; readonly now: TableRows },
): string | undefined {
  const whole = columns.filter((column) => !isFilled(column)).map((column) => column.before.name)
  if (isMissing(hashesOf(before, whole), hashesOf(now, whole)))
    return `rows of ${name} would not be the same afterwards`
  const filled = columns.filter(isFilled).map((column) => column.before.name)
  const lost = filled.find((column) => isMissing(valuesOf(before, column), valuesOf(now, column)))
  return lost === undefined ? undefined : `values of ${name}.${lost} would be lost`
}

/** What was NULL gets a value: it is in no row that both schemas can hold. */
function isFilled({ before, after }: KeptColumn): boolean {
  return before.nullable && !after.nullable
}

function hashesOf(rows: TableRows, columns: readonly string[]): Hashes {
  const [values = []] = columns.map((column) => rows.get(column) ?? [])
  const found = values.map((_, row) =>
    hashOf(columns.map((column) => rows.get(column)?.[row] ?? null)),
  )
  return counted(found)
}

function valuesOf(rows: TableRows, column: string): Hashes {
  return counted((rows.get(column) ?? []).filter((value) => value !== undefined).map(hashOf))
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64')
}

function counted(hashes: readonly string[]): Hashes {
  const counts = new Map<string, number>()
  for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  return counts
}

function isMissing(before: Hashes, now: Hashes): boolean {
  return [...before].some(([hash, count]) => (now.get(hash) ?? 0) < count)
}
