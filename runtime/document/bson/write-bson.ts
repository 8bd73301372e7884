import { ARRAY, type BsonObject, type BsonValue, OBJECT, scalarTypes } from './bson-value.ts'

const END = Buffer.from([0])

/** Returns the bytes of a document. */
export function writeBson({ members }: BsonObject): Buffer {
  return frame(members.map(({ name, value }) => element(name, value)))
}

function element(name: string, value: BsonValue): Buffer {
  const [code, bytes] = coded(value)
  return Buffer.concat([Buffer.from([code]), Buffer.from(`${name}\0`), bytes])
}

function coded(value: BsonValue): readonly [number, Buffer] {
  if (value.kind === 'scalar') return [scalarTypes[value.type], value.bytes]
  if (value.kind === 'object') return [OBJECT, writeBson(value)]
  return [ARRAY, frame(value.items.map((item, place) => element(String(place), item)))]
}

function frame(elements: readonly Buffer[]): Buffer {
  const length = Buffer.alloc(4)
  const whole = Buffer.concat([length, ...elements, END])
  whole.writeInt32LE(whole.length)
  return whole
}

/** Whether two values have the same bytes, and so the same types, order and digits. */
export function isSame(one: BsonValue | undefined, other: BsonValue | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return element('', one).equals(element('', other))
}
