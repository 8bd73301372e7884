import type { Statement } from '../database.ts'

/** What a database holds besides tables. */
export type ObjectKind = 'view' | 'routine' | 'trigger' | 'sequence' | 'type'

export interface StoredObject {
  readonly kind: ObjectKind
  readonly schema: string
  readonly name: string
  /** The arguments of a routine, the table of a trigger, what a type is; empty where there is nothing to add. */
  readonly detail: string
}

/** How an engine is asked for its stored objects and for their sources. */
export interface ObjectQueries {
  /** The kinds that the engine has. */
  readonly kinds: readonly ObjectKind[]
  /** Rows of schema, name and detail, sorted. */
  list(kind: ObjectKind): Statement
  /** Rows of one text, the definitions of that name: a routine may have several. */
  sources(object: Pick<StoredObject, 'kind' | 'schema' | 'name'>): Statement
}
