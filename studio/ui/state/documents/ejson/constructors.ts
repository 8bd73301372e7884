import type { EjsonScalar } from './ejson-value.ts'
import { readTime } from './read-time.ts'
import { scalar } from './scalar-types.ts'

type Construct = (args: readonly EjsonScalar[]) => EjsonScalar | undefined

const first = (args: readonly EjsonScalar[]) => args[0]?.text ?? ''

/** What the shell of MongoDB calls values that JSON has no form for. */
export const CONSTRUCTORS: Readonly<Record<string, Construct>> = {
  ObjectId: (args) => scalar('objectId', args.length === 0 ? newObjectId() : first(args)),
  ISODate: date,
  Date: date,
  NumberInt: (args) => scalar('int', first(args)),
  Int32: (args) => scalar('int', first(args)),
  NumberLong: (args) => scalar('long', first(args)),
  Long: (args) => scalar('long', first(args)),
  Double: (args) => scalar('double', first(args)),
  NumberDecimal: (args) => scalar('decimal', first(args)),
  Decimal128: (args) => scalar('decimal', first(args)),
  UUID: (args) => scalar('uuid', args.length === 0 ? crypto.randomUUID() : first(args)),
  BinData: ([subtype, base64]) =>
    scalar(
      'binary',
      `${Number(subtype?.text).toString(16).padStart(2, '0')}:${base64?.text ?? ''}`,
    ),
  Timestamp: ([t, i]) => scalar('timestamp', `${t?.text ?? ''}, ${i?.text ?? ''}`),
  MinKey: () => ({ kind: 'scalar', type: 'other', text: 'MinKey', json: '{"$minKey":1}' }),
  MaxKey: () => ({ kind: 'scalar', type: 'other', text: 'MaxKey', json: '{"$maxKey":1}' }),
}

function date(args: readonly EjsonScalar[]): EjsonScalar | undefined {
  const text = args.length === 0 ? new Date().toISOString() : first(args)
  const read = scalar('date', text)
  const time = readTime(text)
  return read !== undefined && !Number.isNaN(time)
    ? { ...read, text: new Date(time).toISOString() }
    : read
}

/** Seconds, then chance (https://www.mongodb.com/docs/manual/reference/bson-types/#objectid). */
function newObjectId(): string {
  const seconds = Math.floor(Date.now() / 1000)
  const chance = [...crypto.getRandomValues(new Uint8Array(8))]
  const hex = chance.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return seconds.toString(16).padStart(8, '0') + hex
}
