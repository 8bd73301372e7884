import type { IndexColumn } from './create-index.ts'
import type { Expression, TypeName } from './expression.ts'
import type { Name, Node, QualifiedName } from './node.ts'
import type { SequenceOption } from './object.ts'
import type { Direction, Operator } from './query.ts'

export interface ColumnDefinition extends Node {
  readonly name: Name
  /** SQLite allows none. */
  readonly type: TypeName | undefined
  /** STORAGE, COMPRESSION and OPTIONS (...) as written, between the type and the constraints. */
  readonly attributes?: string
  readonly constraints: readonly ColumnConstraint[]
}

export type ColumnConstraint = Node &
  (
    | {
        readonly kind: 'not-null' | 'null' | 'primary-key' | 'unique' | 'auto-increment' | 'hidden'
      }
    | {
        readonly kind: 'default' | 'check' | 'on-update'
        readonly expression: Expression
        /** SQLite keeps a default as it is written. */
        readonly text?: string
      }
    | {
        readonly kind: 'generated'
        readonly expression: Expression
        readonly storage: 'stored' | 'virtual'
      }
    /** [GENERATED ALWAYS] AS ROW START | END, as written: MariaDB's, filled by the server. */
    | { readonly kind: 'row-bound'; readonly text: string }
    | {
        readonly kind: 'identity'
        readonly always: boolean
        readonly sequence?: readonly SequenceOption[]
      }
    | { readonly kind: 'references'; readonly references: References }
    | { readonly kind: 'collate'; readonly collation: QualifiedName }
    | { readonly kind: 'comment'; readonly text: string }
    /** What says nothing to the catalog: COLUMN_FORMAT, ENFORCED, DEFERRABLE. */
    | { readonly kind: 'written'; readonly text: string }
  ) & { readonly name: Name | undefined } & ConstraintExtras

/** What the constraints of some dialects may say besides. */
export interface ConstraintExtras {
  /** NOT VALID, DEFERRABLE, ... in the order of the text. */
  readonly attributes?: readonly ConstraintAttribute[]
  /** Of a key or an exclusion. */
  readonly keyIndex?: KeyIndex
  /** Of MySQL's keys: USING, COMMENT and the like as written. */
  readonly keyOptions?: string
  /** MySQL's names behind CONSTRAINT and behind KEY, one of which is `name`. */
  readonly symbol?: Name | undefined
  readonly indexName?: Name | undefined
  /** MariaDB's. */
  readonly ifNotExists?: boolean
  readonly onConflict?: ConflictResolution | undefined
  /** PRIMARY KEY ASC, PRIMARY KEY DESC */
  readonly direction?: Direction
  readonly autoincrement?: boolean
  /** Of a constraint of a relation: the column in whose definition it stands. */
  readonly ofColumn?: string
  /** DEFERRABLE ... of a foreign key, as written. */
  readonly deferral?: string | undefined
}

export type ConstraintAttribute =
  | 'deferrable'
  | 'not deferrable'
  | 'initially deferred'
  | 'initially immediate'
  | 'enforced'
  | 'not enforced'
  | 'not valid'
  | 'no inherit'

/** What is said of the index behind a constraint. */
export interface KeyIndex {
  /** UNIQUE NULLS NOT DISTINCT */
  readonly nullsNotDistinct: boolean
  /** INCLUDE (names) */
  readonly include: readonly Name[]
  /** WITH (fillfactor = 70) as written; empty where nothing is said. */
  readonly parameters: string
  /** USING INDEX TABLESPACE */
  readonly tablespace: Name | undefined
}

/** ON CONFLICT in a constraint, OR in a statement. */
export type ConflictResolution = 'rollback' | 'abort' | 'fail' | 'ignore' | 'replace'

export type TableConstraint = Node &
  (
    | {
        readonly kind: 'primary-key' | 'unique'
        readonly columns: readonly IndexColumn[]
        /** The last column is a range: WITHOUT OVERLAPS. */
        readonly withoutOverlaps?: boolean
      }
    /** ADD CONSTRAINT ... PRIMARY KEY USING INDEX i. */
    | { readonly kind: 'using-index'; readonly primary: boolean; readonly index: Name }
    | {
        readonly kind: 'foreign-key'
        readonly columns: readonly Name[]
        /** The last column is a range: PERIOD. */
        readonly period?: boolean
        readonly references: References
        /** MySQL's columns, which may have a length and a direction, for the index. */
        readonly indexColumns?: readonly IndexColumn[]
      }
    | { readonly kind: 'check'; readonly expression: Expression }
    | {
        readonly kind: 'exclude'
        readonly method: Name | undefined
        readonly elements: readonly Exclusion[]
        readonly where: Expression | undefined
      }
    | { readonly kind: 'not-null'; readonly column: Name }
    /** PERIOD FOR name (a, b) of MariaDB. */
    | { readonly kind: 'period'; readonly columns: readonly Name[] }
    /** PERIOD FOR SYSTEM_TIME (a, b). */
    | { readonly kind: 'written'; readonly text: string }
  ) & { readonly name: Name | undefined } & ConstraintExtras

/** element WITH operator */
export interface Exclusion extends Node {
  readonly element: IndexColumn
  readonly operator: Operator
}

export type ReferentialAction = 'no-action' | 'restrict' | 'cascade' | 'set-null' | 'set-default'

export interface References extends Node {
  readonly table: QualifiedName
  readonly columns: readonly Name[]
  readonly onDelete: ReferentialAction
  readonly onUpdate: ReferentialAction
  readonly match?: 'full' | 'simple' | undefined
  /** ON DELETE SET NULL (names) */
  readonly deleted?: readonly Name[]
  /** The last column is a range: PERIOD. */
  readonly period?: boolean
  /** MATCH and ON as written, in SQLite and MySQL. */
  readonly actions?: string
}
