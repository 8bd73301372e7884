import { isUtf8 } from 'node:buffer'
import type { RawValue } from '../../../raw-value.ts'

type Row = readonly RawValue[]

/** What stands for bytes that are no UTF-8, in texts as the driver gives them. */
const REPLACED = '\uFFFD'
/** Columns of a result that SQLite can have at most, with two for each. */
const MOST = 1000

/** Whether the driver may have altered a text: SQLite keeps whatever bytes it was given. */
export function mayBeAltered(rows: readonly Row[]): boolean {
  return rows.some((row) =>
    row.some((value) => typeof value === 'string' && value.includes(REPLACED)),
  )
}

/** The statement with the bytes of its texts, each behind its kind; undefined where it has too many columns. */
export function withBytes(sql: string, columns: number): string | undefined {
  if (columns > MOST) return undefined
  const names = Array.from({ length: columns }, (_, index) => `c${index}`)
  const values = names.map(
    (name) =>
      `typeof(${name}), CASE typeof(${name}) WHEN 'text' THEN CAST(${name} AS BLOB) ELSE ${name} END`,
  )
  const query = sql.trimEnd().replace(/;$/, '')
  return `WITH q(${names.join(', ')}) AS MATERIALIZED (${query}\n) SELECT ${values.join(', ')} FROM q`
}

/** A row of such a statement: texts that are UTF-8 as texts, others as the bytes that they are. */
export function exactRow(row: Row): Row {
  const exact: RawValue[] = []
  for (let at = 0; at < row.length; at += 2) exact.push(exactValue(row[at], row[at + 1] ?? null))
  return exact
}

function exactValue(kind: RawValue | undefined, value: RawValue): RawValue {
  if (kind !== 'text' || !(value instanceof Uint8Array) || !isUtf8(value)) return value
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(value)
}
