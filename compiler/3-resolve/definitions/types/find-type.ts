import type * as Ast from '../../../2-parse/ast.ts'
import { suggest } from '../../../diagnostics/suggest.ts'
import type { NamedType } from '../../../ir/catalog.ts'
import { findNamedType, searchedSchemas } from '../../find-object.ts'
import type { DefinitionContext } from '../context.ts'
import { findSchema, ownName, qualifierOf } from '../objects/object-names.ts'

/** A type that the schema defines, or nothing. */
export function lookUpType(
  name: Ast.QualifiedName,
  { draft, dialect }: DefinitionContext,
): NamedType | undefined {
  return findNamedType(draft, dialect.names, qualifierOf(name)?.text, ownName(name))
}

/** A type that the schema defines. Reports `unknown-type`, `unknown-schema`. */
export function existingType(
  name: Ast.QualifiedName,
  context: DefinitionContext,
): NamedType | undefined {
  const type = lookUpType(name, context)
  if (type) return type
  const qualifier = qualifierOf(name)
  if (qualifier && !findSchema(qualifier, context)) return undefined
  const searched = searchedSchemas(context.draft, context.dialect.names, qualifier?.text)
  const known = searched.flatMap(({ types }) => [...types.values()].map((each) => each.name))
  const suggestion = suggest(ownName(name), known)
  context.report.add('unknown-type', name.at, { type: ownName(name), suggestion })
  return undefined
}
