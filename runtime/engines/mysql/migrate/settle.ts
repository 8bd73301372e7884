import type { Connection } from '../../../engine.ts'
import { firstWords } from '../../../migrate/run/first-words.ts'
import { fingerprint } from './fingerprint.ts'
import { standsAlone } from './stands-alone.ts'
import type { Settled } from '../../../migrate/run/runner-engine.ts'

/** A definition is done whole or not at all, and the schema shows which. The last word is what it defines. */
const CHANGES_SCHEMA =
  /^(?:create|alter|drop|rename)(?: or replace| temporary| unique| fulltext| spatial| definer ?= ?\S+| algorithm ?= ?\w+| sql security \w+| aggregate| online| offline| ignore)* (?<noun>table|tables|view|index|trigger|procedure|function|event|sequence|database|schema)\b/
/** They may be done twice. */
const REPEATABLE =
  /^(?:truncate|analyze|optimize|check|repair|flush|grant|set|use|lock|unlock|prepare|deallocate)\b/

/** The schema as it is before the statement: it changes with the statement or not at all. */
export async function remember(connection: Connection, statement: string): Promise<string> {
  const noun = nounOf(statement)
  return noun === undefined ? '' : fingerprint(connection, statement, noun)
}

export async function settle(
  connection: Connection,
  statement: string,
  remembered: string,
): Promise<Settled> {
  const words = wordsOf(statement)
  if (REPEATABLE.test(words)) return 'undone'
  if (!standsAlone(statement))
    return (await keepsChanges(connection, statement)) ? 'unknown' : 'undone'
  const noun = nounOf(statement)
  if (remembered === '' || noun === undefined) return 'unknown'
  if ((await fingerprint(connection, statement, noun)) === remembered) return 'undone'
  // MariaDB drops and renames several tables one after the other.
  return /^(?:drop tables?|rename tables?|drop view)\b.*,/.test(words) ? 'unknown' : 'done'
}

/**
 * Changes of rows are undone with the transaction of the runner that was killed, but those of tables whose engine knows
 * no transactions.
 */
async function keepsChanges(connection: Connection, statement: string): Promise<boolean> {
  const tables = await connection.query<{ name: string }>(
    `select t.table_name as name from information_schema.tables t
     join information_schema.engines e on e.engine = t.engine
     where t.table_schema = database() and t.table_type = 'BASE TABLE' and e.transactions = 'NO'`,
  )
  const words = new Set(statement.match(/[\p{L}\p{N}_$]+/gu))
  return tables.some(({ name }) => words.has(name) || statement.includes(`\`${name}\``))
}

function nounOf(statement: string): string | undefined {
  return CHANGES_SCHEMA.exec(wordsOf(statement))?.groups?.noun
}

/** MariaDB's `SET STATEMENT max_statement_time = 0 FOR ALTER TABLE ...` is the statement behind it. */
function wordsOf(statement: string): string {
  return firstWords(statement).replace(/^set statement .*? for /, '')
}
