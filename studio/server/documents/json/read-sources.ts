import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { JsonTree } from '../../../../runtime/document/ejson/json-tree.ts'
import { JsonReader } from '../../../../runtime/document/ejson/read-json-tree.ts'
import { MalformedEjson } from '../../../../runtime/document/ejson/malformed-ejson.ts'
import { EJSON } from '../../../api/documents/ejson.ts'
import { refusal } from '../../failure/refusal.ts'
import { JsonSource } from './json-source.ts'
import { readJson } from '../../json/read-json.ts'

/**
 * Returns what reads the bodies of a schema: members that the schema marks as Extended JSON stay the texts that they are
 * written in, unless they are texts themselves; all others are read as everywhere. Throws Refusal.
 */
export function sourcesReader(schema: TSchema): (text: string) => unknown {
  const members = new Map<string, TSchema>(Object.entries(schema['properties'] ?? {}))
  return (text) => {
    try {
      return readBody(text, members)
    } catch (error) {
      if (error instanceof MalformedEjson)
        throw refusal('bad_request', `the body cannot be read: ${error.message}`)
      throw error
    }
  }
}

function readBody(text: string, members: ReadonlyMap<string, TSchema>): unknown {
  const reader = new JsonReader(text)
  if (reader.peek() !== '{') return readJson(text)
  const body: { [name: string]: unknown } = Object.create(null)
  reader.expect('{')
  if (reader.passes('}')) return ended(reader, body)
  do {
    const name = reader.string()
    if (Object.hasOwn(body, name)) throw refusal('bad_request', 'a name stands twice', name)
    reader.expect(':')
    body[name] = readMember(reader, members.get(name))
  } while (reader.passes(','))
  reader.expect('}')
  return ended(reader, body)
}

function ended(reader: JsonReader, body: unknown): unknown {
  reader.end()
  return body
}

function readMember(reader: JsonReader, schema: TSchema | undefined): unknown {
  const first = reader.peek()
  if (schema === undefined) return readJson(sliceOf(reader))
  if (isMarked(schema) && first !== '"') return readMarked(reader, schema)
  const items: TSchema | undefined = schema['items']
  if (first !== '[' || items === undefined || !isMarked(items)) return readJson(sliceOf(reader))
  const read: unknown[] = []
  reader.expect('[')
  if (reader.passes(']')) return read
  do read.push(readMember(reader, items))
  while (reader.passes(','))
  reader.expect(']')
  return read
}

/**
 * The text of the value that comes next. To a schema each text is an object, so that a value of a type which the schema
 * does not take is returned as itself, to be refused.
 */
function readMarked(reader: JsonReader, schema: TSchema): unknown {
  const start = reader.at
  const sight = sightOf(reader.value(1))
  return Value.Check(schema, sight) ? new JsonSource(reader.text.slice(start, reader.at)) : sight
}

/** As much of a value as schemas of Extended JSON look at: its type, and those of the items of a list. */
function sightOf(tree: JsonTree): unknown {
  if (tree.kind === 'object') return {}
  if (tree.kind === 'array') return tree.items.map(sightOf)
  if (tree.kind === 'word') return JSON.parse(tree.word)
  return tree.kind === 'number' ? Number(tree.text) : tree.text
}

/** The text of the value that comes next. */
function sliceOf(reader: JsonReader): string {
  reader.peek()
  const start = reader.at
  reader.value(1)
  return reader.text.slice(start, reader.at)
}

/** The schema itself, or one of those that it chooses from. */
function isMarked(schema: TSchema): boolean {
  if (schema['format'] === EJSON) return true
  const choices: readonly TSchema[] = schema['anyOf'] ?? []
  return choices.some(isMarked)
}
