import type * as Ast from '../../../2-parse/ast.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type { Span } from '../../../source/span.ts'
import { traitsOf } from '../../catalog/traits.ts'
import type { DefinitionContext } from '../context.ts'

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
  return canBeIndexed(columns, names, relation, context)
}

/** Whether all columns have an order. Reports `impossible-key`. */
function canBeIndexed(
  columns: readonly Ast.IndexColumn[],
  names: readonly (string | undefined)[],
  relation: Relation,
  { dialect, report }: DefinitionContext,
): boolean {
  const { dependencies } = dialect.definitions
  if (!dependencies) return true
  return columns.every(({ operatorClass, at }, i) => {
    const column = relation.columns.find(({ name }) => name === names[i])
    if (!column || operatorClass || dependencies.ordered(column.type)) return true
    const type = dialect.types.render(column.type)
    const reason = `column "${column.name}" cannot be indexed: values of ${type} have no order`
    report.add('impossible-key', at, { reason })
    return false
  })
}
