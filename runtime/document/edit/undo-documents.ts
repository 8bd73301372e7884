import type { Claim, ClaimRefusal, Direction } from '../../journal/journal.ts'
import { isUnknown } from '../../edit/recorded.ts'
import type { BsonObject, BsonValue } from '../bson/bson-value.ts'
import { isSame, writeBson } from '../bson/write-bson.ts'
import { idOf, membership } from '../find/find-by-ids.ts'
import { type ChangedDocument, changeOfRow, imageOf } from './changed-document.ts'
import { deleteMatching } from './delete-documents.ts'
import { current } from './edit-document.ts'
import type { DocumentEditing } from './editing.ts'
import { sendDocuments } from './insert-documents.ts'
import { settleAbandoned } from './settle-abandoned.ts'
import { TOGETHER, withStored } from './with-stored.ts'
import { writeChange } from './write-change.ts'

export type UndoneDocuments =
  | { readonly kind: 'done'; readonly count: number }
  | { readonly kind: 'unclaimed'; readonly reason: ClaimRefusal }
  /** A document is another one than the change has left. */
  | { readonly kind: 'conflict'; readonly id: BsonValue; readonly current: BsonObject | undefined }

type Where = Pick<DocumentEditing, 'store' | 'journal' | 'options'>

/**
 * Takes a change back, or makes it again. Each document must be what the change has left; all are looked at before the
 * first is written, and each write is conditional once more.
 */
export async function undoDocuments(
  where: Where,
  { id, direction }: { readonly id: string; readonly direction: Direction },
): Promise<UndoneDocuments> {
  await settleAbandoned(where)
  const claim = where.journal.claim(id, direction)
  if (typeof claim === 'string') return { kind: 'unclaimed', reason: claim }
  const { schema, relation } = claim.entry
  const editing = { ...where, database: schema, collection: relation }
  let isBegun = false
  try {
    const changes = changesOf(claim, direction)
    const conflict = await findConflict(editing, changes)
    if (conflict) {
      claim.withdraw()
      return conflict
    }
    for (const { number, after } of changes) claim.becomes(number, imageOf(after))
    claim.seal()
    isBegun = true
    await applyAll(editing, changes)
    claim.settle()
    return { kind: 'done', count: changes.length }
  } catch (error) {
    if (isBegun && isUnknown(error)) claim.abandon()
    else claim.withdraw()
    if (!(error instanceof ChangedSince)) throw error
    const id = idOf(error.expected)
    return { kind: 'conflict', id, current: await current(editing, id) }
  }
}

/** Somebody has changed a document after it was looked at. */
class ChangedSince extends Error {
  readonly expected: BsonObject

  constructor(expected: BsonObject) {
    super('a document has been changed')
    this.expected = expected
  }
}

interface NumberedChange extends ChangedDocument {
  readonly number: number
}

/** As they are to be made now: those of an undo are turned round. */
function changesOf(claim: Claim, direction: Direction): readonly NumberedChange[] {
  const changes = [...claim.rows()].map(({ number, row }) => ({ number, ...changeOfRow(row) }))
  if (direction === 'redo') return changes
  return changes.toReversed().map(({ number, before, after }) => {
    return { number, before: after, after: before }
  })
}

async function findConflict(editing: DocumentEditing, changes: readonly ChangedDocument[]) {
  for await (const { change, stored } of withStored(editing, changes)) {
    const { before, after } = change
    const known = before ?? after
    if (known && !isSame(stored, before))
      return { kind: 'conflict', id: idOf(known), current: stored } as const
  }
  return undefined
}

/** Makes all changes; an import is taken back by few commands. */
async function applyAll(editing: DocumentEditing, changes: readonly ChangedDocument[]) {
  const removed = changes.flatMap(({ before, after }) => (before && !after ? [idOf(before)] : []))
  if (removed.length < changes.length) for (const change of changes) await apply(editing, change)
  else
    for (let at = 0; at < removed.length; at += TOGETHER)
      await deleteMatching(editing, membership(removed.slice(at, at + TOGETHER)))
}

async function apply(editing: DocumentEditing, { before, after }: ChangedDocument): Promise<void> {
  const { store, options } = editing
  if (before && after) {
    if (!(await writeChange(editing, { before, after }))) throw new ChangedSince(before)
  } else if (before) await deleteMatching(editing, membership([idOf(before)]))
  else if (after) await sendDocuments(store, editing, { documents: [writeBson(after)], options })
}
