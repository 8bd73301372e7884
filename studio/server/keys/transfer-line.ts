import { type Static, Type } from '@sinclair/typebox'
import type { CarriedPart, Content } from '../../../runtime/key-value/transfer/carried-part.ts'
import type { Bytes } from '../../api/keys/bytes.ts'
import { bytes } from '../../api/keys/bytes.ts'
import { newValue } from '../../api/keys/key.ts'
import { bytesOf, writtenBytes } from './bytes.ts'
import { newValueOf } from './new-value-of.ts'

const strict = { additionalProperties: false }

/** A line of a file of keys. */
export const transferLine = Type.Object(
  {
    key: bytes,
    /** Milliseconds since 1970; null for a key that stays. */
    expiresAt: Type.Union([Type.Integer(), Type.Null()]),
    /** Of a large value: which part it is, from 0. */
    part: Type.Optional(Type.Integer({ minimum: 0 })),
    value: Type.Union([
      newValue,
      Type.Object({ type: Type.Literal('dump'), dump: Type.String() }, strict),
      Type.Object(
        {
          type: Type.Literal('stream-end'),
          lastId: Type.String(),
          groups: Type.Array(Type.Object({ name: bytes, lastDeliveredId: Type.String() }, strict)),
        },
        strict,
      ),
    ]),
  },
  strict,
)
export type TransferLine = Static<typeof transferLine>

/** A line that names a key which the user of an export might not reach. */
export const unreachableLine = Type.Object({ key: bytes, unreachable: Type.Literal(true) }, strict)

/** The line of a key that is out of reach, so that nobody takes the file for whole. */
export function lineOfUnreachable(key: Buffer): string {
  const line: Static<typeof unreachableLine> = { key: written(key), unreachable: true }
  return `${JSON.stringify(line)}\n`
}

/** The line of a part of a key. */
export function lineOf({ key, expiresAt, part, content }: CarriedPart): string {
  const later = part === 0 ? {} : { part }
  const line: TransferLine = {
    key: written(key),
    expiresAt,
    ...later,
    value: writtenContent(content),
  }
  return `${JSON.stringify(line)}\n`
}

/** The part that a line holds. Throws Refusal for what is no base64. */
export function partOf({ key, expiresAt, part = 0, value }: TransferLine): CarriedPart {
  return { key: bytesOf(key, 'key'), expiresAt, part, content: contentOf(value) }
}

function contentOf(value: TransferLine['value']): Content {
  if (value.type === 'dump')
    return { type: 'dump', dump: bytesOf({ value: value.dump, encoding: 'base64' }, 'value.dump') }
  if (value.type !== 'stream-end') return newValueOf(value, 'value')
  const groups = value.groups.map(({ name, lastDeliveredId }, at) => ({
    name: bytesOf(name, `value.groups.${at}.name`),
    lastDeliveredId,
  }))
  return { type: 'stream-end', lastId: value.lastId, groups }
}

function written(value: Buffer): Bytes {
  const { value: text, encoding } = writtenBytes(value)
  return encoding === undefined ? text : { value: text, encoding }
}

function writtenContent(content: Content): TransferLine['value'] {
  switch (content.type) {
    case 'string':
      return { type: 'string', value: written(content.value) }
    case 'json':
      return { type: 'json', value: content.value.toString() }
    case 'hash':
      return { type: 'hash', entries: content.entries.map(pair) }
    case 'list':
      return { type: 'list', items: content.items.map(written) }
    case 'set':
      return { type: 'set', members: content.members.map(written) }
    case 'zset': {
      const members = content.members.map(({ member, score }) => ({
        member: written(member),
        score,
      }))
      return { type: 'zset', members }
    }
    case 'stream': {
      const entries = content.entries.map(({ id, fields }) => ({ id, fields: fields.map(pair) }))
      return { type: 'stream', entries }
    }
    case 'dump':
      return { type: 'dump', dump: content.dump.toString('base64') }
    case 'stream-end': {
      const groups = content.groups.map(({ name, lastDeliveredId }) => ({
        name: written(name),
        lastDeliveredId,
      }))
      return { type: 'stream-end', lastId: content.lastId, groups }
    }
  }
}

function pair({ field, value }: { readonly field: Buffer; readonly value: Buffer }) {
  return { field: written(field), value: written(value) }
}
