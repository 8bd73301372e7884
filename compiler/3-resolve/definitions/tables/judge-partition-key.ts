import type * as Ast from '../../../2-parse/ast.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type { ObjectName } from '../../../ir/change.ts'
import { getRelation } from '../../catalog/draft.ts'
import { columnsIn } from '../columns-in.ts'
import type { DefinitionContext } from '../context.ts'
import { canBePartitionKey } from '../expressions/stands.ts'
import { indexColumns } from '../keys/indexes/add-index.ts'
import { haveOrder } from '../keys/indexes/have-order.ts'

/** Whether rows can be told apart by the key. Reports `unknown-column`, `impossible-key`. */
export function canPartition(
  { keys, strategy, at }: Ast.PartitionBy,
  on: ObjectName,
  context: DefinitionContext,
): boolean {
  const relation = getRelation(context.draft, on)
  const [, second] = keys
  const fault =
    (strategy === 'list' && second ? 'PARTITION BY LIST takes one column' : undefined) ??
    (relation.unlogged ? 'a partitioned table cannot be UNLOGGED' : undefined)
  if (fault !== undefined) {
    context.report.add('impossible-key', at, { reason: fault })
    return false
  }
  const names = indexColumns(keys, relation, context)
  if (!names || !holdsNoGenerated(keys, relation, context)) return false
  if (strategy !== 'hash' && !haveOrder(keys, names, relation, context)) return false
  return keys.every(
    ({ expression }, i) => names[i] !== undefined || canBePartitionKey(expression, on, context),
  )
}

function holdsNoGenerated(
  keys: readonly Ast.IndexColumn[],
  { columns }: Relation,
  { report }: DefinitionContext,
): boolean {
  const named = new Set(keys.flatMap(({ expression }) => columnsIn(expression)))
  const generated = columns.find((each) => each.generated !== 'none' && named.has(each.name))
  const [key] = keys
  if (!generated || !key) return true
  const reason = `the generated column "${generated.name}" cannot be in a partition key`
  report.add('impossible-key', key.at, { reason })
  return false
}
