import type * as Ast from '../../../2-parse/ast.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type { DefinitionContext } from '../context.ts'
import { haveOrder } from './have-order.ts'
import { holdsPartitionKey } from './judge-key.ts'
import { resolveType } from '../../resolve-type.ts'

/** Whether the relation can have such an index. Reports `impossible-key`. */
export function canBeIndexed(
  definition: Ast.IndexDefinition,
  names: readonly (string | undefined)[],
  relation: Relation,
  context: DefinitionContext,
): boolean {
  const { dialect, report } = context
  if (!dialect.definitions.dependencies) return true
  const { columns, at, name, unique } = definition
  if (relation.kind !== 'table' && relation.kind !== 'materialized-view') {
    const reason = `"${relation.name}" cannot have an index`
    report.add('impossible-key', name?.at ?? at, { reason })
    return false
  }
  if (unique && !holdsPartitionKey(names, { relation, at }, context)) return false
  if (methodOf(definition) === 'btree' && !haveOrder(columns, names, relation, context)) {
    return false
  }
  return columns.every(({ expression }) => isStable(expression, relation, context))
}

function methodOf(definition: Ast.IndexDefinition): string {
  const storage = 'storage' in definition ? definition.storage : undefined
  const method = isStorage(storage) ? storage.method?.text : undefined
  return method ?? 'btree'
}

function isStorage(value: unknown): value is Ast.Storage {
  return typeof value === 'object' && value !== null && 'method' in value
}

/** `lower(at::text)`: the text of a time depends on settings. Reports `impossible-key`. */
function isStable(tree: unknown, relation: Relation, context: DefinitionContext): boolean {
  if (typeof tree !== 'object' || tree === null) return true
  if (isCast(tree) && !isStableCast(tree, relation, context)) return false
  return Object.values(tree).every((inner) => isStable(inner, relation, context))
}

function isCast(node: object): node is Ast.Cast {
  return 'kind' in node && node.kind === 'cast' && 'operand' in node
}

function isStableCast(
  { operand, type: name, at }: Ast.Cast,
  relation: Relation,
  context: DefinitionContext,
): boolean {
  const { dialect, report } = context
  const text = operand.kind === 'column' ? operand.parts.at(-1)?.text : undefined
  const column = relation.columns.find((each) => each.name === text)
  const to = resolveType(name, { ...context, catalog: context.draft })
  if (!column || !dialect.definitions.dependencies?.varies(column.type, to)) return true
  const reason = `the text of column "${column.name}" depends on settings and cannot be indexed`
  report.add('impossible-key', at, { reason })
  return false
}
