import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { comparedTables } from '../../../runtime/migrate/compared/compared-tables.ts'
import { engineOf, migrationEngineOf } from '../../../runtime/registry.ts'
import { freshDatabase } from '../../engines/fresh-database.ts'
import { skip } from '../../skip.ts'
import { engines } from './harness.ts'

const before = [
  'CREATE TABLE authors (id integer NOT NULL PRIMARY KEY)',
  `CREATE TABLE books (id integer NOT NULL PRIMARY KEY, author integer, former integer,
     CONSTRAINT by_author FOREIGN KEY (author) REFERENCES authors (id),
     CONSTRAINT former_edition FOREIGN KEY (former) REFERENCES books (id))`,
  'CREATE TABLE legacy (id integer NOT NULL PRIMARY KEY)',
]
const after = [
  'DROP TABLE legacy',
  'CREATE TABLE shelves (id integer NOT NULL PRIMARY KEY)',
  'ALTER TABLE books ADD COLUMN title varchar(20)',
]

for (const engine of engines)
  test(`${engine}: every table of two schemas is told with what has become of it and where its keys lead`, async () => {
    const fresh = await freshDatabase(engine)
    if (fresh.kind === 'unavailable') return skip(fresh.reason)
    const connection = await (await engineOf(fresh.url)).connect(fresh.url)
    try {
      const { define, kinds } = await migrationEngineOf(fresh.url)
      for (const sql of before) await connection.execute(sql)
      const from = await define(connection)
      for (const sql of after) await connection.execute(sql)
      const sides = { from, to: await define(connection) }
      const told = comparedTables(sides, kinds).map(({ object, change, columns, references }) => [
        `${object.name} ${change}`,
        columns.filter((column) => column.change !== 'same').map(({ name }) => name),
        references.map(({ to, change: of }) => `${to.split(/[. ]/).at(-1)} ${of}`).toSorted(),
      ])
      const byName = (one: unknown, other: unknown) => String(one).localeCompare(String(other))
      assert.equal(told.toSorted(byName), [
        ['authors same', [], []],
        ['books changed', ['title'], ['authors same', 'books same']],
        ['legacy removed', ['id'], []],
        ['shelves added', ['id'], []],
      ])
    } finally {
      await connection.close()
      await fresh.drop()
    }
  })

test.run()
