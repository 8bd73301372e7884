import type { BSON } from 'mongodb'
import { type BsonScalar, type BsonValue, object } from '../bson/bson-value.ts'
import { writeBson } from '../bson/write-bson.ts'
import { DocumentsRefused } from '../documents-refused.ts'

/** What the driver writes as the value again; the bytes of a document that is stored do not go through it. */
export type DriverValue = unknown

type Library = Pick<typeof BSON, 'deserialize'>

/** The moments that a Date of JavaScript has, in milliseconds. */
const MOST = 8_640_000_000_000_000n

/** Returns a value as the driver takes it. Maps keep the order of members that objects would change. */
export function driverValue(value: BsonValue, library: Library): DriverValue {
  if (value.kind === 'array') return value.items.map((item) => driverValue(item, library))
  if (value.kind === 'scalar') return scalarOf(value, library)
  return new Map(value.members.map((member) => [member.name, driverValue(member.value, library)]))
}

const options = { promoteValues: false, bsonRegExp: true } as const

function scalarOf(value: BsonScalar, library: Library): DriverValue {
  if (value.type === 'date' && isOutside(value.bytes.readBigInt64LE()))
    throw new DocumentsRefused('unsent-date')
  return library.deserialize(writeBson(object([['value', value]])), options)['value']
}

function isOutside(milliseconds: bigint): boolean {
  return milliseconds > MOST || milliseconds < -MOST
}
