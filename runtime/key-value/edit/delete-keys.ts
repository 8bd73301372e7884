import { type Draft, type Journal, JournalFull } from '../../journal/journal.ts'
import { delayedSignal } from '../link/delayed-signal.ts'
import type { Link, Sender } from '../link/link.ts'
import { type Arguments, integerOf, type Reply, ServerRefusal, textOf } from '../link/reply.ts'
import { imageOf, type KeyImage } from '../undo/key-image.ts'
import { transact } from './change-key.ts'
import { changedRow } from './recorded.ts'

export interface DeleteWish {
  readonly link: Link
  readonly database: number
  readonly journal: Journal
  readonly signal: AbortSignal
}

export interface Deleted {
  readonly deleted: number
  /** Undefined where nothing was deleted, or more than is kept for undo. */
  readonly undoId: string | undefined
}

/** Keys that are deleted as one: in between, the server has time for others. */
const STEP = 200
/** A step that has begun is waited for so long when the deletion is stopped: what it deletes is counted and kept. */
const STEP_MS = 800
/** Bytes of values that are read before they are deleted. */
const MOST_KEPT = 64 * 1024 * 1024

/** A deletion of many keys, which can be taken back as long as they are not too much. */
export class KeyDeletion {
  private readonly wish: DeleteWish
  private readonly stepSignal: AbortSignal
  private readonly draft: Draft
  private isKept: boolean
  private bytes = 0
  private deleted = 0

  constructor(wish: DeleteWish) {
    this.wish = wish
    this.stepSignal = delayedSignal(wish.signal, STEP_MS)
    const { journal, database } = wish
    this.draft = journal.draft({ kind: 'delete', schema: String(database), relation: 'keys' })
    this.isKept = journal.storage.kind !== 'off'
  }

  get count(): number {
    return this.deleted
  }

  /** Deletes keys; those that are gone already are not counted. */
  async delete(keys: readonly Buffer[]): Promise<void> {
    const size = this.wish.link.isCluster ? 1 : STEP
    for (let at = 0; at < keys.length; at += size) {
      this.wish.signal.throwIfAborted()
      await this.deleteStep(keys.slice(at, at + size))
    }
  }

  /** Ends the deletion, also one that was stopped: what was deleted until then can be taken back. */
  finish(): Deleted {
    if (!this.isKept || this.deleted === 0) {
      this.draft.withdraw()
      return { deleted: this.deleted, undoId: undefined }
    }
    this.draft.seal()
    return { deleted: this.deleted, undoId: this.draft.settle() }
  }

  private async deleteStep(keys: readonly Buffer[]): Promise<void> {
    const { link } = this.wish
    const signal = this.stepSignal
    const [first] = keys
    if (first === undefined) return
    if (this.isKept) await this.measure(keys)
    if (!this.isKept) {
      this.deleted += integerOf(await link.send(['UNLINK', ...keys], signal))
      return
    }
    const replies = await link.exclusively(first, signal, (sender) => unlink(sender, keys, signal))
    this.deleted += integerOf(replies.at(-1))
    for (const [at, key] of keys.entries())
      this.keep(imageOf(key, textOf(replies[3 * at]), replies.slice(3 * at + 1, 3 * at + 3)))
    // Where this process ends in the middle, what it has deleted until here can be taken back.
    if (this.isKept) this.draft.seal()
  }

  /** Values that are too large are not read, and nothing of the deletion is kept. */
  private async measure(keys: readonly Buffer[]): Promise<void> {
    const { link, signal } = this.wish
    const asked = keys.map((key): Arguments => ['MEMORY', 'USAGE', key])
    for (const size of await link.sendAll(asked, signal))
      if (size !== null && !(size instanceof ServerRefusal)) this.bytes += integerOf(size)
    if (this.bytes > MOST_KEPT) this.isKept = false
  }

  private keep(before: KeyImage | undefined): void {
    if (before === undefined || !this.isKept) return
    try {
      this.draft.add(changedRow(String(this.wish.database), { before, after: undefined }))
    } catch (error) {
      if (!(error instanceof JournalFull)) throw error
      this.isKept = false
    }
  }
}

/** Reads the keys and deletes them in one, so that what is kept is what was deleted. */
function unlink(
  sender: Sender,
  keys: readonly Buffer[],
  signal: AbortSignal,
): Promise<readonly Reply[]> {
  const looks = keys.flatMap((key): Arguments[] => [
    ['TYPE', key],
    ['DUMP', key],
    ['PEXPIRETIME', key],
  ])
  return transact(sender, [...looks, ['UNLINK', ...keys]], signal)
}
