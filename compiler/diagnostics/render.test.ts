import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plain, type Renderable, renderDiagnostic, summarize } from './render.ts'

const schema = { path: 'schema.sql', text: 'CREATE TABLE a (\n  name text\n);\n' }
const queries = { path: 'q.sql', text: 'SELECT nam\r\nFROM a' }

const fault: Renderable = {
  code: 'unknown-column',
  severity: 'error',
  message: 'column "nam" does not exist',
  hint: undefined,
  place: { file: 'q.sql', start: 7, end: 10 },
  related: [],
}

function check(diagnostic: Renderable, expected: readonly string[]): void {
  const files = new Map([schema, queries].map((file) => [file.path, file]))
  const text = renderDiagnostic(diagnostic, {
    files,
    paint: plain,
    columns: undefined,
    shownPath: (path) => `db/${path}`,
  })
  assert.equal(text.split('\n'), expected)
}

test('the place, the line and the caret', () => {
  check(fault, [
    'db/q.sql:1:8: error: column "nam" does not exist [unknown-column]',
    '  1 | SELECT nam',
    '    |        ^^^',
  ])
})

test('a hint and a related place', () => {
  const related = [{ place: { file: 'schema.sql', start: 13, end: 14 }, label: 'declared here' }]
  check({ ...fault, hint: 'did you mean "name"?', related }, [
    'db/q.sql:1:8: error: column "nam" does not exist [unknown-column]',
    '  1 | SELECT nam',
    '    |        ^^^',
    '  hint: did you mean "name"?',
    '  db/schema.sql:1:14: declared here',
    '  1 | CREATE TABLE a (',
    '    |              ^',
  ])
})

test('a span of several lines is marked on its first', () => {
  check({ ...fault, place: { file: 'q.sql', start: 7, end: 18 } }, [
    'db/q.sql:1:8: error: column "nam" does not exist [unknown-column]',
    '  1 | SELECT nam',
    '    |        ^^^',
  ])
})

test('no line to show', () => {
  check({ ...fault, severity: 'warning', place: { file: 'x.sql', start: 0, end: 0 } }, [
    'db/x.sql: warning: column "nam" does not exist [unknown-column]',
  ])
  check({ ...fault, place: undefined }, ['error: column "nam" does not exist [unknown-column]'])
})

test('a message that quotes megabytes loses its middle', () => {
  const message = `${'a'.repeat(199)}\u{1F600}${'b'.repeat(5000)}c`
  const expected = `error: ${'a'.repeat(199)}…${'b'.repeat(199)}c [unknown-column]`
  check({ ...fault, message, place: undefined }, [expected])
})

test('the summary', () => {
  const at = (file: string) => ({ place: { file, start: 0, end: 0 } })
  const error = { severity: 'error', ...at('a.sql') } as const
  const warning = { severity: 'warning', ...at('b.sql') } as const
  const nowhere = { severity: 'error', place: undefined } as const
  assert.is(summarize([error, warning, error]), '2 errors and 1 warning in 2 files')
  assert.is(summarize([error]), '1 error')
  assert.is(summarize([error, nowhere]), '2 errors in 1 file')
  assert.is(summarize([nowhere, nowhere]), '2 errors')
  assert.is(summarize([warning, warning]), '2 warnings in 1 file')
  assert.is(summarize([]), '')
})

test.run()
