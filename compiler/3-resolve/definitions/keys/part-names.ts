import type * as Ast from '../../../2-parse/ast.ts'
import { suggest } from '../../../diagnostics/suggest.ts'
import type { Relation } from '../../../ir/catalog.ts'
import { namedParts } from '../../catalog/named-parts.ts'
import type { DefinitionContext } from '../context.ts'
import { declaration } from '../objects/object-names.ts'

/** Whether the relation has a primary key and the name is the one by which an engine calls all such. */
export function isPrimaryKey(
  { text }: Ast.Name,
  { primaryKey }: Relation,
  { dialect }: DefinitionContext,
): boolean {
  const { names, definitions } = dialect
  const { primaryKeyName } = definitions
  if (!primaryKey || primaryKeyName === undefined) return false
  return names.columnKey(text) === names.columnKey(primaryKeyName)
}

/** Reports `unknown-object`. */
export function reportPart(
  what: 'constraint' | 'index',
  name: Ast.Name,
  relation: Relation,
  context: DefinitionContext,
): void {
  const known = namedParts(relation).map((part) => part.name)
  const params = { what, name: name.text, suggestion: suggest(name.text, known) }
  context.report.add('unknown-object', name.at, params, ...declaration(relation, context))
}
