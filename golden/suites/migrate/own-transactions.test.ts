import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { change } from '../cli/project.ts'
import { withProject } from './harness.ts'

const engines = ['mysql', 'mariadb'] as const

const first = `CREATE TABLE log (n integer);
CREATE PROCEDURE note(IN n integer) BEGIN INSERT INTO log VALUES (n); END;
CREATE PROCEDURE begin_and_note(IN n integer) BEGIN START TRANSACTION; INSERT INTO log VALUES (n); END;
`

/** Each file ends with a transaction that it has not committed. */
const open = {
  'a session without autocommit': 'SET autocommit = 0;\nCALL note(1);\n',
  'a procedure that begins a transaction': 'CALL begin_and_note(1);\n',
  'a temporary table behind a procedure':
    'SET autocommit = 0;\nCALL note(1);\nCREATE TEMPORARY TABLE t (n integer);\n',
  'a table that is filled as it is made':
    'SET autocommit = 0;\nDROP TABLE log;\nCREATE TABLE log AS SELECT 1 AS n;\n',
}

/** MySQL has no OR REPLACE for tables. */
const replaced = {
  'a temporary table that replaces one':
    'SET autocommit = 0;\nCALL note(1);\nCREATE OR REPLACE TEMPORARY TABLE t (n integer);\n',
}

for (const engine of engines) {
  const files = engine === 'mariadb' ? { ...open, ...replaced } : open
  for (const [name, text] of Object.entries(files))
    test(`${engine}: what the history has as done is committed: ${name}`, () =>
      withProject(
        engine,
        { '20260101000000_a.up.sql': first, '20260102000000_b.up.sql': text },
        async ({ quarry, rows }) => {
          const { code, err } = await quarry('apply --allow all')
          assert.is(code, 0, err)
          assert.equal(await rows('SELECT n FROM log'), [[1]])
          assert.is((await quarry('status')).code, 0)
        },
      ))

  test(`${engine}: a file that locks all tables for writing is refused, and does not wait for itself`, () =>
    withProject(
      engine,
      { '20260101000000_a.up.sql': 'FLUSH TABLES WITH READ LOCK;\n' },
      async ({ quarry }) => {
        const { code, err } = await quarry('apply')
        assert.is(code, 1)
        assert.match(err, 'conflicting read lock')
      },
    ))

  test(`${engine}: a history that another session has locked is waited for no longer than lock_timeout`, () =>
    withProject(
      engine,
      {
        '20260101000000_a.up.sql': first,
        '20260102000000_b.up.sql': 'CREATE TABLE b (n integer);\n',
      },
      async ({ root, quarry, connect }) => {
        change(root, {
          'quarry.toml': `version = "2"\n[database]\nprovider = "${engine}"\n[migrate]\nlock_timeout = "1s"\n`,
        })
        assert.is((await quarry('apply --count 1')).code, 0)
        const other = await connect()
        try {
          await other.execute('LOCK TABLES quarry_migrations READ')
          const { code, err } = await quarry('apply')
          assert.is(code, 1)
          assert.match(err, '[locked-out]')
        } finally {
          await other.close()
        }
        assert.is((await quarry('apply')).code, 0)
      },
    ))
}

test.run()
