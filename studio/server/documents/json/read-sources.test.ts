import { Type } from '@sinclair/typebox'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { documentId, ejsonDocument, ejsonList, ejsonValue } from '../../../api/documents/ejson.ts'
import { JsonSource } from './json-source.ts'
import { sourcesReader } from './read-sources.ts'

const read = sourcesReader(
  Type.Object({
    ids: Type.Array(documentId),
    filter: ejsonDocument,
    hint: Type.Union([Type.String(), ejsonDocument]),
    pipeline: ejsonList,
    value: ejsonValue,
    limit: Type.Integer(),
  }),
)

/** Texts that are kept stand in pointed brackets. */
function check(body: string, expected: unknown) {
  const seen = (value: unknown): unknown => {
    if (value instanceof JsonSource) return `<${value.text}>`
    return Array.isArray(value) ? value.map(seen) : value
  }
  const members = Object.entries(read(body) ?? {}).map(([name, value]) => [name, seen(value)])
  assert.equal(Object.fromEntries(members), expected)
}

test('what a schema takes stays the text that it is written in', () => {
  check('{"filter": {"b":1, "a":1.0}}', { filter: '<{"b":1, "a":1.0}>' })
  check('{"ids":[{"a":1},"x",true,null]}', { ids: ['<{"a":1}>', 'x', '<true>', '<null>'] })
  check('{"hint":{"b":1,"a":1}}', { hint: '<{"b":1,"a":1}>' })
  check('{"pipeline":[{"$match":{}},{}]}', { pipeline: '<[{"$match":{}},{}]>' })
  check('{"value":9007199254740993}', { value: '<9007199254740993>' })
  check('{"value":[1]}', { value: '<[1]>' })
  check('{"limit":1,"other":[1]}', { limit: 1, other: [1] })
})

test('what it does not take is a value, which is refused', () => {
  check('{"ids":[0]}', { ids: [0] })
  check('{"ids":[[{}],1.5]}', { ids: [[{}], 1.5] })
  check('{"filter":[]}', { filter: [] })
  check('{"filter":null}', { filter: null })
  check('{"hint":1}', { hint: 1 })
  check('{"pipeline":[{},1]}', { pipeline: [{}, 1] })
})

test.run()
