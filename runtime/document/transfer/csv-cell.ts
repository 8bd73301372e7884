import type { BsonValue } from '../bson/bson-value.ts'
import { date, objectId, string } from '../bson/scalars.ts'
import { isSame } from '../bson/write-bson.ts'
import { textOf } from '../bson/scalars.ts'
import { MalformedEjson } from '../ejson/malformed-ejson.ts'
import { readEjson } from '../ejson/read-ejson.ts'
import { writeEjson } from '../ejson/write-ejson.ts'

const OBJECT_ID = /^[0-9a-f]{24}$/
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const WRITTEN = /^(?:-?\d|[{["]|true$|false$|null$)/

/**
 * Returns the text of a value in a cell of CSV, from which the value is read again: identifiers, dates and numbers as
 * people write them, texts as they are, all else as Extended JSON. A text that would be read as something else stands in
 * quotes of JSON.
 */
export function cellText(value: BsonValue): string {
  const plain = plainText(value)
  if (plain !== undefined && isSame(cellValue(plain), value)) return plain
  return writeEjson(value)
}

function plainText(value: BsonValue): string | undefined {
  if (value.kind !== 'scalar') return undefined
  if (value.type === 'string') return textOf(value.bytes) || undefined
  if (value.type === 'objectId') return value.bytes.toString('hex')
  if (value.type === 'date') return dateText(value.bytes.readBigInt64LE())
  return writeEjson(value, 'relaxed')
}

function dateText(milliseconds: bigint): string | undefined {
  const moment = new Date(Number(milliseconds))
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/** Returns the value of such a text. */
export function cellValue(text: string): BsonValue {
  if (OBJECT_ID.test(text)) return objectId(text)
  if (ISO.test(text) && !Number.isNaN(Date.parse(text))) return date(BigInt(Date.parse(text)))
  if (!WRITTEN.test(text)) return string(text)
  try {
    return readEjson(text)
  } catch (error) {
    if (error instanceof MalformedEjson) return string(text)
    throw error
  }
}
