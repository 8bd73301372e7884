import type { Sequence } from '../../ir/catalog.ts'
import type { ObjectName } from '../../ir/change.ts'
import { renameThings } from './dependencies.ts'
import { type Draft, ownedSchema } from './draft.ts'

type Owner = NonNullable<Sequence['ownedBy']>

/** Gives the sequences of a relation other owners; those for which there is none go. */
export function changeOwned(
  draft: Draft,
  { schema, name }: ObjectName,
  change: (owner: Owner) => Owner | undefined,
): void {
  const { sequences } = ownedSchema(draft, schema)
  for (const [key, sequence] of sequences) {
    if (sequence.ownedBy?.relation !== name) continue
    const ownedBy = change(sequence.ownedBy)
    if (ownedBy) sequences.set(key, { ...sequence, ownedBy })
    else sequences.delete(key)
  }
}

/** Sequences keep their names when their relation gets another, and go with it to another schema. */
export function moveOwned(draft: Draft, on: ObjectName, to: ObjectName): void {
  const { relationKey } = draft.dialect.names
  changeOwned(draft, on, (owner) => ({ ...owner, relation: to.name }))
  if (relationKey(on.schema) === relationKey(to.schema)) return
  const { sequences } = ownedSchema(draft, on.schema)
  for (const [key, sequence] of sequences) {
    if (sequence.ownedBy?.relation !== to.name) continue
    sequences.delete(key)
    const { name } = sequence
    renameThings(draft, (thing) =>
      thing.kind === 'sequence' && thing.schema === on.schema && thing.name === name
        ? { ...thing, schema: to.schema }
        : thing,
    )
    ownedSchema(draft, to.schema).sequences.set(key, { ...sequence, schema: to.schema })
  }
}
