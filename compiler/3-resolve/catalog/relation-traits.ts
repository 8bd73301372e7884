import type { ObjectName } from '../../ir/change.ts'

/** What the draft knows of a relation besides what a catalog holds. */
export interface Traits {
  readonly parents: readonly Parent[]
  /** The columns that it has from its parents alone. */
  readonly inherited: readonly string[]
  /** The key of PARTITION BY, undefined for an expression; undefined for other tables. */
  readonly partitionedBy: readonly (string | undefined)[] | undefined
  /** The composite type of CREATE TABLE ... OF. */
  readonly ofType: ObjectName | undefined
}

export interface Parent {
  readonly on: ObjectName
  /** The relation is a partition of it. */
  readonly partition: boolean
}
