import type * as Ast from '../../../2-parse/ast.ts'
import type * as Ir from '../../../ir/query.ts'
import { type Context, notSupported } from '../context.ts'
import { findVariable } from '../find-column.ts'
import { reportUnknownQualifier } from '../unknown-qualifier.ts'
import { type Scope, visibleColumns } from '../scope.ts'

/** What `sqlc.embed(t)` names; undefined for any other expression. */
function embeddedPath({ expression }: Ast.ExpressionItem): readonly Ast.Name[] | undefined {
  if (expression.kind !== 'call') return undefined
  const [macro, schema, ...more] = expression.name.parts
    .toReversed()
    .map(({ text }) => text.toLowerCase())
  if (schema !== 'sqlc' || macro !== 'embed' || more.length > 0) return undefined
  const [only, ...others] = expression.arguments
  if (only?.value.kind !== 'column' || only.value.star || others.length > 0) return undefined
  return only.value.parts
}

/** The columns of the relation that `sqlc.embed(t)` names; undefined for an item that is another. */
export function resolveEmbed(
  item: Ast.ExpressionItem,
  scope: Scope,
  context: Context,
): readonly Ir.Output[] | undefined {
  const path = embeddedPath(item)
  if (!path) return undefined
  const { at, alias } = item
  const relation = path.at(-1)
  const name = relation?.text ?? ''
  const fault = (): readonly Ir.Output[] => [
    { name, expression: { kind: 'fault', at }, written: { kind: 'star', ofTable: false }, at },
  ]
  const variable = findVariable(path, scope, context)
  if (!variable) {
    if (relation) reportUnknownQualifier(relation, scope.from.variables, context)
    return fault()
  }
  const { over } = variable
  if (over.kind === 'fault') return fault()
  // Its object is a record, which only the relations of the schema have.
  if (over.kind !== 'relation' || over.relation.place === undefined) {
    notSupported('sqlc.embed of what is no table or view', item.expression.at, context)
    return fault()
  }
  context.embeds.push(at)
  const embed = { name: alias?.text ?? name, variable, relation: over.relation }
  return visibleColumns(variable).map((column) => ({
    name: column.name,
    expression: { ...column.expression, at },
    written: { kind: 'embed', embed },
    at,
  }))
}

/** Only a row of the result has room for objects. */
export function refuseInnerEmbeds(statement: Ir.Statement, context: Context): void {
  const outer = new Set(rowOutputs(statement).map(({ at }) => at))
  const inner = context.embeds.find((at) => !outer.has(at))
  if (inner) notSupported('sqlc.embed elsewhere than in the list of the result', inner, context)
}

/** The items that name the rows, where no set operation makes them. */
function rowOutputs(statement: Ir.Statement): readonly Ir.Output[] {
  if (statement.kind === 'command') return []
  if (statement.kind !== 'query') return statement.returning
  if (statement.body.kind === 'query') return rowOutputs(statement.body)
  return statement.body.kind === 'select' ? statement.body.outputs : []
}
