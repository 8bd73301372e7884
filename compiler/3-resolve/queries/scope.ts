import type * as Ast from '../../2-parse/ast.ts'
import type * as Ir from '../../ir/query.ts'
import type { Span } from '../../source/span.ts'

/**
 * What names mean at one point of a statement. A scope sees its own FROM first, then its parent's:
 * that is how a subquery refers to the query around it.
 */
export interface Scope {
  readonly parent: Scope | undefined
  readonly from: FromScope
  /** By the folded name; inner ones hide outer ones. */
  readonly ctes: ReadonlyMap<string, Ir.Cte>
  readonly windows: ReadonlyMap<string, NamedWindow>
  /** Aliases of the select list, where the dialect lets this clause see them. */
  readonly outputs: readonly Ir.Output[]
  /** Those of earlier items of the select list, which subqueries in later ones see. */
  readonly earlier: readonly Ir.Output[]
  /** Items of the select list whose aliases are seen before they are resolved: in ON. */
  readonly selected: readonly Ast.SelectItem[]
  /** What names mean before they mean columns; in the arguments of aggregates they do not. */
  readonly preferred: PreferredNames | undefined
  /** Subqueries see CTEs alone. */
  readonly closed: boolean
  /** What joins of its subqueries ask looks past it. */
  readonly unseenByJoins: boolean
  /** What VALUES(a) names in ON DUPLICATE KEY UPDATE. */
  readonly inserted?: FromScope
}

export interface NamedWindow {
  readonly window: Ir.Window
  readonly at: Span
}

/** What MySQL's HAVING sees: the outputs and the keys of GROUP BY. */
export interface PreferredNames {
  readonly outputs: readonly Ir.Output[]
  readonly keys: readonly Ir.Expression[]
}

/** The relations of a FROM, and the columns that `*` and unqualified names see in it. */
export interface FromScope {
  readonly variables: readonly Ir.RangeVariable[]
  readonly columns: readonly VisibleColumn[]
}

/** USING merges two columns into one visible one, which belongs to no single relation. */
export interface VisibleColumn {
  readonly name: string
  readonly expression: Ir.Expression
  /** The relation's alias; undefined for a merged column. */
  readonly qualifier: string | undefined
  /** The join that hides the relation behind its own alias. */
  readonly join?: string
  /** Merged, and to the left of what may lack its row: in SQLite `*` shows it by its name alone. */
  readonly isByName?: boolean
  /** Other columns of the relation were written with the name too. */
  readonly shared?: boolean
}

export const emptyFrom: FromScope = { variables: [], columns: [] }

export const rootScope: Scope = {
  parent: undefined,
  from: emptyFrom,
  ctes: new Map(),
  windows: new Map(),
  outputs: [],
  earlier: [],
  selected: [],
  preferred: undefined,
  closed: false,
  unseenByJoins: false,
}

/** The scope inside a query: its FROM in front of what is around it. */
export function innerScope(parent: Scope, from: FromScope): Scope {
  return { ...rootScope, parent, from, ctes: parent.ctes }
}

/** Where the argument of VALUES() is looked for; undefined outside of ON DUPLICATE KEY UPDATE. */
export function insertedScope(scope: Scope): Scope | undefined {
  for (let at: Scope | undefined = scope; at; at = at.parent)
    if (at.inserted) return innerScope(rootScope, at.inserted)
  return undefined
}

/** What the condition of a join sees: both its sides, and what is around its query. */
export function joinScope(around: Scope, both: FromScope): Scope {
  const parent = around.unseenByJoins ? (around.parent ?? rootScope) : around
  return { ...innerScope(parent, both), ctes: around.ctes }
}

/** What a subquery may refer to. */
export function scopeAround(scope: Scope): Scope {
  return scope.closed ? { ...rootScope, ctes: scope.ctes } : scope
}

/** What is around a query that sees the CTEs alone, and what the statement itself is about. */
export function blindScope(scope: Scope): Scope {
  let outermost = scope
  while (outermost.parent) outermost = outermost.parent
  return { ...outermost, ctes: scope.ctes }
}

/** The columns of one range variable that `*` stands for. */
export function visibleColumns(variable: Ir.RangeVariable): readonly VisibleColumn[] {
  const { over, alias, shared } = variable
  const columns = over.kind === 'join' ? over.columns : undefined
  return variable.columns.slice(0, variable.visible).map((name, index) => ({
    name,
    expression: columns?.[index] ?? { kind: 'column', variable, index, at: variable.at },
    qualifier: alias,
    ...(columns && { join: alias }),
    ...(shared.includes(name) && { shared: true }),
  }))
}

export function besideEachOther(left: FromScope, right: FromScope): FromScope {
  return {
    variables: [...left.variables, ...right.variables],
    columns: [...left.columns, ...right.columns],
  }
}
