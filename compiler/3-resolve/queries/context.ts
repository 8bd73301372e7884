import type * as Ast from '../../2-parse/ast.ts'
import type { Dialect } from '../../dialects/dialect.ts'
import type { Report } from '../../diagnostics/report.ts'
import type { Catalog } from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import type { Type } from '../../ir/type.ts'
import type { Span } from '../../source/span.ts'
import type { ParameterList } from './expressions/parameter-list.ts'
import type { Scope } from './scope.ts'

/**
 * What resolving one statement needs besides the scope. Expressions hold queries and queries hold
 * expressions: they reach each other through here, so that their files need not import each other.
 */
export interface Context {
  readonly catalog: Catalog
  readonly dialect: Dialect
  readonly report: Report
  readonly parameters: ParameterList
  readonly edits: Ir.Edit[]
  /** The items of IN, which may be lists that are written out. */
  readonly listed: WeakSet<Ast.Expression>
  /** The places of `sqlc.embed`, which are allowed only where the statement's rows are named. */
  readonly embeds: Span[]
  /** Where windows stand whose names nothing has used yet. */
  readonly unusedWindows: Set<Span>
  /** Of the whole statement, unresolved: what is asked of it where a name is missing. */
  readonly tree: object
  /** The type of an expression by itself; unknown where nobody can tell. */
  typeOf(expression: Ir.Expression): Type
  /** A number that no other range variable of the statement has. */
  nextId(): number
  expression(expression: Ast.Expression, scope: Scope): Ir.Expression
  query(query: Ast.Query, scope: Scope): Ir.Query
  /** The same statement without its traces: reports, parameters and edits of the probe are dropped. */
  probe(): Context
  readonly probing: boolean
  /** The columns that probes found: a CTE inside a probed one would be probed twice at every level. */
  readonly probed: Map<Ast.Cte, readonly string[]>
  /** The list of the select whose FROM is resolved, where conditions of joins see its aliases (SQLite). */
  readonly selected: readonly Ast.SelectItem[]
  /** Inside a CTE or a derived table, whose columns are no labels of a result. */
  readonly isNested: boolean
  /** A CTE or a derived table, which may be a data-modifying statement. */
  statement(statement: Ast.QueryStatement, scope: Scope): Ir.Statement
}

/** Says that a construct is read and cannot be checked yet. */
export function notSupported(
  what: string,
  at: Ast.Expression['at'],
  { report }: Context,
): Ir.Fault {
  report.add('not-supported', at, { what })
  return { kind: 'fault', at }
}

/** Resolves what may be absent. */
export function optional(
  expression: Ast.Expression | undefined,
  scope: Scope,
  context: Context,
): Ir.Expression | undefined {
  return expression && context.expression(expression, scope)
}

export function all(
  expressions: readonly Ast.Expression[],
  scope: Scope,
  context: Context,
): readonly Ir.Expression[] {
  return expressions.map((expression) => context.expression(expression, scope))
}
