import type { BsonObject, BsonValue } from '../bson/bson-value.ts'

export interface Namespace {
  readonly database: string
  readonly collection: string
}

/** Which documents of a collection are asked for; https://www.mongodb.com/docs/manual/reference/command/find/ */
export interface FindQuery extends Namespace {
  readonly filter: BsonObject
  readonly projection?: BsonObject | undefined
  readonly sort?: BsonObject | undefined
  readonly skip?: number | undefined
  readonly collation?: BsonObject | undefined
  /** The name of an index, or its key. */
  readonly hint?: BsonValue | undefined
  /** Milliseconds. */
  readonly maxTimeMS?: number | undefined
}
