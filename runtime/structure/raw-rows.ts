import type { QueryOptions, RowReader, Statement } from '../database.ts'
import type { RawValue } from '../raw-value.ts'
import { DatabaseFailure } from '../database-failure.ts'

type RawRow = readonly RawValue[]

/** The rows of a statement. Throws DatabaseFailure. */
export async function rawRows(
  database: RowReader,
  statement: Statement,
  options: QueryOptions,
): Promise<readonly RawRow[]> {
  return (await database.query(statement, options)).rows
}

/** The same, without rows where the user may not ask or the server does not count. */
export async function rowsIfAllowed(
  database: RowReader,
  statement: Statement,
  options: QueryOptions,
): Promise<readonly RawRow[]> {
  try {
    return await rawRows(database, statement, options)
  } catch (error) {
    if (error instanceof DatabaseFailure && isRefusal(error)) return []
    throw error
  }
}

function isRefusal({ facts: { kind } }: DatabaseFailure): boolean {
  return kind === 'permission' || kind === 'unknown-name'
}

export function textOf(value: RawValue | undefined): string | undefined {
  if (value === null || value === undefined) return undefined
  return value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : String(value)
}

export function numberOf(value: RawValue | undefined): number | undefined {
  const text = textOf(value)
  return text === undefined ? undefined : Number(text)
}
