import {
  ARRAY,
  type BsonMember,
  type BsonObject,
  type BsonValue,
  OBJECT,
  type ScalarType,
  scalarTypes,
} from './bson-value.ts'

/** Deeper than a server lets documents be (https://www.mongodb.com/docs/manual/reference/limits/). */
const DEEPEST = 250

/** The number of bytes that a value has, which begins at a place. */
type Length = (bytes: Buffer, at: number) => number

const fixed =
  (length: number): Length =>
  () =>
    length
const prefixed =
  (more: number): Length =>
  (bytes, at) =>
    4 + bytes.readInt32LE(at) + more

const lengths: Readonly<Record<ScalarType, Length>> = {
  double: fixed(8),
  string: prefixed(0),
  binData: prefixed(1),
  undefined: fixed(0),
  objectId: fixed(12),
  bool: fixed(1),
  date: fixed(8),
  null: fixed(0),
  regex: (bytes, at) => endOfName(bytes, endOfName(bytes, at)) - at,
  dbPointer: prefixed(12),
  javascript: prefixed(0),
  symbol: prefixed(0),
  javascriptWithScope: (bytes, at) => bytes.readInt32LE(at),
  int: fixed(4),
  timestamp: fixed(8),
  long: fixed(8),
  decimal: fixed(16),
  maxKey: fixed(0),
  minKey: fixed(0),
}

const typeOfCode: ReadonlyMap<number, ScalarType> = new Map(
  (Object.keys(lengths) satisfies string[]).flatMap((name) => {
    const known = isScalarType(name) ? name : undefined
    return known === undefined ? [] : [[scalarTypes[known], known] as const]
  }),
)

function isScalarType(name: string): name is ScalarType {
  return Object.hasOwn(scalarTypes, name)
}

/** Returns a document as it stands in its bytes. Throws for what is no BSON. */
export function readBson(document: Uint8Array): BsonObject {
  const bytes = Buffer.from(document.buffer, document.byteOffset, document.byteLength)
  if (bytes.readInt32LE(0) !== bytes.length)
    throw new Error('these are not the bytes of a document')
  return { kind: 'object', members: membersAt(bytes, 0, 0) }
}

function membersAt(bytes: Buffer, start: number, depth: number): readonly BsonMember[] {
  if (depth > DEEPEST) throw new Error(`a document is nested more than ${DEEPEST} deep`)
  const members: BsonMember[] = []
  let at = start + 4
  while (bytes[at] !== 0) {
    const code = bytes.readUInt8(at)
    const named = endOfName(bytes, at + 1)
    const [value, end] = valueAt(bytes, named, { code, depth })
    members.push({ name: bytes.toString('utf8', at + 1, named - 1), value })
    at = end
  }
  return members
}

function valueAt(
  bytes: Buffer,
  at: number,
  { code, depth }: { readonly code: number; readonly depth: number },
): readonly [BsonValue, number] {
  if (code === OBJECT || code === ARRAY) {
    const members = membersAt(bytes, at, depth + 1)
    const end = at + bytes.readInt32LE(at)
    if (code === OBJECT) return [{ kind: 'object', members }, end]
    return [{ kind: 'array', items: members.map(({ value }) => value) }, end]
  }
  const type = typeOfCode.get(code)
  if (type === undefined) throw new Error(`there is no type ${code} in BSON`)
  const end = at + lengths[type](bytes, at)
  if (end > bytes.length) throw new Error('a value ends behind its document')
  return [{ kind: 'scalar', type, bytes: bytes.subarray(at, end) }, end]
}

/** Returns the place behind the zero byte of a name. */
function endOfName(bytes: Buffer, at: number): number {
  const end = bytes.indexOf(0, at)
  if (end < 0) throw new Error('a name has no end')
  return end + 1
}
