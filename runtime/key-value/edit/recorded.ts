import { isUnknown } from '../../edit/recorded.ts'
import {
  type ChangedRow,
  type ChangeKind,
  type Draft,
  type Journal,
  JournalFull,
} from '../../journal/journal.ts'
import { imageColumns, type KeyImage, rowOf } from '../undo/key-image.ts'

/** A key with what it was and what it is; undefined where it is not there. */
export interface ChangedKey {
  readonly before: KeyImage | undefined
  readonly after: KeyImage | undefined
}

interface Subject {
  readonly journal: Journal
  readonly kind: ChangeKind
  readonly database: number
}

interface Made<Result> {
  readonly result: Result
  readonly keys: readonly ChangedKey[]
}

export interface Recorded<Result> {
  readonly result: Result
  /** Undefined where the change is more than the journal keeps. */
  readonly undoId: string | undefined
}

/**
 * Makes a change of few keys and keeps it for undo. What is foreseen is written down before the server is asked: where
 * its answer does not arrive, the keys tell later what became of it.
 */
export async function recorded<Result>(
  subject: Subject,
  foreseen: readonly ChangedKey[],
  make: () => Promise<Made<Result>>,
): Promise<Recorded<Result>> {
  const ahead = sealed(subject, foreseen, 'foreseen')
  try {
    const { result, keys } = await make()
    const draft = sealed(subject, keys, 'made')
    ahead?.withdraw()
    return { result, undoId: draft?.settle() }
  } catch (error) {
    if (isUnknown(error)) ahead?.abandon()
    else ahead?.withdraw()
    throw error
  }
}

type Certainty = 'foreseen' | 'made'

/** The entry, written down; undefined where it is more than the journal keeps. */
export function sealed(
  { journal, kind, database }: Subject,
  keys: readonly ChangedKey[],
  certainty: Certainty,
): Draft | undefined {
  const schema = String(database)
  const draft = journal.draft({ kind, schema, relation: 'keys' })
  try {
    for (const key of keys) draft.add(changedRow(schema, key, certainty))
    draft.seal()
    return draft
  } catch (error) {
    draft.withdraw()
    if (error instanceof JournalFull) return undefined
    throw error
  }
}

/** A key as a row of the journal. What is foreseen only is told by its columns, all of which are to be written. */
export function changedRow(
  schema: string,
  { before, after }: ChangedKey,
  certainty: Certainty = 'made',
): ChangedRow {
  return {
    ...{ schema, relation: 'keys', columns: imageColumns, isDerived: false },
    written: certainty === 'foreseen' ? imageColumns : [],
    before: rowOf(before),
    after: rowOf(after),
  }
}

/** Whether the row was written down before the server had made the change. */
export function isForeseen({ written }: ChangedRow): boolean {
  return written.length > 0
}
