import { type BsonObject, type BsonValue, object, typeName } from '../bson/bson-value.ts'
import { bson, command } from '../command.ts'

/** The direction of `_id` in which documents are read. */
export type IdOrder = 1 | -1

/**
 * Types as they are ordered, those in one list among each other
 * (https://www.mongodb.com/docs/manual/reference/bson-type-comparison-order/).
 */
const ORDER = [
  ['minKey'],
  ['undefined', 'null'],
  ['double', 'int', 'long', 'decimal'],
  ['string', 'symbol'],
  ['object'],
  ['array'],
  ['binData'],
  ['objectId'],
  ['bool'],
  ['date'],
  ['timestamp'],
  ['regex'],
  ['dbPointer'],
  ['javascript'],
  ['javascriptWithScope'],
  ['maxKey'],
] as const

/** Names of types that not every server knows: what it does not know it does not store. */
const LESS_KNOWN: readonly ReadonlySet<string>[] = [
  new Set(),
  new Set(['symbol', 'dbPointer', 'javascript', 'javascriptWithScope']),
  new Set([
    ...['symbol', 'dbPointer', 'javascript', 'javascriptWithScope', 'minKey', 'maxKey', 'decimal'],
  ]),
]

/** No identifier has one of these. */
const NEVER: ReadonlySet<string> = new Set(['undefined', 'array', 'regex'])

/** Returns the condition for documents behind an `_id` whose own is of the same type: a comparison meets no others. */
export function afterId(id: BsonValue, order: IdOrder): BsonObject {
  const conditions = sameTypeAfter(id, order)
  const [only] = conditions
  return conditions.length === 1 && only ? only : command({ $or: conditions })
}

/** Returns the conditions for the types that follow: the first that a server understands is the one. */
export function followingTypes(id: BsonValue, order: IdOrder): readonly BsonObject[] {
  const place = ORDER.findIndex((types) => types.some((type) => type === typeName(id)))
  const others = order === 1 ? ORDER.slice(place + 1) : ORDER.slice(0, Math.max(place, 0))
  const types = others.flat().filter((type) => !NEVER.has(type))
  return LESS_KNOWN.map((unknown) => types.filter((type) => !unknown.has(type)))
    .filter((known) => known.length > 0)
    .map((known) => command({ _id: command({ $type: known }) }))
}

/** Not-a-number comes before every number, and compares with none. */
function sameTypeAfter(id: BsonValue, order: IdOrder): readonly BsonObject[] {
  const comparison = object([[order === 1 ? '$gt' : '$lt', id]])
  const after = command({ _id: comparison })
  if (!isNumber(id)) return [after]
  if (order === -1) return isNotANumber(id) ? [after] : [after, command({ _id: Number.NaN })]
  const least = command({ $gte: Number.NEGATIVE_INFINITY })
  return [isNotANumber(id) ? command({ _id: least }) : after]
}

function isNumber(id: BsonValue): boolean {
  return ['double', 'int', 'long', 'decimal'].includes(typeName(id))
}

function isNotANumber(id: BsonValue): boolean {
  return id.kind === 'scalar' && id.type === 'double' && Number.isNaN(id.bytes.readDoubleLE())
}

/** Both conditions. */
export function both(one: BsonObject, other: BsonObject): BsonObject {
  return one.members.length === 0 ? other : object([['$and', bson([one, other])]])
}
