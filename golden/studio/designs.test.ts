import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { engines } from '../suites/migrate/harness.ts'
import { type ProjectStudio, withProjectStudio } from './project-studio.ts'

const SCHEMA = 'db/schema/shop.sql'
const ADMITTED = ['data-loss', 'rewrite', 'long-lock']
const text = `-- Those who buy.
CREATE TABLE users (
  id integer PRIMARY KEY, -- the key
  mail varchar(80) NOT NULL,
  note varchar(20)
);
CREATE INDEX users_note ON users (note);
`

for (const engine of engines)
  test(`${engine}: a table is designed: its schema file and a migration are shown, then written`, () =>
    withProjectStudio({ engine, files: { [SCHEMA]: text } }, design))

async function design({ origin, root, rows, execute }: ProjectStudio): Promise<void> {
  await ask(origin, '/api/migrations', { name: 'first', auto: true, allow: ADMITTED })
  await ask(origin, '/api/migrations/apply', { allow: ADMITTED })
  await execute("INSERT INTO users VALUES (1, 'ada@example.org', 'x')")
  const before = await ask(origin, '/api/designs/users')
  const { elements, statements, checksum, file } = before
  assert.equal(
    [file, elements.length, statements],
    [SCHEMA, 3, ['CREATE INDEX users_note ON users (note)']],
  )
  assert.equal(elements[1].column, {
    ...{ name: 'mail', type: 'varchar(80)', notNull: true, default: '', others: [] },
  })
  const table = {
    ...{ table: 'users', checksum },
    elements: [{ from: 0 }, { from: 1, column: { name: 'email' } }, { text: 'age integer' }],
    statements: [{ text: 'CREATE INDEX users_age ON users (age)' }],
  }
  const draft = { name: 'second', auto: true, tables: [table] }
  const preview = await ask(origin, '/api/migrations/preview', draft)
  const after = text
    .replace('  mail', '  -- @renamed from=mail\n  email')
    .replace('  note varchar(20)', '  age integer')
    .replace('CREATE INDEX users_note ON users (note)', '\nCREATE INDEX users_age ON users (age)')
  assert.equal(preview.schemaFiles, [{ file: SCHEMA, before: text, after }])
  assert.match(preview.up.text, /RENAME COLUMN/)
  assert.ok(preview.hazards.some(({ kind }: { kind: string }) => kind === 'data-loss'))
  assert.is(readFileSync(join(root, SCHEMA), 'utf8'), text, 'nothing is written')
  await ask(origin, '/api/migrations', { ...draft, allow: ADMITTED })
  assert.is(readFileSync(join(root, SCHEMA), 'utf8'), after)
  const { confirm } = await ask(origin, '/api/migrations/apply', { dryRun: true })
  await ask(origin, '/api/migrations/apply', {
    confirm,
    allow: ADMITTED,
  })
  assert.equal(Object.values((await rows('SELECT email, age FROM users'))[0] ?? {}), [
    'ada@example.org',
    null,
  ])
  const late = await send(origin, '/api/migrations/preview', draft)
  assert.is(late.status, 409, 'the file is another one now')
  await makeNew(origin, root)
}

async function makeNew(origin: string, root: string): Promise<void> {
  const tables = [
    {
      table: 'orders',
      elements: [
        { text: 'id integer PRIMARY KEY' },
        { text: 'user_id integer REFERENCES users (id)' },
      ],
      statements: [],
    },
  ]
  await ask(origin, '/api/migrations', { name: 'orders', auto: true, tables, allow: ADMITTED })
  const written = readFileSync(join(root, SCHEMA), 'utf8')
  assert.ok(
    written.endsWith(
      '\n\nCREATE TABLE orders (\n  id integer PRIMARY KEY,\n  user_id integer REFERENCES users (id)\n);\n',
    ),
  )
  assert.is((await ask(origin, '/api/migrations/apply', { allow: ADMITTED })).applied.length, 1)
  assert.is((await send(origin, '/api/designs/nothing')).status, 404)
}

async function ask(origin: string, path: string, body?: unknown) {
  const response = await send(origin, path, body)
  const answer = JSON.parse(await response.text())
  assert.ok(response.ok, `${path} ${response.status} ${JSON.stringify(answer)}`)
  return answer
}

function send(origin: string, path: string, body?: unknown): Promise<Response> {
  if (body === undefined) return fetch(origin + path)
  const headers = { 'content-type': 'application/json' }
  return fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

test.run()
