import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { loadDialect } from '../../../../compiler/dialects/registry.ts'
import { runnerOf } from '../../../registry.ts'
import { appliedRow } from '../history/applied-row.ts'
import { readChanged } from './read-changed.ts'
import { readMigrations } from './read-migrations.ts'

const FIRST = '20260101000000_books'
const SECOND = '20260102000000_authors'
const language = { dialect: await loadDialect('sqlite'), engine: await runnerOf('sqlite:') }

const written: Readonly<Record<string, string>> = {
  [`${FIRST}.up.sql`]: 'CREATE TABLE books (id integer);',
  [`${FIRST}.down.sql`]: 'DROP TABLE books;',
  [`${SECOND}.up.sql`]: 'CREATE TABLE authors (id integer);',
  [`${SECOND}.down.sql`]: 'DROP TABLE authors;',
}

/** The files by their names, and which of them have been read. */
function readerOf(files: Readonly<Record<string, string>>) {
  const read: string[] = []
  const reader = {
    pathOf: (file: string) => file,
    read(file: string) {
      read.push(file)
      return { path: file, text: files[file] ?? '' }
    },
  }
  return { reader, read }
}

/** Reads the files where the history has all as they were written. */
async function readApplied(files: Readonly<Record<string, string>>) {
  const { migrations } = readMigrations(Object.keys(written), readerOf(written).reader, language)
  const rows = new Map(
    migrations.map((each) => [each.id, appliedRow(each, 'test', '2026-01-03T00:00:00.000Z')]),
  )
  const { reader, read } = readerOf(files)
  let isAsked = false
  const found = await readChanged(Object.keys(files), reader, {
    rows,
    language: async () => {
      isAsked = true
      return language
    },
  })
  return { ...found, read, isAsked }
}

test('what is applied as it is written is read no further', async () => {
  const { migrations, unchanged, read, isAsked } = await readApplied(written)
  assert.equal(migrations, [])
  assert.equal(
    unchanged.map(({ name }) => name),
    ['books', 'authors'],
  )
  assert.equal(read, [`${FIRST}.up.sql`, `${SECOND}.up.sql`])
  assert.is(isAsked, false)
})

test('what was changed, has no way back, or is not applied is read', async () => {
  const { [`${SECOND}.down.sql`]: _, ...others } = written
  const { migrations, unchanged, faults } = await readApplied({
    ...others,
    [`${FIRST}.up.sql`]: '-- The books.\nCREATE TABLE books (id integer);',
    '20260103000000_new.up.sql': 'ROLLBACK;',
    '20260103000000_new.down.sql': '',
  })
  assert.equal(
    migrations.map(({ name }) => name),
    ['books', 'authors', 'new'],
  )
  assert.equal(unchanged, [])
  assert.equal(
    faults.map(({ code }) => code),
    ['transaction-in-migration'],
  )
})

test.run()
