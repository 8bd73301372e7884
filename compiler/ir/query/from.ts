import type { Span } from '../../source/span.ts'
import type * as Catalog from '../catalog.ts'
import type { Cte, Statement } from '../query.ts'
import type { Type } from '../type.ts'
import type { Call, Expression } from './expression.ts'

/** Items separated by commas are cross joins. */
export type From = RangeVariable | Join

export interface Join {
  readonly kind: 'join'
  /** `natural` and USING have become `condition`. */
  readonly type: 'inner' | 'left' | 'right' | 'full'
  readonly left: From
  readonly right: From
  readonly condition: Expression | undefined
  /** CROSS JOIN is written: that every row meets every row is meant. */
  readonly cross: boolean
  readonly at: Span
}

/** One relation in FROM, a target, or EXCLUDED/NEW/OLD. Compared by identity; `id` is unique in the statement. */
export interface RangeVariable {
  readonly kind: 'range-variable'
  readonly id: number
  readonly alias: string
  /** The schema it was written with, where it has no alias: `s.t`. */
  readonly qualifier: string | undefined
  /** Names of the columns, aliases applied; hidden and implicit columns (rowid, ctid) come last. */
  readonly columns: readonly string[]
  /** How many of `columns` `*` stands for. */
  readonly visible: number
  /** Names that several columns were written with: they name none of them. */
  readonly shared: readonly string[]
  readonly over: Ranged
  readonly at: Span
}

export type Ranged =
  | {
      readonly kind: 'relation'
      readonly relation: Catalog.Relation
      /** Rows of heirs are among its rows: its keys say nothing of those. */
      readonly withHeirs: boolean
      /** In the order of `columns`. */
      readonly columns: readonly Catalog.Column[]
      /** What FOR SYSTEM_TIME, FOR PORTION OF and TABLESAMPLE ask, and what a virtual table is given: points in time, shares, arguments. */
      readonly period: readonly Expression[]
    }
  | { readonly kind: 'query'; readonly query: Statement }
  | { readonly kind: 'cte'; readonly cte: Cte }
  | {
      readonly kind: 'function'
      readonly calls: readonly Call[]
      readonly ordinality: boolean
      /** For each call the types of its column definition list; empty where it has none. */
      readonly types: readonly (readonly Type[])[]
    }
  /** JSON_TABLE: what it reads, and the columns that it says it gives. */
  | {
      readonly kind: 'listed'
      /** The document and whatever else it is given, with the type that is asked for. */
      readonly inputs: readonly { readonly value: Expression; readonly type: Type | undefined }[]
      readonly columns: readonly {
        readonly name: string
        readonly type: Type
        readonly nullable: boolean
      }[]
    }
  /**
   * What a join is called: its columns by name. No part of FROM: columns found in it are what is named here, and only
   * its whole row refers to it.
   */
  | { readonly kind: 'join'; readonly columns: readonly Expression[] }
  /** The relation does not exist: reported where it is named, and every column of it is a fault in silence. */
  | { readonly kind: 'fault'; readonly at: Span }
