import type { Expression } from './expression.ts'
import type { Name, Node, QualifiedName } from './node.ts'

/** PostgreSQL's CREATE TRIGGER, whose body is a function. */
export interface CreateTrigger extends Node {
  readonly kind: 'create-trigger'
  readonly name: Name
  readonly orReplace: boolean
  /** CREATE CONSTRAINT TRIGGER */
  readonly constraint: boolean
  readonly timing: 'before' | 'after' | 'instead of'
  readonly events: readonly TriggerEvent[]
  readonly table: QualifiedName
  /** REFERENCING */
  readonly transitions: readonly Transition[]
  readonly each: 'row' | 'statement'
  readonly when: Expression | undefined
  readonly routine: QualifiedName
}

export interface TriggerEvent {
  readonly event: 'insert' | 'update' | 'delete' | 'truncate'
  /** Of UPDATE OF. */
  readonly columns: readonly Name[]
}

export interface Transition {
  readonly image: 'old' | 'new'
  readonly of: 'table' | 'row'
  readonly name: Name
}
