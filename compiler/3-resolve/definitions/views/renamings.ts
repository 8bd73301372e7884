import type { Column, Relation } from '../../../ir/catalog.ts'
import type { ObjectName } from '../../../ir/change.ts'
import type { ResultColumn } from '../../../dialects/definition-rules.ts'
import {
  addSchema,
  type Draft,
  lookUpRelation,
  objectKey,
  ownedSchema,
  type WrittenView,
  type Renaming,
  type SeenTable,
} from '../../catalog/draft.ts'
import type { DefinitionContext } from '../context.ts'
import { readersOf } from './view-order.ts'

/** Where the engine rewrites the views of a relation that is renamed, they go on reading it. */
export function renameInViews(on: ObjectName, to: ObjectName, context: DefinitionContext): void {
  const { draft, dialect } = context
  if (!dialect.definitions.rewritesViews || draft.renamesPastViews) return
  changeRenamings(on, context, (renaming) => ({ ...renaming, to }))
  const key = objectKey(draft, on)
  for (const reader of readersOf(on, draft)) {
    const readerKey = objectKey(draft, reader)
    const written = draft.views.get(readerKey)
    if (!written) continue
    const reads = written.reads.map((read) => (objectKey(draft, read) === key ? to : read))
    draft.views.set(readerKey, { ...written, reads })
    draft.readers.add(objectKey(draft, to), reader)
  }
}

/** What is known of a view goes with its name. */
export function renameView(on: ObjectName, to: ObjectName, { draft }: DefinitionContext): void {
  const written = draft.views.get(objectKey(draft, on))
  if (!written) return
  const key = objectKey(draft, to)
  draft.views.set(key, written)
  draft.staleViews.set(key, to)
  for (const read of written.reads) draft.readers.add(objectKey(draft, read), to)
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
  for (const reader of readersOf(on, draft)) {
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

/** What is read of the catalog while it is as a text knows it. */
export function readAsWritten<T>(
  draft: Draft,
  { renamings, seen }: Pick<WrittenView, 'renamings' | 'seen'>,
  read: () => T,
): T {
  const mark = draft.journal.mark()
  try {
    // All at once: two may have changed their names.
    const written = renamings.flatMap((renaming) => {
      const relation = lookUpRelation(draft, renaming.to)
      return relation ? [relationAsWritten(relation, renaming)] : []
    })
    const { relationKey } = draft.dialect.names
    for (const relation of written) {
      if (!draft.schemas.has(relationKey(relation.schema))) addSchema(draft, relation.schema)
      ownedSchema(draft, relation.schema).relations.set(relationKey(relation.name), relation)
    }
    for (const table of seen) showAsSeen(table, draft)
    return read()
  } finally {
    draft.journal.takeBack(mark)
  }
}

/** The table with the columns that it has now. */
export function seenNow({ schema, name, columns }: Relation, { dialect }: Draft): SeenTable {
  const keysOf = (some: readonly Column[]) =>
    new Set(some.map((column) => dialect.names.columnKey(column.name)))
  const hidden = keysOf(columns.filter((column) => column.hidden))
  return { on: { schema, name }, columns: keysOf(columns), hidden }
}

/**
 * `CREATE VIEW v AS SELECT x FROM (SELECT * FROM t) AS d (x); ALTER TABLE t ADD b int, ALTER a SET INVISIBLE`: `*` is
 * what it was.
 */
function showAsSeen({ on, columns, hidden }: SeenTable, draft: Draft): void {
  const relation = lookUpRelation(draft, on)
  if (!relation) return
  const { columnKey, relationKey } = draft.dialect.names
  const left = relation.columns.flatMap((column) => {
    const key = columnKey(column.name)
    if (!columns.has(key)) return []
    return [column.hidden === hidden.has(key) ? column : { ...column, hidden: hidden.has(key) }]
  })
  const isSame =
    left.length === relation.columns.length && left.every((each, i) => each === relation.columns[i])
  if (isSame) return
  const { relations } = ownedSchema(draft, on.schema)
  relations.set(relationKey(on.name), { ...relation, columns: left })
}

function relationAsWritten(relation: Relation, { from, columns }: Renaming): Relation {
  const written = new Map([...columns].map(([before, now]) => [now, before]))
  return {
    ...relation,
    ...from,
    columns: relation.columns.map((column) => ({
      ...column,
      name: written.get(column.name) ?? column.name,
      ...(relation.kind !== 'view' && { origin: stored(relation, column) }),
    })),
  }
}

function stored({ schema, name }: Relation, { name: column }: Column) {
  return { schema, relation: name, column }
}

/** A column that the text takes without giving it a name is called as it is now. */
export function resultAsNamed(
  column: ResultColumn,
  draft: Draft,
  renamings: readonly Renaming[],
): ResultColumn {
  const { from, naming } = column
  if (naming !== 'column' || from?.column.name !== column.name) return column
  const key = objectKey(draft, from.relation)
  const renaming = renamings.find((each) => objectKey(draft, each.from) === key)
  return { ...column, name: renaming?.columns.get(column.name) ?? column.name }
}
