import { createHash } from 'node:crypto'
import type { Connection } from '../../../engine.ts'
import { firstWords } from '../../../migrate/run/first-words.ts'
import { standsAlone } from './stands-alone.ts'
import type { Settled } from '../../../migrate/run/runner-engine.ts'

/** A definition is done whole or not at all, and the schema shows which. */
const CHANGES_SCHEMA =
  /^(?:create|alter|drop|rename)(?: or replace| temporary| unique| fulltext| spatial| definer ?= ?\S+| algorithm ?= ?\w+| sql security \w+| aggregate| online| offline| ignore)* (?:table|tables|view|index|trigger|procedure|function|event|sequence|database|schema)\b/
/** They may be done twice. */
const REPEATABLE =
  /^(?:truncate|analyze|optimize|check|repair|flush|grant|set|use|lock|unlock|prepare|deallocate)\b/

/** The schema as it is before the statement: it changes with the statement or not at all. */
export async function remember(connection: Connection, statement: string): Promise<string> {
  return CHANGES_SCHEMA.test(wordsOf(statement)) ? fingerprint(connection) : ''
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
  if (remembered === '') return 'unknown'
  if ((await fingerprint(connection)) === remembered) return 'undone'
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

/** MariaDB's `SET STATEMENT max_statement_time = 0 FOR ALTER TABLE ...` is the statement behind it. */
function wordsOf(statement: string): string {
  return firstWords(statement).replace(/^set statement .*? for /, '')
}

/** What a definition can change, without what changes by itself: sizes, counters, times. */
const PARTS = [
  `select table_name, table_type, engine, row_format, table_collation, table_comment, create_options
   from information_schema.tables where table_schema = database()`,
  `select table_name, column_name, ordinal_position, column_default, is_nullable, column_type, collation_name,
   extra, column_comment, generation_expression from information_schema.columns where table_schema = database()`,
  `select table_name, index_name, seq_in_index, column_name, sub_part, non_unique, index_type, collation
   from information_schema.statistics where table_schema = database()`,
  `select table_name, constraint_name, constraint_type
   from information_schema.table_constraints where table_schema = database()`,
  `select table_name, constraint_name, referenced_table_name, update_rule, delete_rule
   from information_schema.referential_constraints where constraint_schema = database()`,
  `select constraint_name, check_clause from information_schema.check_constraints where constraint_schema = database()`,
  `select table_name, view_definition, security_type, check_option
   from information_schema.views where table_schema = database()`,
  `select routine_name, routine_type, routine_definition, sql_data_access, is_deterministic, security_type,
   routine_comment, last_altered from information_schema.routines where routine_schema = database()`,
  `select specific_name, ordinal_position, parameter_mode, parameter_name, dtd_identifier
   from information_schema.parameters where specific_schema = database()`,
  `select trigger_name, event_manipulation, event_object_table, action_timing, action_order, action_statement
   from information_schema.triggers where trigger_schema = database()`,
  `select event_name, event_definition, interval_value, interval_field, status, event_comment, execute_at
   from information_schema.events where event_schema = database()`,
  `select table_name, partition_name, partition_method, partition_expression, partition_description
   from information_schema.partitions where table_schema = database() and partition_name is not null`,
]

async function fingerprint(connection: Connection): Promise<string> {
  const hash = createHash('sha256')
  for (const part of PARTS) {
    const rows = await connection.query<object>(part)
    const lines = rows.map((row) => JSON.stringify(Object.values(row))).sort()
    hash.update(`${lines.join('\n')}\n\n`)
  }
  return hash.digest('hex')
}
