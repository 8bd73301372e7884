import type { Change } from '../../../ir/change.ts'
import { renameThings } from '../dependencies.ts'
import { type Draft, ownedSchema, putRelation } from '../draft.ts'
import type { OfKind } from '../of-kind.ts'

/** The columns that have it have it under its new name. */
export function renameCollation(
  draft: Draft,
  { on, to }: OfKind<Change, 'rename-collation'>,
): void {
  ownedSchema(draft, on.schema).collations.delete(on.name)
  ownedSchema(draft, to.schema).collations.add(to.name)
  const isIt = ({ schema, name }: { readonly schema: string; readonly name: string }) =>
    schema === on.schema && name === on.name
  renameThings(draft, (thing) =>
    thing.kind === 'collation' && isIt(thing) ? { ...thing, ...to } : thing,
  )
  if (on.name === to.name) return
  for (const relation of [...draft.owned.values()].flatMap((each) => [
    ...each.relations.values(),
  ])) {
    if (!relation.columns.some(({ collation }) => collation === on.name)) continue
    const columns = relation.columns.map((column) =>
      column.collation === on.name ? { ...column, collation: to.name } : column,
    )
    putRelation(draft, { ...relation, columns })
  }
}
