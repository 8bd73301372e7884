import type * as Ast from '../../../2-parse/ast.ts'
import type { Sequence } from '../../../ir/catalog.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { existingRelation, findColumn } from './object-names.ts'

/** OWNED BY t.c: the sequence goes with the column; OWNED BY NONE. Reports what is missing. */
export function ownSequence(
  { schema, name }: Sequence,
  owner: Ast.QualifiedName,
  context: DefinitionContext,
): Changes {
  const on = { schema, name }
  const { parts, at } = owner
  if (parts.length === 1) return [{ kind: 'own-sequence', on, ownedBy: undefined }]
  const relation = existingRelation({ parts: parts.slice(0, -1), at }, context)
  const last = parts.at(-1)
  const column = relation && last && findColumn(last, relation, context)
  if (!relation || !column) return []
  if (context.dialect.definitions.dependencies && relation.schema !== schema) {
    const reason = `sequence "${name}" is not in the schema of "${relation.name}"`
    context.report.add('impossible-column', owner.at, { reason })
    return []
  }
  return [{ kind: 'own-sequence', on, ownedBy: { relation: relation.name, column: column.name } }]
}
