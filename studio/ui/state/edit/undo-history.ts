import { type Accessor, createMemo, createSignal } from 'solid-js'
import type { ApiClient } from '../api/api-client.ts'
import { isUndecided } from '../api/api-failure.ts'
import { nextRedo, nextUndo, type UndoableChange } from './undo-order.ts'

type Verb = 'undo' | 'redo'

export interface UndoHistory<Change> {
  readonly changes: Accessor<readonly Change[]>
  readonly undoable: Accessor<Change | undefined>
  readonly redoable: Accessor<Change | undefined>
  readonly busy: Accessor<boolean>
  /** Reads the journal of the server again. */
  readonly refresh: () => Promise<void>
  /** Undo what was done last; the change that was undone, or undefined where there is none. */
  readonly undo: () => Promise<Change | undefined>
  readonly redo: () => Promise<Change | undefined>
}

/**
 * Undo and redo live in the journal of the server, so that they survive a reload of the page. `settled` resolves when
 * what is being saved has been stored or refused.
 */
export function createUndoHistory<Change extends UndoableChange>(
  api: ApiClient,
  settled: () => Promise<void>,
): UndoHistory<Change> {
  const [changes, setChanges] = createSignal<readonly Change[]>([])
  const [busy, setBusy] = createSignal(false)
  const undoable = createMemo(() => nextUndo(changes()))
  const redoable = createMemo(() => nextRedo(changes()))
  // What was asked for last, as long as no answer has come.
  let unheard: { readonly verb: Verb; readonly undoId: string } | undefined

  const refresh = async () => {
    setChanges((await api.get<{ changes: readonly Change[] }>('/api/changes')).changes)
  }
  /** The change that was turned though its answer was lost: to turn another one would be more than the person wants. */
  const doneUnheard = (verb: Verb) => {
    const sought = unheard?.verb === verb ? unheard.undoId : undefined
    unheard = undefined
    const state = verb === 'undo' ? 'undone' : 'done'
    return changes().find((change) => change.undoId === sought && change.state === state)
  }
  // What is being saved is the last change, though the journal has not told of it yet.
  const turnOnce = async (next: () => Change | undefined, verb: Verb) => {
    setBusy(true)
    try {
      await settled()
      await refresh()
      const done = doneUnheard(verb)
      const change = done ?? next()
      if (change === undefined || done !== undefined) return change
      const path = `/api/changes/${encodeURIComponent(change.undoId)}/${verb}`
      unheard = { verb, undoId: change.undoId }
      await api.send('POST', path)
      unheard = undefined
      return change
    } catch (error) {
      if (!isUndecided(error)) unheard = undefined
      throw error
    } finally {
      setBusy(false)
      await refresh()
    }
  }
  // A second press while the first one is answered is one more step, not nothing.
  let last: Promise<unknown> = Promise.resolve()
  const turn = (next: () => Change | undefined, verb: Verb) => {
    const act = () => turnOnce(next, verb)
    const turned = last.then(act, act)
    last = turned
    return turned
  }
  const undo = () => turn(undoable, 'undo')
  const redo = () => turn(redoable, 'redo')
  return { changes, undoable, redoable, busy, refresh, undo, redo }
}
