import type { Journal } from '../../journal/journal.ts'
import type { Link, Sender } from '../link/link.ts'
import { type Arguments, bytesOf, integerOf, ServerRefusal } from '../link/reply.ts'
import { readImage, tooLarge } from '../undo/key-image.ts'
import { transact } from './change-key.ts'
import { ChangedMeanwhile, NameTaken } from './changed-meanwhile.ts'
import { recorded } from './recorded.ts'

export interface MoveWish {
  readonly link: Link
  readonly key: Buffer
  readonly to: Buffer
  /** True: a key that has the name already goes. */
  readonly replace: boolean
  readonly journal: Journal
  readonly database: number
  readonly signal: AbortSignal
}

export interface Moved {
  /** Undefined where it cannot be taken back. */
  readonly undoId: string | undefined
}

/** Gives a key another name. Throws ChangedMeanwhile where it is gone, or where the name is taken. */
export function renameKey(wish: MoveWish): Promise<Moved> {
  const { key, to, link, signal } = wish
  return within(wish, ['RENAME', key, to], async () => {
    await carry(wish)
    await link.send(['UNLINK', key], signal)
  })
}

/** Copies a key within its database. Throws ChangedMeanwhile as `renameKey` does. */
export function copyKey(wish: MoveWish): Promise<Moved> {
  return within(wish, ['COPY', wish.key, wish.to, 'REPLACE'], () => carry(wish))
}

/** Copies a key to another database, which cannot be taken back. Throws ChangedMeanwhile as `renameKey` does. */
export async function copyToDatabase(wish: MoveWish, database: number): Promise<Moved> {
  const { link, key, to, replace, signal } = wish
  const how = replace ? ['REPLACE'] : []
  const done = await link.send(['COPY', key, to, 'DB', database, ...how], signal)
  if (integerOf(done) === 1) return { undoId: undefined }
  const isThere = integerOf(await link.send(['EXISTS', key], signal)) === 1
  throw isThere ? new NameTaken('copy') : new ChangedMeanwhile('key', null)
}

/** Keys on several servers of a cluster have no command in common: then `apart` does the work. */
async function within(
  wish: MoveWish,
  command: Arguments,
  apart: () => Promise<void>,
): Promise<Moved> {
  try {
    return await wish.link.exclusively(wish.key, wish.signal, (sender) =>
      move(sender, wish, command),
    )
  } catch (error) {
    if (!isOtherSlot(error)) throw error
    await apart()
    return { undoId: undefined }
  }
}

async function move(sender: Sender, wish: MoveWish, command: Arguments): Promise<Moved> {
  const { key, to, replace, signal } = wish
  await sender.send(['WATCH', key, to], signal)
  const source = await readImage(sender, key, signal)
  const target = await readImage(sender, to, signal)
  if (source === undefined) throw new ChangedMeanwhile('key', null)
  if (target !== undefined && !replace) throw new NameTaken('name')
  if (source === tooLarge || target === tooLarge) {
    await transact(sender, [command], signal)
    return { undoId: undefined }
  }
  const left = command[0] === 'RENAME' ? [{ before: source, after: undefined }] : []
  const keys = [...left, { before: target, after: { ...source, key: to } }]
  const { undoId } = await recorded({ ...wish, kind: 'update' }, keys, async () => {
    await transact(sender, [command], signal)
    return { result: undefined, keys }
  })
  return { undoId }
}

/** Carries a value from one node of a cluster to another. */
async function carry({ link, key, to, replace, signal }: MoveWish): Promise<void> {
  const [dump, expires] = await link.sendAll(
    [
      ['DUMP', key],
      ['PEXPIRETIME', key],
    ],
    signal,
  )
  if (dump === null) throw new ChangedMeanwhile('key', null)
  const at = integerOf(expires)
  const value = at < 0 ? [0, bytesOf(dump)] : [at, bytesOf(dump), 'ABSTTL']
  const [answer] = await link.sendAll(
    [['RESTORE', to, ...value, ...(replace ? ['REPLACE'] : [])]],
    signal,
  )
  if (!(answer instanceof ServerRefusal)) return
  throw answer.code === 'BUSYKEY' ? new NameTaken('name') : answer
}

function isOtherSlot(error: unknown): boolean {
  return error instanceof ServerRefusal && error.code === 'CROSSSLOT'
}
