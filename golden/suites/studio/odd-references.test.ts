import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Ask, askStudio, type StudioEngine } from './ask-studio.ts'

interface Case {
  readonly name: string
  readonly engines: readonly StudioEngine[]
  /** A table `p` with a row of that key, and a table `c`. */
  readonly schema: readonly string[]
  readonly key?: object
  /** How many rows of `c` the deletion takes or changes. */
  readonly going: number
}

const postgresql = ['postgresql-15', 'postgresql-18'] as const
const withKey = 'CREATE TABLE p (k int PRIMARY KEY)'
const withChild = 'CREATE TABLE c (id int PRIMARY KEY, k int REFERENCES p (k) ON DELETE CASCADE)'
const withRows = ['INSERT INTO p VALUES (1)', 'INSERT INTO c VALUES (1, 1)']

const cases: readonly Case[] = [
  ...['CASCADE', 'SET NULL'].map((action): Case => ({
    name: `a reference that another collation finds: ${action}`,
    engines: ['sqlite'],
    schema: [
      'CREATE TABLE p (k text COLLATE NOCASE PRIMARY KEY)',
      `CREATE TABLE c (id int PRIMARY KEY, k text REFERENCES p (k) ON DELETE ${action})`,
      "INSERT INTO p VALUES ('one')",
      "INSERT INTO c VALUES (1, 'ONE'), (2, 'one')",
    ],
    key: { k: 'one' },
    going: 2,
  })),
  {
    name: 'a reference of another type',
    engines: ['sqlite'],
    schema: [
      'CREATE TABLE p (k INTEGER PRIMARY KEY)',
      'CREATE TABLE c (id int PRIMARY KEY, k BLOB REFERENCES p (k) ON DELETE CASCADE)',
      'INSERT INTO p VALUES (1)',
      "INSERT INTO c VALUES (1, '1'), (2, 1), (3, 1.0)",
    ],
    going: 3,
  },
  {
    name: 'a reference that a collation finds which tells no case',
    engines: postgresql,
    schema: [
      "CREATE COLLATION ci (provider = icu, locale = 'und-u-ks-level2', deterministic = false)",
      'CREATE TABLE p (k text COLLATE ci PRIMARY KEY)',
      'CREATE TABLE c (id int PRIMARY KEY, k text COLLATE ci REFERENCES p (k) ON DELETE CASCADE)',
      "INSERT INTO p VALUES ('one')",
      "INSERT INTO c VALUES (1, 'ONE'), (2, 'one')",
    ],
    key: { k: 'one' },
    going: 2,
  },
  {
    name: 'a reference whose own collation tells case',
    engines: ['postgresql-15'],
    schema: [
      "CREATE COLLATION ci (provider = icu, locale = 'und-u-ks-level2', deterministic = false)",
      'CREATE TABLE p (k text COLLATE ci PRIMARY KEY)',
      'CREATE TABLE c (id int PRIMARY KEY, k text REFERENCES p (k) ON DELETE CASCADE)',
      "INSERT INTO p VALUES ('one')",
      "INSERT INTO c VALUES (1, 'ONE'), (2, 'one')",
    ],
    key: { k: 'one' },
    going: 2,
  },
  {
    name: 'rows of partitions, on both sides',
    engines: postgresql,
    schema: [
      'CREATE TABLE p (k int PRIMARY KEY) PARTITION BY RANGE (k)',
      'CREATE TABLE p1 PARTITION OF p FOR VALUES FROM (0) TO (10)',
      'CREATE TABLE c (id int PRIMARY KEY, k int REFERENCES p (k) ON DELETE CASCADE) PARTITION BY RANGE (id)',
      'CREATE TABLE c1 PARTITION OF c FOR VALUES FROM (0) TO (10)',
      'CREATE TABLE c2 PARTITION OF c FOR VALUES FROM (10) TO (20)',
      'INSERT INTO p VALUES (1)',
      'INSERT INTO c VALUES (1, 1), (12, 1)',
    ],
    going: 2,
  },
  {
    name: 'a foreign key that is not enforced',
    engines: ['postgresql-18'],
    schema: [withKey, withChild.replace('CASCADE', 'CASCADE NOT ENFORCED'), ...withRows],
    going: 0,
  },
  {
    name: 'a foreign key whose triggers are disabled',
    engines: postgresql,
    schema: [withKey, withChild, ...withRows, 'ALTER TABLE p DISABLE TRIGGER ALL'],
    going: 0,
  },
]

for (const each of cases)
  for (const engine of each.engines)
    test(`what goes with a row comes back: ${each.name}: ${engine}`, () =>
      askStudio(engine, { schema: each.schema }, (ask) => comesBack(ask, each)))

async function comesBack(ask: Ask, { key = { k: 1 }, going }: Case): Promise<void> {
  const before = await rowsIn(ask)
  const deleted = await ask('POST', '/api/tables/p/rows/delete', { keys: [key] })
  assert.is(deleted.status, 200, deleted.text)
  assert.is(deleted.body['dependents'], going, deleted.text)
  assert.is.not(await rowsIn(ask), before)
  const path = `/api/changes/${String(deleted.body['undoId'])}`
  for (const direction of ['undo', 'redo', 'undo']) {
    const moved = await ask('POST', `${path}/${direction}`)
    assert.is(moved.status, 200, `${direction}: ${moved.text}`)
  }
  assert.is(await rowsIn(ask), before)
}

async function rowsIn(ask: Ask): Promise<string> {
  const pages = [await ask('GET', '/api/tables/p'), await ask('GET', '/api/tables/c?sort=id')]
  return JSON.stringify(pages.map(({ body }) => body['rows']))
}

for (const engine of postgresql)
  test(`rows that a table shows of its heirs are not taken for its own: ${engine}`, () => {
    const schema = [withKey, withChild, 'CREATE TABLE heir () INHERITS (c)', ...withRows]
    return askStudio(engine, { schema }, async (ask) => {
      await ask('POST', '/api/sql', { query: 'INSERT INTO heir VALUES (2, 1)' })
      const deletion = { keys: [{ k: 1 }] }
      const refused = await ask('POST', '/api/tables/p/rows/delete', deletion)
      assert.is(refused.status, 422, refused.text)
      assert.match(refused.text, 'from which other tables inherit')
    })
  })

test.run()
