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
