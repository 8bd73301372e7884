import type { Relation } from '../../../../ir/catalog.ts'
import { lookUpRelation, objectKey } from '../../../catalog/draft.ts'
import { searchedSchemas } from '../../../find-object.ts'
import { findPart, indexLikeKinds, type NamedPart } from '../../../catalog/named-parts.ts'
import type { DefinitionContext } from '../../context.ts'

/** An index by its name alone, and the relation that has it; those of keys included. */
export function findIndex(
  { schema, name }: { readonly schema: string | undefined; readonly name: string },
  { draft, dialect }: DefinitionContext,
): { readonly relation: Relation; readonly part: NamedPart } | undefined {
  const kinds = dialect.definitions.keysNameIndexes ? indexLikeKinds : (['index'] as const)
  for (const searched of searchedSchemas(draft, dialect.names, schema)) {
    const owners = draft.partOwners.get(objectKey(draft, { schema: searched.name, name }))
    for (const owner of owners) {
      const relation = lookUpRelation(draft, owner)
      const part = relation && findPart(relation, name, kinds, dialect)
      if (relation && part) return { relation, part }
    }
  }
  return undefined
}
