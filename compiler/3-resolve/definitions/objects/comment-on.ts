import type * as Ast from '../../../2-parse/ast.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { existingRelation, findColumn, findSchema } from './object-names.ts'

/** The catalog holds the comments of schemas, relations and columns. Reports what is missing. */
export function commentOn(
  { object, name, text }: Ast.CommentOn,
  context: DefinitionContext,
): Changes {
  switch (object) {
    case 'table':
    case 'foreign-table':
    case 'view':
    case 'materialized-view': {
      const relation = existingRelation(name, context)
      if (!relation) return []
      const on = { kind: 'relation', schema: relation.schema, name: relation.name } as const
      return [{ kind: 'comment', on, text }]
    }
    case 'column':
      return commentOnColumn(name, text, context)
    case 'schema': {
      const schema = name.parts[0] && findSchema(name.parts[0], context)
      return schema ? [{ kind: 'comment', on: { kind: 'schema', name: schema.name }, text }] : []
    }
    case 'index':
    case 'sequence':
    case 'type':
    case 'domain':
    case 'collation':
      return []
  }
}

function commentOnColumn(
  { parts, at }: Ast.QualifiedName,
  text: string | undefined,
  context: DefinitionContext,
): Changes {
  const name = parts.at(-1)
  const relation = existingRelation({ parts: parts.slice(0, -1), at }, context)
  const column = name && relation && findColumn(name, relation, context)
  if (!relation || !column) return []
  const on = {
    kind: 'column',
    schema: relation.schema,
    name: relation.name,
    column: column.name,
  } as const
  return [{ kind: 'comment', on, text }]
}
