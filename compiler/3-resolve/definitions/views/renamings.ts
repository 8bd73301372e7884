import type { Catalog, Relation } from '../../../ir/catalog.ts'
import type { ObjectName } from '../../../ir/change.ts'
import type { ResultColumn } from '../../../dialects/definition-rules.ts'
import { type Draft, lookUpRelation, objectKey, type Renaming } from '../../catalog/draft.ts'
import type { DefinitionContext } from '../context.ts'

/** Where the engine rewrites the views of a relation that is renamed, they go on reading it. */
export function renameInViews(on: ObjectName, to: ObjectName, context: DefinitionContext): void {
  changeRenamings(on, context, (renaming) => ({ ...renaming, to }))
  const { draft } = context
  for (const reader of draft.readers.get(objectKey(draft, on))) {
    draft.readers.add(objectKey(draft, to), reader)
  }
}

export function renameColumnInViews(
  { on, column, to }: { readonly on: ObjectName; readonly column: string; readonly to: string },
  context: DefinitionContext,
): void {
  changeRenamings(on, context, (renaming) => {
    const before = [...renaming.columns].find(([, now]) => now === column)?.[0] ?? column
    return { ...renaming, columns: new Map([...renaming.columns, [before, to]]) }
  })
}

function changeRenamings(
  on: ObjectName,
  { draft, dialect }: DefinitionContext,
  change: (renaming: Renaming) => Renaming,
): void {
  if (!dialect.definitions.rewritesViews) return
  const key = objectKey(draft, on)
  for (const reader of draft.readers.get(key)) {
    const viewKey = objectKey(draft, reader)
    const written = draft.views.get(viewKey)
    if (!written) continue
    const known = written.renamings.find(({ to }) => objectKey(draft, to) === key)
    const { schema, name } = on
    const renaming = known ?? { from: { schema, name }, to: { schema, name }, columns: new Map() }
    const others = written.renamings.filter((each) => each !== known)
    draft.views.set(viewKey, { ...written, renamings: [...others, change(renaming)] })
  }
}

/** The catalog as a text knows it. */
export function catalogAsWritten(draft: Draft, renamings: readonly Renaming[]): Catalog {
  if (renamings.length === 0) return draft
  const { relationKey } = draft.dialect.names
  const schemas = new Map(draft.schemas)
  for (const renaming of renamings) {
    const relation = lookUpRelation(draft, renaming.to)
    const key = relationKey(renaming.from.schema)
    const schema = schemas.get(key)
    if (!relation || !schema) continue
    const relations = new Map(schema.relations)
    relations.set(relationKey(renaming.from.name), relationAsWritten(relation, renaming))
    schemas.set(key, { ...schema, relations })
  }
  return { ...draft, schemas }
}

function relationAsWritten(relation: Relation, { from, columns }: Renaming): Relation {
  const written = new Map([...columns].map(([before, now]) => [now, before]))
  return {
    ...relation,
    ...from,
    columns: relation.columns.map((column) => ({
      ...column,
      name: written.get(column.name) ?? column.name,
    })),
  }
}

/** A column that the text takes without a name of its own is called as it is now. */
export function resultAsNamed(
  column: ResultColumn,
  draft: Draft,
  renamings: readonly Renaming[],
): ResultColumn {
  const { from } = column
  if (from?.column.name !== column.name) return column
  const key = objectKey(draft, from.relation)
  const renaming = renamings.find((each) => objectKey(draft, each.from) === key)
  return { ...column, name: renaming?.columns.get(column.name) ?? column.name }
}
