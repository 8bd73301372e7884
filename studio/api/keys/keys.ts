import { type Static, Type } from '@sinclair/typebox'
import { bytes, databaseNumber, encoding, timing } from './bytes.ts'

const strict = { additionalProperties: false }
const MOST_NAMED = 10_000

/**
 * How far a scan has come: `scanned` of the `total` keys of the database have been looked at. Where the user may not ask
 * how many there are, `total` is null and `scanned` an estimate.
 */
const scanned = {
  scanned: Type.Integer(),
  total: Type.Union([Type.Integer(), Type.Null()]),
  /** False: there may be more keys than those that are shown. */
  complete: Type.Boolean(),
}

export const listedKey = Type.Object({
  key: Type.String(),
  encoding: Type.Optional(encoding),
  /**
   * One of the types, or that of a module; `none` for a key that went while it was looked at, `unreachable` for one that
   * the server lists though its user may not reach it.
   */
  type: Type.String(),
  /** Milliseconds; null for a key that stays. */
  ttl: Type.Union([Type.Integer(), Type.Null()]),
})
export type ListedKey = Static<typeof listedKey>

export const keyList = Type.Object({
  keys: Type.Array(listedKey),
  /** Where to go on; null at the end. */
  cursor: Type.Union([Type.String(), Type.Null()]),
  ...scanned,
  timing,
})
export type KeyList = Static<typeof keyList>

export const keyFolder = Type.Object({
  /** The part of the keys' names between the prefix and the next separator. */
  name: Type.String(),
  encoding: Type.Optional(encoding),
  /** What all of its keys begin with: the prefix of the next request. */
  prefix: Type.String(),
  prefixEncoding: Type.Optional(encoding),
  /** The keys that were met in this part of the scan. */
  keys: Type.Integer(),
})
export type KeyFolder = Static<typeof keyFolder>

/** One part of a scan; the counts of the next parts are added to it. */
export const keyTree = Type.Object({
  separator: Type.String(),
  folders: Type.Array(keyFolder),
  /** The keys right below the prefix. */
  keys: Type.Array(listedKey),
  /** Folders and keys of this part that are too many to be listed. */
  left: Type.Integer(),
  cursor: Type.Union([Type.String(), Type.Null()]),
  ...scanned,
  timing,
})
export type KeyTree = Static<typeof keyTree>

export const detailsRequest = Type.Object(
  { database: databaseNumber, keys: Type.Array(bytes, { minItems: 1, maxItems: 1000 }) },
  strict,
)

const keyDetails = Type.Object({
  key: Type.String(),
  encoding: Type.Optional(encoding),
  type: Type.String(),
  ttl: Type.Union([Type.Integer(), Type.Null()]),
  /** Bytes, by samples of a large value; null where the server does not say. */
  memory: Type.Union([Type.Integer(), Type.Null()]),
  /** Elements, or the bytes of a string. */
  length: Type.Union([Type.Integer(), Type.Null()]),
})

export const detailsAnswer = Type.Object({ keys: Type.Array(keyDetails), timing })
export type DetailsAnswer = Static<typeof detailsAnswer>

/** Keys by their names, or all that fit a pattern; a pattern is confirmed by itself. */
export const deleteRequest = Type.Object(
  {
    database: databaseNumber,
    keys: Type.Optional(Type.Array(bytes, { minItems: 1, maxItems: MOST_NAMED })),
    match: Type.Optional(Type.String({ minLength: 1 })),
    type: Type.Optional(Type.String({ minLength: 1 })),
    /** The keys are counted, and stay. */
    dryRun: Type.Optional(Type.Boolean()),
    /** Of a pattern: the pattern again. */
    confirm: Type.Optional(Type.String()),
  },
  strict,
)
export type DeleteRequest = Static<typeof deleteRequest>

/** Of keys by their names. A pattern is answered by a job (202) with `deleted` in its result. */
export const deleteAnswer = Type.Object({
  deleted: Type.Integer(),
  /** Null where nothing was deleted, or more than is kept for undo. */
  undoId: Type.Union([Type.String(), Type.Null()]),
  dryRun: Type.Boolean(),
  timing,
})
export type DeleteAnswer = Static<typeof deleteAnswer>

/** Milliseconds from now for all of the keys; null has them stay. */
export const expireRequest = Type.Object(
  {
    database: databaseNumber,
    keys: Type.Array(bytes, { minItems: 1, maxItems: MOST_NAMED }),
    ttl: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  },
  strict,
)

export const expireAnswer = Type.Object({
  /** Keys that are gone are not counted. */
  changed: Type.Integer(),
  /** Null where nothing was changed, or more than is kept for undo. */
  undoId: Type.Union([Type.String(), Type.Null()]),
  timing,
})
export type ExpireAnswer = Static<typeof expireAnswer>
