import { join } from 'node:path'
import Database from 'better-sqlite3'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Json } from '../../../runtime/values/cell-value.ts'
import { browsedEngines, openedDatabase } from '../../fixtures/browse/opened-database.ts'
import { skip } from '../../skip.ts'
import { groupRows } from '../../../runtime/group-rows.ts'
import { type HostileValue, hostileValues } from '../browse/hostile-values.ts'
import { hostileTables } from './hostile-tables.ts'
import { exported } from './run-export.ts'

type Stored = null | string | number | bigint | Uint8Array

/** Documents in an array are no texts in the JSON that a file keeps. */
const DOCUMENTS = [{ a: [1] }]

/** The value as JSON has it that is shown for the stored one. */
function shown(stored: Stored, { value: like, kind }: HostileValue): Json {
  if (kind === 'array') return JSON.parse(String(stored))
  if (stored instanceof Uint8Array) return Buffer.from(stored).toString('base64')
  if (typeof stored === 'bigint') {
    if (typeof like === 'boolean') return stored === 1n
    return typeof like === 'number' ? Number(stored) : String(stored)
  }
  // SQLite keeps no sign of a zero.
  if (stored === 0 && like === '-0') return like
  if (typeof stored === 'number' && typeof like === 'string') return String(stored)
  return stored
}

for (const engine of browsedEngines)
  test(`every value is in the SQLite file: ${engine}`, async () => {
    const source = await openedDatabase(engine)
    if (source.kind === 'unavailable') {
      skip(source.reason)
      return
    }
    try {
      await source.run(...hostileTables(engine))
      const { directory, tables } = await exported(source.url, { format: 'sqlite' })
      const file = new Database(join(directory, tables[0]?.file ?? ''), { readonly: true })
      file.defaultSafeIntegers(true)
      const types = groupRows(hostileValues[engine], ({ type }) => type)
      for (const [number, [type, values]] of [...types].entries()) {
        const rows = file.prepare<[], [bigint, Stored]>(`select id, v from v_${number} order by id`)
        const stored = rows
          .raw()
          .all()
          .map(([, value]) => value)
        assert.is(stored[0], null)
        const expected = values.map(({ value }) => (type === 'jsonb[]' ? DOCUMENTS : value))
        const found = values.map((value, index) => shown(stored[index + 1] ?? null, value))
        assert.equal(found, expected, type)
      }
      file.close()
    } finally {
      await source.close()
    }
  })

test('keys and references are declared, names are told apart', async () => {
  const source = await openedDatabase('postgresql-18')
  if (source.kind === 'unavailable') {
    skip(source.reason)
    return
  }
  await source.run(
    'create schema shop',
    'create table shop.users (id int primary key, "a" int, "A" numeric(5, 2) unique)',
    'create table users (id int primary key, friend int references users, other int references shop.users (id))',
    'create table "USERS" (sqlite_x text not null)',
    'insert into shop.users values (1, 2, 1.50)',
    'insert into users values (1, 1, 1)',
    `insert into "USERS" values ('x')`,
  )
  const { directory, tables } = await exported(source.url, { format: 'sqlite' })
  const file = new Database(join(directory, tables[0]?.file ?? ''), { readonly: true })
  const sql = file.prepare<[], string>('select sql from sqlite_schema where sql is not null')
  assert.equal(sql.pluck().all(), [
    'CREATE TABLE "USERS" (\n  "sqlite_x" TEXT NOT NULL\n)',
    `CREATE TABLE "shop.users" (
  "id" INTEGER NOT NULL,
  "a" INTEGER,
  "A_2" TEXT,
  PRIMARY KEY ("id"),
  UNIQUE ("A_2")
)`,
    `CREATE TABLE "users_2" (
  "id" INTEGER NOT NULL,
  "friend" INTEGER,
  "other" INTEGER,
  PRIMARY KEY ("id"),
  FOREIGN KEY ("friend") REFERENCES "users_2" ("id"),
  FOREIGN KEY ("other") REFERENCES "shop.users" ("id")
)`,
  ])
  assert.is(file.prepare('select "A_2" from "shop.users"').pluck().get(), '1.50')
  assert.equal(file.pragma('foreign_key_check'), [])
  file.close()
  await source.close()
})

test.run()
