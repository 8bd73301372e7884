import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type CheckOptions, check } from '../../cli/commands/check.ts'
import { gen, type GenOptions } from '../../cli/commands/gen.ts'
import { init } from '../../cli/commands/init.ts'
import { type InitProvider, initProviders } from '../../cli/config/config-providers.ts'
import { badInputs } from './cli/bad-input.ts'
import { change, makeProject, plainGen, type Ran, ran, snapshot } from './cli/project.ts'

const noFiles: CheckOptions = {
  json: false,
  schema: [],
  queries: [],
  dialect: undefined,
  driver: undefined,
  verify: undefined,
  watch: false,
}

function runGen(root: string, wanted: Partial<GenOptions> = {}): Promise<Ran> {
  return ran(root, (invocation) => gen({ ...plainGen, ...wanted }, invocation))
}

function runInit(root: string, providers: readonly InitProvider[], driver?: string): Promise<Ran> {
  return ran(root, (invocation) => init({ providers, driver }, invocation))
}

/** The first line of each error; warnings are the compiler's own matter. */
function headLines({ err }: Ran): string[] {
  return err.split('\n').filter((line) => /^\S.*error: /.test(line))
}

for (const provider of initProviders) {
  test(`init --${provider} makes a project that generates at once`, async () => {
    const root = makeProject({
      'quarry.toml': undefined,
      'db/schema': undefined,
      'db/queries': undefined,
    })
    const made = await runInit(root, [provider])
    assert.is(made.code, 0, made.err)
    const generated = await runGen(root)
    assert.equal([generated.code, generated.err], [0, ''])
    assert.is(generated.out, 'quarry_gen: 6 files written\n')
    assert.match(readFileSync(join(root, '.gitignore'), 'utf8'), /^\.env$/m)
    assert.match(readFileSync(join(root, '.env.example'), 'utf8'), /^DATABASE_URL=/m)
  })
}

test('init beside a schema, and beside queries, makes what is missing', async () => {
  for (const present of ['db/schema', 'db/queries']) {
    const other = present === 'db/schema' ? 'db/queries' : 'db/schema'
    const root = makeProject({
      'quarry.toml': undefined,
      [other]: undefined,
      [`db/queries/books.sql`]:
        present === 'db/queries' ? '-- name: One :one\nSELECT 1 AS one;\n' : undefined,
    })
    const made = await runInit(root, ['sqlite'])
    assert.is(made.code, 0, made.err)
    const generated = await runGen(root)
    assert.equal([generated.code, generated.err], [0, ''])
  }
})

test('init says which kind of modules will be written', async () => {
  const says = async (packageJson: string | undefined) => {
    const root = makeProject({ 'quarry.toml': undefined, 'package.json': packageJson })
    const { out } = await runInit(root, [])
    return /^output +quarry_gen\/, (\w+)/m.exec(out)?.[1]
  }
  assert.is(await says('{ "type": "commonjs" }'), 'CommonJS')
  assert.is(await says('{ "type": "module" }'), 'ES')
  assert.is(await says('{}'), 'CommonJS')
  assert.is(await says(undefined), 'ES')
})

test('init overwrites nothing', async () => {
  const root = makeProject({ '.gitignore': 'mine' })
  const before = snapshot(root)
  const refused = await runInit(root, [])
  assert.is(refused.code, 1)
  assert.equal(snapshot(root), before)
  change(root, { 'quarry.toml': undefined, '.env.example': 'mine' })
  const made = await runInit(root, ['sqlite'])
  assert.is(made.code, 0)
  assert.is(readFileSync(join(root, '.gitignore'), 'utf8'), 'mine\n.env\n.quarry/\n')
  assert.is(readFileSync(join(root, '.env.example'), 'utf8'), 'mine')
  assert.not(existsSync(join(root, 'db/queries/notes.sql')), 'there are queries already')
  assert.is((await runGen(root)).code, 0)
})

test('init refuses two providers', async () => {
  const root = makeProject({ 'quarry.toml': undefined })
  const providers = ['mysql', 'sqlite'] as const
  const refused = await runInit(root, providers)
  assert.is(refused.code, 1)
  assert.match(refused.err, '--mysql and --sqlite exclude each other')
})

test('init takes a driver, and names what it chose', async () => {
  const root = makeProject({
    'quarry.toml': undefined,
    'db/schema': undefined,
    'db/queries': undefined,
  })
  const made = await runInit(root, ['sqlite'], 'bun:sqlite')
  assert.is(made.code, 0, made.err)
  assert.match(readFileSync(join(root, 'quarry.toml'), 'utf8'), /^driver = "bun:sqlite"$/m)
  const [, choice = ''] = made.out.split('\n\n')
  assert.is(
    choice,
    `provider  SQLite (also: --postgresql, --mysql, --mariadb)
driver    bun:sqlite (also: --driver better-sqlite3)
schema    db/schema/*.sql
queries   db/queries/*.sql
output    quarry_gen/, ES modules`,
  )
  assert.match(made.out, 'Next: npx quarry gen\n')
  assert.is((await runGen(root)).code, 0)
})

test('init refuses a driver of another database and writes nothing', async () => {
  const root = makeProject({ 'quarry.toml': undefined })
  const before = snapshot(root)
  const refused = await runInit(root, [], 'mysql2')
  assert.equal(
    [refused.code, refused.err],
    [
      1,
      `error: "mysql2" is not a driver for PostgreSQL [unfit-driver]
  hint: choose "pg" or "postgres"

1 error
`,
    ],
  )
  assert.equal(snapshot(root), before)
})

for (const [name, { changes, expected }] of Object.entries(badInputs)) {
  test(`bad input: ${name}`, async () => {
    const root = makeProject()
    assert.is((await runGen(root)).code, 0)
    change(root, changes)
    const before = snapshot(join(root, 'quarry_gen'))
    const result = await runGen(root)
    assert.equal([result.code, headLines(result), result.out], [1, expected, ''])
    assert.equal(snapshot(join(root, 'quarry_gen')), before, 'earlier output is as it was')
    const checked = await ran(root, (invocation) => check(noFiles, invocation))
    assert.equal(headLines(checked), expected, 'check says the same')
  })
}

test('symbolic links that form a circle, or lead to one directory twice', async () => {
  const root = makeProject({ 'more/deep/more.sql': '-- name: More :one\nSELECT 1 AS x;\n' })
  for (const [target, link] of [
    ['.', 'db/queries/loop'],
    ['../schema/..', 'db/schema/loop'],
    ['../../more', 'db/queries/linked'],
    ['..', 'more/deep/up'],
    ['nowhere', 'db/queries/broken'],
  ] as const)
    symlinkSync(target, join(root, link))
  assert.is((await runGen(root)).err, '')
  const made = Object.keys(snapshot(join(root, 'quarry_gen')))
  assert.ok(
    made.some((path) => path.endsWith('/linked-deep-more.js')),
    made.join(),
  )
  assert.is(made.length, 9)
})

test('output that cannot be written', async () => {
  const root = makeProject({ quarry_gen: 'a file' })
  const result = await runGen(root)
  assert.is(result.code, 1)
  assert.match(result.err, '"quarry_gen" is a file; generated code needs a directory')
  rmSync(join(root, 'quarry_gen'))
  change(root, { 'quarry_gen/books.js': '// mine\n', 'quarry_gen/other.txt': 'mine' })
  const before = snapshot(join(root, 'quarry_gen'))
  const foreign = await runGen(root)
  assert.is(foreign.code, 1)
  assert.match(foreign.err, 'quarry_gen/books.js: error: this file is in the way')
  assert.equal(snapshot(join(root, 'quarry_gen')), before)
})

test('CRLF and a byte order mark change nothing', async () => {
  const root = makeProject({
    'db/queries/books.sql':
      "-- A book.\n-- name: GetBook :one\nSELECT id, 'a\nb' AS text\nFROM books\nWHERE id = $1;\n",
  })
  await runGen(root)
  const before = snapshot(join(root, 'quarry_gen'))
  const path = join(root, 'db/queries/books.sql')
  const unix = readFileSync(path, 'utf8')
  writeFileSync(path, `\uFEFF${unix.replaceAll('\n', '\r\n')}`)
  const config = join(root, 'quarry.toml')
  writeFileSync(config, `\uFEFF${readFileSync(config, 'utf8').replaceAll('\n', '\r\n')}`)
  assert.is((await runGen(root)).code, 0)
  assert.equal(snapshot(join(root, 'quarry_gen')), before)
})

test('gen --check tells stale output by exit code 2', async () => {
  const root = makeProject()
  const stale = () => runGen(root, { check: true })
  assert.is((await stale()).code, 2)
  assert.not(existsSync(join(root, 'quarry_gen')), 'nothing is written')
  await runGen(root)
  assert.equal(await stale(), { code: 0, out: 'up to date\n', err: '' })
  change(root, {
    'db/queries/more.sql': '-- name: CountBooks :one\nSELECT count(*) AS n FROM books;\n',
  })
  const { code, err } = await stale()
  assert.is(code, 2)
  assert.match(err, 'quarry_gen/more.js is missing')
  assert.match(err, 'quarry_gen/database.js is stale')
  await runGen(root)
  change(root, { 'db/queries/more.sql': undefined })
  assert.match((await stale()).err, 'quarry_gen/more.d.ts belongs to no query file any more')
  assert.match((await runGen(root)).out, ', 2 removed, ')
})

test('gen.js.enabled = false touches nothing', async () => {
  const root = makeProject({
    'quarry.toml': 'version = "2"\n[database]\nprovider = "sqlite"\n[gen.js]\nenabled = false\n',
  })
  const result = await runGen(root)
  assert.is(result.code, 0)
  assert.match(result.out, 'enabled is false')
  assert.not(existsSync(join(root, 'quarry_gen')))
  const checked = await ran(root, (invocation) => check(noFiles, invocation))
  assert.is(checked.out, 'ok: 2 queries in 1 file\n')
})

test('the schema may come from migrations', async () => {
  const root = makeProject({
    'quarry.toml': 'version = "2"\nschema_from = "migrations"\n[database]\nprovider = "sqlite"\n',
    'db/schema': undefined,
    'db/migrations/20250102000000_price.up.sql':
      'ALTER TABLE books ADD COLUMN title TEXT; ALTER TABLE books ADD COLUMN price REAL;',
    'db/migrations/20250101000000_books.up.sql': 'CREATE TABLE books (id INTEGER PRIMARY KEY);',
    'db/migrations/20250101000000_books.down.sql': 'DROP TABLE books;',
  })
  assert.equal(headLines(await runGen(root)), [])
})

test('files that take a migration back are no schema', async () => {
  const root = makeProject({
    'db/schema/shop_2.up.sql': 'ALTER TABLE books ADD COLUMN note TEXT;',
    'db/schema/shop_2.down.sql': 'ALTER TABLE books DROP COLUMN note;',
    'db/queries/books.sql': '-- name: A :many\nSELECT note FROM books;\n',
  })
  assert.equal(headLines(await runGen(root)), [])
})

test('a project elsewhere is named from where the user stands', async () => {
  const root = makeProject({ 'db/queries/books.sql': '-- name: A :one\nSELECT nope;\n' })
  mkdirSync(join(root, 'sub'))
  const result = await ran(
    join(root, 'sub'),
    (invocation) => gen(plainGen, invocation),
    '../quarry.toml',
  )
  assert.equal(headLines(result), [
    '../db/queries/books.sql:2:8: error: column "nope" does not exist [unknown-column]',
  ])
})

test('check --json, with a project and without', async () => {
  const root = makeProject()
  const json = { ...noFiles, json: true }
  const project = await ran(root, (invocation) => check(json, invocation))
  const files = {
    ...json,
    schema: ['db/schema/shop.sql'],
    queries: ['db/queries/books.sql'],
    dialect: 'sqlite3',
  }
  const listed = await ran(root, (invocation) => check(files, invocation))
  assert.is(listed.out, project.out)
  const answer = JSON.parse(project.out)
  assert.equal(Object.keys(answer), ['version', 'dialect', 'queries', 'diagnostics'])
  assert.equal(answer.queries[0], {
    name: 'GetBook',
    kind: 'one',
    file: 'db/queries/books.sql',
    line: 1,
    sql: 'SELECT id, title, price FROM books WHERE id = ?',
    params: [{ number: 1, name: 'id', type: 'INTEGER', nullable: false, tsType: 'number' }],
    columns: [
      { name: 'id', type: 'INTEGER', nullable: false, tsType: 'number', source: 'books.id' },
      { name: 'title', type: 'TEXT', nullable: false, tsType: 'string', source: 'books.title' },
      {
        name: 'price',
        type: 'REAL',
        nullable: true,
        tsType: 'number | null',
        source: 'books.price',
      },
    ],
  })
})

test('check --json places a diagnostic and keeps the other queries', async () => {
  const root = makeProject({
    'db/queries/books.sql':
      '-- name: A :one\nSELECT titel FROM books WHERE id = 1;\n\n-- name: B :one\nSELECT 1 AS x;\n',
  })
  const result = await ran(root, (invocation) => check({ ...noFiles, json: true }, invocation))
  const { queries, diagnostics } = JSON.parse(result.out)
  assert.is(result.code, 1)
  assert.equal(
    queries.map(({ name }: { name: string }) => name),
    ['B'],
  )
  assert.equal(diagnostics, [
    {
      code: 'unknown-column',
      severity: 'error',
      message: 'column "titel" does not exist in "books"',
      hint: 'did you mean "title"?',
      file: 'db/queries/books.sql',
      line: 2,
      column: 8,
      endLine: 2,
      endColumn: 13,
    },
  ])
})

test('overrides are those of the project, and name what is there', async () => {
  const overrides = (text: string) => ({
    'quarry.toml': `version = "2"\n[database]\nprovider = "sqlite"\n[gen.js.overrides]\n${text}\n`,
  })
  const root = makeProject(
    overrides('"books.title" = "Title"\n"books.price" = { nullable = false }'),
  )
  const generated = await runGen(root)
  assert.is(generated.code, 0)
  assert.match(
    generated.err,
    /^quarry.toml:5:1: warning: .* names "Title", which generated code does not import \[bare-override\]/,
  )
  const { out } = await ran(root, (invocation) => check({ ...noFiles, json: true }, invocation))
  const [{ columns }] = JSON.parse(out).queries
  assert.equal(
    columns.map(({ tsType }: { tsType: string }) => tsType),
    ['number', 'Title', 'number'],
  )
  const wrong = makeProject(overrides('"books.titel" = "Title"\nrael = "Price"'))
  assert.equal(headLines(await ran(wrong, (invocation) => check(noFiles, invocation))), [
    'quarry.toml:5:1: error: [gen.js.overrides]: "books.titel" is neither a column nor a type [unknown-override]',
    'quarry.toml:6:1: error: [gen.js.overrides]: "rael" is neither a column nor a type [unknown-override]',
  ])
})

test('check without a project needs all three options', async () => {
  const root = makeProject()
  const wanted = { ...noFiles, queries: ['db/queries/books.sql'] }
  const result = await ran(root, (invocation) => check(wanted, invocation))
  assert.is(result.code, 1)
  assert.match(result.err, '--schema, --queries and --dialect belong together')
})

test.run()
