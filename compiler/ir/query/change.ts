import type { Span } from '../../source/span.ts'
import type * as Catalog from '../catalog.ts'
import type { Cte, Output, Query } from '../query.ts'
import type { Expression } from './expression.ts'
import type { From, Join, RangeVariable } from './from.ts'

export interface Insert {
  readonly kind: 'insert'
  readonly ctes: readonly Cte[]
  readonly target: RangeVariable
  /** In the order of the values. */
  readonly columns: readonly AssignedColumn[]
  /** What OVERRIDING says of the values of identity columns: taken, or left out. */
  readonly overriding: 'system' | 'user' | undefined
  readonly source:
    | {
        readonly kind: 'rows'
        readonly rows: readonly (readonly AssignedValue[])[]
        /** From VALUES to the last parenthesis; undefined for MySQL's SET. */
        readonly values: Span | undefined
      }
    | { readonly kind: 'query'; readonly query: Query }
    | { readonly kind: 'defaults' }
  /** May skip rows: ON CONFLICT DO NOTHING, INSERT IGNORE, a conflict's WHERE. */
  readonly skips: boolean
  readonly conflicts: readonly Conflict[]
  readonly images: readonly RowImage[]
  readonly returning: readonly Output[]
  readonly at: Span
}

/** One ON CONFLICT or ON DUPLICATE KEY UPDATE. */
export interface Conflict {
  /** The key that is named by its parts; they are read for what they name alone. */
  readonly key: ConflictKey | undefined
  /** ON CONSTRAINT */
  readonly constraint: { readonly name: string; readonly at: Span } | undefined
  readonly updates: boolean
  /** EXCLUDED, the row that could not be inserted; undefined where it has no name. */
  readonly proposed: RangeVariable | undefined
  readonly assignments: readonly Assignment[]
  readonly where: Expression | undefined
  readonly at: Span
}

export interface ConflictKey {
  readonly parts: readonly Expression[]
  /** Of a key of some of the rows. */
  readonly where: Expression | undefined
}

/** OLD or NEW of RETURNING: the target's row before or after; `optional` where there may be none. */
export interface RowImage {
  readonly row: 'old' | 'new'
  readonly variable: RangeVariable
  readonly optional: boolean
}

/** `default` stands for DEFAULT. */
export type AssignedValue = Expression | { readonly kind: 'default'; readonly at: Span }

/** What a value is stored in: a column, or a part of its value. */
export interface AssignedColumn {
  /** Into the columns of the target. */
  readonly index: number
  /** `a[1]`, `a.b`, `a[1].b` */
  readonly path: readonly PartOfValue[]
  readonly at: Span
}

export type PartOfValue =
  | { readonly kind: 'field'; readonly name: string; readonly at: Span }
  | {
      readonly kind: 'element'
      readonly indexes: readonly Expression[]
      readonly slice: boolean
      readonly at: Span
    }

/** Several columns take the columns of a subquery. */
export interface Assignment {
  readonly variable: RangeVariable
  readonly columns: readonly AssignedColumn[]
  readonly value: AssignedValue
  readonly at: Span
}

export interface Update {
  readonly kind: 'update'
  readonly ctes: readonly Cte[]
  readonly target: RangeVariable
  /** Holds the target, joined to the relations of FROM. */
  readonly from: From
  readonly assignments: readonly Assignment[]
  readonly where: Expression | undefined
  readonly limit: Expression | undefined
  readonly images: readonly RowImage[]
  readonly returning: readonly Output[]
  readonly at: Span
}

export interface Delete {
  readonly kind: 'delete'
  readonly ctes: readonly Cte[]
  /** The first relation. */
  readonly target: RangeVariable
  /** Those that lose rows. */
  readonly targets: readonly RangeVariable[]
  readonly from: From
  readonly where: Expression | undefined
  readonly limit: Expression | undefined
  readonly images: readonly RowImage[]
  readonly returning: readonly Output[]
  readonly at: Span
}

export interface Merge {
  readonly kind: 'merge'
  readonly ctes: readonly Cte[]
  readonly target: RangeVariable
  /** The source and the target; `on` says which rows match, and need not hold in RETURNING. */
  readonly from: Join
  readonly on: Expression
  readonly actions: readonly MergeAction[]
  readonly images: readonly RowImage[]
  readonly returning: readonly Output[]
  readonly at: Span
}

export interface MergeAction {
  readonly does: 'nothing' | Catalog.ChangeEvent
  readonly condition: Expression | undefined
  readonly assignments: readonly Assignment[]
  /** Of INSERT: the columns, and what is stored there. */
  readonly columns: readonly AssignedColumn[]
  readonly overriding: Insert['overriding']
  readonly values: readonly AssignedValue[]
}
