import type { Span } from '../../source/span.ts'
import type { AlterComposite, AlterDomain, AlterObject, AlterTable, DropObject } from './alter.ts'
import type { Expression, TypeName } from './expression.ts'
import type { Name, Node, QualifiedName } from './node.ts'
import type { CreateCollation, CreateRange } from './object.ts'
import type { AlterRoutine, CreateOperator, DropOperators, DropRoutines } from './routine.ts'
import type { Statement } from './statement.ts'
import type { CreateTable } from './table.ts'
import type { CreateTrigger } from './trigger.ts'

/** What quarry does not model: its grammar is checked by a synopsis, its text is kept as written. */
export interface AsWritten extends Node {
  readonly text: string
  /** The text without its comments. */
  readonly plain: string
  /** The first name in it that is not a relation's: the object it is about. */
  readonly name: QualifiedName | undefined
  /** The relations it names outside `nested`. */
  readonly relations: readonly QualifiedName[]
  /** The statements, queries and expressions in it, in their order. */
  readonly nested: readonly (Statement | Expression)[]
  /** Where each of `nested` stands, its parentheses included. */
  readonly nestedAt: readonly Span[]
  /** The routines it calls by name: `s.f` of EXECUTE FUNCTION s.f(). */
  readonly routines: readonly QualifiedName[]
  /** The variables of the session that it sets. */
  readonly assigned: readonly Assigned[]
  /** Its words that tell what it is, in lower case: `program` of COPY ... PROGRAM. */
  readonly telling: readonly string[]
  /**
   * The same words, the columns that it lists, the types, the character sets and collations and the places of
   * `nested`, in their order.
   */
  readonly parts: readonly WrittenPart[]
}

export type WrittenPart =
  | { readonly kind: 'telling'; readonly word: string }
  | { readonly kind: 'column'; readonly name: Name }
  | { readonly kind: 'type'; readonly type: TypeName }
  | { readonly kind: 'character-set'; readonly characterSet: Name }
  | { readonly kind: 'collation'; readonly collation: QualifiedName }
  /** An index of `nested`. */
  | { readonly kind: 'nested'; readonly index: number }

/** `value` is undefined for a word that is no expression: ON, DEFAULT. */
export interface Assigned {
  readonly variable: string
  readonly value: Statement | Expression | undefined
}

/** A definition of a kind the catalog does not hold yet; `what` is for messages: `function`, `trigger`. */
export interface Unmodelled extends AsWritten {
  readonly kind: 'unmodelled'
  readonly what: string
  /** What the catalog holds of it. */
  readonly meaning?: Meaning
}

export type Meaning =
  | CreateTable
  | CreateRange
  | CreateCollation
  | CreateTrigger
  | CreateOperator
  | AlterTable
  | DropObject
  | AlterObject
  | DropOperators
  | DropRoutines
  | AlterRoutine
  | AlterComposite
  | AlterDomain

/**
 * Everything else that is a statement and says nothing about the schema: BEGIN, SET, PRAGMA, GRANT, USE.
 * `command` is its leading words in lower case, and those that tell what it is: `copy program`.
 */
export interface Other extends AsWritten {
  readonly kind: 'other'
  readonly command: string
}
