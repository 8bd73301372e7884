import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { highlightSql } from './highlight-sql.ts'
import { highlightTypescript } from './highlight-typescript.ts'
import type { Piece } from './piece.ts'

const looks = (pieces: readonly Piece[]) =>
  pieces.filter(({ look }) => look !== '').map(({ text, look }) => `${look} ${text}`)
const whole = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('')

test('SQL: keywords, texts, numbers, calls and comments', () => {
  const sql = `CREATE INDEX i ON t (lower("select")) WHERE a = 'it''s' -- no 'text'\nAND b > 12.5 /* x */`
  const pieces = highlightSql(sql)
  assert.is(whole(pieces), sql)
  assert.equal(looks(pieces), [
    'kw CREATE',
    'kw INDEX',
    'kw ON',
    'fn lower',
    'kw WHERE',
    "s 'it''s'",
    "c -- no 'text'",
    'kw AND',
    'n 12.5',
    'c /* x */',
  ])
})

test('SQL: the body of a routine is coloured too', () => {
  assert.equal(looks(highlightSql('AS $body$ BEGIN RETURN 1; END $body$')), [
    'kw AS',
    's $body$',
    'kw BEGIN',
    'kw RETURN',
    'n 1',
    'kw END',
    's $body$',
  ])
})

test('SQL: nothing is lost of what does not end, of markup and of nothing', () => {
  for (const text of [
    "SELECT 'open",
    '/* open',
    '$$ open',
    '"open',
    '<script>alert(1)</script>',
    '',
    '\0🙂',
  ])
    assert.is(whole(highlightSql(text)), text)
})

test('TypeScript: declarations', () => {
  const code = `/** A row. */\nexport interface Item {\n  a: string | null\n  b: 'x'\n}`
  const pieces = highlightTypescript(code)
  assert.is(whole(pieces), code)
  assert.equal(looks(pieces), [
    'c /** A row. */',
    'kw export',
    'kw interface',
    'ty string',
    'kw null',
    "s 'x'",
  ])
})

test.run()
