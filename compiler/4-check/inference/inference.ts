import type { Chosen, Dialect } from '../../dialects/dialect.ts'
import type { Report } from '../../diagnostics/report.ts'
import type { Catalog } from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import type { Type } from '../../ir/type.ts'
import type { Span } from '../../source/span.ts'

/**
 * What inference has found so far, beside the tree it leaves untouched. Expressions hold statements
 * and statements expressions: they reach each other through `typeOf` and `columnsOf`.
 */
export interface Inference {
  readonly catalog: Catalog
  readonly dialect: Dialect
  readonly report: Report
  /** As declared, in the order of `types` below. */
  readonly declared: readonly Ir.DeclaredParameter[]
  /** The parameters' types; undefined until a context has given one, then final. */
  readonly parameters: (Type | undefined)[]
  /** The mentions that have decided so. */
  readonly decidedAt: (Span | undefined)[]
  /** Mentions that no context has typed, though a later one may type the parameter. */
  readonly pending: Set<Ir.Parameter>
  readonly types: Map<Ir.Expression, Type>
  /** The overload of a call or an operation; absent where there is none. */
  readonly chosen: Map<Ir.Expression, Chosen>
  readonly coercibilities: Map<Ir.Expression, number>
  readonly ranges: Map<Ir.RangeVariable, readonly Type[]>
  /** Of a call in FROM that gives several columns: whether each can be NULL in a row. */
  readonly rowNulls: Map<Ir.Call, readonly boolean[]>
  readonly ctes: Map<Ir.Cte, readonly Type[]>
  readonly bodies: Map<Ir.Body, readonly Type[]>
  /** Derived tables and CTEs that are not merged where they stand. */
  readonly kept: ReadonlySet<Ir.RangeVariable>
  /** What an operand becomes in any case, by its span: it was understood so before. */
  readonly understood: ReadonlyMap<string, Type>
  typeOf(expression: Ir.Expression): Type
  /** The types of a statement's result columns, none of them untyped. */
  columnsOf(statement: Ir.Statement): readonly Type[]
}

/** What was chosen for a call or an operation of a statement. */
export interface Choice extends Chosen {
  /** The list of the select of which an aggregate is that names rows of a query around it. */
  readonly settledIn?: readonly Ir.Output[]
}

/** What inference hands on: nothing in it changes any more. */
export type Inferred = Pick<Inference, 'catalog' | 'dialect' | 'declared' | 'kept'> & {
  readonly parameters: readonly (Type | undefined)[]
  readonly types: ReadonlyMap<Ir.Expression, Type>
  readonly chosen: ReadonlyMap<Ir.Expression, Choice>
  readonly ranges: ReadonlyMap<Ir.RangeVariable, readonly Type[]>
  readonly rowNulls: ReadonlyMap<Ir.Call, readonly boolean[]>
  readonly bodies: ReadonlyMap<Ir.Body, readonly Type[]>
  readonly columns: readonly Type[]
}
