import type * as Ast from '../../../2-parse/ast.ts'
import { suggest } from '../../../diagnostics/suggest.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { findExisting, reportMissing } from './find-existing.ts'
import { lookUpType } from '../types/find-type.ts'
import { existingRelation, findColumn, findSchema, lookUp } from './object-names.ts'

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
      const found = findExisting(object, name, context)
      if (found?.kind !== 'relation') {
        reportMissing(object, name, context)
        return []
      }
      const { relation } = found
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
      if (!findExisting(object, name, context)) reportMissing(object, name, context)
      return []
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
  const owner = { parts: parts.slice(0, -1), at }
  const type = lookUp(owner, context) ? undefined : lookUpType(owner, context)
  if (name && type?.kind === 'composite') {
    const known = type.fields.map((field) => field.name)
    if (!known.includes(name.text)) {
      const params = {
        column: name.text,
        relation: type.name ?? '',
        suggestion: suggest(name.text, known),
      }
      context.report.add('unknown-column', name.at, params)
    }
    return []
  }
  const relation = existingRelation(owner, context)
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
