import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { queryFileText, readQueryFile, slugOf } from './query-file.ts'

const named = { name: 'file', category: null }

test('a query is what it was after it has been written and read', () => {
  const body = {
    name: 'Umsatz je Monat',
    query: '-- tags: of nobody\nselect 1;\n\n-- the end',
    tags: ['a', 'b c'],
    category: 'Reports & more',
  }
  assert.equal(readQueryFile(queryFileText(body), named), body)
})

test('a file that a person wrote has the names of its path', () => {
  const found = readQueryFile('select 1\r\nfrom t\r\n', { name: 'per-month', category: 'reports' })
  assert.equal(found, {
    name: 'per-month',
    query: 'select 1\nfrom t',
    tags: [],
    category: 'reports',
  })
})

test('a line break in a name does not end its comment', () => {
  const text = queryFileText({ name: 'x\ndrop table t', query: 'select 1', tags: ['a,b\nc'] })
  assert.is(text, '-- name: x drop table t\n-- tags: a b c\n\nselect 1\n')
})

test('a slug is a plain name of a file', () => {
  assert.is(slugOf('Umsätze / Monat'), 'umsaetze-monat')
  assert.is(slugOf('../../etc/passwd'), 'etc-passwd')
  assert.is(slugOf('日本'), 'query')
  assert.is(slugOf('NUL'), 'nul-query')
  assert.is(slugOf(`${'a'.repeat(79)} b`), 'a'.repeat(79))
})

test.run()
