import Check from 'lucide-solid/icons/check'
import { createMemo, For, Show } from 'solid-js'
import { groupedNumber } from '../../../state/numbers.ts'
import { checkRow } from '../../../state/grid/check-row.ts'
import { useTable } from '../../../state/grid/table-state.ts'
import { GridCell } from './grid-cell.tsx'
import { useGrid } from './grid-context.ts'

export function GridRowView(props: { index: number }) {
  const state = useTable()
  const { sight } = useGrid()
  const row = createMemo(() => state.pages.rows()[props.index])
  const isChecked = () => state.checked.has(row()?.id ?? '')
  const number = () => {
    const isFromEnd = state.pages.loaded().from === 'end'
    const fromEnd = props.index - state.pages.rows().length
    return isFromEnd ? `−${-fromEnd}` : groupedNumber(props.index + 1)
  }
  return (
    <Show when={row()}>
      {(shown) => (
        <div
          role="row"
          class="g-row"
          classList={{ 'is-gone': state.staged().deleted().has(shown().id) }}
          aria-rowindex={props.index + 2}
          aria-selected={isChecked()}
          style={{ top: `${props.index * sight.rowHeight}px` }}
        >
          <div role="gridcell" class="cell no pin-0" aria-colindex={1} data-gutter={props.index}>
            <span class="n">{number()}</span>
            <button
              type="button"
              tabindex={-1}
              role="checkbox"
              class="check"
              aria-checked={isChecked()}
              aria-label={`Select row ${number()}`}
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
