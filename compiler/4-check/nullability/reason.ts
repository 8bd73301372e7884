import type { Column, Relation } from '../../ir/catalog.ts'
import type { NullRule } from '../../ir/routine.ts'
import type * as Ir from '../../ir/query.ts'

/** What decided whether an expression can be NULL. */
export type Reason =
  | { readonly kind: 'declared'; readonly column: Column; readonly relation: Relation }
  /** An outer join may leave its relation out; `back` is the column that takes the join back. */
  | {
      readonly kind: 'outer-join'
      readonly join: Ir.Join
      readonly back: Ir.ColumnReference | undefined
    }
  /** A condition holds what is not NULL where it is true. */
  | { readonly kind: 'proven'; readonly by: Ir.Expression }
  /** A condition holds where the divisor is not zero. */
  | { readonly kind: 'not-zero'; readonly by: Ir.Expression }
  /** A condition holds only of groups that have a row, or a value of the aggregate. */
  | { readonly kind: 'has-row' | 'has-value'; readonly by: Ir.Expression }
  /** It is declared NOT NULL, but not in all tables that inherit from its own. */
  | { readonly kind: 'heirs'; readonly relation: Relation }
  /** What is no value of the type becomes NULL. */
  | { readonly kind: 'lost' }
  /** The statement itself gives it a value. */
  | { readonly kind: 'written'; readonly by: Ir.Expression }
  /** A grouping set leaves it out. */
  | { readonly kind: 'grouping-set' }
  /** It is what the columns of a query, a function or a CTE are. */
  | { readonly kind: 'derived'; readonly variable: Ir.RangeVariable }
  | { readonly kind: 'routine'; readonly name: string; readonly rule: NullRule }
  /** An aggregate: of no rows, of rows that a filter leaves, of a frame. */
  | { readonly kind: 'no-rows'; readonly because: 'no-group' | 'filter' | 'frame' }
  | { readonly kind: 'padded' }
  /** A scalar subquery. */
  | { readonly kind: 'no-row' }
  | { readonly kind: 'no-else' }
  /** It is NULL where one of its parts is, and only there. */
  | { readonly kind: 'parts' }
  /** What no rule proves: an element, a field, a variable. */
  | { readonly kind: 'unproven' }
  /** By its kind: EXISTS, IS NULL, a literal. */
  | { readonly kind: 'never' }
  | { readonly kind: 'literal-null' }
  | { readonly kind: 'parameter' }

export interface Decision {
  readonly nullable: boolean
  readonly reasons: readonly Reason[]
}

/** By expression: each stands at one place of the tree. */
export type Reasons = Map<Ir.Expression, Decision>
