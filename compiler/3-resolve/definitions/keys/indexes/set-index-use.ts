import type * as Ast from '../../../../2-parse/ast.ts'
import type { Relation } from '../../../../ir/catalog.ts'
import type { ObjectName } from '../../../../ir/change.ts'
import { getRelation } from '../../../catalog/draft.ts'
import { findPart, indexKinds } from '../../../catalog/named-parts.ts'
import type { OfKind } from '../../../catalog/of-kind.ts'
import type { Changes, DefinitionContext } from '../../context.ts'
import { isPrimaryKey, reportPart } from '../part-names.ts'

/** Whether an index is used says nothing of what it holds. Reports `unknown-object`, `impossible-key`. */
export function setIndexUse(
  { name, ifExists, use }: OfKind<Ast.AlterAction, 'set-index-use'>,
  on: ObjectName,
  context: DefinitionContext,
): Changes {
  const relation = getRelation(context.draft, on)
  const { dialect, report } = context
  const found = findPart(relation, name.text, indexKinds(dialect), dialect)
  const isClustered = found !== undefined && found.name === clusteredKey(relation)
  const isPrimary = isPrimaryKey(name, relation, context) || isClustered
  if (!found && !isPrimary && !ifExists) reportPart('index', name, relation, context)
  if (isPrimary && /^(?:invisible|ignored)$/i.test(use)) {
    report.add('impossible-key', name.at, { reason: 'a primary key is always in use' })
  }
  return []
}

/** Without a primary key it is the first unique key that is never NULL (MySQL manual, 17.6.2.1). */
function clusteredKey({ primaryKey, uniqueKeys, columns }: Relation): string | undefined {
  if (primaryKey) return undefined
  const isRequired = (name: string) =>
    columns.some((column) => column.name === name && !column.nullable)
  return uniqueKeys.find((key) => key.columns.every(isRequired))?.name
}
