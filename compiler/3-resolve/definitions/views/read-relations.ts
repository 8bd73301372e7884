import type * as Ast from '../../../2-parse/ast.ts'
import type { ObjectName } from '../../../ir/change.ts'
import { lookUpRelation } from '../../catalog/draft.ts'
import { mentionsOf } from '../../../relations/mentions-of.ts'
import type { DefinitionContext } from '../context.ts'

/** The relations that a query reads, whether they exist or not. */
export function readRelations(
  query: Ast.Query,
  { draft, dialect }: DefinitionContext,
): readonly ObjectName[] {
  const { names } = dialect
  const mentions = mentionsOf(dialect)
  mentions.visitTree(query)
  return mentions.all().map(({ parts }) => {
    const name = parts.at(-1) ?? ''
    const temporary = { schema: names.temporarySchema, name }
    const unqualified = lookUpRelation(draft, temporary) ? temporary.schema : names.defaultSchema
    const schema = parts.at(-2) ?? unqualified
    // A database may go by another name: `USE sakila`.
    return { schema: draft.schemas.get(names.relationKey(schema))?.name ?? schema, name }
  })
}
