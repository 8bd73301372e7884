import Database from 'better-sqlite3'
import { createConnection } from 'mysql2/promise'
import pg from 'pg'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { skip } from '../skip.ts'
import { databaseNames, type DatabaseName } from './engine.ts'
import { freshDatabase } from './fresh-database.ts'
import { mustRun } from './run-program.ts'

const run: Record<DatabaseName, (url: string, sql: string, program: string) => Promise<unknown>> = {
  'postgresql-15': runInPostgresql,
  'postgresql-18': runInPostgresql,
  mysql: runInMysql,
  mariadb: runInMysql,
  sqlite: async (url, sql) => new Database(url.slice('sqlite://'.length)).exec(sql).close(),
  bun: (url, sql, program) => {
    const code = `import { Database } from 'bun:sqlite'
      new Database('${url.slice('sqlite://'.length)}').exec('${sql}')`
    return mustRun(program, ['-e', code])
  },
  'node-22': runOnNode,
  'node-26': runOnNode,
}

for (const name of databaseNames) {
  test(`${name}: databases are apart from each other and can be dropped`, async () => {
    const [one, other] = await Promise.all([freshDatabase(name), freshDatabase(name)])
    if (one.kind === 'unavailable' || other.kind === 'unavailable')
      return skip(`${name}: ${one.kind === 'unavailable' ? one.reason : 'one database only'}`)
    const program = one.engine.program ?? ''
    await run[name](one.url, 'create table t (a int)', program)
    await run[name](other.url, 'create table t (a int)', program)
    await one.drop()
    const again = run[name](other.url, 'create table t (a int)', program)
    assert.match(await again.then(() => 'no error', String), /already exists/)
    await other.drop()
  })
}

function runOnNode(url: string, sql: string, program: string) {
  const file = url.slice('sqlite://'.length)
  const code = `new (require('better-sqlite3'))('${file}').exec('${sql}').close()`
  return mustRun(program, ['-e', code])
}

async function runInPostgresql(url: string, sql: string) {
  const client = new pg.Client(url)
  await client.connect()
  return client.query(sql).finally(() => client.end())
}

async function runInMysql(url: string, sql: string) {
  const connection = await createConnection(url)
  return connection.query(sql).finally(() => connection.end())
}

test.run()
