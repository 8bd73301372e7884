import type * as Ast from '../../../2-parse/ast.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type { DefinitionContext } from '../context.ts'

/** Whether all columns have an order. Reports `impossible-key`. */
export function haveOrder(
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
