import type { ChangeKind, Journal } from '../../journal/journal.ts'
import type { Link, Sender } from '../link/link.ts'
import { type Arguments, listOf, type Reply, ServerRefusal, textOf } from '../link/reply.ts'
import {
  imageCommands,
  imageOf,
  type KeyImage,
  readImage,
  restoreCommand,
  tooLarge,
  unseenImage,
} from '../undo/key-image.ts'
import { ChangedMeanwhile } from './changed-meanwhile.ts'
import { recorded } from './recorded.ts'

export interface KeyChange {
  readonly link: Link
  readonly key: Buffer
  readonly journal: Journal
  readonly database: number
  readonly kind: ChangeKind
  /** Looks at the key, which is watched, and says what is to be sent. Throws ChangedMeanwhile. */
  readonly plan: (watched: Watched) => Promise<Planned>
  readonly signal: AbortSignal
}

export interface Watched {
  readonly sender: Sender
  /** As TYPE says it; `none` where there is no such key. */
  readonly type: string
}

export interface Planned {
  readonly commands: readonly Arguments[]
  /** The type of the key afterwards; undefined where it will be gone. */
  readonly type: string | undefined
}

export interface Changed {
  readonly replies: readonly Reply[]
  /** Undefined where the change cannot be taken back. */
  readonly undoId: string | undefined
}

/**
 * Changes a key on condition that nobody else does meanwhile, and keeps it for undo. Throws ChangedMeanwhile,
 * ServerRefusal, DatabaseFailure.
 */
export async function changeKey(change: KeyChange): Promise<Changed> {
  const { link, key, signal } = change
  return link.exclusively(key, signal, async (sender) => {
    await sender.send(['WATCH', key], signal)
    const type = textOf(await sender.send(['TYPE', key], signal))
    const planned = await change.plan({ sender, type })
    const before = await readImage(sender, key, signal)
    if (before === tooLarge) {
      const { replies } = await exchange(sender, planned, { change, before })
      return { replies, undoId: undefined }
    }
    const after = planned.type === undefined ? undefined : unseenImage(key, planned.type)
    const { result, undoId } = await recorded(change, [{ before, after }], async () => {
      const outcome = await exchange(sender, planned, { change, before })
      return { result: outcome.replies, keys: [{ before, after: outcome.after }] }
    })
    return { replies: result, undoId }
  })
}

interface Exchange {
  readonly change: KeyChange
  readonly before: KeyImage | undefined | typeof tooLarge
}

interface Outcome {
  readonly replies: readonly Reply[]
  readonly after: KeyImage | undefined
}

/** Sends the commands as one, and what tells how the key is right after them. */
async function exchange(
  sender: Sender,
  { commands, type }: Planned,
  { change: { key, signal }, before }: Exchange,
): Promise<Outcome> {
  const looks = type === undefined ? [] : imageCommands(key, type)
  const replies = await transact(sender, [...commands, ...looks], signal)
  const own = replies.slice(0, commands.length)
  const failed = own.find((reply) => reply instanceof ServerRefusal)
  if (failed instanceof ServerRefusal) {
    // A transaction goes on behind a command that fails: what it has done is taken back.
    if (before !== tooLarge) await sender.send(takingBack(key, before), signal)
    throw failed
  }
  const seen = replies.slice(commands.length)
  return { replies: own, after: type === undefined ? undefined : imageOf(key, type, seen) }
}

function takingBack(key: Buffer, before: KeyImage | undefined): Arguments {
  return before === undefined ? ['UNLINK', key] : restoreCommand(before)
}

/** The replies to all of the commands. Throws ChangedMeanwhile where a watched key was changed. */
export async function transact(
  sender: Sender,
  commands: readonly Arguments[],
  signal: AbortSignal,
): Promise<readonly Reply[]> {
  const sent = await sender.sendAll([['MULTI'], ...commands, ['EXEC']], signal)
  const outcome = sent.at(-1)
  const refused = sent.slice(1, -1).find((reply) => reply instanceof ServerRefusal)
  // EXEC then says only that there was one.
  if (refused instanceof ServerRefusal) throw refused
  if (outcome === null) throw new ChangedMeanwhile('key')
  return listOf(outcome)
}
