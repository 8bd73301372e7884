import { type BsonObject, type BsonValue, object } from '../bson/bson-value.ts'
import { int } from '../bson/scalars.ts'
import { writeBson } from '../bson/write-bson.ts'
import { command } from '../command.ts'
import { findByIds, membership } from '../find/find-by-ids.ts'
import { numberOf } from '../reply.ts'
import type { DocumentEditing } from './editing.ts'
import { recorded } from './recorded.ts'

export interface Deleted {
  readonly count: number
  readonly undoId: string | undefined
}

/** Deletes the documents that have these identifiers, by one match of membership. */
export async function deleteDocuments(
  editing: DocumentEditing,
  ids: readonly BsonValue[],
  isKept = true,
): Promise<Deleted> {
  const { store, options } = editing
  const found = isKept ? await findByIds(store, editing, { ids, options }) : []
  const changes = found.map((before) => ({ before, after: undefined }))
  const isWorthKeeping = isKept && found.length > 0
  const { value, undoId } = await recorded(
    editing,
    { kind: 'delete', changes, isKept: isWorthKeeping },
    () => deleteMatching(editing, membership(ids)),
  )
  return { count: value, undoId }
}

/** Returns how many documents there were. */
export async function deleteMatching(
  { store, database, collection, options }: DocumentEditing,
  filter: BsonObject,
): Promise<number> {
  const statement = object([
    ['q', filter],
    ['limit', int(0)],
  ])
  const documents = { field: 'deletes', each: [writeBson(statement)] } as const
  const reply = await store.run(
    { database, body: command({ delete: collection }), documents },
    options,
  )
  return numberOf(reply['n']) ?? 0
}
