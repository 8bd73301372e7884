import type { Connection } from '../../../../engine.ts'
import { isSameName, quoteName } from '../text/names.ts'
import { copyRows } from './copy-rows.ts'
import { dropDependents, recreate } from './dependents.ts'
import type { Copies } from './read-copies.ts'
import { readLayout } from './read-layout.ts'
import { refuseLoss } from './refuse-loss.ts'
import { readSequence, writeSequence } from './sequence.ts'
import { renamedStatement } from './renamed-statement.ts'

export interface Rebuild {
  /** As it is called before. */
  readonly table: string
  /** The CREATE TABLE statement of the new one. */
  readonly statement: string
  readonly copies: Copies
  /** The statement with the comments in front of it, which say what is lost. */
  readonly sql: string
}

/**
 * Makes a table another one in the order of https://sqlite.org/lang_altertable.html, section 7, with its rows, indexes
 * and triggers; foreign keys of others reference the new one. Views and triggers are gone meanwhile, as SQLite renames
 * no table while one of them cannot be read. Throws what SQLite says; the transaction around it is then rolled back.
 */
export async function rebuild(connection: Connection, wanted: Rebuild): Promise<void> {
  const old = await readLayout(connection, wanted.table)
  if (old === undefined) throw new Error(`no such table: ${wanted.table}`)
  const temporary = await unusedName(connection, wanted.table)
  const { statement, name } = renamedStatement(wanted.statement, temporary)
  const sequence = await readSequence(connection, old.name)
  const dependents = await dropDependents(connection, old.name)
  await connection.execute(statement)
  const made = await readLayout(connection, temporary)
  if (made === undefined) throw new Error(`the statement makes no table ${name}`)
  const copied = { old, made, copies: wanted.copies }
  await copyRows(connection, copied)
  await refuseLoss(connection, copied, wanted.sql)
  await connection.execute(`DROP TABLE ${quoteName(old.name)}`)
  await connection.execute(`ALTER TABLE ${quoteName(temporary)} RENAME TO ${quoteName(name)}`)
  if (sequence !== undefined) await writeSequence(connection, name, sequence)
  await recreate(connection, dependents)
}

/** `quarry_rebuilt_users`, or with a number behind it. */
async function unusedName(connection: Connection, table: string): Promise<string> {
  const rows = await connection.query<{ name: string }>('select name from main.sqlite_schema')
  const taken = (name: string) => rows.some((row) => isSameName(row.name, name))
  const first = `quarry_rebuilt_${table}`
  let name = first
  for (let number = 2; taken(name); number += 1) name = `${first}_${number}`
  return name
}
