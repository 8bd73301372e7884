import type * as Ast from '../../2-parse/ast.ts'
import type * as Ir from '../../ir/query.ts'
import type { Context } from './context.ts'
import { resolveOutputs } from './results/resolve-outputs.ts'
import { catalogVariable } from './from/range-variable.ts'
import { type FromScope, type Scope, visibleColumns } from './scope.ts'

interface Changed {
  readonly target: Ir.RangeVariable
  /** Sees the target and what it is joined with. */
  readonly scope: Scope
  readonly context: Context
}

type Written = Pick<Ast.Update, 'returning' | 'returningNames'>

/** RETURNING with the rows before and after the change; `optional` says which of them need not exist. */
export function resolveReturning(
  written: Written,
  { target, scope, context }: Changed,
  optional: Readonly<Record<'old' | 'new', boolean>>,
): Pick<Ir.Insert, 'images' | 'returning'> {
  const all = written.returning.length > 0 ? imagesOf(written, target, context) : []
  const { relationKey } = context.dialect.names
  const taken = new Set(scope.from.variables.map(({ alias }) => relationKey(alias)))
  const seen = all.filter(({ variable }) => !taken.has(relationKey(variable.alias)))
  const isTableOnly = context.dialect.semantics.returningSees === 'table'
  const shown = isTableOnly ? tableOf(target) : scope.from
  if (isTableOnly) {
    refuseRows(written.returning, context)
    if (!optional.old) refuseVirtual(target, written.returning, context)
  }
  const variables = [...shown.variables, ...seen.map(({ variable }) => variable)]
  const images = seen.map(({ variable, row }) => ({ row, variable, optional: optional[row] }))
  const inner = { ...scope, from: { ...shown, variables } }
  return { images, returning: resolveOutputs(written.returning, inner, context) }
}

/** `UPDATE t AS x ... RETURNING t.id`: the alias is unknown. */
function tableOf(target: Ir.RangeVariable): FromScope {
  const { over } = target
  const alias = over.kind === 'relation' ? over.relation.name : target.alias
  // What is known of the target is known by its identity.
  const table = target.alias === alias ? target : { ...target, alias }
  return { variables: [table], columns: visibleColumns(table) }
}

/** `RETURNING t.*` */
function refuseRows(items: readonly Ast.SelectItem[], { report }: Context): void {
  for (const item of items) {
    if (item.kind !== 'star' || !item.qualifier) continue
    const clause = `${item.qualifier.parts.at(-1)?.text ?? ''}.*`
    report.add('misplaced-clause', item.at, { clause, reason: 'RETURNING takes * alone' })
  }
}

/** Of virtual tables INSERT alone has RETURNING. */
function refuseVirtual(
  { over }: Ir.RangeVariable,
  [first]: readonly Ast.SelectItem[],
  { report }: Context,
): void {
  if (!first || over.kind !== 'relation' || over.relation.kind !== 'virtual-table') return
  const reason = `"${over.relation.name}" is a virtual table`
  report.add('misplaced-clause', first.at, { clause: 'RETURNING', reason })
}

function imagesOf({ returningNames }: Written, target: Ir.RangeVariable, context: Context) {
  const { rowImages } = context.dialect.semantics
  const { over } = target
  if (!rowImages || over.kind !== 'relation') return []
  return (['old', 'new'] as const).map((row) => {
    const given = returningNames.find((each) => each.row === row)?.name
    const name = given?.text ?? rowImages[row]
    const named = { alias: undefined, name, schema: undefined, at: given?.at ?? target.at }
    const variable = catalogVariable(over.relation, named, context)
    return { row, variable: { ...variable, over: { ...over, period: [] } } }
  })
}
