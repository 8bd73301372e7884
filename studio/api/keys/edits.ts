import { type Static, Type } from '@sinclair/typebox'
import { bytes, shownBytes, timing } from './bytes.ts'

const strict = { additionalProperties: false }
const op = <const Name extends string>(name: Name) => Type.Literal(name)

/** What was seen: null where there was nothing. Where it is absent nothing is compared. */
const seen = Type.Optional(Type.Union([bytes, Type.Null()]))
/** Of an element of a list, from its end where it is negative: no list of a server has more. */
const place = Type.Integer({ minimum: -(2 ** 32), maximum: 2 ** 32 })
/** How bytes that were cut begin, and how many they are. */
const beginning = Type.Object({ begins: bytes, size: Type.Integer({ minimum: 0 }) }, strict)
/** The same of what is deleted, and may have been seen in part. */
const seenPart = Type.Optional(Type.Union([bytes, beginning, Type.Null()]))
const seenScore = Type.Optional(Type.Union([Type.String(), Type.Null()]))

/** One change of one element. `expect` is what was seen before: anything else is a conflict. */
export const elementEdit = Type.Union([
  Type.Object({ op: op('string.set'), value: bytes, expect: seen }, strict),
  Type.Object({ op: op('hash.set'), field: bytes, value: bytes, expect: seen }, strict),
  Type.Object({ op: op('hash.delete'), field: bytes, expect: seenPart }, strict),
  Type.Object({ op: op('list.set'), index: place, value: bytes, expect: seen }, strict),
  Type.Object(
    {
      op: op('list.push'),
      value: bytes,
      end: Type.Union([Type.Literal('head'), Type.Literal('tail')]),
    },
    strict,
  ),
  Type.Object({ op: op('list.delete'), index: place, expect: seenPart }, strict),
  Type.Object({ op: op('set.add'), member: bytes }, strict),
  Type.Object({ op: op('set.delete'), member: bytes }, strict),
  /** One member instead of another. */
  Type.Object({ op: op('set.replace'), member: bytes, with: bytes }, strict),
  Type.Object(
    { op: op('zset.set'), member: bytes, score: Type.String({ minLength: 1 }), expect: seenScore },
    strict,
  ),
  Type.Object({ op: op('zset.delete'), member: bytes, expect: seenScore }, strict),
  Type.Object(
    {
      op: op('stream.add'),
      /** `*`, which is meant where it is absent, has the server choose one. */
      id: Type.Optional(Type.String()),
      fields: Type.Array(Type.Object({ field: bytes, value: bytes }, strict), { minItems: 1 }),
    },
    strict,
  ),
  Type.Object({ op: op('stream.delete'), id: Type.String() }, strict),
  /** The oldest entries go until at most so many are left, or until none is older than the identifier. */
  Type.Object({ op: op('stream.trim'), length: Type.Integer({ minimum: 0 }) }, strict),
  Type.Object({ op: op('stream.trim-before'), id: Type.String() }, strict),
  /** The group is given the entries behind the identifier; `$` stands for the last one. */
  Type.Object({ op: op('group.create'), group: bytes, id: Type.String() }, strict),
  Type.Object({ op: op('group.set-id'), group: bytes, id: Type.String() }, strict),
  Type.Object({ op: op('group.delete'), group: bytes }, strict),
  Type.Object({ op: op('group.acknowledge'), group: bytes, id: Type.String() }, strict),
  /** Another consumer is to work on an entry that was not acknowledged. */
  Type.Object({ op: op('group.claim'), group: bytes, consumer: bytes, id: Type.String() }, strict),
  /** What it has not acknowledged is forgotten. */
  Type.Object({ op: op('consumer.delete'), group: bytes, consumer: bytes }, strict),
  /** A path of RedisJSON, `$` for the whole; the value is the text of JSON. */
  Type.Object(
    {
      op: op('json.set'),
      path: Type.String(),
      value: Type.String(),
      expect: Type.Optional(Type.String()),
    },
    strict,
  ),
])
export type ElementEdit = Static<typeof elementEdit>

/** All of the changes are made, or none. */
export const editKey = Type.Object(
  { edits: Type.Array(elementEdit, { minItems: 1, maxItems: 1000 }) },
  strict,
)

export const editedKey = Type.Object({
  /** The elements after the change; 0 where the key has gone with its last one. */
  length: Type.Union([Type.Integer(), Type.Null()]),
  /** The identifiers of stream entries that were added. */
  ids: Type.Array(Type.String()),
  undoId: Type.Union([Type.String(), Type.Null()]),
  timing,
})
export type EditedKey = Static<typeof editedKey>

/** One element, or the whole of a string. */
export const elementRequest = Type.Object(
  {
    field: Type.Optional(bytes),
    index: Type.Optional(Type.Integer()),
    /** Of a stream entry, with `field`. */
    id: Type.Optional(Type.String()),
    /** Of a set or a sorted set, whose members have no other name. */
    member: Type.Optional(beginning),
    /** How the bytes are read: as they are where it is absent. */
    view: Type.Optional(
      Type.Union([
        Type.Literal('gzip'),
        Type.Literal('deflate'),
        Type.Literal('brotli'),
        Type.Literal('messagepack'),
        Type.Literal('json'),
      ]),
    ),
  },
  strict,
)
export type ElementRequest = Static<typeof elementRequest>

/** All bytes, or what they mean; `Accept: application/octet-stream` gets them as a file. */
export const elementAnswer = Type.Object({
  element: shownBytes,
  size: Type.Integer(),
  /** Of MessagePack and JSON: the text of JSON; of compressed bytes: what they hold. */
  view: Type.Union([Type.String(), Type.Null()]),
  timing,
})
export type ElementAnswer = Static<typeof elementAnswer>

export const streamGroups = Type.Object({
  groups: Type.Array(
    Type.Object({
      name: shownBytes,
      lastDeliveredId: Type.String(),
      pending: Type.Integer(),
      /** Entries that were not delivered yet; null where the server cannot say. */
      lag: Type.Union([Type.Integer(), Type.Null()]),
      consumers: Type.Array(
        Type.Object({ name: shownBytes, pending: Type.Integer(), idleMs: Type.Integer() }),
      ),
    }),
  ),
  timing,
})
export type StreamGroups = Static<typeof streamGroups>
export type StreamGroup = StreamGroups['groups'][number]

export const pendingEntries = Type.Object({
  entries: Type.Array(
    Type.Object({
      id: Type.String(),
      consumer: shownBytes,
      idleMs: Type.Integer(),
      deliveries: Type.Integer(),
    }),
  ),
  cursor: Type.Union([Type.String(), Type.Null()]),
  timing,
})
export type PendingEntries = Static<typeof pendingEntries>
