import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import { createPool } from 'mysql2/promise'
import pg from 'pg'
import postgres from 'postgres'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { askEngine } from '../engines/ask-engine.ts'
import type { DatabaseName } from '../engines/engine.ts'
import { freshDatabase } from '../engines/fresh-database.ts'
import { skip } from '../skip.ts'
import { New as NewOfSqlite } from '../targets/better-sqlite3/quarry_gen/index.js'
import { New as NewOfMysql } from '../targets/mysql2/quarry_gen/index.js'
import { New as NewOfPg } from '../targets/pg/quarry_gen/index.js'
import { New as NewOfPostgres } from '../targets/postgres/quarry_gen/index.js'
import { endPool } from './targets/end-pool.ts'
import { checkForeignOptions, checkOddDates } from './targets/mysql-dates.ts'
import { checkMysqlTarget } from './targets/mysql-target.ts'
import { checkNestedTransactions, fails, pause, rejects } from './targets/outcomes.ts'
import { checkPostgresqlTarget } from './targets/postgresql-target.ts'
import { checkSqliteTarget } from './targets/sqlite-target.ts'

for (const engine of ['postgresql-15', 'postgresql-18'] as const) {
  onEngine(engine, 'pg', async (url) => {
    const pool = new pg.Pool({ connectionString: url })
    try {
      await pool.query(schemaOf('pg'))
      await checkPostgresqlTarget(NewOfPg(pool))
      await checkLostConnection(pool)
      await checkParsers(pool)
    } finally {
      await endPool(pool)
    }
  })
  onEngine(engine, 'postgres', async (url) => {
    const sql = postgres(url)
    try {
      await sql.unsafe(schemaOf('postgres'))
      await checkPostgresqlTarget(NewOfPostgres(sql))
      await checkReserved(sql)
    } finally {
      await sql.end()
    }
    await checkTransform(url)
  })
}

for (const engine of ['mysql', 'mariadb'] as const) {
  onEngine(engine, 'mysql2', async (url) => {
    const pool = createPool({ uri: url, multipleStatements: true })
    try {
      await pool.query(schemaOf('mysql2'))
      await checkMysqlTarget(NewOfMysql(pool))
    } finally {
      await pool.end()
    }
    await checkForeignOptions(url)
    await checkOddDates(url)
  })
}

test('better-sqlite3 on sqlite', async () => {
  const client = new Database(':memory:')
  client.exec(schemaOf('better-sqlite3'))
  await checkSqliteTarget(client, [NewOfSqlite(client), NewOfSqlite(client)])
})

test('bun:sqlite on bun', async () => {
  const engine = await askEngine('bun')
  if (engine.kind === 'unavailable') return skip(engine.reason)
  const program = fileURLToPath(new URL('targets/bun-program.js', import.meta.url))
  await promisify(execFile)(engine.program ?? 'bun', [program])
})

/** What was set for all clients of pg must not change what a method returns. */
async function checkParsers(pool: pg.Pool): Promise<void> {
  const before = pg.types.getTypeParser(20)
  pg.types.setTypeParser(20, Number)
  try {
    const count = await NewOfPg(pool).countBooks()
    assert.type(count?.books, 'string')
  } finally {
    pg.types.setTypeParser(20, before)
  }
}

/** Without a listener, pg would end the process. */
async function checkLostConnection(pool: pg.Pool): Promise<void> {
  const lost = NewOfPg(pool).transaction(async (tx) => {
    await tx.listAuthors()
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`)
    await pause()
    await tx.listAuthors()
  })
  await rejects(lost)
  assert.ok((await NewOfPg(pool).listAuthors()).length > 0)
}

/** A reserved connection has no transactions of its own. */
async function checkReserved(sql: postgres.Sql): Promise<void> {
  const reserved = await sql.reserve()
  try {
    const db = NewOfPostgres(reserved)
    const ids = async () => (await db.listAuthors()).map(({ id }) => id).sort((a, b) => a - b)
    const create = (on: typeof db, id: number) => on.createAuthor({ id, name: '', born: null })
    await sql`delete from authors where id > 100`
    await checkNestedTransactions(db, create, ids)
    await rejects(db.transaction((tx) => fails(create(tx, 104))))
    assert.not.ok((await ids()).includes(104))
  } finally {
    reserved.release()
  }
}

/** Names and types that the client would change stay those that are declared. */
async function checkTransform(url: string): Promise<void> {
  const from = (value: unknown) => (value === null ? undefined : `changed ${value}`)
  const date = { to: 1184, from: [1082, 1114, 1184], serialize: String, parse: () => 'changed' }
  for (const transform of [postgres.camel, { value: { from } }]) {
    const sql = postgres(url, { transform, types: { bigint: postgres.BigInt, date } })
    try {
      const db = NewOfPostgres(sql)
      assert.type((await db.countBooks())?.books, 'string')
      const books = await db.listBooks()
      assert.ok(books.length > 0)
      for (const { created, notes } of books) {
        assert.instance(created, Date)
        assert.ok(notes !== undefined)
      }
      await sql.begin(async (tx) => {
        assert.instance((await NewOfPostgres(tx).listBooks())[0]?.created, Date)
      })
    } finally {
      await sql.end()
    }
  }
}

/** Options under which no statement could return what is declared. */
test('mysql2 with options that change values is refused', async () => {
  for (const option of ['decimalNumbers', 'jsonStrings'] as const) {
    const pool = createPool({ [option]: true })
    assert.throws(() => NewOfMysql(pool), option)
    await pool.end()
  }
})

function onEngine(name: DatabaseName, driver: string, check: (url: string) => Promise<void>): void {
  test(`${driver} on ${name}`, async () => {
    const database = await freshDatabase(name)
    if (database.kind === 'unavailable') return skip(database.reason)
    try {
      await check(database.url)
    } finally {
      await database.drop()
    }
  })
}

function schemaOf(driver: string): string {
  return readFileSync(new URL(`../targets/${driver}/schema.sql`, import.meta.url), 'utf8')
}

test.run()
