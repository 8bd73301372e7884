import type * as Ast from '../../../../2-parse/ast.ts'
import type { IndexedBy } from '../../../../dialects/definition-rules.ts'
import type { Relation } from '../../../../ir/catalog.ts'
import type { Type } from '../../../../ir/type.ts'
import type { DefinitionContext } from '../../context.ts'
import { extensionsNotKnown } from '../../../catalog/draft.ts'

/** Whether a B-tree can hold all of the columns. Reports `impossible-key`. */
export function haveOrder(
  columns: readonly Ast.IndexColumn[],
  names: readonly (string | undefined)[],
  relation: Relation,
  context: DefinitionContext,
): boolean {
  return canBeHeld(columns, names, { relation, method: 'btree' }, context)
}

/** Whether an index of the method can hold all of the columns. Reports `impossible-key`. */
export function canBeHeld(
  columns: readonly Ast.IndexColumn[],
  names: readonly (string | undefined)[],
  { relation, method }: { readonly relation: Relation; readonly method: string },
  context: DefinitionContext,
): boolean {
  const { dialect, report } = context
  return columns.every((part, i) => {
    const column = relation.columns.find(({ name }) => name === names[i])
    const refusal = column && refusalOf(column.type, indexedBy(part, method), context)
    if (!column || refusal === undefined) return true
    const type = dialect.types.render(column.type)
    const reason = `column "${column.name}" of ${type} cannot be indexed: ${refusal}`
    report.add('impossible-key', part.at, { reason })
    return false
  })
}

export function indexedBy(
  { operatorClass }: Pick<Ast.IndexColumn, 'operatorClass'>,
  method: string,
): IndexedBy {
  return { method, operatorClass: operatorClass?.name.parts.at(-1)?.text }
}

/** Why no index of the kind can hold values of the type; an extension that is not known may bring a class. */
export function refusalOf(
  type: Type,
  by: IndexedBy,
  { draft, dialect }: DefinitionContext,
): string | undefined {
  const { dependencies } = dialect.definitions
  const isPlain = by.method === 'btree' && by.operatorClass === undefined
  if (!isPlain && extensionsNotKnown(draft).length > 0) return undefined
  return dependencies?.refusesIndexed(type, by, draft)
}
