import { type Accessor, createSignal, onCleanup } from 'solid-js'
import type { Bytes, ShownBytes } from '../../../api/keys/bytes.ts'
import { ApiFailure, failureLine } from '../api/api-failure.ts'
import { bytesId, sentBytes, shownText } from './byte-text.ts'

export type EditStage = 'dirty' | 'saving' | 'saved' | 'failed' | 'conflict'

/** An edit of one element from when it was typed until it is stored, or a person has decided. */
export interface ElementChange {
  readonly state: EditStage
  readonly mine: string
  readonly reason?: string
  /** Of a conflict: what is there now; undefined where it is gone. */
  readonly theirs?: ShownBytes | undefined
}

export interface EditWish {
  readonly id: string
  readonly value: string
  /** What was seen before. */
  readonly seen: Bytes | undefined
  readonly send: (value: string, seen: Bytes | undefined) => Promise<void>
}

/** The edits of a key: one after the other, so that a later one never overtakes. */
export interface ElementEdits {
  readonly of: (id: string) => ElementChange | undefined
  readonly needYou: Accessor<number>
  /** Whether it is on its way, or waits for a person. */
  readonly isOpen: (id: string) => boolean
  /** What was typed and is not in what was read; undefined where the element tells all. */
  readonly typed: (id: string) => string | undefined
  /** The elements have been read again, with all that is stored by now. */
  readonly noteRead: () => void
  readonly edit: (wish: EditWish) => Promise<void>
  /** Sends again what has failed. */
  readonly retry: (id: string) => void
  /** Stores mine over what is there now. */
  readonly keepMine: (id: string) => void
  readonly revert: (id: string) => void
}

/** How long "Saved" stays. */
const SHOWN = 2000
/** Faster saves show no spinner. */
const QUICK = 150

/** `onLost` is told of what was not stored when its page is gone already. */
export function createElementEdits(onLost: (wish: EditWish, error: unknown) => void): ElementEdits {
  const [all, setAll] = createSignal<ReadonlyMap<string, ElementChange>>(new Map())
  const wishes = new Map<string, SentWish>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let isGone = false
  onCleanup(() => {
    isGone = true
    timers.forEach(clearTimeout)
  })
  let last: Promise<void> = Promise.resolve()

  const put = (id: string, change: ElementChange | undefined) => {
    const next = new Map(all())
    if (change === undefined) next.delete(id)
    else next.set(id, change)
    setAll(next)
  }
  const later = (milliseconds: number, act: () => void) => {
    const timer = setTimeout(act, milliseconds)
    timers.add(timer)
    return timer
  }
  const sendOne = async (wish: EditWish) => {
    const { id, value: mine } = wish
    const spinner = later(QUICK, () => put(id, { state: 'saving', mine }))
    try {
      await wish.send(mine, wish.seen)
      clearTimeout(spinner)
      const saved: ElementChange = { state: 'saved', mine }
      put(id, saved)
      later(SHOWN, () => {
        if (all().get(id) === saved) put(id, undefined)
      })
    } catch (error) {
      clearTimeout(spinner)
      put(id, troubleOf(error, mine))
      if (isGone) onLost(wish, error)
    }
  }
  const edit = (wanted: EditWish): Promise<void> => {
    const seen = seenOf(wanted, wishes.get(wanted.id), all().get(wanted.id))
    const wish = { ...wanted, seen, shown: wanted.seen }
    wishes.set(wish.id, wish)
    put(wish.id, { state: 'dirty', mine: wish.value })
    last = last.then(() => sendOne(wish))
    return last
  }
  const again = (id: string, change: (wish: EditWish) => EditWish) => {
    const wish = wishes.get(id)
    if (wish !== undefined) void edit(change(wish))
  }
  return {
    of: (id) => all().get(id),
    needYou: () =>
      [...all().values()].filter(({ state }) => state === 'failed' || state === 'conflict').length,
    isOpen: (id) => {
      const state = all().get(id)?.state
      return state !== undefined && state !== 'saved'
    },
    typed: (id) => {
      const change = all().get(id)
      return change?.state === 'saved' && !wishes.has(id) ? undefined : change?.mine
    },
    noteRead: () => {
      for (const id of wishes.keys()) if (all().get(id)?.state === 'saved') wishes.delete(id)
    },
    edit,
    retry: (id) => again(id, (wish) => wish),
    keepMine: (id) => {
      const theirs = all().get(id)?.theirs
      again(id, (wish) => ({ ...wish, seen: theirs && sentBytes(theirs) }))
    },
    revert: (id) => put(id, undefined),
  }
}

interface SentWish extends EditWish {
  /** What was read of the element when it was typed. */
  readonly shown: Bytes | undefined
}

/** What a person has seen who edits an element again: what is there after a conflict, or what is stored by then. */
function seenOf(
  { seen }: EditWish,
  before: SentWish | undefined,
  change: ElementChange | undefined,
): Bytes | undefined {
  if (before === undefined || change === undefined) return seen
  if (change.state === 'conflict')
    return change.theirs === undefined ? seen : sentBytes(change.theirs)
  // The element has not been read again since it was typed over.
  const isTypedOver = change.state !== 'failed' && isSame(seen, before.shown)
  return isTypedOver ? before.value : seen
}

function isSame(one: Bytes | undefined, other: Bytes | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return bytesId(written(one)) === bytesId(written(other))
}

function written(bytes: Bytes) {
  return typeof bytes === 'string' ? { value: bytes } : bytes
}

function troubleOf(error: unknown, mine: string): ElementChange {
  if (!(error instanceof ApiFailure) || error.status !== 409)
    return { state: 'failed', mine, reason: failureLine(error) }
  return { state: 'conflict', mine, theirs: theirsOf(error), reason: failureLine(error) }
}

/** What a conflict says is there now; undefined where it does not, or where it is gone. */
export function theirsOf({ current }: ApiFailure): ShownBytes | undefined {
  if (typeof current !== 'object' || current === null) return undefined
  const members: Readonly<Record<string, unknown>> = { ...current }
  const { value, encoding } = members
  if (typeof value !== 'string') return undefined
  return encoding === 'base64' ? { value, encoding } : { value }
}

export function theirsText(change: ElementChange): string {
  return change.theirs === undefined ? 'It is gone' : shownText(change.theirs)
}
