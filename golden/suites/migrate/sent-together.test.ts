import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { change } from '../cli/project.ts'
import { ended, type MigratedProject, withProject } from './harness.ts'
import { whenSaid } from './slowly.ts'

// Plain files go to PostgreSQL in one message, each as a transaction of its own.

const engines = ['postgresql-15', 'postgresql-18'] as const

/** Each row that is written takes a while, which the statement does not show. */
const first = `CREATE TABLE log (n integer);
CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.2); RETURN NEW; END $$;
CREATE TRIGGER slow BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION dawdle();
`

const COUNT = 8

const files = {
  '20260101000000_log.up.sql': first,
  ...Object.fromEntries(
    Array.from({ length: COUNT }, (_, n) => [
      `2026010200000${n}_row.up.sql`,
      `INSERT INTO log VALUES (${n});\nCREATE TABLE t${n} (id integer);\n`,
    ]),
  ),
}

async function finishes({ quarry, rows }: MigratedProject): Promise<void> {
  const { code, out, err } = await quarry('apply')
  assert.is(code, 0, out + err)
  const all = Array.from({ length: COUNT }, (_, n) => [n])
  assert.equal(await rows('select n from log order by n'), all)
  const status = await quarry('status')
  assert.is(status.code, 0, status.out)
}

for (const engine of engines) {
  test(`${engine}: of files that are sent together each is done once, though the run is killed among them`, () =>
    withProject(engine, files, async (project) => {
      const child = project.start('apply')
      await whenSaid(child, 'CREATE TABLE t2')
      child.kill('SIGKILL')
      await ended(child)
      await finishes(project)
    }))

  test(`${engine}: Ctrl+C ends files that are sent together, and the next run goes on behind those that are done`, () =>
    withProject(engine, files, async (project) => {
      const child = project.start('apply')
      const said = ended(child)
      await whenSaid(child, 'CREATE TABLE t2')
      child.kill('SIGINT')
      const { code, err } = await said
      assert.equal([code, err], [130, ''])
      const [[count] = []] = await project.rows('select count(*) from log')
      // The third file is told of before it is committed.
      assert.ok(typeof count === 'number' && count >= 2 && count < COUNT, `${count} rows`)
      await finishes(project)
    }))

  test(`${engine}: a statement that is refused is named, its file is undone, and what stands behind is not run`, () =>
    withProject(
      engine,
      {
        '20260101000000_a.up.sql': 'CREATE TABLE a (n integer PRIMARY KEY);\n',
        '20260102000000_b.up.sql': 'INSERT INTO a VALUES (1);\nINSERT INTO a VALUES (2);\n',
        '20260103000000_c.up.sql': 'INSERT INTO a VALUES (3);\n\nINSERT INTO a VALUES (x);\n',
        '20260104000000_d.up.sql': 'INSERT INTO a VALUES (4);\n',
      },
      async ({ quarry, rows }) => {
        const { code, out, err } = await quarry('apply')
        assert.is(code, 1)
        assert.match(err, /20260103000000_c\.up\.sql:3:23: error: .*"x"/)
        assert.equal(out.match(/^\d{14} \w/gm), [
          '20260101000000 a',
          '20260102000000 b',
          '20260103000000 c',
        ])
        assert.equal(await rows('select n from a order by n'), [[1], [2]])
        assert.equal(
          await rows('select done, total, error is null from quarry_migrations order by id'),
          [
            [1, 1, true],
            [2, 2, true],
            [0, 2, false],
          ],
        )
      },
    ))

  test(`${engine}: a constraint that is checked by the commit refuses the file, and no statement is named`, () =>
    withProject(
      engine,
      {
        '20260101000000_a.up.sql':
          'CREATE TABLE a (n integer, UNIQUE (n) DEFERRABLE INITIALLY DEFERRED);\n',
        '20260102000000_b.up.sql': 'INSERT INTO a VALUES (1);\nINSERT INTO a VALUES (1);\n',
        '20260103000000_c.up.sql': 'INSERT INTO a VALUES (3);\n',
      },
      async ({ quarry, rows }) => {
        const { code, err } = await quarry('apply')
        assert.is(code, 1)
        assert.match(err, /20260102000000_b\.up\.sql:1:1: error: .*duplicate key/)
        assert.equal(await rows('select n from a'), [])
      },
    ))

  test(`${engine}: the history tells when each file was run, and how long it took`, () =>
    withProject(engine, files, async (project) => {
      const before = new Date().toISOString()
      await finishes(project)
      const after = new Date().toISOString()
      const told = await project.rows(
        'select started, finished, duration from quarry_migrations order by id',
      )
      assert.is(told.length, COUNT + 1)
      let last = before
      for (const [started, finished, duration] of told.slice(1)) {
        const times = [last, String(started), String(finished), after]
        // Clocks are compared to some milliseconds.
        assert.equal(
          times.map(seconds).toSorted((a, b) => a - b),
          times.map(seconds),
        )
        assert.ok(Number(duration) >= 200, `${duration} ms`)
        last = String(finished)
      }
    }))

  test(`${engine}: a file that waits for a lock is tried again, and those before it are not`, () =>
    withProject(
      engine,
      {
        '20260101000000_log.up.sql':
          'CREATE TABLE log (n integer);\nCREATE TABLE held (n integer);\n',
      },
      async (project) => {
        assert.is((await project.quarry('apply')).code, 0)
        change(project.root, {
          'quarry.toml':
            'version = "2"\n[database]\nprovider = "postgresql"\n[migrate]\nlock_timeout = "300ms"\n',
          'db/migrations/20260102000000_a.up.sql': 'INSERT INTO log VALUES (1);\n',
          'db/migrations/20260103000000_b.up.sql':
            'INSERT INTO log VALUES (2);\nALTER TABLE held ADD COLUMN m integer;\n',
          'db/migrations/20260104000000_c.up.sql': 'INSERT INTO log VALUES (3);\n',
        })
        const other = await project.connect()
        await other.execute('begin; select * from held')
        const child = project.start('apply')
        const said = ended(child)
        await whenSaid(child, 'trying again')
        await other.execute('commit')
        await other.close()
        const { code, out, err } = await said
        assert.is(code, 0, err)
        assert.equal(out.match(/^\d{14} \w/gm), [
          '20260102000000 a',
          '20260103000000 b',
          '20260104000000 c',
        ])
        assert.equal(await project.rows('select n from log order by n'), [[1], [2], [3]])
      },
    ))
}

function seconds(time: string): number {
  return Math.round(Date.parse(time) / 1000)
}

test.run()
