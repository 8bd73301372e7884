import type { BsonObject, BsonValue } from '../../../runtime/document/bson/bson-value.ts'
import { objectId, string } from '../../../runtime/document/bson/scalars.ts'
import { MalformedEjson } from '../../../runtime/document/ejson/malformed-ejson.ts'
import { readEjson } from '../../../runtime/document/ejson/read-ejson.ts'
import { refuseCode } from '../../../runtime/document/safety/refuse-code.ts'
import { refusal } from '../failure/refusal.ts'
import { JsonSource } from './json/json-source.ts'

/** Extended JSON as a request holds it: an object, or a text. */
export type Asked = object | string | boolean | null

/** Returns the value that is stored. Throws Refusal, with the member of the request. */
function askedValue(asked: Asked, path: string): BsonValue {
  try {
    return readEjson(textOf(asked))
  } catch (error) {
    if (error instanceof MalformedEjson) throw refusal('bad_request', error.message, path)
    throw error
  }
}

/** The same for a document. */
export function askedDocument(asked: Asked, path: string): BsonObject {
  const value = askedValue(asked, path)
  if (value.kind === 'object') return value
  throw refusal('bad_request', 'this has to be a document', path)
}

/** A document that the server interprets: a query, a projection, a validator. Throws where it runs code. */
export function askedQuery(asked: Asked | undefined, path: string): BsonObject | undefined {
  if (asked === undefined) return undefined
  const document = askedDocument(asked, path)
  refuseCode(document, path)
  return document
}

/** Stages of an aggregation. */
export function askedStages(asked: Asked, path: string): readonly BsonObject[] {
  const value = askedValue(asked, path)
  const items = value.kind === 'array' ? value.items : []
  const stages = items.flatMap((item) => (item.kind === 'object' ? [item] : []))
  if (value.kind !== 'array' || stages.length < items.length)
    throw refusal('bad_request', 'this has to be a list of stages', path)
  refuseCode(value, path)
  return stages
}

/** Returns an identifier: a text of 24 hexadecimal digits is an ObjectId, unless texts are meant. */
export function askedId(
  asked: Asked,
  {
    idsAs = 'auto',
    path,
  }: { readonly idsAs?: 'auto' | 'string' | undefined; readonly path: string },
): BsonValue {
  if (typeof asked === 'string' && idsAs === 'string') return string(asked)
  if (typeof asked === 'string' && /^[0-9a-f]{24}$/i.test(asked)) return objectId(asked)
  if (typeof asked === 'string' && !isEjsonText(asked)) return string(asked)
  const id = askedValue(asked, path)
  if (id.kind === 'array' || (id.kind === 'object' && isOperator(id)))
    throw refusal('bad_request', 'this is no identifier', path)
  return id
}

/** The text of a value that is written as an object: any other text is an identifier itself. */
function isEjsonText(text: string): boolean {
  return text.startsWith('{') && text.endsWith('}')
}

/** `{"$ne": null}` would mean all documents. */
function isOperator({ members }: BsonObject): boolean {
  return members.some(({ name }) => name.startsWith('$'))
}

function textOf(asked: Asked): string {
  if (asked instanceof JsonSource) return asked.text
  return typeof asked === 'string' ? asked : JSON.stringify(asked)
}
