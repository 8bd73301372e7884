import { type TSchema, Type } from '@sinclair/typebox'
import { jsonForm } from './cell.ts'
import { objectKinds } from './objects.ts'
import { countMode, pageQuery } from './pages.ts'

const { limit, offset, cell } = pageQuery.properties

/** The parameters of a path. */
export const pathParameters: Readonly<Record<string, TSchema>> = {
  table: Type.String({ pattern: '^[a-zA-Z_][a-zA-Z0-9_]*$', maxLength: 128 }),
  /** Of documents; a name may be one that is not there. The lengths are those of bytes, which no schema counts. */
  db: Type.String({ pattern: String.raw`^[^/\\. "$*<>:|?\x00]+$`, maxLength: 63 }),
  /** Names may hold dots, and no part between them is empty. */
  collection: Type.String({ pattern: String.raw`^[^.$\x00]+(\.[^.$\x00]+)*$`, maxLength: 255 }),
}

/** The parameters behind `?`; every other one is a text. */
export const queryParameters: Readonly<Record<string, TSchema>> = {
  limit,
  /** A key may have an empty name. */
  key: Type.String(),
  /** The number of a database of keys. */
  database: Type.Integer({ minimum: 0 }),
  offset,
  cell,
  count: countMode,
  json: jsonForm,
  kind: Type.Union(objectKinds.map((kind) => Type.Literal(kind))),
}

/** Those that may be empty; every other one says something, or is left out. */
export const emptyParameters: ReadonlySet<string> = new Set(['key'])

/** The key under which a request that writes is done once. */
export const idempotencyKey = Type.String({ pattern: '^[!-~]{1,200}$' })

/** A parameter says something, or is left out. */
export const text = Type.String({ minLength: 1 })
