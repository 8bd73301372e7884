import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Connection } from '../../../runtime/engine.ts'
import { sqliteMigrations } from '../../../runtime/engines/sqlite/migrate/migrations.ts'
import { planSteps } from '../../../runtime/migrate/plan/plan-steps.ts'
import type { Step } from '../../../runtime/migrate/step.ts'
import { applySteps, countRows, runStatements } from './sqlite/apply-steps.ts'
import { withDatabases } from './sqlite/databases.ts'
import { hazardsOf } from './hazards-of.ts'
import { refusalOf } from './refusal-of.ts'
import { roundTrip } from './sqlite/round-trip.ts'

const { define } = sqliteMigrations

interface Change {
  readonly from: string
  readonly to: string
}

/** Plans the change on a database, and does the work with it. */
function trap(
  behaviour: string,
  { from, to }: Change,
  work: (database: Connection, steps: readonly Step[]) => Promise<void>,
): void {
  test(behaviour, () =>
    withDatabases([from, to], async (database, wanted) => {
      if (database === undefined || wanted === undefined) return
      const sides = { from: await define(database), to: await define(wanted) }
      await work(database, planSteps(sides, sqliteMigrations))
    }),
  )
}

/** Of the hazards of a kind, what they are about and how many rows they hit. */
const CHILDREN = `CREATE TABLE child (id INTEGER PRIMARY KEY, parent INT REFERENCES parent ON DELETE CASCADE);
  INSERT INTO parent (id) VALUES (1), (2); INSERT INTO child VALUES (1, 1), (2, 2), (3, NULL)`

trap(
  'a rebuilt parent leaves the rows of its children, though they would go with its rows',
  {
    from: `CREATE TABLE parent (id INTEGER PRIMARY KEY, a INT); ${CHILDREN}`,
    to: `CREATE TABLE parent (id INTEGER PRIMARY KEY, a TEXT); ${CHILDREN}`,
  },
  async (database, steps) => {
    assert.is(await countRows(database, 'PRAGMA foreign_keys'), 1n)
    await applySteps(database, steps)
    assert.is(await countRows(database, 'SELECT count(*) FROM child'), 3n)
    assert.is(await countRows(database, 'PRAGMA foreign_keys'), 1n)
    await database.execute('DELETE FROM parent WHERE id = 1')
    assert.is(await countRows(database, 'SELECT count(*) FROM child'), 2n)
  },
)

trap(
  'a dropped parent does not take the rows of a child that stays',
  {
    from: `CREATE TABLE parent (id INTEGER PRIMARY KEY, a INT); ${CHILDREN}`,
    to: CHILDREN.slice(0, CHILDREN.indexOf(';')),
  },
  async (database, steps) => {
    assert.equal(
      steps.map(({ sql }) => sql),
      ['-- quarry:drop parent\nDROP TABLE parent'],
    )
    assert.is(
      await refusalOf(applySteps(database, steps)),
      '2 rows of child would reference no row of parent',
    )
    assert.is(await countRows(database, 'SELECT count(*) FROM child'), 3n)
    await database.execute('UPDATE child SET parent = NULL')
    await applySteps(database, steps)
    assert.is(await countRows(database, 'SELECT count(*) FROM child'), 3n)
  },
)

trap(
  'tables that reference each other are dropped with their rows',
  {
    from: `CREATE TABLE a (id INTEGER PRIMARY KEY, b INT REFERENCES b);
      CREATE TABLE b (id INTEGER PRIMARY KEY, a INT REFERENCES a);
      INSERT INTO a VALUES (1, NULL); INSERT INTO b VALUES (1, 1); UPDATE a SET b = 1`,
    to: '',
  },
  async (database, steps) => {
    await applySteps(database, steps)
    assert.is((await define(database)).objects.size, 0)
  },
)

trap(
  'a table that references itself is dropped, though a trigger on what cascades does not work',
  {
    from: `CREATE TABLE t (id INTEGER PRIMARY KEY, parent INT REFERENCES t ON DELETE CASCADE);
      CREATE TRIGGER r AFTER DELETE ON t BEGIN DELETE FROM gone; END`,
    to: '',
  },
  async (database, steps) => {
    assert.match(await refusalOf(database.execute('DROP TABLE t')), /no such table: main.gone/)
    await applySteps(database, steps)
  },
)

test('a directive is refused in an open transaction, where foreign keys stay on', () =>
  withDatabases([`CREATE TABLE parent (id INTEGER PRIMARY KEY); ${CHILDREN}`], async (database) => {
    if (database === undefined) return
    await database.execute('BEGIN')
    const rebuild = ['-- quarry:rebuild parent\nCREATE TABLE parent (id INTEGER PRIMARY KEY, a)']
    const refusal = await refusalOf(runStatements(database, rebuild))
    assert.is(refusal, 'foreign keys cannot be turned off, because a transaction is open')
    await database.execute('COMMIT')
    assert.is(await countRows(database, 'SELECT count(*) FROM child'), 3n)
  }))

test('a rebuild that fails leaves everything as it was, foreign keys too', () =>
  withDatabases(
    [
      `CREATE TABLE t (a INT); INSERT INTO t VALUES (1), (1); CREATE INDEX i ON t (a);
       CREATE VIEW v AS SELECT a FROM t; CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT 1; END`,
    ],
    async (database) => {
      if (database === undefined) return
      const before = await database.query('SELECT name, sql FROM sqlite_schema ORDER BY name')
      const rebuild = ['-- quarry:rebuild t\nCREATE TABLE t (a INT UNIQUE)']
      const refusal = await refusalOf(runStatements(database, rebuild))
      assert.match(refusal, /^UNIQUE constraint failed/)
      assert.equal(
        await database.query('SELECT name, sql FROM sqlite_schema ORDER BY name'),
        before,
      )
      assert.is(await countRows(database, 'PRAGMA foreign_keys'), 1n)
    },
  ))

const ORPHANS = `PRAGMA foreign_keys = OFF; INSERT INTO child VALUES (9, 99); PRAGMA foreign_keys = ON`

test('rows that referenced nothing before do not stand in the way, new ones do', () =>
  withDatabases(
    [`CREATE TABLE parent (id INTEGER PRIMARY KEY, a INT); ${CHILDREN}; ${ORPHANS}`],
    async (database) => {
      if (database === undefined) return
      const rebuild = '-- quarry:rebuild parent\nCREATE TABLE parent (id INTEGER PRIMARY KEY)'
      await runStatements(database, [rebuild])
      const refusal = await refusalOf(
        runStatements(database, [rebuild, 'DELETE FROM parent WHERE id = 2']),
      )
      assert.is(refusal, '1 row of child would reference no row of parent')
      assert.is(await countRows(database, 'SELECT count(*) FROM parent'), 2n)
    },
  ))

trap(
  'a column that a trigger uses is not dropped: SQLite would accept it, and the trigger fail',
  {
    from: `CREATE TABLE t (a INT, b INT); CREATE TABLE log (a);
      CREATE TRIGGER r AFTER UPDATE OF a ON t BEGIN INSERT INTO log VALUES (OLD.b); END`,
    to: `CREATE TABLE t (a INT); CREATE TABLE log (a);
      CREATE TRIGGER r AFTER UPDATE OF a ON t BEGIN INSERT INTO log VALUES (OLD.b); END`,
  },
  async (database, steps) => {
    const refusal = await refusalOf(applySteps(database, steps))
    assert.is(refusal, 'the trigger r does not work: no such column: OLD.b')
    await database.execute('UPDATE t SET a = 1')
  },
)

trap(
  'a view that can no longer be read is refused, one that never could is let be',
  {
    from: 'CREATE TABLE t (a INT, b INT); CREATE VIEW v AS SELECT b FROM t; CREATE VIEW w AS SELECT x FROM gone',
    to: 'CREATE TABLE t (a INT); CREATE VIEW v AS SELECT b FROM t; CREATE VIEW w AS SELECT x FROM gone',
  },
  async (database, steps) => {
    const refusal = await refusalOf(applySteps(database, steps))
    assert.is(refusal, 'the view v does not work: no such column: b')
    await database.execute('DROP VIEW v')
    await applySteps(database, steps)
  },
)

trap(
  'NOT NULL over NULLs is refused with their number',
  {
    from: 'CREATE TABLE t (a INT); INSERT INTO t VALUES (1), (NULL), (NULL)',
    to: 'CREATE TABLE t (a INT NOT NULL, b TEXT NOT NULL)',
  },
  async (database, steps) => {
    const checks = steps.flatMap(({ checks = [] }) => checks)
    const counts = await Promise.all(checks.map(({ count }) => countRows(database, count)))
    assert.equal(
      checks.map(({ refusal }, place) => `${counts[place]}: ${refusal}`),
      [
        '3: In t, b is NOT NULL and has no default, and the table has rows.',
        '2: In t, a becomes NOT NULL and has no default, and rows have NULL in it.',
      ],
    )
    await database.execute('DELETE FROM t')
    await applySteps(database, steps)
  },
)

trap(
  'NOT NULL with a default fills the NULLs',
  {
    from: `CREATE TABLE t (a TEXT, b TEXT, "c d" TEXT); INSERT INTO t VALUES (NULL, 'b', NULL)`,
    to: `CREATE TABLE t (a TEXT NOT NULL DEFAULT 'x''
y', b TEXT NOT NULL DEFAULT other, "c d" TEXT NOT NULL DEFAULT (lower('A') || 'z'))`,
  },
  async (database, steps) => {
    await applySteps(database, steps)
    assert.equal(await database.query('SELECT * FROM t'), [{ a: "x'\ny", b: 'b', 'c d': 'az' }])
  },
)

trap(
  'a conflict clause does not drop rows while they are copied',
  {
    from: 'CREATE TABLE t (a INT); INSERT INTO t VALUES (1), (1)',
    to: 'CREATE TABLE t (a INT UNIQUE ON CONFLICT REPLACE)',
  },
  async (database, steps) => {
    assert.match(await refusalOf(applySteps(database, steps)), /^UNIQUE constraint failed/)
    assert.is(await countRows(database, 'SELECT count(*) FROM t'), 2n)
  },
)

trap(
  'a new type stores numbers in another form: the rows that this changes are told',
  {
    from: `CREATE TABLE t (a TEXT, b INTEGER, c, d TEXT);
      INSERT INTO t VALUES ('007', 9007199254740993, '1', 'x'), ('7', 1, '1.0', '1e2'), ('seven', 2, 3, NULL)`,
    to: 'CREATE TABLE t (a INT, b REAL, c TEXT, d)',
  },
  async (database, steps) => {
    assert.equal(await hazardsOf(database, steps, 'data-loss'), [
      'column t.a: 1',
      'column t.b: 1',
      'column t.c: 1',
    ])
    assert.equal(await hazardsOf(database, steps, 'rewrite'), ['table t: 3'])
    await applySteps(database, steps)
    assert.equal(await database.query('SELECT a, typeof(a) AS t, c FROM t'), [
      { a: 7n, t: 'integer', c: '1' },
      { a: 7n, t: 'integer', c: '1.0' },
      { a: 'seven', t: 'text', c: '3' },
    ])
  },
)

trap(
  'values that a STRICT table refuses are counted before anything is done',
  {
    from: `CREATE TABLE t (a INT, b TEXT, c REAL, d BLOB, e INT);
      INSERT INTO t VALUES (1, x'00', 1, 'x', 1), ('x', 1, 'y', x'01', 2), (1.5, NULL, '1.5', NULL, '3')`,
    to: 'CREATE TABLE t (a INT, b TEXT, c REAL, d BLOB, e ANY) STRICT',
  },
  async (database, steps) => {
    const checks = steps.flatMap(({ checks = [] }) => checks)
    const counts = await Promise.all(checks.map(({ count }) => countRows(database, count)))
    assert.equal(counts, [2n, 1n, 1n, 1n])
    assert.match(checks[0]?.refusal ?? '', /^In t, a becomes int, which/)
    await database.execute(`DELETE FROM t WHERE rowid < 3; UPDATE t SET a = '2'`)
    await applySteps(database, steps)
    assert.equal(await database.query('SELECT a, c, e, typeof(e) AS t FROM t'), [
      { a: 2n, c: 1.5, e: 3n, t: 'integer' },
    ])
  },
)

trap(
  'INT PRIMARY KEY is not INTEGER PRIMARY KEY: the rowid takes integers only',
  {
    from: `CREATE TABLE t (id INT PRIMARY KEY, a); INSERT INTO t VALUES (5, 'a'), ('x', 'b'), ('7', 'c')`,
    to: 'CREATE TABLE t (id INTEGER PRIMARY KEY, a)',
  },
  async (database, steps) => {
    assert.is(
      await refusalOf(applySteps(database, steps)),
      'In t, id becomes integer, which does not hold the values of some rows.',
    )
    await database.execute(`DELETE FROM t WHERE id = 'x'`)
    await applySteps(database, steps)
    assert.equal(await database.query('SELECT rowid AS r, a FROM t'), [
      { r: 5n, a: 'a' },
      { r: 7n, a: 'c' },
    ])
  },
)

test('INTEGER PRIMARY KEY DESC in a column is not the rowid, and comes back as it was', async () => {
  const { up } = await roundTrip({
    from: 'CREATE TABLE t (id INTEGER PRIMARY KEY DESC, a)',
    to: 'CREATE TABLE t (id INTEGER, a, PRIMARY KEY (id DESC))',
    rows: 'INSERT INTO t VALUES (3, 1)',
    survives: ['SELECT id, a FROM t'],
  })
  assert.is(up.length, 1)
})

test('AUTOINCREMENT that goes and comes back gives no number twice', () =>
  withDatabases(
    [
      'CREATE TABLE t (id INTEGER PRIMARY KEY AUTOINCREMENT); INSERT INTO t VALUES (8); DELETE FROM t',
    ],
    async (database) => {
      if (database === undefined) return
      const rebuild = (key: string) =>
        runStatements(database, [
          `-- quarry:rebuild t\nCREATE TABLE t (id INTEGER PRIMARY KEY${key})`,
        ])
      await rebuild('')
      await rebuild(' AUTOINCREMENT')
      await database.execute('INSERT INTO t DEFAULT VALUES')
      assert.is(await countRows(database, 'SELECT id FROM t'), 9n)
    },
  ))

trap(
  'a column that is generated from now on loses its values, a generated one that is no longer keeps them',
  {
    from: 'CREATE TABLE t (a INT, b INT, c INT AS (a * 2)); INSERT INTO t (a, b) VALUES (1, 5), (2, NULL)',
    to: 'CREATE TABLE t (a INT, b INT AS (a + 1), c INT)',
  },
  async (database, steps) => {
    assert.equal(await hazardsOf(database, steps, 'data-loss'), ['column t.b: 1'])
    await applySteps(database, steps)
    assert.equal(await database.query('SELECT b, c FROM t'), [
      { b: 2n, c: 2n },
      { b: 3n, c: 4n },
    ])
  },
)

trap(
  'rows without a key get numbers where the key becomes that of the row',
  {
    from: 'CREATE TABLE t (id INT, a INT); INSERT INTO t VALUES (NULL, 1), (5, 2)',
    to: 'CREATE TABLE t (id INTEGER PRIMARY KEY NOT NULL, a INT)',
  },
  async (database, steps) => {
    await applySteps(database, steps)
    assert.is(await countRows(database, 'SELECT count(*) FROM t WHERE id IS NOT NULL'), 2n)
  },
)

test('a row keeps its number where a column becomes that', () =>
  withDatabases(
    ['CREATE TABLE t (a); INSERT INTO t (rowid, a) VALUES (4, 1), (9, 2)'],
    async (database) => {
      if (database === undefined) return
      await runStatements(database, [
        '-- quarry:rebuild t\nCREATE TABLE t (id INTEGER PRIMARY KEY, a)',
      ])
      assert.equal(await database.query('SELECT id, a FROM t'), [
        { id: 4n, a: 1n },
        { id: 9n, a: 2n },
      ])
    },
  ))

test.run()
