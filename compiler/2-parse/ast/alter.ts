import type { Span } from '../../source/span.ts'
import type { ColumnDefinition, ConflictResolution, TableConstraint } from './constraint.ts'
import type { IndexDefinition } from './create-index.ts'
import type { Expression, TypeName } from './expression.ts'
import type { Name, Node, QualifiedName } from './node.ts'
import type { EnumLabel, SequenceOption } from './object.ts'
import type { TableOption } from './table.ts'

export interface AlterTable extends Node {
  readonly kind: 'alter-table'
  readonly name: QualifiedName
  readonly ifExists: boolean
  /** ONLY t */
  readonly only?: boolean
  /** MariaDB's ONLINE and IGNORE as written. */
  readonly modifiers?: string
  /** MariaDB's WAIT n and NOWAIT as written. */
  readonly lockWait?: string
  readonly actions: readonly AlterAction[]
}

export type AlterAction = Node &
  (
    | {
        readonly kind: 'add-column'
        readonly column: ColumnDefinition
        readonly ifNotExists: boolean
        readonly position: ColumnPosition
      }
    | {
        readonly kind: 'drop-column'
        readonly column: Name
        readonly ifExists: boolean
        readonly cascade?: boolean
        /** CASCADE where the engine takes the word for nothing. */
        readonly idleCascade?: boolean
      }
    | {
        readonly kind: 'rename-column'
        readonly column: Name
        readonly to: Name
        readonly ifExists?: boolean
      }
    /** MySQL's CHANGE and MODIFY: the column, wholly new. */
    | {
        readonly kind: 'change-column'
        readonly column: Name
        readonly ifExists: boolean
        readonly definition: ColumnDefinition
        readonly position: ColumnPosition
      }
    | {
        readonly kind: 'set-type'
        readonly column: Name
        readonly type: TypeName
        readonly collation?: QualifiedName | undefined
        readonly using?: Expression | undefined
      }
    | {
        readonly kind: 'set-default'
        readonly column: Name
        readonly ifExists?: boolean
        readonly expression: Expression
        /** Where the expression stands, its parentheses included. */
        readonly valueAt?: Span
      }
    | {
        readonly kind: 'drop-default' | 'set-not-null' | 'drop-not-null'
        readonly column: Name
        readonly ifExists?: boolean
        readonly onConflict?: ConflictResolution | undefined
      }
    | {
        readonly kind: 'drop-expression' | 'drop-identity'
        readonly column: Name
        readonly ifExists?: boolean
      }
    | { readonly kind: 'set-expression'; readonly column: Name; readonly expression: Expression }
    | {
        readonly kind: 'add-identity'
        readonly column: Name
        readonly always: boolean
        readonly sequence?: readonly SequenceOption[]
      }
    | { readonly kind: 'add-constraint'; readonly constraint: TableConstraint }
    | { readonly kind: 'add-index'; readonly index: IndexDefinition }
    | {
        readonly kind: 'drop-constraint'
        readonly name: Name
        readonly ifExists: boolean
        readonly cascade?: boolean
        /** What it must be: MySQL's DROP FOREIGN KEY and DROP CHECK. */
        readonly constraint?: 'constraint' | 'foreign-key' | 'check' | 'period'
      }
    | { readonly kind: 'drop-index'; readonly name: Name; readonly ifExists: boolean }
    | { readonly kind: 'drop-primary-key' }
    | {
        readonly kind: 'rename-constraint' | 'rename-index'
        readonly from: Name
        readonly to: Name
        readonly ifExists?: boolean
      }
    /** MySQL's ALTER COLUMN ... SET VISIBLE or INVISIBLE. */
    | { readonly kind: 'set-visibility'; readonly column: Name; readonly visible: boolean }
    /** MySQL's ALTER INDEX ... VISIBLE or INVISIBLE, MariaDB's ... IGNORED or NOT IGNORED. */
    | {
        readonly kind: 'set-index-use'
        readonly name: Name
        readonly ifExists: boolean
        /** As written. */
        readonly use: string
      }
    | { readonly kind: 'rename-table'; readonly to: QualifiedName }
    | { readonly kind: 'set-schema'; readonly schema: Name }
    /** MySQL's table options: COMMENT = 'text', DEFAULT CHARSET = utf8mb4. */
    | { readonly kind: 'set-options'; readonly options: readonly TableOption[] }
    /** Without effect on the catalog, kept as written: owner, storage, row security, partitions, ... */
    | {
        readonly kind: 'written'
        readonly text: string
        readonly link?: Link
        readonly counting?: Counting
      }
  )

/** How an identity column counts from then on. */
export interface Counting {
  readonly column: Name
  /** SET GENERATED ALWAYS or BY DEFAULT; undefined: as before. */
  readonly always: boolean | undefined
}

/** Which relation becomes or is no more what to this one. */
export interface Link {
  readonly kind: 'attach-partition' | 'detach-partition' | 'inherit' | 'no-inherit'
  readonly relation: QualifiedName
}

export type ColumnPosition =
  { readonly kind: 'last' | 'first' } | { readonly kind: 'after'; readonly column: Name }

export interface AlterEnum extends Node {
  readonly kind: 'alter-enum'
  readonly name: QualifiedName
  readonly action:
    | {
        readonly kind: 'add-label'
        readonly label: EnumLabel
        readonly ifNotExists: boolean
        readonly place:
          | { readonly kind: 'last' }
          | { readonly kind: 'before' | 'after'; readonly label: EnumLabel }
      }
    | { readonly kind: 'rename-label'; readonly from: EnumLabel; readonly to: EnumLabel }
}

export type ObjectKind =
  | 'table'
  | 'foreign-table'
  | 'view'
  | 'materialized-view'
  | 'index'
  | 'sequence'
  | 'type'
  | 'domain'
  | 'schema'
  | 'collation'

/** ALTER VIEW, TYPE, SEQUENCE, ... and MySQL's RENAME TABLE. */
export interface AlterObject extends Node {
  readonly kind: 'alter-object'
  readonly object: ObjectKind
  readonly name: QualifiedName
  readonly ifExists: boolean
  readonly action:
    | { readonly kind: 'rename'; readonly to: QualifiedName }
    | { readonly kind: 'set-schema'; readonly schema: Name }
    | {
        readonly kind: 'rename-column'
        readonly column: Name
        readonly to: Name
        readonly cascade?: boolean
      }
    | { readonly kind: 'sequence-options'; readonly options: readonly SequenceOption[] }
    /** Without effect on the catalog but for `attached`: the index of a partition that becomes part of this one. */
    | {
        readonly kind: 'written'
        readonly text: string
        readonly attached?: QualifiedName | undefined
      }
}

/** MySQL's RENAME TABLE a TO b, c TO d. */
export interface RenameTables extends Node {
  readonly kind: 'rename-tables'
  readonly ifExists: boolean
  readonly renames: readonly Renaming[]
}

interface Renaming {
  readonly name: QualifiedName
  readonly to: QualifiedName
  /** MariaDB's WAIT n and NOWAIT as written. */
  readonly lockWait: string
}

export interface DropObject extends Node {
  readonly kind: 'drop'
  readonly object: ObjectKind
  readonly names: readonly QualifiedName[]
  readonly ifExists: boolean
  readonly cascade: boolean
  readonly concurrently?: boolean
  /** MySQL's DROP TEMPORARY TABLE. */
  readonly temporary?: boolean
  /** MySQL's DROP INDEX i ON t. */
  readonly on: QualifiedName | undefined
  /** MariaDB's WAIT n and NOWAIT, and ALGORITHM and LOCK of an index, as written. */
  readonly lockWait?: string
  readonly alterOptions?: string
}

export interface CommentOn extends Node {
  readonly kind: 'comment'
  readonly object: ObjectKind | 'column'
  /** For a column: the relation's parts, then the column. */
  readonly name: QualifiedName
  readonly text: string | undefined
}

/** SET [LOCAL] search_path TO a, b; DEFAULT is a name. */
export interface SetSearchPath extends Node {
  readonly kind: 'set-search-path'
  readonly local: boolean
  readonly schemas: readonly Name[]
}

/** ALTER TYPE ... ATTRIBUTE */
export interface AlterComposite extends Node {
  readonly kind: 'alter-composite'
  readonly name: QualifiedName
  readonly actions: readonly AttributeAction[]
}

export interface AttributeAction {
  readonly kind: 'add' | 'drop' | 'alter'
  readonly attribute: Name
  readonly ifExists: boolean
  /** Undefined for DROP. */
  readonly type: TypeName | undefined
  readonly collation?: QualifiedName
  readonly cascade: boolean
}

/** ALTER DOMAIN, as far as it changes constraints. */
export interface AlterDomain extends Node {
  readonly kind: 'alter-domain'
  readonly name: QualifiedName
  readonly action:
    | { readonly kind: 'set-not-null'; readonly name: Name | undefined }
    | { readonly kind: 'drop-not-null' }
    | {
        readonly kind: 'add-check'
        readonly name: Name | undefined
        readonly expression: Expression
        /** NOT VALID says nothing of the values that there are. */
        readonly isJudged: boolean
      }
    | { readonly kind: 'drop-constraint'; readonly name: Name; readonly ifExists: boolean }
    | { readonly kind: 'rename-constraint'; readonly name: Name; readonly to: Name }
}
