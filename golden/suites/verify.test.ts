import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { check, type CheckOptions } from '../../cli/commands/check.ts'
import { engineOf } from '../../runtime/registry.ts'
import type { EngineName } from '../engines/engine.ts'
import { freshDatabase } from '../engines/fresh-database.ts'
import { pglitePackage } from '../engines/pglite.ts'
import { skip } from '../skip.ts'
import { type Files, makeProject, type Ran, ran } from './cli/project.ts'

const providers = {
  'postgresql-15': 'postgresql',
  'postgresql-18': 'postgresql',
  mysql: 'mysql',
  mariadb: 'mariadb',
  sqlite: 'sqlite',
} as const satisfies Partial<Record<EngineName, string>>

const SCHEMA = `CREATE TABLE books (
  id integer PRIMARY KEY,
  title varchar(40) NOT NULL,
  price decimal(10, 2)
);
`

const QUERIES = `-- name: GetBook :one
SELECT id, title, price FROM books WHERE id = $1;

-- name: ListBooks :many
SELECT title FROM books WHERE id IN (sqlc.slice(ids));

-- name: AddBook :exec
INSERT INTO books (id, title) VALUES ($1, $2);
`

function projectFor(provider: string, files: Files = {}): string {
  return makeProject({
    'quarry.toml': `version = "2"\n[database]\nprovider = "${provider}"\n`,
    'db/schema/shop.sql': SCHEMA,
    'db/queries/books.sql': QUERIES,
    ...files,
  })
}

/** `quarry check --verify [url]`. */
function verify(
  root: string,
  url: CheckOptions['verify'],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const none = {
    json: false,
    schema: [],
    queries: [],
    dialect: undefined,
    watch: false,
    driver: undefined,
  }
  const command = { ...none, verify: url }
  return ran(root, (invocation) => check(command, invocation), undefined, environment)
}

/** What is said first of each diagnostic. */
function headLines({ err }: Ran): readonly string[] {
  return err.split('\n').filter((line) => /error: /.test(line))
}

for (const [engine, provider] of Object.entries(providers)) {
  test(`${engine} describes what quarry does, on a scratch database and on one that is named`, async () => {
    const fresh = await freshDatabase(engineName(engine))
    if (fresh.kind === 'unavailable') return skip(fresh.reason)
    try {
      const root = projectFor(provider)
      const scratch = await verify(root, true, { DATABASE_URL: fresh.url })
      assert.equal([scratch.code, scratch.err], [0, ''])
      const { label, version } = ANSWERING[engineName(engine)]
      const answered = new RegExp(`^ok: 3 queries in 1 file; ${label} ${version}\\S* describes`)
      assert.match(scratch.out, answered)
      assert.match(scratch.out, 'on a scratch database')
      if (provider === 'sqlite') return undefined
      const missing = await verify(root, fresh.url)
      assert.is(missing.code, 3)
      assert.is(headLines(missing).length, 3)
      assert.match(headLines(missing)[0] ?? '', 'the engine refuses query "GetBook"')
      await load(fresh.url, SCHEMA.replace('varchar(40)', 'date'))
      const other = await verify(root, fresh.url)
      assert.is(other.code, 3)
      assert.match(headLines(other)[0] ?? '', 'describes query "GetBook" otherwise: ')
      return undefined
    } finally {
      await fresh.drop()
    }
  })
}

const ANSWERING = {
  'postgresql-15': { label: 'PostgreSQL', version: '15' },
  'postgresql-18': { label: 'PostgreSQL', version: '18' },
  mysql: { label: 'MySQL', version: '9' },
  mariadb: { label: 'MariaDB', version: '1' },
  sqlite: { label: 'SQLite', version: '3' },
} as const satisfies Record<keyof typeof providers, object>

for (const engine of ['postgresql-15', 'mysql', 'mariadb'] as const)
  test(`${engine}: the server of dev_url_env is asked, and nothing is left on it`, async () => {
    const fresh = await freshDatabase(engine)
    if (fresh.kind === 'unavailable') return skip(fresh.reason)
    try {
      const [far, closed] = ['db.example.com', '127.0.0.1:1'].map(
        (host) => `${providers[engine]}://user:secret@${host}/shop`,
      )
      const root = projectFor(providers[engine], {
        'quarry.toml': `version = "2"\n[database]\nprovider = "${providers[engine]}"\ndev_url_env = "SCRATCH_URL"\n`,
        '.env': `DATABASE_URL=${far}\n`,
      })
      const before = await databasesOf(fresh.url)
      const asked = await verify(root, true, { SCRATCH_URL: fresh.url })
      assert.equal([asked.code, asked.err], [0, ''])
      assert.match(asked.out, `${ANSWERING[engine].label} ${ANSWERING[engine].version}`)
      assert.equal(await databasesOf(fresh.url), before)
      const unset = await verify(root, true)
      assert.match(unset.err, 'is not on this machine')
      const unreached = await verify(root, true, { SCRATCH_URL: closed ?? '' })
      assert.is(unreached.code, 1)
      assert.match(unreached.err, 'cannot connect to')
      assert.not.match(unreached.err, 'secret')
      const other = await verify(root, true, { SCRATCH_URL: 'sqlite://shop.db' })
      assert.match(other.err, 'is not of the provider')
      return undefined
    } finally {
      await fresh.drop()
    }
  })

/** How many databases the server has. */
async function databasesOf(url: string): Promise<unknown> {
  const connection = await (await engineOf(url)).connect(url)
  const catalog = url.startsWith('postgres') ? 'pg_database' : 'information_schema.schemata'
  const [row] = await connection.query(`SELECT count(*) AS number FROM ${catalog}`)
  await connection.close()
  return row
}

test('what an engine refuses is shown where it stands', async () => {
  const queries = `-- name: Find :many
SELECT sqlc.embed(books), upper(title) AS title
FROM books
WHERE id IN (sqlc.slice(ids)) AND title = '😀' AND round(price) = 1;
`
  const lines = async (engine: 'postgresql-18' | 'mysql', schema: string) => {
    const fresh = await freshDatabase(engine)
    if (fresh.kind === 'unavailable') {
      skip(fresh.reason)
      return []
    }
    try {
      await load(fresh.url, schema)
      const root = projectFor(providers[engine], { 'db/queries/books.sql': queries })
      const { err, code } = await verify(root, fresh.url)
      assert.is(code, 3)
      return err.split('\n').slice(0, 3)
    } finally {
      await fresh.drop()
    }
  }
  const isPointedAt = (found: readonly string[], where: string, word: string) => {
    if (found.length === 0) return
    const [head = '', line = '', carets = ''] = found
    assert.match(head, where)
    // The line has a character of two UTF-16 units and two columns.
    assert.is(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1), word)
  }
  const other = SCHEMA.replace('price', 'cost')
  const postgresql = await lines('postgresql-18', other)
  isPointedAt(postgresql, 'books.sql:2:8', 'sqlc')
  const called = SCHEMA.replace('decimal(10, 2)', 'text')
  isPointedAt(await lines('postgresql-18', called), 'books.sql:4:52', 'round')
  isPointedAt(await lines('mysql', other), 'books.sql:2:1', 'SELECT')
})

test('with errors of quarry the engine is not asked, which is said', async () => {
  const broken = '-- name: Broken :one\nSELECT nosuch FROM books;\n'
  const { code, out, err } = await verify(
    projectFor('sqlite', { 'db/queries/books.sql': broken }),
    true,
  )
  assert.equal([code, out], [1, ''])
  assert.match(err, /\n1 error\nthe engine was not asked: the errors above come first\n$/)
})

function engineName(name: string): keyof typeof providers {
  const known = (['postgresql-15', 'postgresql-18', 'mysql', 'mariadb', 'sqlite'] as const).find(
    (each) => each === name,
  )
  if (known === undefined) throw new Error(`no engine ${name}`)
  return known
}

async function load(url: string, script: string): Promise<void> {
  const connection = await (await engineOf(url)).connect(url)
  await connection.execute(script)
  await connection.close()
}

test('without an engine it says so', async () => {
  const root = projectFor('postgresql')
  const reasonFor = async (environment: Readonly<Record<string, string>>) => {
    const result = await verify(root, true, environment)
    assert.is(result.code, 1)
    return headLines(result).join()
  }
  assert.match(await reasonFor({}), 'neither the environment nor .env has DATABASE_URL')
  const far = { DATABASE_URL: 'postgres://user:secret@db.example.com/shop' }
  assert.match(await reasonFor(far), 'the server of DATABASE_URL is not on this machine')
  const closed = await reasonFor({ DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/shop' })
  assert.match(closed, 'there is no engine to verify with: cannot connect to')
  assert.match(await reasonFor({ DATABASE_URL: '' }), 'neither the environment nor .env has')
  assert.match(await reasonFor({ DATABASE_URL: '/shop' }), 'DATABASE_URL holds is not an address')
  const other = await verify(root, 'mysql://root:secret@127.0.0.1:1/shop')
  assert.match(headLines(other).join(), 'the project is for PostgreSQL')
  const unknown = await verify(root, 'oracle://user:secret@127.0.0.1/shop')
  assert.match(headLines(unknown).join(), 'no engine for addresses that begin with "oracle:"')
  assert.not.match(closed, 'secret')
})

test('without a server it asks the PGlite of the project, with the extensions that the schema creates', async () => {
  const directory = await pglitePackage('pgvector')
  const files = {
    'db/schema/vectors.sql': `CREATE EXTENSION vector;
CREATE EXTENSION earthdistance CASCADE;
CREATE EXTENSION "uuid-ossp";
CREATE TABLE items (id uuid NOT NULL DEFAULT uuid_generate_v4(), at earth, embedding vector(3) NOT NULL);
`,
    'db/queries/vectors.sql': `-- name: Nearest :many
SELECT id, earth_distance(at, $2) AS metres, embedding <-> $1 AS distance FROM items;
`,
  }
  const root = projectFor('postgresql', files)
  assert.match((await verify(root, true)).err, 'and the project has no @electric-sql/pglite')
  symlinkSync(join(directory, '../..'), join(root, 'node_modules'))
  const agreed = await verify(root, true)
  assert.is(agreed.err, '')
  assert.match(
    agreed.out,
    /PostgreSQL 18\.\d+ describes them as quarry does, on a scratch database/,
  )
  const missing = projectFor('postgresql', { 'db/schema/a.sql': 'CREATE EXTENSION plperl;' })
  symlinkSync(join(directory, '../..'), join(missing, 'node_modules'))
  assert.match((await verify(missing, true)).err, 'extension "plperl" is not available')
})

test('the address stands in .env beside the project file, unless the environment has one', async () => {
  const closed = 'DATABASE_URL="postgres://user:secret@127.0.0.1:1/shop" # of the server here\n'
  const root = projectFor('postgresql', { '.env': closed })
  assert.match((await verify(root, true)).err, 'cannot connect to')
  const far = { DATABASE_URL: 'postgres://user:secret@db.example.com/shop' }
  assert.match((await verify(root, true, far)).err, 'is not on this machine')
})

test('a schema that the engine refuses, and one that leaves the database', async () => {
  const refused = await verify(
    projectFor('sqlite', {
      'db/schema/shop.sql': `${SCHEMA}CREATE TABLE t (a int CHECK (nosuch(a)));\n`,
    }),
    true,
  )
  assert.match(refused.err, /nosuch/)
  assert.is(refused.code, 1)
  const leaving = projectFor('sqlite', {
    'db/schema/shop.sql': `${SCHEMA}ATTACH 'other.db' AS o;\n`,
  })
  const left = await verify(leaving, true)
  assert.is(left.code, 1)
  assert.match(left.err, 'the schema leaves the scratch database here')
  // The guard stays where the warning is switched off.
  const silenced = projectFor('sqlite', {
    'quarry.toml':
      'version = "2"\n[database]\nprovider = "sqlite"\n[lint]\nschema-leaves-database = "off"\n',
    'db/schema/shop.sql': `${SCHEMA}ATTACH 'other.db' AS o;\n`,
  })
  assert.match((await verify(silenced, true)).err, 'the schema leaves the scratch database here')
})

test('a file of SQLite that has another schema', async () => {
  const root = projectFor('sqlite')
  const result = await verify(root, `sqlite://${root}/none.db`)
  assert.is(result.code, 1)
  assert.match(result.err, 'cannot connect to')
})

test.run()
