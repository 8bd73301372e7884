import { type Draft, type Journal, JournalFull } from '../../journal/journal.ts'
import type { Link, Sender } from '../link/link.ts'
import { type Arguments, integerOf, type Reply, ServerRefusal, textOf } from '../link/reply.ts'
import { imageCommands, imageOf } from '../undo/key-image.ts'
import { transact } from './change-key.ts'
import { changedRow } from './recorded.ts'

export interface ExpireWish {
  readonly link: Link
  readonly database: number
  readonly journal: Journal
  readonly keys: readonly Buffer[]
  /** Milliseconds from now; null has the keys stay. */
  readonly ttl: number | null
  readonly signal: AbortSignal
}

export interface Expired {
  /** Keys that have the time to live now; those that were gone are not counted. */
  readonly changed: number
  /** Undefined where nothing was changed, or more than is kept for undo. */
  readonly undoId: string | undefined
}

/** Keys that are changed as one: in between, the server has time for others. */
const STEP = 100
/** Bytes of values that are read, so that what is taken back is what was there. */
const MOST_KEPT = 64 * 1024 * 1024

interface Keeping {
  readonly draft: Draft
  /** Undefined: what is changed is not kept. */
  bytesLeft: number | undefined
}

/** Gives keys one time to live. Throws ChangedMeanwhile where somebody changes them at that moment; ServerRefusal, DatabaseFailure. */
export async function expireKeys(wish: ExpireWish): Promise<Expired> {
  const { journal, database, keys, link, signal } = wish
  const draft = journal.draft({ kind: 'update', schema: String(database), relation: 'keys' })
  const keeping: Keeping = {
    draft,
    bytesLeft: journal.storage.kind === 'off' ? undefined : MOST_KEPT,
  }
  // Keys of a cluster lie on several servers, which have no transaction in common.
  const size = link.isCluster ? 1 : STEP
  let changed = 0
  let undoId: string | undefined
  try {
    for (let at = 0; at < keys.length; at += size) {
      signal.throwIfAborted()
      changed += await expireStep(wish, keys.slice(at, at + size), keeping)
    }
  } finally {
    undoId = ended(keeping, changed)
  }
  return { changed, undoId }
}

/** Ends the entry, also where the rest was refused: the keys that were changed can be taken back. */
function ended({ draft, bytesLeft }: Keeping, changed: number): string | undefined {
  if (bytesLeft === undefined || changed === 0) {
    draft.withdraw()
    return undefined
  }
  draft.seal()
  return draft.settle()
}

async function expireStep(
  { link, database, ttl, signal }: ExpireWish,
  keys: readonly Buffer[],
  keeping: Keeping,
): Promise<number> {
  const [first] = keys
  if (first === undefined) return 0
  return link.exclusively(first, signal, async (sender) => {
    await sender.send(['WATCH', ...keys], signal)
    const there = await typed(sender, keys, signal)
    if (there.length === 0) return 0
    await measure(sender, there, { keeping, signal })
    const plans = there.map((each) => planOf(each, ttl, keeping.bytesLeft !== undefined))
    const replies = await transact(
      sender,
      plans.flatMap(({ commands }) => commands),
      signal,
    )
    let at = 0
    for (const plan of plans) {
      const own = replies.slice(at, at + plan.commands.length)
      at += own.length
      keep(keeping, { plan, replies: own, schema: String(database) })
    }
    return there.length
  })
}

interface Typed {
  readonly key: Buffer
  readonly type: string
}

async function typed(sender: Sender, keys: readonly Buffer[], signal: AbortSignal) {
  const types = await sender.sendAll(
    keys.map((key): Arguments => ['TYPE', key]),
    signal,
  )
  return keys
    .map((key, at): Typed => ({ key, type: textOf(types[at]) }))
    .filter(({ type }) => type !== 'none')
}

/** Values that are too large are not read, and nothing of the change is kept. */
async function measure(
  sender: Sender,
  keys: readonly Typed[],
  { keeping, signal }: { readonly keeping: Keeping; readonly signal: AbortSignal },
): Promise<void> {
  if (keeping.bytesLeft === undefined) return
  const asked = keys.map(({ key }): Arguments => ['MEMORY', 'USAGE', key])
  let left = keeping.bytesLeft
  for (const size of await sender.sendAll(asked, signal))
    if (size !== null && !(size instanceof ServerRefusal)) left -= integerOf(size)
  keeping.bytesLeft = left < 0 ? undefined : left
}

interface Plan extends Typed {
  readonly commands: readonly Arguments[]
  /** So many of the commands are those of the image. */
  readonly images: number
}

function planOf({ key, type }: Typed, ttl: number | null, isKept: boolean): Plan {
  const images = isKept ? imageCommands(key, type) : []
  const change: Arguments = ttl === null ? ['PERSIST', key] : ['PEXPIRE', key, ttl]
  const commands = [...images, change, ['PEXPIRETIME', key] as const]
  return { key, type, commands, images: images.length }
}

interface Done {
  readonly plan: Plan
  readonly replies: readonly Reply[]
  readonly schema: string
}

function keep(keeping: Keeping, { plan, replies, schema }: Done): void {
  const { key, type, images } = plan
  const refused = replies.find((reply) => reply instanceof ServerRefusal)
  if (refused instanceof ServerRefusal) throw refused
  if (keeping.bytesLeft === undefined) return
  const before = imageOf(key, type, replies.slice(0, images))
  if (before === undefined) return
  const at = integerOf(replies.at(-1))
  try {
    const after = { ...before, expiresAt: at < 0 ? null : at }
    keeping.draft.add(changedRow(schema, { before, after }))
  } catch (error) {
    if (!(error instanceof JournalFull)) throw error
    keeping.bytesLeft = undefined
  }
}
