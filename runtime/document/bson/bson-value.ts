/**
 * A value of BSON (https://bsonspec.org/spec.html) in which the order of members, the type of each number and every
 * byte stay what they are. Objects of JavaScript do not serve: they put members such as `10` first, and their dates end
 * before those of BSON.
 */
export type BsonValue = BsonObject | BsonArray | BsonScalar

export interface BsonObject {
  readonly kind: 'object'
  readonly members: readonly BsonMember[]
}

export interface BsonMember {
  readonly name: string
  readonly value: BsonValue
}

export interface BsonArray {
  readonly kind: 'array'
  readonly items: readonly BsonValue[]
}

export interface BsonScalar {
  readonly kind: 'scalar'
  readonly type: ScalarType
  /** As they stand behind the name of the element. */
  readonly bytes: Buffer
}

/** The numbers of the types whose values hold no others; those of objects and arrays are 3 and 4. */
export const scalarTypes = {
  double: 0x01,
  string: 0x02,
  binData: 0x05,
  undefined: 0x06,
  objectId: 0x07,
  bool: 0x08,
  date: 0x09,
  null: 0x0a,
  regex: 0x0b,
  dbPointer: 0x0c,
  javascript: 0x0d,
  symbol: 0x0e,
  javascriptWithScope: 0x0f,
  int: 0x10,
  timestamp: 0x11,
  long: 0x12,
  decimal: 0x13,
  maxKey: 0x7f,
  minKey: 0xff,
} as const

/** As `$type` of a query calls them. */
export type ScalarType = keyof typeof scalarTypes

export const OBJECT = 0x03
export const ARRAY = 0x04

export function object(members: Iterable<readonly [name: string, value: BsonValue]>): BsonObject {
  return { kind: 'object', members: [...members].map(([name, value]) => ({ name, value })) }
}

export function array(items: readonly BsonValue[]): BsonArray {
  return { kind: 'array', items }
}

/** Returns the value of the first member of that name. */
export function memberOf({ members }: BsonObject, name: string): BsonValue | undefined {
  return members.find((member) => member.name === name)?.value
}

/** As `$type` of a query calls the type of the value. */
export function typeName(value: BsonValue): 'object' | 'array' | ScalarType {
  return value.kind === 'scalar' ? value.type : value.kind
}

/** Whether the value is JavaScript. */
export function readsAsCode({ type }: BsonScalar): boolean {
  return type === 'javascript' || type === 'javascriptWithScope'
}
