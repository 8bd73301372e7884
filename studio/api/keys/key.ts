import { type Static, Type } from '@sinclair/typebox'
import { bytes, encoding, shownBytes, timing } from './bytes.ts'

const strict = { additionalProperties: false }
const nullable = <Schema extends ReturnType<typeof Type.String> | ReturnType<typeof Type.Integer>>(
  schema: Schema,
) => Type.Union([schema, Type.Null()])

const hashEntry = Type.Object({ field: shownBytes, value: shownBytes })
const listItem = Type.Object({ index: Type.Integer(), value: shownBytes })
/** A score is the text of a number, `inf` and `-inf` among them. */
const scoredMember = Type.Object({ member: shownBytes, score: Type.String() })
const streamEntry = Type.Object({
  id: Type.String(),
  fields: Type.Array(Type.Object({ field: shownBytes, value: shownBytes })),
})

/** A page of a value; `cursor` asks for the next one and is null at the end. */
export const valuePage = Type.Union([
  Type.Object({ type: Type.Literal('string'), value: shownBytes, offset: Type.Integer() }),
  Type.Object({
    type: Type.Literal('hash'),
    entries: Type.Array(hashEntry),
    cursor: nullable(Type.String()),
  }),
  Type.Object({
    type: Type.Literal('list'),
    items: Type.Array(listItem),
    cursor: nullable(Type.String()),
  }),
  Type.Object({
    type: Type.Literal('set'),
    members: Type.Array(shownBytes),
    cursor: nullable(Type.String()),
  }),
  Type.Object({
    type: Type.Literal('zset'),
    members: Type.Array(scoredMember),
    cursor: nullable(Type.String()),
  }),
  Type.Object({
    type: Type.Literal('stream'),
    entries: Type.Array(streamEntry),
    groups: Type.Integer(),
    lastId: Type.String(),
    cursor: nullable(Type.String()),
  }),
  Type.Object({ type: Type.Literal('json'), value: shownBytes }),
  /** Of a module that quarry does not know. */
  Type.Object({ type: Type.Literal('other') }),
])
export type ValuePage = Static<typeof valuePage>

export const keyAnswer = Type.Object({
  key: Type.String(),
  encoding: Type.Optional(encoding),
  /** As the server calls it. */
  type: Type.String(),
  ttl: nullable(Type.Integer()),
  memory: nullable(Type.Integer()),
  length: nullable(Type.Integer()),
  /** How the server keeps it: `listpack`, `hashtable`. */
  storage: nullable(Type.String()),
  value: valuePage,
  timing,
})
export type KeyAnswer = Static<typeof keyAnswer>

const pair = Type.Object({ field: bytes, value: bytes }, strict)
const scored = Type.Object({ member: bytes, score: Type.String({ minLength: 1 }) }, strict)

/** A whole value, as a key is made. */
export const newValue = Type.Union([
  Type.Object({ type: Type.Literal('string'), value: bytes }, strict),
  Type.Object({ type: Type.Literal('hash'), entries: Type.Array(pair, { minItems: 1 }) }, strict),
  Type.Object({ type: Type.Literal('list'), items: Type.Array(bytes, { minItems: 1 }) }, strict),
  Type.Object({ type: Type.Literal('set'), members: Type.Array(bytes, { minItems: 1 }) }, strict),
  Type.Object({ type: Type.Literal('zset'), members: Type.Array(scored, { minItems: 1 }) }, strict),
  Type.Object(
    {
      type: Type.Literal('stream'),
      entries: Type.Array(
        Type.Object(
          { id: Type.Optional(Type.String()), fields: Type.Array(pair, { minItems: 1 }) },
          strict,
        ),
        { minItems: 1 },
      ),
    },
    strict,
  ),
  Type.Object({ type: Type.Literal('json'), value: Type.String() }, strict),
])
export type NewValue = Static<typeof newValue>

/** Milliseconds; null: the key stays. */
const ttl = Type.Union([Type.Integer({ minimum: 1 }), Type.Null()])

export const putKey = Type.Object(
  {
    value: newValue,
    ttl: Type.Optional(ttl),
    /** Without it a key that is there already is a conflict. */
    overwrite: Type.Optional(Type.Boolean()),
  },
  strict,
)

/** One of them: a time to live, a new name, a copy. */
export const patchKey = Type.Object(
  {
    ttl: Type.Optional(ttl),
    rename: Type.Optional(bytes),
    copy: Type.Optional(
      Type.Object({ key: bytes, database: Type.Optional(Type.Integer({ minimum: 0 })) }, strict),
    ),
    /** Of a rename or a copy: true replaces a key that has the name already. */
    replace: Type.Optional(Type.Boolean()),
  },
  strict,
)
export type PatchKey = Static<typeof patchKey>

/** What was done with a key; `undoId` is null where it cannot be taken back. */
export const changedKey = Type.Object({
  key: Type.String(),
  encoding: Type.Optional(encoding),
  type: Type.String(),
  ttl: nullable(Type.Integer()),
  undoId: nullable(Type.String()),
  timing,
})
export type ChangedKey = Static<typeof changedKey>

export const deletedKey = Type.Object({
  deleted: Type.Integer(),
  undoId: nullable(Type.String()),
  timing,
})
export type DeletedKey = Static<typeof deletedKey>
