import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import * as v from 'valibot'
import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import { freshDatabase } from '../../engines/fresh-database.ts'
import type { Unavailable } from '../../engines/engine.ts'
import { stayInside } from '../../parity/stay-inside.ts'

/** A server that says how it understands a query. */
export interface Notes {
  readonly kind: 'notes'
  /** Empties the database, and makes in it what the server takes of a schema; what it says of the rest. */
  load(schema: readonly string[]): Promise<readonly string[]>
  /** The server's own spelling of a query, in the note of EXPLAIN; undefined where it makes none. */
  noteOn(sql: string): Promise<string | undefined>
  /** What the server says of all that is in the database, but for the bodies of programs. */
  definitions(): Promise<readonly string[]>
  close(): Promise<void>
}

const NAME = 'quarry_printer'
const EMPTY = [
  'SET sql_mode = DEFAULT, foreign_key_checks = 1',
  `DROP DATABASE IF EXISTS ${NAME}`,
  `CREATE DATABASE ${NAME}`,
  `USE ${NAME}`,
]

export async function openNotes(
  product: 'mysql' | 'mariadb',
  dialect: Dialect,
): Promise<Notes | Unavailable> {
  const database = await freshDatabase(product)
  if (database.kind === 'unavailable') return database
  const connection = await createConnection({ uri: database.url, charset: 'utf8mb4' })
  let isEmpty = false
  return {
    kind: 'notes',
    load: async (schema) => {
      if (!isEmpty) for (const sql of EMPTY) await connection.query(sql)
      isEmpty = schema.length === 0
      const refusals: string[] = []
      const inside = stayInside(dialect)
      for (const sql of schema) {
        const refusal = await refusalOf(inside(sql), connection)
        if (refusal !== undefined) refusals.push(`${sql}: ${refusal}`)
      }
      return refusals
    },
    noteOn: async (sql) => {
      const refusal = await refusalOf(`${explain[product]} ${sql}`, connection)
      return refusal === undefined ? noteIn(connection) : undefined
    },
    definitions: () => definitionsIn(connection),
    close: async () => {
      await connection.query(`DROP DATABASE IF EXISTS ${NAME}`)
      await connection.end()
      await database.drop()
    },
  }
}

/** Only their tables of steps come with the note. */
const explain = { mysql: 'EXPLAIN FORMAT=TRADITIONAL', mariadb: 'EXPLAIN EXTENDED' }

const NOTE = 1003

/**
 * A note without the names that the query does not say: an item is called by its spelling, which the
 * parentheses change.
 */
export function withoutNames(note: string, names: ReadonlySet<string>): string {
  return note.replaceAll(/ AS `((?:[^`]|``)*)`/g, (text, name: string) =>
    names.has(name.replaceAll('``', '`')) ? text : '',
  )
}

async function noteIn(connection: Connection): Promise<string | undefined> {
  const [rows] = await connection.query<RowDataPacket[]>('SHOW WARNINGS')
  const note = rows.find(({ Code: code }) => code === NOTE)
  return note && String(note.Message)
}

const relations = {
  sql: 'SELECT table_name AS name, table_type AS type FROM information_schema.tables WHERE table_schema = DATABASE()',
  schema: v.array(v.object({ name: v.string(), type: v.string() })),
}

/** Bodies of programs are kept as they are written. */
const programs = [
  `SELECT routine_name, routine_type, dtd_identifier, collation_name, is_deterministic, sql_data_access,
    security_type, definer, routine_comment
    FROM information_schema.routines WHERE routine_schema = DATABASE() ORDER BY routine_name, routine_type`,
  `SELECT specific_name, routine_type, ordinal_position, parameter_mode, parameter_name, dtd_identifier, collation_name
    FROM information_schema.parameters WHERE specific_schema = DATABASE()
    ORDER BY specific_name, routine_type, ordinal_position`,
  `SELECT trigger_name, action_timing, event_manipulation, event_object_table, action_order, definer
    FROM information_schema.triggers WHERE trigger_schema = DATABASE() ORDER BY trigger_name`,
  `SELECT event_name, definer, interval_value, interval_field, status, on_completion, event_comment
    FROM information_schema.events WHERE event_schema = DATABASE() ORDER BY event_name`,
]

async function definitionsIn(connection: Connection): Promise<readonly string[]> {
  const definitions: string[] = []
  const ask = async (sql: string) => {
    const [rows] = await connection.query<RowDataPacket[]>(sql)
    for (const row of rows) definitions.push(JSON.stringify(row))
    return rows
  }
  for (const { name, type } of v.parse(relations.schema, await ask(relations.sql))) {
    const relation = `\`${name.replaceAll('`', '``')}\``
    await ask(`SHOW CREATE TABLE ${relation}`)
    // The options of a sequence.
    if (type === 'SEQUENCE') await ask(`SELECT * FROM ${relation}`)
  }
  for (const sql of programs) await ask(sql)
  return definitions
}

async function refusalOf(sql: string, connection: Connection): Promise<string | undefined> {
  try {
    await connection.query(sql)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
