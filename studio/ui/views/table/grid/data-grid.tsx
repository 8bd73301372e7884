import { createEffect, For, on, Show } from 'solid-js'
import { createGridSight } from '../../../state/grid/grid-sight.ts'
import { useFind } from '../../../state/grid/find/find-state.ts'
import { useTable } from '../../../state/grid/table-state.ts'
import { NoRows } from '../find/no-rows.tsx'
import { createGridActions } from './grid-actions.ts'
import { GridContext } from './grid-context.ts'
import { GridHead } from './grid-head.tsx'
import { GridRowView } from './grid-row-view.tsx'

/** The rows as a WAI-ARIA grid: one tab stop, arrows move, and only cells in sight exist. */
export function DataGrid() {
  const state = useTable()
  const sight = createGridSight(state)
  const find = useFind()
  const openMenu = (anchor: HTMLElement) => find.setMenu({ anchor })
  const actions = createGridActions(state, sight, openMenu)
  // The panel beside the grid goes on to another row, which comes into sight.
  createEffect(on(state.selection, ({ active }) => sight.reveal(active), { defer: true }))
  createEffect(on(state.selection, ({ active }) => sight.followFocus(active), { defer: true }))
  const total = () => {
    const count = state.pages.count()
    if (!state.pages.hasMore()) return state.rows().length + 1
    const fresh = state.staged().newRows().length
    return count?.mode === 'exact' && count.value !== null ? count.value + fresh + 1 : -1
  }
  return (
    <GridContext.Provider value={{ sight, edit: actions.edit, openMenu }}>
      <div
        ref={sight.setElement}
        class="grid"
        classList={{ 'is-empty': find.isEmpty() }}
        role="grid"
        aria-label={`Rows of ${state.table().name}`}
        aria-rowcount={total()}
        aria-colcount={state.placed().length + 1}
        aria-multiselectable="true"
        aria-busy={state.pages.loading()}
        style={{ '--cols': sight.template() }}
        onScroll={() => sight.onScroll()}
        onKeyDown={actions.onKeyDown}
        onPointerDown={actions.onPointerDown}
        onPointerMove={actions.onPointerMove}
        onDblClick={() => actions.edit()}
        onCopy={actions.onCopy}
        onCut={actions.onCut}
        onPaste={actions.onPaste}
        onContextMenu={actions.onContextMenu}
      >
        <GridHead />
        <div
          role="rowgroup"
          class="g-body"
          style={{
            height: `${state.rows().length * sight.rowHeight}px`,
            width: `${sight.width()}px`,
          }}
        >
          <For each={sight.rowIndexes()}>{(index) => <GridRowView index={index} />}</For>
        </div>
      </div>
      <Show when={find.isEmpty()}>
        <NoRows />
      </Show>
    </GridContext.Provider>
  )
}
