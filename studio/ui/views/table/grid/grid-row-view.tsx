import Check from 'lucide-solid/icons/check'
import Plus from 'lucide-solid/icons/plus'
import Trash from 'lucide-solid/icons/trash'
import { createMemo, For, Match, Show, Switch } from 'solid-js'
import { groupedNumber } from '../../../state/numbers.ts'
import { checkRow } from '../../../state/grid/check-row.ts'
import { isNewRow } from '../../../state/staged/new-row-id.ts'
import { useTable } from '../../../state/grid/table-state.ts'
import { GridCell } from './grid-cell.tsx'
import { useGrid } from './grid-context.ts'

export function GridRowView(props: { index: number }) {
  const state = useTable()
  const { sight } = useGrid()
  const row = createMemo(() => state.rows()[props.index])
  const isChecked = () => state.checked.has(row()?.id ?? '')
  const number = () => {
    const isFromEnd = state.pages.loaded().from === 'end'
    const fromEnd = props.index - state.pages.rows().length
    return isFromEnd ? `−${-fromEnd}` : groupedNumber(props.index - state.firstLoaded() + 1)
  }
  const isNew = () => isNewRow(row()?.id ?? '')
  const isGone = () =>
    state
      .staged()
      .deleted()
      .has(row()?.id ?? '')
  return (
    <Show when={row()}>
      {(shown) => (
        <div
          role="row"
          class="g-row"
          classList={{ 'is-gone': isGone(), 'is-new': isNew() }}
          aria-rowindex={props.index + 2}
          aria-selected={isChecked()}
          style={{ top: `${props.index * sight.rowHeight}px` }}
        >
          <div role="gridcell" class="cell no pin-0" aria-colindex={1} data-gutter={props.index}>
            <span class="n">
              <Switch fallback={number()}>
                <Match when={isNew()}>
                  <Plus class="i i-s" />
                  <span class="sr">New row</span>
                </Match>
                <Match when={isGone()}>
                  <Trash class="i i-s" />
                  <span class="sr">Deleted row</span>
                </Match>
              </Switch>
            </span>
            <button
              type="button"
              tabindex={-1}
              role="checkbox"
              class="check"
              aria-checked={isChecked()}
              aria-label={isNew() ? 'Select new row' : `Select row ${number()}`}
              onClick={(event) => checkRow(state, props.index, event.shiftKey)}
            >
              <Check class="i" />
            </button>
          </div>
          <For each={sight.columnIndexes()}>
            {(place) => <GridCell row={shown()} index={props.index} place={place} />}
          </For>
        </div>
      )}
    </Show>
  )
}
