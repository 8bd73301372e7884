import { type Accessor, createSignal, onCleanup } from 'solid-js'
import type { Bytes, ShownBytes } from '../../../api/keys/bytes.ts'
import { ApiFailure, failureLine } from '../api/api-failure.ts'
import { sentBytes, shownText } from './byte-text.ts'

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
  const wishes = new Map<string, EditWish>()
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
    // Whoever edits again after a conflict has seen what is there now.
    const before = all().get(wanted.id)
    const isKnown = before?.state === 'conflict' && before.theirs !== undefined
    const wish = isKnown ? { ...wanted, seen: sentBytes(before.theirs) } : wanted
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
    edit,
    retry: (id) => again(id, (wish) => wish),
    keepMine: (id) => {
      const theirs = all().get(id)?.theirs
      again(id, (wish) => ({ ...wish, seen: theirs && sentBytes(theirs) }))
    },
    revert: (id) => put(id, undefined),
  }
}

function troubleOf(error: unknown, mine: string): ElementChange {
  if (!(error instanceof ApiFailure) || error.status !== 409)
    return { state: 'failed', mine, reason: failureLine(error) }
  return { state: 'conflict', mine, theirs: shownOf(error.current), reason: failureLine(error) }
}

/** What a conflict says is there now. */
function shownOf(current: unknown): ShownBytes | undefined {
  if (typeof current !== 'object' || current === null) return undefined
  const members: Readonly<Record<string, unknown>> = { ...current }
  const { value, encoding } = members
  if (typeof value !== 'string') return undefined
  return encoding === 'base64' ? { value, encoding } : { value }
}

export function theirsText(change: ElementChange): string {
  return change.theirs === undefined ? 'It is gone' : shownText(change.theirs)
}
