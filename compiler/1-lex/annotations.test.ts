import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport } from '../diagnostics/report.ts'
import { mysql } from '../dialects/mysql/dialect.ts'
import { postgresql } from '../dialects/postgresql/dialect.ts'
import type { Dialect } from '../dialects/dialect.ts'
import { split } from '../split/split.ts'
import { annotate } from './annotations.ts'

/** `Name :kind [doc / doc] text` a query, `code: text` a fault. */
function check(text: string, expected: readonly string[], { lexical }: Dialect = postgresql): void {
  const report = createReport()
  const found = annotate(text, split(text, lexical), lexical, report).map(
    ({ name, kind, doc, statement }) => `${name} :${kind} [${doc.join(' / ')}] ${statement.text}`,
  )
  const faults = report.all().map(({ code, at }) => `${code}: ${text.slice(at.start, at.end)}`)
  assert.equal([...found, ...faults], expected)
}

test('a name in every form of comment', () => {
  check('-- name: A :one\nSELECT 1;\n-- name: B :many\nSELECT 2', [
    'A :one [] SELECT 1',
    'B :many [] SELECT 2',
  ])
  check('/* name: A :exec */ SELECT 1;', ['A :exec [] SELECT 1'])
  check('/**\n * name: A :one\n * Finds it.\n */\nSELECT 1', ['A :one [Finds it.] SELECT 1'])
  check('/*\n Finds it.\n*/\n#name: A :one\nSELECT 1', ['A :one [Finds it.] SELECT 1'], mysql)
  check('-- name: A :one\nSELECT ";\n-- name: B :one\n"', [
    'A :one [] SELECT ";\n-- name: B :one\n"',
  ])
  check('# name: A :one\nSELECT 1;', ['A :one [] SELECT 1'], mysql)
  check('--name: A :one\r\nSELECT 1;\r\n', ['A :one [] SELECT 1'])
})

test('warnings that are turned off', () => {
  const codes = (text: string) => {
    const report = createReport()
    const { lexical } = postgresql
    const [first] = annotate(text, split(text, lexical), lexical, report)
    const found = first?.turnedOff.map(({ code, at }) => [code, text.slice(at.start, at.end)])
    assert.equal(report.all(), [])
    return found
  }
  assert.equal(codes('-- quarry: off many-rows, missing-where\n\n-- name: A :one\nSELECT 1'), [
    ['many-rows', 'many-rows'],
    ['missing-where', 'missing-where'],
  ])
  assert.equal(codes('/* name: A :one\n * Quarry:off many-rows\n */ SELECT 1'), [
    ['many-rows', 'many-rows'],
  ])
  check('-- Finds it.\n-- quarry: off many-rows\n-- name: A :one\nSELECT 1', [
    'A :one [Finds it.] SELECT 1',
  ])
})

test('other comments directly above are the doc', () => {
  check('-- Finds it.\n-- name: A :one\n-- Quickly.\nSELECT 1', [
    'A :one [Finds it. / Quickly.] SELECT 1',
  ])
  check('-- Licence.\n\n-- name: A :one\nSELECT 1', ['A :one [] SELECT 1'])
  check('-- the name is: long\n-- name: A :one\nSELECT 1', ['A :one [the name is: long] SELECT 1'])
})

test('a remark behind a statement is not the doc of the next', () => {
  const b = 'B :one [] SELECT 2'
  const a = 'A :one [] SELECT 1'
  check('-- name: A :one\nSELECT 1; -- trailing\n-- name: B :one\nSELECT 2', [a, b])
  check('-- name: A :one\nSELECT 1\n; /* trailing */ -- x\n-- name: B :one\nSELECT 2', [a, b])
  check('-- name: A :one\nSELECT 1; /* trailing\n more */\n-- name: B :one\nSELECT 2', [a, b])
  check('-- name: A :one\nSELECT 1; -- trailing\n-- Doc.\n-- name: B :one\nSELECT 2', [
    a,
    'B :one [Doc.] SELECT 2',
  ])
  check('-- name: A :one\nSELECT 1; -- name: B :one\nSELECT 2', [a, b])
})

test('a name within the statement before', () => {
  check('-- name: A :one\nSELECT 1\n-- name: B :one\nSELECT 2', [
    'B :one [] SELECT 2',
    'unfinished-query: 1',
  ])
  const three =
    '-- name: A :one\nSELECT 1\n-- name: B :one\nSELECT 2\n-- Doc.\n-- name: C :one\nSELECT 3;'
  check(three, ['C :one [Doc.] SELECT 3', 'unfinished-query: 1', 'unfinished-query: 2'])
  check('-- name: A :one\nSELECT 1 /* name: B :one */', ['unfinished-query: 1'])
  const text = "SELECT '\n-- name: B :one' /* the name: B :one */"
  check(`-- name: A :one\n${text};`, [`A :one [] ${text}`])
})

test('a query that is commented out is none', () => {
  const b = ['B :one [] SELECT 2', 'empty-query: A']
  check('-- name: A :one\n-- SELECT 1;\n\n-- name: B :one\nSELECT 2', b)
  check('-- name: A :one\n-- SELECT 1;\n-- name: B :one\nSELECT 2', b)
  check('-- name: A :one\n/* SELECT 1;\n*/\n-- name: B :one\nSELECT 2', b)
  check('-- Doc of A.\n-- name: A :one\n-- SELECT 1;\n', ['empty-query: A'])
  check('-- -- name: A :one\n-- SELECT 1;\n\n-- name: B :one\nSELECT 2', ['B :one [] SELECT 2'])
  check('/*\n-- name: A :one\nSELECT 1;\n*/\n-- name: B :one\nSELECT 2', [
    'B :one [-- name: A :one / SELECT 1;] SELECT 2',
  ])
  check('-- name: A :one\n-- one\n-- name: B :one\n-- two\nSELECT 2', [
    'B :one [two] SELECT 2',
    'empty-query: A',
  ])
})

test('a comment of megabytes is read at once', () => {
  const long = 'x'.repeat(2_000_000)
  check(`-- ${long}\n-- name: A :one\nSELECT 1`, [`A :one [${long}] SELECT 1`])
})

test('faults', () => {
  check('SELECT 1;', ['missing-annotation: SELECT 1'])
  check('-- name: A :one\nSELECT 1; SELECT 2', [
    'A :one [] SELECT 1',
    'several-statements: SELECT 2',
  ])
  check('-- name: A :one\n-- name: B :one\nSELECT 1', [
    'B :one [] SELECT 1',
    'annotation-without-query: A',
  ])
  check('-- name: A :one\n', ['annotation-without-query: A'])
  check('-- name: A :onee\nSELECT 1', ['unknown-kind: :onee'])
  check('-- name: A :iter\nSELECT 1', ['unknown-kind: :iter'])
  check('-- name: A\nSELECT 1', ['malformed-annotation: name: A'])
  check('-- name A :one\nSELECT 1', ['malformed-annotation: name A :one'])
  check('-- nmae: A :one\nSELECT 1', ['malformed-annotation: nmae: A :one'])
  check('-- name: 2fast :one\nSELECT 1', ['invalid-query-name: 2fast'])
})

test.run()
