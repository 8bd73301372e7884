import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { parse } from 'smol-toml'
import { findTomlPlaces } from './toml-places.ts'

/** `path = key text | value text`, in the order of the document. */
function check(text: string, expected: readonly string[]): void {
  parse(text)
  const found = [...findTomlPlaces(text)].map(([path, { key, value }]) => {
    const shown = [key, value].map(({ start, end }) => text.slice(start, end))
    return `${path.split('\0').join(' ')} = ${shown.join(' | ')}`
  })
  assert.equal(found, expected)
}

test('pairs and headers', () => {
  check('a = 1\n[b]\nc = "x" # d = 2\n', ['a = a | 1', 'b = b | [b]', 'b c = c | "x"'])
  check('[gen.js]\r\nout = true\r\n', ['gen js = gen.js | [gen.js]', 'gen js out = out | true'])
  check('[[a]]\nb=1', ['a = a | [[a]]', 'a b = b | 1'])
})

test('dotted and quoted keys', () => {
  check('a . b = 1', ['a b = a . b | 1'])
  check('"a.b" = 1', ['a.b = "a.b" | 1'])
  check(`'a\\b'."c\\u0041\\"" = 1`, [`a\\b cA" = 'a\\b'."c\\u0041\\"" | 1`])
})

test('inline tables', () => {
  check('a = { b = 1, c = { d = "}" } }', [
    'a b = b | 1',
    'a c d = d | "}"',
    'a c = c | { d = "}" }',
    'a = a | { b = 1, c = { d = "}" } }',
  ])
  check('a = {}\nb = 2', ['a = a | {}', 'b = b | 2'])
})

test('values that hold what looks like a key', () => {
  check('a = """\nb = 1\n"""\nc = 2', ['a = a | """\nb = 1\n"""', 'c = c | 2'])
  check("a = '''\n[b]'''\nc = 2", ["a = a | '''\n[b]'''", 'c = c | 2'])
  check('a = [1, [2, "]"], { b = 3 }, # ]\n]\nc = 2', [
    'a = a | [1, [2, "]"], { b = 3 }, # ]\n]',
    'c = c | 2',
  ])
  check('a = 2026-01-02 03:04:05 # x\nb = "#"', ['a = a | 2026-01-02 03:04:05', 'b = b | "#"'])
})

test('an empty document', () => {
  check('', [])
  check('# only a comment', [])
})

test.run()
