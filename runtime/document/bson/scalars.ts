import type { BsonScalar, ScalarType } from './bson-value.ts'

function scalar(type: ScalarType, bytes: Buffer): BsonScalar {
  return { kind: 'scalar', type, bytes }
}

/** Returns bytes of that length, once they are written. */
function written(length: number, write: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.alloc(length)
  write(bytes)
  return bytes
}

export function int(value: number): BsonScalar {
  return scalar(
    'int',
    written(4, (bytes) => bytes.writeInt32LE(value)),
  )
}

export function long(value: bigint): BsonScalar {
  return scalar(
    'long',
    written(8, (bytes) => bytes.writeBigInt64LE(value)),
  )
}

export function double(value: number): BsonScalar {
  return scalar(
    'double',
    written(8, (bytes) => bytes.writeDoubleLE(value)),
  )
}

export function date(milliseconds: bigint): BsonScalar {
  return scalar(
    'date',
    written(8, (bytes) => bytes.writeBigInt64LE(milliseconds)),
  )
}

export function timestamp(t: number, i: number): BsonScalar {
  return scalar(
    'timestamp',
    written(8, (bytes) => {
      bytes.writeUInt32LE(i, 0)
      bytes.writeUInt32LE(t, 4)
    }),
  )
}

export function bool(value: boolean): BsonScalar {
  return scalar('bool', Buffer.from([value ? 1 : 0]))
}

export function string(text: string): BsonScalar {
  return scalar('string', textBytes(text))
}

/** A text of one of the types that are written as strings are. */
export function textOfType(type: 'javascript' | 'symbol', text: string): BsonScalar {
  return scalar(type, textBytes(text))
}

export function objectId(hex: string): BsonScalar {
  return scalar('objectId', Buffer.from(hex, 'hex'))
}

/** Type 2 is the old one, which has its length twice. */
export function binary(subType: number, data: Buffer): BsonScalar {
  const inner = subType === 2 ? Buffer.concat([uint32(data.length), data]) : data
  return scalar('binData', Buffer.concat([uint32(inner.length), Buffer.from([subType]), inner]))
}

export function regex(pattern: string, options: string): BsonScalar {
  return scalar('regex', Buffer.from(`${pattern}\0${options}\0`))
}

export function dbPointer(collection: string, id: string): BsonScalar {
  return scalar('dbPointer', Buffer.concat([textBytes(collection), Buffer.from(id, 'hex')]))
}

export function codeWithScope(code: string, scope: Buffer): BsonScalar {
  const text = textBytes(code)
  const length = uint32(4 + text.length + scope.length)
  return scalar('javascriptWithScope', Buffer.concat([length, text, scope]))
}

export function decimal(bytes: Buffer): BsonScalar {
  return scalar('decimal', bytes)
}

const NOTHING = Buffer.alloc(0)

export const nullValue = scalar('null', NOTHING)
export const undefinedValue = scalar('undefined', NOTHING)
export const minKey = scalar('minKey', NOTHING)
export const maxKey = scalar('maxKey', NOTHING)

/** The length, the text and a zero byte. */
function textBytes(text: string): Buffer {
  const bytes = Buffer.from(text)
  return Buffer.concat([uint32(bytes.length + 1), bytes, Buffer.from([0])])
}

function uint32(value: number): Buffer {
  return written(4, (bytes) => bytes.writeUInt32LE(value))
}

/** Returns the text of such bytes. */
export function textOf(bytes: Buffer): string {
  return bytes.toString('utf8', 4, 4 + bytes.readUInt32LE(0) - 1)
}
