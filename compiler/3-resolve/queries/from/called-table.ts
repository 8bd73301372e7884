import type * as Ast from '../../../2-parse/ast.ts'
import type * as Ir from '../../../ir/query.ts'
import { findRelation } from '../../find-object.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../scope.ts'
import { catalogVariable } from './range-variable.ts'

/**
 * A virtual table with arguments, which its hidden columns must equal ("Table-valued functions" of SQLite's manual):
 * `docs('sea')`, where docs is of FTS5. Undefined for other functions.
 */
export function calledTable(
  { calls, alias, at }: Ast.FunctionTable,
  scope: Scope,
  context: Context,
): Ir.RangeVariable | undefined {
  const { catalog, dialect, report } = context
  const type = dialect.semantics.tableArgument
  const [call] = calls
  if (type === undefined || call?.kind !== 'call') return undefined
  const [name, schema] = call.name.parts.toReversed()
  if (!name || isFunction(name.text, context)) return undefined
  const relation = findRelation(catalog, dialect.names, schema?.text, name.text)
  if (relation?.kind !== 'virtual-table') return undefined
  const period = call.arguments.map(({ value }): Ir.Expression => ({
    kind: 'cast',
    operand: context.expression(value, scope),
    type,
    at: value.at,
  }))
  const most = relation.columns.filter(({ hidden }) => hidden).length
  if (period.length > most) {
    report.add('wrong-column-count', call.at, {
      where: `arguments of "${relation.name}"`,
      expected: most,
      found: period.length,
    })
  }
  const named = { alias, name: relation.name, schema: schema?.text, at }
  const variable = catalogVariable(relation, named, context)
  return variable.over.kind === 'relation'
    ? { ...variable, over: { ...variable.over, period } }
    : variable
}

/** What is built in is a function: `json_each`. */
function isFunction(name: string, { catalog, dialect }: Context): boolean {
  const nothing = { operands: [], argumentNames: [], withinGroup: [], star: false, variadic: false }
  return (
    dialect.semantics.functionColumns({ schema: undefined, name, ...nothing }, catalog) !==
    undefined
  )
}
