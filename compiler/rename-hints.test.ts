import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compileSchema } from './compile-schema.ts'
import { describeParts } from './describe-parts.ts'
import type { Dialect } from './dialects/dialect.ts'
import { mysql } from './dialects/mysql/dialect.ts'
import { postgresql } from './dialects/postgresql/dialect.ts'
import { sqlite } from './dialects/sqlite/dialect.ts'
import { renameHints } from './rename-hints.ts'

/** Hints as `users.email<mail`. */
function check(text: string, expected: readonly string[]): void {
  const dialects: readonly Dialect[] = [postgresql, mysql, sqlite]
  for (const dialect of dialects) {
    const files = [{ path: 'schema.sql', text }]
    const { catalog } = compileSchema(files, dialect, describeParts)
    const found = renameHints(catalog, files).map(
      ({ table, column, from }) => `${table}${column === undefined ? '' : `.${column}`}<${from}`,
    )
    assert.equal(found, expected, dialect.label)
  }
}

test('a hint stands above a table or a column, with other comments around it', () => {
  check('-- @renamed from=people\n-- Those who buy.\nCREATE TABLE users (id int);', [
    'users<people',
  ])
  check('CREATE TABLE users (\n  id int,\n  -- @renamed from=mail\n  email text\n);', [
    'users.email<mail',
  ])
  check('--  @renamed from="E mail"  \r\nCREATE TABLE users (\r\n-- @renamed from=nr\r\nid int);', [
    'users<E mail',
    'users.id<nr',
  ])
})

test('a line between the hint and the definition parts them', () => {
  check('-- @renamed from=people\n\nCREATE TABLE users (id int);', [])
  check('CREATE TABLE users (id int, -- @renamed from=mail\n\n email text);', [])
  check('-- was renamed from=people\nCREATE TABLE users (id int);', [])
})

test.run()
