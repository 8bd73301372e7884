import type * as Ir from '../../ir/query.ts'
import type { DeclaredNulls } from '../../dialects/definition-rules.ts'
import type { Inferred } from '../inference/inference.ts'
import type { Facts } from './facts.ts'
import type { Reasons } from './reason.ts'

/** What deciding nullability needs; expressions and statements reach each other through it. */
export interface Nullability extends Inferred {
  /**
   * What the engine declares by itself, where nothing else is to count: then conditions prove nothing. Undefined
   * where all proofs count.
   */
  readonly declarations: DeclaredNulls | undefined
  /** Whether NULL is welcome as a parameter; in the order of the declared ones. */
  readonly nullableParameters: readonly boolean[]
  /** Of range variables over queries and functions, in the order of their columns. */
  readonly rangeColumns: Map<Ir.RangeVariable, readonly boolean[]>
  readonly cteColumns: Map<Ir.Cte, readonly boolean[]>
  /** What holds where the select list is evaluated. */
  readonly selectFacts: Map<Ir.Select, Facts>
  /** Of the result's own select list: those whose relation may be without a row. */
  readonly missing: Set<Ir.Embed>
  /** What decided of each expression; undefined where nobody asks. */
  readonly reasons: Reasons | undefined
  /** Whether the expression can be NULL where the facts hold. */
  isNullable(expression: Ir.Expression, facts: Facts): boolean
  /** For each result column whether it can be NULL; `outer` is what holds around the statement. */
  columnsOf(statement: Ir.Statement, outer: Facts | undefined): readonly boolean[]
  /** The same for questions whose reasons nobody asks for. */
  unexplained(): Nullability
}
