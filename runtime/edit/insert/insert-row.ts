import type { Column } from '../../../compiler/ir/catalog.ts'
import type { Queryable } from '../../database.ts'
import type { RawValue } from '../../raw-value.ts'
import { appearedRow } from './appeared-row.ts'
import type { Assignment, KeyValue } from '../check-change.ts'
import type { EditedTable } from '../edited-table.ts'
import { insertStatement } from './insert-statement.ts'
import { comparableValues, findByKey, hasValues } from '../rows/locate-row.ts'
import { refused } from '../outcome.ts'
import type { FoundRow } from '../rows/read-rows.ts'
import type { StatementWriter } from '../statement-writer.ts'
import { findReturned, located } from '../update/update-row.ts'

type Given = Assignment & { readonly parameter: NonNullable<Assignment['parameter']> | null }

/**
 * Adds one row, and gives it as it is then stored. Columns without a value get their default. Throws Stopped where the
 * row cannot be found again.
 */
export async function insertRow(
  session: Queryable,
  table: EditedTable,
  assignments: readonly Assignment[],
): Promise<FoundRow> {
  const given = assignments.filter((each): each is Given => each.parameter !== undefined)
  const returning = table.returning ? ` RETURNING ${located(table).join(', ')}` : ''
  const columns = given.map(({ column }) => column)
  const { sql, parameters } = insertStatement(table, columns, [
    given.map(({ parameter }) => parameter),
  ])
  const statement = { sql: sql + returning, parameters }
  const write = async () => (await session.query(statement)).rows[0] ?? []
  const stored = table.returning
    ? await findReturned(session, table, await write())
    : await writeAndFind(session, table, { given, write })
  if (stored === undefined) throw refused('set', NOT_FOUND)
  return stored
}

const NOT_FOUND =
  'The row could not be found again after it was added, because nothing tells it from others; nothing was written.'

async function writeAndFind(
  session: Queryable,
  table: EditedTable,
  { given, write }: { given: readonly Given[]; write: () => Promise<readonly RawValue[]> },
): Promise<FoundRow | undefined> {
  const unknown = table.key.filter((column) => !given.some((each) => each.column === column))
  const [generated, ...others] = unknown
  const isTold = others.length === 0 && (generated === undefined || isNumbered(generated))
  if (table.key.length > 0 && isTold) {
    await write()
    const number = generated && (await generatedKey(session, table, generated))
    const rows = await findByKey(session, table, keyValues(table, given, number))
    return rows.length === 1 ? rows[0] : undefined
  }
  const known = comparableValues(table, given)
  const where = (writer: StatementWriter) => hasValues(table, known, writer)
  return appearedRow(session, table, { where, replaced: undefined, write })
}

function isNumbered({ identity }: Column): boolean {
  return identity !== 'none'
}

async function generatedKey(
  session: Queryable,
  { open: { editText } }: EditedTable,
  column: Column,
): Promise<KeyValue> {
  const query = { sql: `SELECT ${editText.generatedKey ?? 'NULL'}`, parameters: [] }
  return { column, parameter: (await session.query(query)).rows[0]?.[0] ?? null }
}

function keyValues(
  { key }: EditedTable,
  given: readonly Given[],
  generated: KeyValue | undefined,
): readonly KeyValue[] {
  return key.flatMap((column) => {
    const found = given.find((each) => each.column === column) ?? generated
    return found === undefined ? [] : [{ column, parameter: found.parameter }]
  })
}
