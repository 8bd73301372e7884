import type { ColumnConstraint, ColumnDefinition } from './constraint.ts'
import type { TypeName } from './expression.ts'
import type { Name, Node, QualifiedName } from './node.ts'
import type { Statement } from './statement.ts'

export interface CreateSchema extends Node {
  readonly kind: 'create-schema'
  readonly name: Name
  readonly ifNotExists: boolean
  /** AUTHORIZATION; alone it is the name as well, at the same place. */
  readonly owner?: Name | undefined
  /** CREATE TABLE and the like behind it, without semicolons: they stand in the schema. */
  readonly elements: readonly Statement[]
}

export interface CreateEnum extends Node {
  readonly kind: 'create-enum'
  readonly name: QualifiedName
  readonly labels: readonly EnumLabel[]
}

export interface EnumLabel extends Node {
  readonly text: string
}

export interface CreateComposite extends Node {
  readonly kind: 'create-composite'
  readonly name: QualifiedName
  readonly fields: readonly ColumnDefinition[]
}

export interface CreateDomain extends Node {
  readonly kind: 'create-domain'
  readonly name: QualifiedName
  readonly type: TypeName
  readonly constraints: readonly ColumnConstraint[]
}

/** CREATE TYPE ... AS RANGE: those of its attributes that the catalog holds or judges. */
export interface CreateRange extends Node {
  readonly kind: 'create-range'
  readonly name: QualifiedName
  /** In the order of the text; one that is unknown has no value that is read. */
  readonly attributes: readonly RangeAttribute[]
}

/** CREATE COLLATION [IF NOT EXISTS] name; its properties are not kept. */
export interface CreateCollation extends Node {
  readonly kind: 'create-collation'
  readonly name: QualifiedName
  readonly ifNotExists: boolean
  /** The one that it is a copy of: FROM name. */
  readonly collation: QualifiedName | undefined
}

export interface RangeAttribute {
  readonly label: Name
  /** Of SUBTYPE. */
  readonly type: TypeName | undefined
  /** Of all others, where it is a name. */
  readonly value: QualifiedName | undefined
  /** The same of COLLATION. */
  readonly collation?: QualifiedName
}

export interface CreateSequence extends Node {
  readonly kind: 'create-sequence'
  readonly name: QualifiedName
  readonly ifNotExists: boolean
  readonly persistence?: 'permanent' | 'temporary' | 'unlogged'
  /** MariaDB's. */
  readonly orReplace?: boolean
  /** In the order of the text. */
  readonly options: readonly SequenceOption[]
  /** MariaDB's options as written. */
  readonly written?: string
}

export type SequenceOption = Node &
  (
    | { readonly kind: 'as'; readonly type: TypeName }
    /** The relation's parts, then the column; `none` alone. */
    | { readonly kind: 'owned-by'; readonly column: QualifiedName }
    | { readonly kind: 'sequence-name'; readonly name: QualifiedName }
    | {
        readonly kind: 'cache' | 'increment' | 'maxvalue' | 'minvalue' | 'restart' | 'start'
        /** None: NO MAXVALUE, NO MINVALUE, and RESTART alone. */
        readonly value: string | undefined
      }
    | { readonly kind: 'cycle'; readonly cycles: boolean }
    | { readonly kind: 'logged' | 'unlogged' }
  )
