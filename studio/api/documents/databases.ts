import { type Static, Type } from '@sinclair/typebox'
import { timing } from '../cell.ts'
import { bytes, nullable, strict } from './ejson.ts'

const databaseSummary = Type.Object({
  name: Type.String(),
  /** Bytes on disk; null where the server does not say. */
  size: bytes,
  /** Null: the server does not say in time, or the user may not see it. */
  collections: nullable(Type.Integer()),
  documents: nullable(Type.Integer()),
  /** False: the name is one that the interface does not take. */
  addressable: Type.Boolean(),
  /** It belongs to the server: `admin`, `config`, `local`. */
  system: Type.Boolean(),
})
export type DatabaseSummary = Static<typeof databaseSummary>

export const databaseList = Type.Object({ databases: Type.Array(databaseSummary), timing })
export type DatabaseList = Static<typeof databaseList>

/** A database is there as soon as it has a collection. */
export const newDatabase = Type.Object({ name: Type.String(), collection: Type.String() }, strict)

export const createdDatabase = Type.Object({ database: Type.String(), collection: Type.String() })
export type CreatedDatabase = Static<typeof createdDatabase>

/** Sizes are bytes; null is what the server does not say. */
export const databaseStats = Type.Object({
  database: Type.String(),
  stats: Type.Object({
    collections: Type.Integer(),
    documents: Type.Integer(),
    dataSize: bytes,
    storageSize: bytes,
    indexes: nullable(Type.Integer()),
    indexSize: bytes,
    averageObjectSize: nullable(Type.Number()),
  }),
  timing,
})
export type DatabaseStats = Static<typeof databaseStats>
