import type { BsonObject } from '../bson/bson-value.ts'
import { writeEjson } from '../ejson/write-ejson.ts'
import { findByIds, idOf } from '../find/find-by-ids.ts'
import type { ChangedDocument } from './changed-document.ts'
import { current } from './edit-document.ts'
import type { DocumentEditing } from './editing.ts'

/** How many documents one command looks at or deletes. */
export const TOGETHER = 500

export interface StoredBeside<Change> {
  readonly change: Change
  /** The document that has the identifier now. */
  readonly stored: BsonObject | undefined
}

/** Reads the documents of changes as they are now. */
export async function* withStored<Change extends ChangedDocument>(
  editing: DocumentEditing,
  changes: readonly Change[],
): AsyncGenerator<StoredBeside<Change>> {
  const { store, options } = editing
  for (let at = 0; at < changes.length; at += TOGETHER) {
    const some = changes.slice(at, at + TOGETHER)
    const ids = some.flatMap((change) => knownId(change) ?? [])
    const found = await findByIds(store, editing, { ids, options })
    const storedById = new Map(found.map((document) => [writeEjson(idOf(document)), document]))
    const asked = new Set(ids.map((id) => writeEjson(id)))
    // A number is found by an equal one of another type, which is another document here.
    const hasOthers = [...storedById.keys()].some((id) => !asked.has(id))
    for (const change of some) {
      const id = knownId(change)
      if (id === undefined) continue
      const stored = storedById.get(writeEjson(id))
      const isOther = stored === undefined && hasOthers && change.before !== undefined
      yield { change, stored: isOther ? await current(editing, id) : stored }
    }
  }
}

function knownId({ before, after }: ChangedDocument) {
  const known = before ?? after
  return known && idOf(known)
}
