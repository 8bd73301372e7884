import type * as Ast from '../../2-parse/ast.ts'
import type { Changes, DefinitionContext } from '../definitions/context.ts'
import { newName } from '../definitions/objects/object-names.ts'

/** Reports `unknown-schema`, `duplicate-object`. */
export function createCollation(
  { name, ifNotExists }: Ast.CreateCollation,
  context: DefinitionContext,
): Changes {
  const on = newName(name, context)
  if (!on) return []
  const { draft, dialect, report } = context
  const known = draft.schemas.get(dialect.names.relationKey(on.schema))?.collations
  if (!known?.has(on.name)) return [{ kind: 'create-collation', on }]
  if (!ifNotExists) report.add('duplicate-object', name.at, { what: 'collation', name: on.name })
  return []
}
