import { randomBytes } from 'node:crypto'
import type { BsonScalar } from '../bson/bson-value.ts'
import { objectId } from '../bson/scalars.ts'

const PROCESS = randomBytes(5).toString('hex')
let counter = randomBytes(3).readUIntBE(0, 3)

/** Returns a new identifier: the second, the process, a counter (https://www.mongodb.com/docs/manual/reference/bson-types/#objectid). */
export function newObjectId(): BsonScalar {
  counter = (counter + 1) % 2 ** 24
  const second = Math.floor(Date.now() / 1000)
  return objectId(hex(second, 8) + PROCESS + hex(counter, 6))
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}
