import Sqlite from 'better-sqlite3'
import { createConnection } from 'mysql2/promise'
import pg from 'pg'
import type { DatabaseName } from '../../golden/engines/engine.ts'
import { copyIn } from '../../runtime/engines/postgresql/seed/copy-in.ts'

/** Loads rows that are in memory in the form of the driver, and gives the milliseconds that it took. */
export type PlainLoad = () => Promise<number>

const COLUMNS = 6
const BATCH = 1000

/** Reads the rows of the table `people`, for loading them again. */
export async function plainLoad(engine: DatabaseName, url: string): Promise<PlainLoad> {
  if (engine === 'sqlite') return loadOfSqlite(url)
  return engine.startsWith('postgresql') ? loadOfPostgresql(url) : loadOfMysql(url)
}

async function loadOfPostgresql(url: string): Promise<PlainLoad> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query({ text: 'select people::text from people', rowMode: 'array' })
  const lines = rows.map(([row]) =>
    String(row).slice(1, -1).replaceAll('"', '').replaceAll(',', '\t'),
  )
  const chunks = batches(lines).map((each) => `${each.join('\n')}\n`)
  return async () => {
    const milliseconds = await timed(async () => {
      await client.query('begin')
      await copyIn(client, 'copy people from stdin', chunks)
      await client.query('commit')
    })
    await client.end()
    return milliseconds
  }
}

async function loadOfMysql(url: string): Promise<PlainLoad> {
  const uri = url.replace(/^mariadb:/, 'mysql:')
  const connection = await createConnection({ uri, dateStrings: true })
  const [rows] = await connection.query({ sql: 'select * from people', rowsAsArray: true })
  const values = Array.isArray(rows) ? rows.map((row) => `(${connection.escape(row)})`) : []
  const statements = batches(values).map((each) => `insert into people values ${each.join(',')}`)
  return async () => {
    const milliseconds = await timed(async () => {
      await connection.query('start transaction')
      for (const sql of statements) await connection.query(sql)
      await connection.query('commit')
    })
    await connection.end()
    return milliseconds
  }
}

async function loadOfSqlite(url: string): Promise<PlainLoad> {
  const database = new Sqlite(url.replace(/^\w+:\/\//, ''))
  const rows = database.prepare<[], unknown[]>('select * from people').raw(true).all()
  const places = Array.from({ length: COLUMNS }, () => '?').join(', ')
  return async () => {
    const statement = database.prepare(`insert into people values (${places})`)
    const milliseconds = await timed(async () => {
      database.exec('begin')
      for (const row of rows) statement.run(...row)
      database.exec('commit')
    })
    database.close()
    return milliseconds
  }
}

function batches<T>(items: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, i) =>
    items.slice(i * BATCH, (i + 1) * BATCH),
  )
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
