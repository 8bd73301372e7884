import type { Span } from '../../source/span.ts'
import type { ConflictResolution } from './constraint.ts'
import type { IndexColumn } from './create-index.ts'
import type { Expression, FieldAccess, Subscript } from './expression.ts'
import type { Alias, FromItem, TableRef } from './from.ts'
import type { Name, Node, QualifiedName } from './node.ts'
import type { Hinted, Limit, OrderItem, Query, SelectItem, With } from './query.ts'

export interface Insert extends Node, Hinted {
  readonly kind: 'insert'
  readonly with: With | undefined
  readonly target: QualifiedName
  /** MySQL's PARTITION (p0, p1): empty where nothing is said. */
  readonly partitions: readonly Name[]
  readonly alias: Alias | undefined
  /** INSERT, REPLACE, INSERT IGNORE. */
  readonly mode: 'insert' | 'replace' | 'ignore'
  /** SQLite's INSERT OR x. */
  readonly resolution: ConflictResolution | undefined
  /** Empty: all columns of the target. */
  readonly columns: readonly InsertColumn[]
  /** OVERRIDING (SYSTEM | USER) VALUE */
  readonly overriding: 'system' | 'user' | undefined
  readonly source: InsertSource
  /** MySQL's `VALUES (...) AS new`. */
  readonly rowAlias: Alias | undefined
  /** More than one in SQLite only. */
  readonly conflicts: readonly Conflict[]
  readonly returning: readonly SelectItem[]
  readonly returningNames: readonly ReturningName[]
}

/** RETURNING WITH (OLD AS o, NEW AS n) */
export interface ReturningName extends Node {
  readonly row: 'old' | 'new'
  readonly name: Name
}

/** A column, perhaps with `[1]` or `.field` behind it in PostgreSQL. */
export interface InsertColumn extends Name {
  /** MySQL's `t.` and `s.t.` before it. */
  readonly qualifier?: readonly Name[]
  readonly path: readonly (Subscript | FieldAccess)[]
}

export type InsertSource =
  | {
      readonly kind: 'rows'
      readonly rows: readonly (readonly InsertValue[])[]
      /** MySQL's SET a = 1: one row. */
      readonly assigned?: boolean
      readonly at: Span
    }
  | { readonly kind: 'query'; readonly query: Query }
  | { readonly kind: 'defaults' }

/** A value, or DEFAULT. */
export type InsertValue = Expression

export interface Default extends Node {
  readonly kind: 'default'
  /** MariaDB's IGNORE: UPDATE leaves the column as it is. */
  readonly ignored?: boolean
}

/** ON CONFLICT and ON DUPLICATE KEY. */
export interface Conflict extends Node {
  readonly kind: 'on-conflict' | 'on-duplicate-key'
  readonly target: ConflictTarget
  /** `nothing`, or the assignments of the update. */
  readonly action: 'nothing' | 'update'
  readonly assignments: readonly Assignment[]
  readonly where: Expression | undefined
}

export type ConflictTarget =
  | { readonly kind: 'any' }
  | { readonly kind: 'constraint'; readonly name: Name }
  | {
      readonly kind: 'columns'
      readonly columns: readonly IndexColumn[]
      readonly where: Expression | undefined
    }

/** `a = 1` has one target; `(a, b) = (1, 2)` and `(a, b) = (SELECT ...)` have several. */
export interface Assignment extends Node {
  /** The targets stand in parentheses. */
  readonly grouped: boolean
  readonly targets: readonly AssignmentTarget[]
  readonly value: InsertValue
}

export interface AssignmentTarget extends Node {
  /** The column, perhaps behind its table's name. */
  readonly name: QualifiedName
  /** `a[1] = ...`, `a[1].b = ...` in PostgreSQL. */
  readonly path: readonly (Subscript | FieldAccess)[]
}

export interface Update extends Node, Hinted {
  readonly kind: 'update'
  readonly with: With | undefined
  /** SQLite's UPDATE OR x. */
  readonly resolution: ConflictResolution | undefined
  /** The updated relation first; more than one item or a join only in MySQL. */
  readonly targets: readonly FromItem[]
  readonly assignments: readonly Assignment[]
  readonly from: readonly FromItem[]
  readonly where: Expression | undefined
  /** WHERE CURRENT OF cursor */
  readonly currentOf: Name | undefined
  readonly orderBy: readonly OrderItem[]
  readonly limit: Limit | undefined
  readonly returning: readonly SelectItem[]
  readonly returningNames: readonly ReturningName[]
}

export interface Delete extends Node, Hinted {
  readonly kind: 'delete'
  readonly with: With | undefined
  /** The relations whose rows go: one, but for MySQL's multi-table form, whose `from` holds them all. */
  readonly targets: readonly TableRef[]
  /** USING; MySQL's FROM of the multi-table form. */
  readonly from: readonly FromItem[]
  readonly where: Expression | undefined
  /** WHERE CURRENT OF cursor */
  readonly currentOf: Name | undefined
  readonly orderBy: readonly OrderItem[]
  readonly limit: Limit | undefined
  readonly returning: readonly SelectItem[]
  readonly returningNames: readonly ReturningName[]
}

export interface Merge extends Node {
  readonly kind: 'merge'
  readonly with: With | undefined
  readonly target: TableRef
  readonly source: FromItem
  readonly on: Expression
  readonly clauses: readonly MergeClause[]
  readonly returning: readonly SelectItem[]
  readonly returningNames: readonly ReturningName[]
}

/** WHEN ... [AND condition] THEN action */
export interface MergeClause extends Node {
  readonly when: 'matched' | 'not-matched' | 'not-matched-by-source' | 'not-matched-by-target'
  readonly condition: Expression | undefined
  readonly action: MergeAction
}

export type MergeAction =
  | { readonly kind: 'nothing' | 'delete' }
  | { readonly kind: 'update'; readonly assignments: readonly Assignment[] }
  | {
      readonly kind: 'insert'
      readonly columns: readonly InsertColumn[]
      readonly overriding: Insert['overriding']
      /** None: DEFAULT VALUES. */
      readonly values: readonly InsertValue[] | undefined
    }
