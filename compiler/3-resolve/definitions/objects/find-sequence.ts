import type * as Ast from '../../../2-parse/ast.ts'
import type { Sequence } from '../../../ir/catalog.ts'
import { searchedSchemas } from '../../find-object.ts'
import type { DefinitionContext } from '../context.ts'
import { ownName, qualifierOf } from './object-names.ts'

export function lookUpSequence(
  name: Ast.QualifiedName,
  { draft, dialect }: DefinitionContext,
): Sequence | undefined {
  const searched = searchedSchemas(draft, dialect.names, qualifierOf(name)?.text)
  const key = dialect.names.relationKey(ownName(name))
  return searched.flatMap(({ sequences }) => sequences.get(key) ?? [])[0]
}
