import { type Accessor, createEffect, createSignal, onCleanup, untrack } from 'solid-js'
import type { DeletedRows } from '../../../api/rows.ts'
import { Intent } from '../api/intent.ts'
import type { TableState } from '../grid/table-state.ts'
import type { Studio } from '../studio.ts'
import { tableApiPath } from '../table-address.ts'
import { deleteBody } from './bulk-bodies.ts'
import { type ChosenRows, chosenCount, recounted, rowsText } from './chosen-rows.ts'
import { type DeleteLoss, isMiscounted, tryDeletion } from './delete-loss.ts'
import { createGuarded } from './guarded.ts'
import { showDone } from './take-back.ts'

/** A deletion of many rows, which is tried first so that its loss can be told. */
export interface BulkDelete {
  readonly chosen: Accessor<ChosenRows>
  readonly count: Accessor<number>
  /** Undefined until the database has answered. */
  readonly loss: Accessor<DeleteLoss | undefined>
  readonly isBusy: Accessor<boolean>
  readonly failure: Accessor<unknown>
  readonly recount: () => Promise<void>
  readonly submit: () => Promise<boolean>
}

export function createBulkDelete(state: TableState, studio: Studio, first: ChosenRows): BulkDelete {
  const [chosen, setChosen] = createSignal(first)
  const [loss, setLoss] = createSignal<DeleteLoss>()
  const { run, isBusy, failure, setFailure } = createGuarded()
  const where = () => ({ table: state.table(), columns: state.pages.columns() })
  const intent = new Intent()
  createEffect(() => {
    const abort = new AbortController()
    // The rows of the page change when they are deleted, which asks for nothing again.
    const deletion = { ...untrack(where), chosen: chosen() }
    onCleanup(() => abort.abort())
    setLoss(undefined)
    tryDeletion(studio.api, deletion, abort.signal).then(setLoss, (error: unknown) => {
      if (!abort.signal.aborted) setFailure(error)
    })
  })
  const recount = async () => {
    await run(async () => {
      setChosen(await recounted(studio.api, state.table(), chosen()))
    })
  }
  const send = async () => {
    const body = deleteBody(chosen(), { ...where(), undo: loss()?.kind === 'undoable' })
    const path = tableApiPath(state.table(), '/rows/delete')
    const answer = await intent.send(body, (key) =>
      studio.api.send<DeletedRows>('POST', path, { body, key }),
    )
    settle({ state, studio, chosen: chosen(), answer })
  }
  const submit = async () => {
    const isDone = await run(send)
    if (isMiscounted(failure())) {
      setLoss({ kind: 'miscounted' })
      setFailure(undefined)
    }
    return isDone
  }
  return {
    chosen,
    count: () => chosenCount(chosen()),
    loss,
    isBusy,
    failure,
    recount,
    submit,
  }
}

interface Settled {
  readonly state: TableState
  readonly studio: Studio
  readonly chosen: ChosenRows
  readonly answer: DeletedRows
}

function settle({ state, studio, chosen, answer }: Settled): void {
  studio.noteWrite()
  state.checked.clear()
  if (chosen.kind === 'named') state.pages.remove(new Set(chosen.rows.map(({ id }) => id)))
  else state.pages.reload()
  const undoIds = answer.undoId === null ? [] : [answer.undoId]
  showDone(studio, `${rowsText(answer.deleted)} deleted`, undoIds)
}
