import type * as Catalog from './catalog.ts'
import type { Cast, Operator, Routine } from './routine.ts'

/** Names an object in a schema; both as the engine keeps them. */
export interface ObjectName {
  readonly schema: string
  readonly name: string
}

/**
 * One step from a catalog to another. DDL is resolved into changes and folded; a difference between
 * two schemas is a list of them, which a dialect renders. Every name is qualified, every type resolved.
 */
export type Change =
  | { readonly kind: 'create-schema'; readonly name: string }
  | { readonly kind: 'drop-schema'; readonly name: string }
  | { readonly kind: 'rename-schema'; readonly name: string; readonly to: string }
  /** `local`: until the transaction ends. */
  | {
      readonly kind: 'set-search-path'
      readonly schemas: readonly string[]
      readonly local: boolean
    }
  | { readonly kind: 'create-relation'; readonly relation: Catalog.Relation }
  | { readonly kind: 'replace-relation'; readonly relation: Catalog.Relation }
  | { readonly kind: 'drop-relation'; readonly on: ObjectName }
  | { readonly kind: 'rename-relation'; readonly on: ObjectName; readonly to: ObjectName }
  /** From now on what happens to the columns of `parent` happens to those of `on` as well. */
  | {
      readonly kind: 'inherit'
      readonly on: ObjectName
      readonly parent: ObjectName
      /** A partition has the keys and indexes of its parent as well. */
      readonly partition: boolean
      /** The columns that it has not declared itself. */
      readonly inherited: readonly string[]
    }
  | { readonly kind: 'disinherit'; readonly on: ObjectName; readonly parent: ObjectName }
  /** Its columns are the attributes of the type, or, without one, its own from now on. */
  | { readonly kind: 'of-type'; readonly on: ObjectName; readonly type: ObjectName | undefined }
  /** The columns by which its rows go to its partitions; undefined stands for an expression. */
  | {
      readonly kind: 'partition-by'
      readonly strategy: 'list' | 'range' | 'hash'
      readonly on: ObjectName
      readonly key: readonly (string | undefined)[]
    }
  | {
      readonly kind: 'add-column'
      readonly on: ObjectName
      readonly column: Catalog.Column
      readonly position: Position
    }
  | { readonly kind: 'drop-column'; readonly on: ObjectName; readonly column: string }
  | {
      readonly kind: 'rename-column'
      readonly on: ObjectName
      readonly column: string
      readonly to: string
    }
  | {
      readonly kind: 'alter-column'
      readonly on: ObjectName
      readonly column: string
      readonly to: Catalog.Column
      readonly position: Position | undefined
      /** Heirs stay as they are. */
      readonly only?: boolean
    }
  | { readonly kind: 'add-constraint'; readonly on: ObjectName; readonly constraint: Constraint }
  | { readonly kind: 'drop-constraint'; readonly on: ObjectName; readonly constraint: string }
  | { readonly kind: 'drop-primary-key'; readonly on: ObjectName }
  | {
      readonly kind: 'create-index'
      readonly on: ObjectName
      readonly index: Catalog.Index
      /** Made by the engine for a foreign key. */
      readonly implied?: boolean
    }
  | { readonly kind: 'drop-index'; readonly on: ObjectName; readonly index: string }
  /** Whether all partitions have it by now; it may be the index of a constraint. */
  | {
      readonly kind: 'validate-index' | 'invalidate-index'
      readonly on: ObjectName
      readonly index: string
    }
  /** The index of a partition is a part of that of the table above it; both may be those of constraints. */
  | {
      readonly kind: 'attach-index'
      readonly on: ObjectName
      readonly index: string
      readonly to: string
    }
  | {
      readonly kind: 'rename-index' | 'rename-constraint'
      readonly on: ObjectName
      readonly from: string
      readonly to: string
    }
  | { readonly kind: 'create-type'; readonly type: Catalog.NamedType; readonly schema: string }
  /** The type, wholly new under its old name: labels added or renamed. */
  | { readonly kind: 'replace-type'; readonly type: Catalog.NamedType; readonly schema: string }
  | { readonly kind: 'drop-type'; readonly on: ObjectName }
  | { readonly kind: 'rename-type'; readonly on: ObjectName; readonly to: ObjectName }
  | {
      readonly kind: 'create-extension'
      readonly name: string
      readonly extension: Catalog.CreatedExtension
    }
  | { readonly kind: 'drop-extension'; readonly name: string }
  | { readonly kind: 'create-operator-class'; readonly name: string }
  | {
      readonly kind: 'create-cast' | 'drop-cast'
      readonly name: string
      readonly cast: Cast
    }
  | {
      readonly kind: 'create-operator'
      readonly on: ObjectName
      readonly operator: Operator
    }
  | {
      readonly kind: 'drop-operator'
      readonly on: ObjectName
      readonly operator: Operator
    }
  | { readonly kind: 'create-sequence'; readonly sequence: Catalog.Sequence }
  | { readonly kind: 'create-collation' | 'drop-collation'; readonly on: ObjectName }
  | { readonly kind: 'rename-collation'; readonly on: ObjectName; readonly to: ObjectName }
  | { readonly kind: 'drop-sequence'; readonly on: ObjectName }
  | { readonly kind: 'rename-sequence'; readonly on: ObjectName; readonly to: ObjectName }
  | {
      readonly kind: 'own-sequence'
      readonly on: ObjectName
      readonly ownedBy: Catalog.Sequence['ownedBy']
    }
  | { readonly kind: 'create-routine' | 'drop-routine'; readonly routine: Routine }
  | {
      readonly kind: 'alter-routine'
      readonly routine: Routine
      /** The same routine from now on, under this name. */
      readonly to: Routine
    }
  /** A trigger, a policy or a rule, which only what it needs is known of. */
  | { readonly kind: 'drop-rule'; readonly on: ObjectName; readonly name: string }
  | {
      readonly kind: 'rename-rule'
      readonly on: ObjectName
      readonly name: string
      readonly to: string
    }
  /** What expressions, queries and bodies name: from now on `thing` needs that, and nothing else. */
  | { readonly kind: 'need'; readonly thing: Thing; readonly needs: readonly Need[] }
  | { readonly kind: 'comment'; readonly on: Commented; readonly text: string | undefined }

/** What depends on something, or is depended on; the names are as the engine keeps them. */
export type Thing =
  | { readonly kind: 'schema'; readonly schema: string }
  | {
      readonly kind: 'relation' | 'type' | 'sequence' | 'collation'
      readonly schema: string
      readonly name: string
    }
  | {
      /** `part` is a constraint or an index, `rule` a trigger, a policy or a rule. */
      readonly kind: 'column' | 'default' | 'part' | 'rule' | 'attribute'
      readonly schema: string
      readonly name: string
      readonly member: string
    }
  | {
      readonly kind: 'routine'
      readonly schema: string
      readonly name: string
      /** The types of its parameters, rendered. */
      readonly member: string
    }

/** With `auto` a thing goes silently with what it needs; `internal`: and by itself not at all. */
export interface Need {
  readonly on: Thing
  readonly kind: 'normal' | 'auto' | 'internal'
}

export type Position =
  { readonly kind: 'last' | 'first' } | { readonly kind: 'after'; readonly column: string }

export type Constraint =
  | { readonly kind: 'primary-key' | 'unique'; readonly key: Catalog.Key }
  | { readonly kind: 'foreign-key'; readonly key: Catalog.ForeignKey }
  | { readonly kind: 'check'; readonly check: Catalog.Check }

export type Commented =
  | { readonly kind: 'schema'; readonly name: string }
  | ({ readonly kind: 'relation' } & ObjectName)
  | ({ readonly kind: 'column'; readonly column: string } & ObjectName)
