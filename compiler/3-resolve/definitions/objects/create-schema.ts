import type * as Ast from '../../../2-parse/ast.ts'
import { searchPath } from '../../catalog/draft.ts'
import type { Changes, DefinitionContext } from '../context.ts'

/** Reports `duplicate-object`. */
export function createSchema(
  { name, ifNotExists }: Ast.CreateSchema,
  { draft, dialect, report }: DefinitionContext,
): Changes {
  if (!draft.schemas.has(dialect.names.relationKey(name.text))) {
    return [{ kind: 'create-schema', name: name.text }]
  }
  if (!ifNotExists) report.add('duplicate-object', name.at, { what: 'schema', name: name.text })
  return []
}

/** Schemas that do not exist are passed over when names are looked up, as the engine does. */
export function setSearchPath(
  { schemas, local }: Ast.SetSearchPath,
  { dialect }: DefinitionContext,
): Changes {
  const isDefault = schemas.every(({ text, quoted }) => text === 'default' && !quoted)
  const named = isDefault ? [dialect.names.defaultSchema] : schemas.map(({ text }) => text)
  return [{ kind: 'set-search-path', schemas: searchPath(named, dialect), local }]
}
