import type * as Ast from '../../../2-parse/ast.ts'
import type * as Ir from '../../../ir/query.ts'
import { noResult } from '../../../ir/no-result.ts'
import { type Context, optional } from '../context.ts'
import { resolveAssignments } from './resolve-assignment.ts'
import { withCtes } from '../resolve-cte.ts'
import { reportDuplicates, resolveChanged, resolveFrom } from '../from/resolve-from.ts'
import { resolveReturning } from '../resolve-returning.ts'
import { reportCounts, targetColumns } from './resolve-insert.ts'
import { besideEachOther, type FromScope, innerScope, type Scope } from '../scope.ts'

const noRecursion = { clause: 'WITH RECURSIVE', reason: 'it is not supported for MERGE' }

/** PostgreSQL manual, MERGE: `*` of RETURNING shows the source first. */
export function resolveMerge(merge: Ast.Merge, outer: Scope, context: Context): Ir.Statement {
  const { ctes, scope } = withCtes(merge.with, outer, context)
  if (merge.with?.recursive) context.report.add('misplaced-clause', merge.with.at, noRecursion)
  const target = resolveChanged([merge.target], [], scope, context)
  const source = resolveFrom([merge.source], scope, context)
  const [relation] = target.scope.variables
  reportDuplicates([...target.scope.variables, ...source.scope.variables], context)
  if (!relation || !target.from || !source.from)
    return { kind: 'command', ...noResult, at: merge.at }
  const both = innerScope(scope, besideEachOther(source.scope, target.scope))
  const sides: Sides = { source: source.scope, target: target.scope, scope, context }
  const bySource = merge.clauses.some(({ when }) => when === 'not-matched-by-source')
  const does = (kind: Ast.MergeAction['kind']) =>
    merge.clauses.some(({ action }) => action.kind === kind)
  return {
    kind: 'merge',
    ctes,
    target: relation,
    from: {
      kind: 'join',
      type: bySource ? 'right' : 'inner',
      cross: true,
      left: source.from,
      right: target.from,
      condition: undefined,
      at: merge.at,
    },
    on: context.expression(merge.on, both),
    actions: merge.clauses.map((clause) => resolveClause(clause, relation, sides)),
    ...resolveReturning(
      merge,
      { target: relation, scope: both, context },
      { old: does('insert'), new: does('delete') },
    ),
    at: merge.at,
  }
}

interface Sides {
  readonly source: FromScope
  readonly target: FromScope
  readonly scope: Scope
  readonly context: Context
}

/** Which rows a clause sees: of those that do not match there is one side alone. */
function seenBy(when: Ast.MergeClause['when'], { source, target }: Sides): FromScope {
  if (when === 'matched') return besideEachOther(target, source)
  return when === 'not-matched-by-source' ? target : source
}

function resolveClause(
  { when, condition, action, at }: Ast.MergeClause,
  target: Ir.RangeVariable,
  sides: Sides,
): Ir.MergeAction {
  const { scope, context } = sides
  const inner = innerScope(scope, seenBy(when, sides))
  const resolved = {
    does: action.kind,
    condition: optional(condition, inner, context),
    assignments: [],
    columns: [],
    overriding: undefined,
    values: [],
  }
  if (action.kind === 'update') {
    const assignments = resolveAssignments(action.assignments, inner, target, context)
    return { ...resolved, assignments }
  }
  if (action.kind !== 'insert') return resolved
  const columns = targetColumns(action, target, inner, context)
  const values = (action.values ?? []).map((value) =>
    value.kind === 'default' ? value : context.expression(value, inner),
  )
  if (action.values) {
    const written = { columns: action.columns, at }
    const source = { kind: 'rows', rows: [values], values: undefined } as const
    reportCounts(written, { source, target, columns }, context)
  }
  return { ...resolved, columns, overriding: action.overriding, values }
}
