import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { runStatements } from './sqlite/apply-steps.ts'
import { withDatabases } from './sqlite/databases.ts'
import { refusalOf } from './refusal-of.ts'

test('a written rebuild fills columns by expressions over the old table', () =>
  withDatabases(
    [`CREATE TABLE users (name TEXT, born TEXT); INSERT INTO users VALUES (' Ann ', '1990-01-02')`],
    async (database) => {
      if (database === undefined) return
      const rebuild = (line: string) =>
        runStatements(database, [
          `-- quarry:rebuild "users"\n-- A comment.\n${line}\nCREATE TABLE IF NOT EXISTS main."people" ("full name" TEXT NOT NULL, year INT)`,
        ])
      assert.match(await refusalOf(rebuild('-- quarry:copy nme = name')), /has no column nme/)
      assert.match(await refusalOf(rebuild('-- quarry:copy year')), /stands a column, "=" and/)
      await rebuild(
        `-- quarry:copy "Full Name" = trim(name)\n-- quarry:copy year = substr(born, 1, 4)`,
      )
      assert.equal(await database.query('SELECT * FROM people'), [
        { 'full name': 'Ann', year: 1990n },
      ])
    },
  ))

test('a rebuild loses no column of which its file says nothing, as somebody else may have added it', () =>
  withDatabases(
    [`CREATE TABLE t (a, "B b", c AS (a)); INSERT INTO t VALUES (1, 2), (3, NULL)`],
    async (database) => {
      if (database === undefined) return
      const rebuild = (line: string) =>
        runStatements(database, [`${line}\n-- quarry:rebuild t\nCREATE TABLE t (a, d)`])
      assert.match(await refusalOf(rebuild('-- A comment.')), /no column B b, which holds 1 value;/)
      assert.equal(await database.query('SELECT "B b" FROM t WHERE a = 1'), [{ 'B b': 2n }])
      await rebuild('-- hazard: data-loss column t.B b: The column is dropped with its values.')
      assert.equal(await database.query('SELECT * FROM t'), [
        { a: 1n, d: null },
        { a: 3n, d: null },
      ])
    },
  ))

test('a column without values, or one that an expression reads, goes without a word', () =>
  withDatabases(
    [`CREATE TABLE t (a, b, c); INSERT INTO t VALUES (1, NULL, 'x')`],
    async (database) => {
      if (database === undefined) return
      await runStatements(database, [
        `-- quarry:rebuild t\n-- quarry:copy d = upper(c)\nCREATE TABLE t (a, d)`,
      ])
      assert.equal(await database.query('SELECT * FROM t'), [{ a: 1n, d: 'X' }])
    },
  ))

test('an unknown directive and a missing table are refused', () =>
  withDatabases(['CREATE TABLE t (a)'], async (database) => {
    if (database === undefined) return
    const run = (sql: string) => refusalOf(runStatements(database, [sql]))
    assert.is(await run('-- quarry:mend t\nCREATE TABLE t (a)'), 'there is no directive "mend"')
    assert.is(await run('-- quarry:rebuild u\nCREATE TABLE u (a)'), 'no such table: u')
    assert.match(
      await run('-- quarry:rebuild t\nCREATE TABLE t AS SELECT 1'),
      /CREATE TABLE statement/,
    )
  }))

test.run()
