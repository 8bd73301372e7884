import type * as Ast from '../../../2-parse/ast.ts'
import type { ObjectName } from '../../../ir/change.ts'
import type { Span } from '../../../source/span.ts'
import { lookUpRelation } from '../../catalog/draft.ts'
import type { DefinitionContext } from '../context.ts'
import { declaration, newName } from './object-names.ts'

/**
 * The qualified name of a relation or type to create; undefined where there is nothing to do: its
 * schema is missing, or something of its name exists. Reports `unknown-schema`, `duplicate-object`.
 */
export function freeName(
  { name, ifNotExists }: { readonly name: Ast.QualifiedName; readonly ifNotExists: boolean },
  context: DefinitionContext,
): ObjectName | undefined {
  const wanted = newName(name, context)
  if (!wanted) return undefined
  return isTaken(wanted, ifNotExists ? undefined : name.at, context) ? undefined : wanted
}

/** Relations, types and sequences of one schema share their names. Reports at `at`, if it is given. */
export function isTaken(
  wanted: ObjectName,
  at: Span | undefined,
  context: DefinitionContext,
): boolean {
  const relation = lookUpRelation(context.draft, wanted)
  const taken = relation ? 'relation' : otherObject(wanted, context)
  if (taken === undefined) return false
  const related = relation ? declaration(relation, context) : []
  if (at) context.report.add('duplicate-object', at, { what: taken, name: wanted.name }, ...related)
  return true
}

function otherObject(
  { schema, name }: ObjectName,
  { draft, dialect }: DefinitionContext,
): 'type' | 'sequence' | undefined {
  const { relationKey } = dialect.names
  const { types, sequences } = draft.schemas.get(relationKey(schema)) ?? {}
  if (types?.has(relationKey(name))) return 'type'
  return sequences?.has(relationKey(name)) ? 'sequence' : undefined
}
