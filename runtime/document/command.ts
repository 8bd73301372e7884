import { array, type BsonObject, type BsonValue, object } from './bson/bson-value.ts'
import { bool, double, int, long, nullValue, string } from './bson/scalars.ts'

/** A member of a command: texts, numbers and lists of them are written as BSON writes them. */
export type Plain = BsonValue | string | number | boolean | null | readonly Plain[]

/** Returns the body of a command; what is undefined is left out. */
export function command(members: Readonly<Record<string, Plain | undefined>>): BsonObject {
  return object(
    Object.entries(members).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, bson(value)] as const],
    ),
  )
}

export function bson(value: Plain): BsonValue {
  if (value === null) return nullValue
  if (typeof value === 'string') return string(value)
  if (typeof value === 'boolean') return bool(value)
  if (typeof value === 'number') return numberOf(value)
  return 'kind' in value ? value : array(value.map(bson))
}

function numberOf(value: number): BsonValue {
  if (!Number.isSafeInteger(value)) return double(value)
  return Math.abs(value) < 2 ** 31 ? int(value) : long(BigInt(value))
}
