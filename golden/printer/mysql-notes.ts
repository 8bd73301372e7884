import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import type { Dialect } from '../../compiler/dialects/dialect.ts'
import { freshDatabase } from '../engines/fresh-database.ts'
import type { Unavailable } from '../engines/engine.ts'
import { stayInside } from '../parity/stay-inside.ts'

/** A server that says how it understands a query. */
export interface Notes {
  readonly kind: 'notes'
  /** Empties the database, and makes in it what the server takes of a schema; what it says of the rest. */
  load(schema: readonly string[]): Promise<readonly string[]>
  /** The server's own spelling of a query, in the note of EXPLAIN; undefined where it makes none. */
  noteOn(sql: string): Promise<string | undefined>
  /** How the server spells each table and view of the database. */
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
  return {
    kind: 'notes',
    load: async (schema) => {
      for (const sql of EMPTY) await connection.query(sql)
      const refusals: string[] = []
      for (const sql of schema.map(stayInside(dialect))) {
        const refusal = await refusalOf(sql, connection)
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

async function definitionsIn(connection: Connection): Promise<readonly string[]> {
  const [tables] = await connection.query<RowDataPacket[]>('SHOW TABLES')
  const definitions: string[] = []
  for (const name of tables.flatMap((row) => Object.values(row))) {
    const sql = `SHOW CREATE TABLE \`${String(name).replaceAll('`', '``')}\``
    const [rows] = await connection.query<RowDataPacket[]>(sql)
    definitions.push(JSON.stringify(rows))
  }
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
