import { type BsonObject, type BsonValue, memberOf } from '../bson/bson-value.ts'
import { writeBson } from '../bson/write-bson.ts'
import { command } from '../command.ts'
import type { CommandOptions, DocumentStore } from '../document-store.ts'
import type { Namespace } from '../find/find-request.ts'
import { ServerRefusal } from '../link/driver-failure.ts'
import type { DocumentEditing } from './editing.ts'
import { newObjectId } from './object-id.ts'
import { recorded } from './recorded.ts'

export interface Inserted {
  readonly ids: readonly BsonValue[]
  readonly undoId: string | undefined
}

/** The server refuses a document; those before it are inserted, and can be taken back. */
export class InsertStopped extends Error {
  readonly refusal: ServerRefusal
  readonly inserted: Inserted

  constructor(inserted: Inserted, { cause }: { readonly cause: ServerRefusal }) {
    super('a document is refused', { cause })
    this.name = 'InsertStopped'
    this.refusal = cause
    this.inserted = inserted
  }
}

/**
 * Inserts documents, up to the first that is refused: then it throws InsertStopped unless there is none before it. One
 * without an `_id` gets one, in front of its members.
 */
export async function insertDocuments(
  editing: DocumentEditing,
  documents: readonly BsonObject[],
  isKept = true,
): Promise<Inserted> {
  const { store, options } = editing
  const identified = documents.map(withId)
  try {
    return await noted(editing, { documents: identified, isKept }, () =>
      sendDocuments(store, editing, { documents: identified.map(writeBson), options }),
    )
  } catch (error) {
    if (!(error instanceof ServerRefusal) || error.written === 0) throw error
    const written = { documents: identified.slice(0, error.written), isKept }
    // The journal holds what is inserted, and no document that was only to be.
    throw new InsertStopped(await noted(editing, written, () => undefined), { cause: error })
  }
}

async function noted(
  editing: DocumentEditing,
  { documents, isKept }: { readonly documents: readonly BsonObject[]; readonly isKept: boolean },
  insert: () => unknown,
): Promise<Inserted> {
  const changes = documents.map((after) => ({ before: undefined, after }))
  const { undoId } = await recorded(editing, { kind: 'insert', changes, isKept }, async () =>
    insert(),
  )
  return { ids: documents.flatMap((each) => memberOf(each, '_id') ?? []), undoId }
}

/** Sends documents as the bytes that they are. */
export function sendDocuments(
  store: DocumentStore,
  { database, collection }: Namespace,
  { documents, options }: { documents: readonly Uint8Array[]; options: CommandOptions },
) {
  const body = command({ insert: collection, ordered: true })
  return store.run({ database, body, documents: { field: 'documents', each: documents } }, options)
}

/** The server puts `_id` first as well. */
export function withId(document: BsonObject): BsonObject {
  const id = memberOf(document, '_id') ?? newObjectId()
  const others = document.members.filter(({ name }) => name !== '_id')
  return { kind: 'object', members: [{ name: '_id', value: id }, ...others] }
}
