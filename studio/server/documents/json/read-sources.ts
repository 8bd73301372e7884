import type { TSchema } from '@sinclair/typebox'
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
  const members = new Map<string, unknown>(Object.entries(schema['properties'] ?? {}))
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

function readBody(text: string, members: ReadonlyMap<string, unknown>): unknown {
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

function readMember(reader: JsonReader, schema: unknown): unknown {
  const first = reader.peek()
  if (isMarked(schema) && first !== '"') return new JsonSource(sliceOf(reader))
  const items = itemsOf(schema)
  if (first !== '[' || !isMarked(items)) return readJson(sliceOf(reader))
  const read: unknown[] = []
  reader.expect('[')
  if (reader.passes(']')) return read
  do read.push(readMember(reader, items))
  while (reader.passes(','))
  reader.expect(']')
  return read
}

/** The text of the value that comes next. */
function sliceOf(reader: JsonReader): string {
  reader.peek()
  const start = reader.at
  reader.value(1)
  return reader.text.slice(start, reader.at)
}

/** The schema itself, or one of those that it chooses from. */
function isMarked(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  if ('format' in schema && schema.format === EJSON) return true
  return 'anyOf' in schema && Array.isArray(schema.anyOf) && schema.anyOf.some(isMarked)
}

function itemsOf(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null || !('items' in schema)) return undefined
  return schema.items
}
