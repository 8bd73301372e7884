import { isUnknown } from '../../edit/recorded.ts'
import type { ChangeKind } from '../../journal/journal.ts'
import { type ChangedDocument, journalRow } from './changed-document.ts'
import type { DocumentEditing } from './editing.ts'

export interface RecordedChange {
  readonly kind: ChangeKind
  readonly changes: Iterable<ChangedDocument>
  /** False: the change is not kept, as for one that is larger than the journal. */
  readonly isKept: boolean
}

/**
 * Writes a change to the journal, makes it and settles the entry: one that is not settled is settled later by looking
 * at the documents. Returns the id of the entry, undefined where none is kept. Throws JournalFull before anything is
 * changed.
 */
export async function recorded<T>(
  { journal, ...where }: DocumentEditing,
  { kind, changes, isKept }: RecordedChange,
  change: () => Promise<T>,
): Promise<{ readonly value: T; readonly undoId: string | undefined }> {
  if (!isKept) return { value: await change(), undoId: undefined }
  const draft = journal.draft({ kind, schema: where.database, relation: where.collection })
  let isSealed = false
  try {
    for (const each of changes) draft.add(journalRow(where, each))
    draft.seal()
    isSealed = true
    const value = await change()
    return { value, undoId: draft.settle() }
  } catch (error) {
    if (isSealed && isUnknown(error)) draft.abandon()
    else draft.withdraw()
    throw error
  }
}
