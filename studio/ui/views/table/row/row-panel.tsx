import ArrowDown from 'lucide-solid/icons/arrow-down'
import ArrowUp from 'lucide-solid/icons/arrow-up'
import Ellipsis from 'lucide-solid/icons/ellipsis'
import X from 'lucide-solid/icons/x'
import { createMemo, createSignal, For, Show } from 'solid-js'
import { Menu } from '../../../parts/menu.tsx'
import { singleCell } from '../../../state/grid/cell-selection.ts'
import { isNewRow } from '../../../state/staged/new-row-id.ts'
import { useTable } from '../../../state/grid/table-state.ts'
import { rowTitle } from '../../../state/grid/row-title.ts'
import { RowDependents } from './row-dependents.tsx'
import { RowField } from './row-field.tsx'
import { createRowActs } from './row-acts.ts'
import { focusGrid } from './focus-grid.ts'

/** The active row with all of its columns, beside the grid. */
export function RowPanel() {
  const state = useTable()
  const title = () => {
    const row = state.activeRow()
    if (row === undefined) return 'No row'
    return isNewRow(row.id)
      ? `New row of ${state.table().name}`
      : `${state.table().name} ${rowTitle(row)}`
  }
  const close = () => {
    state.setPanel(undefined)
    focusGrid()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  }
  return (
    <aside class="detail is-open" aria-label={`Row: ${title()}`} onKeyDown={onKey}>
      <RowPanelHead title={title()} onClose={close} />
      <div class="scroll">
        <Show
          when={state.activeRow()?.id}
          keyed
          fallback={<p class="empty faint">Choose a row to see all of it</p>}
        >
          {(id) => <RowFields id={id} />}
        </Show>
      </div>
    </aside>
  )
}

function RowPanelHead(props: { title: string; onClose: () => void }) {
  const state = useTable()
  const acts = createRowActs(state)
  const [anchor, setAnchor] = createSignal<HTMLElement>()
  const [isOpen, setOpen] = createSignal(false)
  const active = () => state.selection().active
  const go = (by: number) =>
    state.select(singleCell({ row: active().row + by, column: active().column }))
  return (
    <div class="bar">
      <b class="grow clip">{props.title}</b>
      <button
        type="button"
        class="icon small"
        aria-label="Previous row"
        title="Previous row"
        disabled={active().row <= 0}
        onClick={() => go(-1)}
      >
        <ArrowUp class="i" />
      </button>
      <button
        type="button"
        class="icon small"
        aria-label="Next row"
        title="Next row"
        disabled={active().row >= state.rows().length - 1}
        onClick={() => go(1)}
      >
        <ArrowDown class="i" />
      </button>
      <button
        ref={setAnchor}
        type="button"
        class="icon small"
        aria-label="Row actions"
        title="Row actions"
        aria-haspopup="menu"
        aria-expanded={isOpen()}
        onClick={() => setOpen(!isOpen())}
      >
        <Ellipsis class="i" />
      </button>
      <button
        type="button"
        class="icon small"
        aria-label="Close panel"
        title="Close panel (Esc)"
        onClick={props.onClose}
      >
        <X class="i" />
      </button>
      <Show when={isOpen()}>
        <Menu
          anchor={anchor()}
          label="Row actions"
          sections={acts.sections()}
          onClose={() => setOpen(false)}
        />
      </Show>
    </div>
  )
}

/** The fields of a row. They stay the same while its values change, so that the focus stays. */
export function RowFields(props: { id: string }) {
  const state = useTable()
  const row = createMemo(() => state.rows().find(({ id }) => id === props.id))
  return (
    <Show when={row()}>
      {(shown) => (
        <>
          <div class="fields">
            <For each={state.pages.columns()}>
              {(column) => <RowField row={shown()} column={column} />}
            </For>
          </div>
          <Show when={!isNewRow(props.id)}>
            <RowDependents row={shown()} />
          </Show>
        </>
      )}
    </Show>
  )
}
