import type * as Ast from '../../../2-parse/ast.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type { Span } from '../../../source/span.ts'
import { traitsOf } from '../../catalog/traits.ts'
import type { DefinitionContext } from '../context.ts'
import { haveOrder } from './judge-index.ts'

/** Whether the columns can be a primary or unique key. Reports `impossible-key`. */
export function canBeKey(
  columns: readonly Ast.IndexColumn[],
  names: readonly (string | undefined)[],
  { relation, at }: { readonly relation: Relation; readonly at: Span },
  context: DefinitionContext,
): boolean {
  if (!context.dialect.definitions.dependencies) return true
  const refuse = (reason: string, where: Span) => {
    context.report.add('impossible-key', where, { reason })
    return false
  }
  const second = names.findIndex((name, i) => name !== undefined && names.indexOf(name) < i)
  const repeated = columns[second]
  if (repeated) return refuse(`column "${names[second]}" appears twice in the key`, repeated.at)
  const key = traitsOf(context.draft, relation).partitionedBy ?? []
  const missing = key.find((name) => name === undefined || !names.includes(name))
  if (key.length > 0 && missing !== undefined)
    return refuse(`the key lacks "${missing}", by which "${relation.name}" is partitioned`, at)
  return haveOrder(columns, names, relation, context)
}
