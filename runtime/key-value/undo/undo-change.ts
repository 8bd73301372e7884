import { isUnknown } from '../../edit/recorded.ts'
import type { Claim, ClaimedRow, ClaimRefusal, Direction } from '../../journal/journal.ts'
import { ChangedMeanwhile } from '../edit/changed-meanwhile.ts'
import { transact } from '../edit/change-key.ts'
import type { Link, Sender } from '../link/link.ts'
import { type Arguments, ServerRefusal } from '../link/reply.ts'
import {
  imageOfRow,
  type KeyImage,
  readImage,
  restoreCommand,
  rowOf,
  tooLarge,
} from './key-image.ts'
import { type Settling, settleAbandoned } from './settle-abandoned.ts'

export interface UndoWish extends Settling {
  readonly id: string
  readonly direction: Direction
  /** The connections to a database by its number. */
  readonly linkOf: (database: number) => Promise<Link>
}

export type Undone =
  | { readonly kind: 'done'; readonly keys: number }
  | { readonly kind: 'unclaimed'; readonly reason: ClaimRefusal }

/** A key with what it is expected to be, and what it is to become. */
interface Step {
  readonly number: number
  readonly key: Buffer
  readonly expected: KeyImage | undefined
  readonly wanted: KeyImage | undefined
}

/** Takes a change back, or makes it again. Throws ChangedMeanwhile where a key has been changed since. */
export async function undoChange(wish: UndoWish): Promise<Undone> {
  const { journal, id, direction } = wish
  await settleAbandoned(wish)
  const claim = journal.claim(id, direction)
  if (typeof claim === 'string') return { kind: 'unclaimed', reason: claim }
  try {
    const keys = await takeBack(claim, wish)
    claim.settle()
    return { kind: 'done', keys }
  } catch (error) {
    if (isUnknown(error)) claim.abandon()
    else claim.withdraw()
    throw error
  }
}

async function takeBack(claim: Claim, { direction, linkOf, signal }: UndoWish): Promise<number> {
  const link = await linkOf(Number(claim.entry.schema))
  const steps = [...claim.rows()].map((row) => stepOf(row, direction))
  // The keys of a cluster lie on several servers, so that each is a change of its own.
  const groups = link.isCluster ? steps.map((step) => [step]) : [steps]
  if (link.isCluster) for (const group of groups) await check(link, group, signal)
  for (const group of groups) {
    const images = await restore(link, group, signal)
    for (const [at, { number }] of group.entries()) claim.becomes(number, rowOf(images[at]))
  }
  claim.seal()
  return steps.length
}

function stepOf({ number, row }: ClaimedRow, direction: Direction): Step {
  const before = imageOfRow(row.before)
  const after = imageOfRow(row.after)
  const [expected, wanted] = direction === 'undo' ? [after, before] : [before, after]
  const key = (expected ?? wanted)?.key
  if (key === undefined) throw new Error('the undo journal holds a change of no key')
  return { number, key, expected, wanted }
}

async function check(link: Link, steps: readonly Step[], signal: AbortSignal): Promise<void> {
  for (const step of steps) await compare(link, step, signal)
}

async function compare(sender: Sender, { key, expected }: Step, signal: AbortSignal) {
  const current = await readImage(sender, key, signal)
  const isSame = current !== tooLarge && current?.digest === expected?.digest
  if (!isSame) throw new ChangedMeanwhile('undoId', current === undefined ? null : undefined)
}

/** Makes the keys what they were, and says what they are afterwards. */
function restore(
  link: Link,
  steps: readonly Step[],
  signal: AbortSignal,
): Promise<readonly (KeyImage | undefined)[]> {
  const [first] = steps
  if (first === undefined) return Promise.resolve([])
  return link.exclusively(first.key, signal, async (sender) => {
    await sender.send(['WATCH', ...steps.map(({ key }) => key)], signal)
    for (const step of steps) await compare(sender, step, signal)
    const replies = await transact(sender, steps.map(commandOf), signal)
    const failed = replies.find((reply) => reply instanceof ServerRefusal)
    if (failed instanceof ServerRefusal) throw failed
    const images: (KeyImage | undefined)[] = []
    for (const { key } of steps) {
      const image = await readImage(sender, key, signal)
      images.push(image === tooLarge ? undefined : image)
    }
    return images
  })
}

function commandOf({ key, wanted }: Step): Arguments {
  return wanted === undefined ? ['UNLINK', key] : restoreCommand(wanted)
}
