import type { BsonObject, BsonScalar, BsonValue } from '../bson/bson-value.ts'
import * as make from '../bson/scalars.ts'
import { writeBson } from '../bson/write-bson.ts'
import type { JsonMember, JsonTree } from './json-tree.ts'
import { MalformedEjson } from './malformed-ejson.ts'
import { readJsonTree } from './read-json-tree.ts'
import { doubleOf, isScoped, LITERAL, wrapperOf } from './wrappers.ts'

/**
 * Returns the value of a text of Extended JSON, canonical or relaxed
 * (https://github.com/mongodb/specifications/blob/master/source/extended-json/extended-json.md). A number without a
 * fraction is the smallest integer that holds it. Throws MalformedEjson.
 */
export function readEjson(text: string): BsonValue {
  return bsonOf(readJsonTree(text))
}

/** The same for a text that must be a document. */
export function readEjsonDocument(text: string): BsonObject {
  const value = readEjson(text)
  if (value.kind !== 'object') throw new MalformedEjson('it is no document')
  return value
}

function bsonOf(tree: JsonTree): BsonValue {
  if (tree.kind === 'string') return make.string(tree.text)
  if (tree.kind === 'number') return numberOf(tree.text)
  if (tree.kind === 'word') return wordOf(tree.word)
  if (tree.kind === 'array') return { kind: 'array', items: tree.items.map(bsonOf) }
  return objectOf(tree.members)
}

function wordOf(word: 'null' | 'true' | 'false'): BsonScalar {
  return word === 'null' ? make.nullValue : make.bool(word === 'true')
}

function numberOf(text: string): BsonScalar {
  if (!/^-?\d+$/.test(text) || text === '-0') {
    const value = doubleOf(text)
    if (value === undefined) throw new MalformedEjson('a number is too large')
    return value
  }
  const integer = BigInt(text)
  if (BigInt.asIntN(32, integer) === integer) return make.int(Number(integer))
  if (BigInt.asIntN(64, integer) === integer) return make.long(integer)
  throw new MalformedEjson('an integer has more than 64 bits: write a double or a decimal')
}

function objectOf(members: readonly JsonMember[]): BsonValue {
  const names = members.map(({ name }) => name)
  const literal = names.length === 1 && names[0] === LITERAL ? members[0]?.value : undefined
  if (literal?.kind === 'object') return plainObject(literal.members)
  if (isScoped(names)) return scopedCode(members)
  const read = wrapperOf(names)
  if (read === undefined) return plainObject(members)
  const value = read(members)
  if (value === undefined) throw new MalformedEjson(`the value of ${names[0] ?? ''} is malformed`)
  return value
}

function plainObject(members: readonly JsonMember[]): BsonObject {
  const read = members.map(({ name, value }) => {
    if (name.includes('\0')) throw new MalformedEjson('a name holds a zero character')
    return { name, value: bsonOf(value) }
  })
  return { kind: 'object', members: read }
}

function scopedCode(members: readonly JsonMember[]): BsonScalar {
  const code = members.find(({ name }) => name === '$code')?.value
  const scope = members.find(({ name }) => name === '$scope')?.value
  if (code?.kind !== 'string' || scope?.kind !== 'object')
    throw new MalformedEjson('the value of $code is malformed')
  return make.codeWithScope(code.text, writeBson(plainObject(scope.members)))
}
