import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  exactJson,
  indentedJson,
  withKey,
  withMember,
  withoutMember,
  withPart,
  writtenScalar,
} from './json-edits.ts'
import { type JsonNode, readJsonText } from './json-text.ts'

const BIG = '{"b": 12345678901234567890.10, "a" : [1,  2.50], "a": "\\u00e9"}'

function root(text: string): JsonNode {
  const read = readJsonText(text)
  if (read.kind === 'fault') throw new Error(read.message)
  return read
}

function member(text: string, place: number): JsonNode {
  const node = root(text)
  const found = node.kind === 'object' ? node.entries[place]?.value : undefined
  return found ?? node
}

for (const text of ['null', ' [ ] ', '"a\\"b"', '-0.5e+10', BIG, '{"":{"":[]}}'])
  test(`${text} is a document, as JSON.parse says`, () => {
    JSON.parse(text)
    assert.is.not(readJsonText(text).kind, 'fault')
  })

for (const text of [
  '',
  '{',
  '[1,]',
  '{"a" 1}',
  '01',
  "{'a':1}",
  '"a\nb"',
  'nul',
  '1 2',
  '"\\x"',
  '[1 2]',
])
  test(`${JSON.stringify(text)} is none, as JSON.parse says`, () => {
    assert.throws(() => JSON.parse(text))
    assert.is(readJsonText(text).kind, 'fault')
  })

test('a fault has its place', () => {
  const read = readJsonText('{\n  "a": 1,\n  "b" 2\n}')
  assert.is(read.kind, 'fault')
  if (read.kind !== 'fault') return
  assert.equal([read.line, read.column, read.message], [3, 7, 'Here a colon is expected.'])
})

test('a hundred thousand brackets are a fault, not a crash', () => {
  assert.is(readJsonText('['.repeat(100_000)).kind, 'fault')
})

test('an edit of a part keeps every other byte', () => {
  assert.is(withPart(BIG, member(BIG, 2), '"x"'), BIG.replace('"\\u00e9"', '"x"'))
  const node = root(BIG)
  const [entry] = node.kind === 'object' ? node.entries : []
  assert.is(entry && withKey(BIG, entry, 'c'), BIG.replace('"b"', '"c"'))
})

test('members go with their comma, and come with one', () => {
  const text = '{"a": 1, "b": 2}'
  assert.is(withoutMember(text, root(text), 0), '{"b": 2}')
  assert.is(withoutMember(text, root(text), 1), '{"a": 1}')
  assert.is(withoutMember('[1]', root('[1]'), 0), '[]')
  assert.is(withMember('[]', root('[]'), 'null'), '[null]')
  assert.is(withMember(text, root(text), '"c": 3'), '{"a": 1, "b": 2, "c": 3}')
  const lines = '{\n  "a": 1\n}'
  assert.is(withMember(lines, root(lines), '"b": 2'), '{\n  "a": 1,\n  "b": 2\n}')
})

test('what is typed is JSON where it is some, else a text', () => {
  assert.is(writtenScalar('12'), '12')
  assert.is(writtenScalar('"a"'), '"a"')
  assert.is(writtenScalar('hello'), '"hello"')
  assert.is(writtenScalar(''), '""')
})

test('indents change no number and no order', () => {
  assert.is(
    indentedJson(BIG),
    '{\n  "b": 12345678901234567890.10,\n  "a": [\n    1,\n    2.50\n  ],\n  "a": "\\u00e9"\n}',
  )
  assert.is(indentedJson('{"a": {}}'), '{\n  "a": {}\n}')
})

test('a number that JavaScript would round is its text', () => {
  assert.equal(exactJson('[1, 9007199254740993, 0.10, null]'), [
    1,
    '9007199254740993',
    '0.10',
    null,
  ])
})

test.run()
