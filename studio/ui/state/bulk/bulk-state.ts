import { type Accessor, createContext, createSignal, useContext } from 'solid-js'
import type { TableState } from '../grid/table-state.ts'
import { stageDelete } from '../staged/stage-chosen.ts'
import type { Studio } from '../studio.ts'
import { checkedRows, type ChosenRows, countMatching, uncounted } from './chosen-rows.ts'

export type BulkDialog =
  | { readonly kind: 'edit' | 'delete'; readonly chosen: ChosenRows }
  | { readonly kind: 'export' }
  | { readonly kind: 'seed' }
  | { readonly kind: 'import' }
  | { readonly kind: 'paste'; readonly block: readonly (readonly string[])[] }

/** What is done with many rows at once, and the dialog that asks about it. */
export interface BulkState {
  readonly state: TableState
  readonly dialog: Accessor<BulkDialog | undefined>
  readonly open: (dialog: BulkDialog) => void
  readonly close: () => void
  /** How many rows match, as they were counted when all of them were chosen. */
  readonly matching: Accessor<number | undefined>
  readonly isCounting: Accessor<boolean>
  /** Chooses all rows that match the view, and counts them exactly. */
  readonly chooseAllMatching: () => Promise<void>
  /** The rows that are chosen; undefined where there are none, or they are not counted. */
  readonly chosen: Accessor<ChosenRows | undefined>
}

export function createBulkState(state: TableState, studio: Studio): BulkState {
  const [dialog, setDialog] = createSignal<BulkDialog>()
  const [matching, setMatching] = createSignal<number>()
  const [isCounting, setCounting] = createSignal(false)
  const chosen = (): ChosenRows | undefined => {
    const count = matching()
    if (state.checked.isAllMatching())
      return count === undefined ? undefined : { kind: 'matching', view: state.view(), count }
    const rows = checkedRows(state)
    return rows.length === 0 ? undefined : { kind: 'named', rows }
  }
  const chooseAllMatching = async () => {
    setMatching(undefined)
    setCounting(true)
    state.checked.checkAllMatching()
    try {
      const view = state.view()
      const count = await countMatching(studio.api, state.table(), view)
      if (view !== state.view()) return
      const reason = uncounted(count)
      if (reason === undefined) setMatching(count.value ?? undefined)
      else studio.toasts.show({ tone: 'info', text: reason })
    } catch (error) {
      studio.toasts.showFailure(error)
    } finally {
      setCounting(false)
    }
  }
  const strike = async (rows: ChosenRows) => {
    try {
      await stageDelete({ state, studio }, rows)
      state.checked.clear()
    } catch (error) {
      studio.toasts.showFailure(error)
    }
  }
  return {
    state,
    dialog,
    open: (asked) => {
      // What waits is shown struck through, and asks for nothing.
      if (asked.kind === 'delete' && state.queue().isStaged()) void strike(asked.chosen)
      else setDialog(asked)
    },
    close: () => setDialog(undefined),
    matching,
    isCounting,
    chooseAllMatching,
    chosen,
  }
}

export const BulkContext = createContext<BulkState>()

export function useBulk(): BulkState {
  const bulk = useContext(BulkContext)
  if (bulk === undefined) throw new Error('a part of the page of a table stands outside of it')
  return bulk
}
