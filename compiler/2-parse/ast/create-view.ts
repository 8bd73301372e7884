import type { Name, Node, QualifiedName } from './node.ts'
import type { Query } from './query.ts'
import type { Storage } from './table.ts'

export interface CreateView extends Node {
  readonly kind: 'create-view'
  readonly name: QualifiedName
  readonly materialized: boolean
  readonly orReplace: boolean
  readonly temporary: boolean
  readonly ifNotExists: boolean
  readonly columns: readonly Name[]
  readonly recursive?: boolean
  readonly storage?: Storage
  readonly query: Query
  /** WITH [CASCADED | LOCAL] CHECK OPTION */
  readonly check?: 'cascaded' | 'local' | undefined
  /** MySQL's ALGORITHM, DEFINER and SQL SECURITY as written. */
  readonly characteristics?: string
  /** WITH [NO] DATA; undefined where nothing is said. */
  readonly withData?: boolean | undefined
  /** ALTER VIEW: there is one already. */
  readonly alters?: boolean
}
