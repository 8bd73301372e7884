import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { postgresql } from '../dialects/postgresql/dialect.ts'
import { splitQueries } from './split-queries.ts'

function check(input: string, expected: readonly string[]): void {
  const found = splitQueries(input, postgresql.lexical)
  assert.equal(
    found.map(({ text }) => text),
    expected,
  )
  for (const { text, at } of found) assert.is(input.slice(at.start, at.end), text)
}

test('a string that is not closed ends before the next name', () => {
  const b = '-- name: B :one\nSELECT 2;'
  check(`SELECT 'a;\n${b}`, ["SELECT 'a;", 'SELECT 2'])
  check(`SELECT "a;\n${b}`, ['SELECT "a;', 'SELECT 2'])
  check(`SELECT $$a;\n${b}`, ['SELECT $$a;', 'SELECT 2'])
  check(`SELECT /* a;\n${b}`, ['SELECT /* a;', 'SELECT 2'])
})

test('also where the quotes of others seem to close it', () => {
  const named = "-- name: B :one\nSELECT 'b';\n"
  check(`SELECT 'a;\n${named}`, ["SELECT 'a;", "SELECT 'b'"])
  check(`SELECT 'a;\n${named}${named}`, ["SELECT 'a;", "SELECT 'b'", "SELECT 'b'"])
  check(`SELECT 'a;\n${named}SELECT 'c;\n${named}`, [
    "SELECT 'a;",
    "SELECT 'b'",
    "SELECT 'c;",
    "SELECT 'b'",
  ])
})

test('a string that is closed may hold a name', () => {
  const text = "SELECT '\n-- name: B :one'"
  check(`${text}; SELECT 2`, [text, 'SELECT 2'])
})

test.run()
