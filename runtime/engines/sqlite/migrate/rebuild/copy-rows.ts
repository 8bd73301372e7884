import type { Connection } from '../../../../engine.ts'
import { foldName, quoteName } from '../text/names.ts'
import type { Copies } from './read-copies.ts'
import type { Layout } from './read-layout.ts'

export interface Copied {
  readonly old: Layout
  readonly made: Layout
  readonly copies: Copies
}

/** All rows, each with its number where no column is that. Throws where not all of them came over. */
export async function copyRows(connection: Connection, copied: Copied): Promise<void> {
  const { old, made } = copied
  const values = valuesOf(copied)
  const columns = values.map(({ column }) => column).join(', ')
  const expressions = values.map(({ expression }) => expression).join(', ')
  const source = quoteName(old.name)
  const target = quoteName(made.name)
  // ABORT stands against `UNIQUE ON CONFLICT REPLACE`, by which rows would be lost.
  if (values.length > 0)
    await connection.execute(
      `INSERT OR ABORT INTO ${target} (${columns}) SELECT ${expressions} FROM ${source}`,
    )
  const before = await countRows(connection, old)
  const after = await countRows(connection, made)
  if (before !== after)
    throw new Error(`${after} of ${before} rows of ${old.name} came into the new table`)
}

interface Value {
  /** In quotes, but for the number of the row. */
  readonly column: string
  readonly expression: string
}

function valuesOf({ old, made, copies }: Copied): readonly Value[] {
  const known = new Map(old.columns.map(({ name }) => [foldName(name), quoteName(name)]))
  const written = made.columns.filter(({ isGenerated }) => !isGenerated)
  const names = new Set(written.map(({ name }) => foldName(name)))
  for (const name of copies.keys())
    if (!names.has(name)) throw new Error(`the new table has no column ${name} to copy into`)
  const values = written.flatMap(({ name }) => {
    const expression = copies.get(foldName(name)) ?? known.get(foldName(name))
    return expression === undefined ? [] : [{ column: quoteName(name), expression }]
  })
  return [...numbers({ old, made, copies }), ...values]
}

/** A column that is the number of the row comes with its own value, or has the number of the old row. */
function numbers({ old, made, copies }: Copied): readonly Value[] {
  const { rowid, rowidColumn } = made
  if (rowid === undefined || old.rowid === undefined) return []
  const isKnown = (name: string) =>
    copies.has(name) || old.columns.some((column) => foldName(column.name) === name)
  if (rowidColumn !== undefined && isKnown(foldName(rowidColumn))) return []
  return [{ column: rowid, expression: old.rowid }]
}

async function countRows(connection: Connection, { name }: Layout): Promise<bigint> {
  const rows = await connection.query<{ rows: bigint }>(
    `select count(*) as rows from ${quoteName(name)}`,
  )
  return rows[0]?.rows ?? 0n
}
