import ArrowDown from 'lucide-solid/icons/arrow-down'
import ArrowUp from 'lucide-solid/icons/arrow-up'
import Check from 'lucide-solid/icons/check'
import ChevronDown from 'lucide-solid/icons/chevron-down'
import Minus from 'lucide-solid/icons/minus'
import { For, Show } from 'solid-js'
import { KindIcon } from '../../../parts/kind-icon.tsx'
import { isNumeric } from '../../../state/grid/cell-look.ts'
import { withoutWidth, withWidth } from '../../../state/grid/column-layout.ts'
import { useFind } from '../../../state/grid/find/find-state.ts'
import { toggleSort } from '../../../state/grid/grid-view.ts'
import { useTable } from '../../../state/grid/table-state.ts'
import { useGrid } from './grid-context.ts'

export function GridHead() {
  const { sight } = useGrid()
  return (
    <div role="rowgroup" class="g-head-group">
      <div role="row" class="g-row g-head" aria-rowindex={1}>
        <AllRows />
        <For each={sight.columnIndexes()}>{(place) => <HeadCell place={place} />}</For>
      </div>
    </div>
  )
}

function AllRows() {
  const state = useTable()
  const chosen = () => state.checked.ids().size
  const isAll = () => {
    const count = state.rows().length
    return state.checked.isAllMatching() || (count > 0 && chosen() === count)
  }
  const mark = () => (isAll() ? 'true' : 'mixed')
  const toggle = () => state.checked.set(isAll() ? [] : state.rows().map(({ id }) => id))
  return (
    <div role="columnheader" class="pin-0 g-all" aria-colindex={1}>
      <button
        type="button"
        role="checkbox"
        tabindex={-1}
        class="check"
        aria-checked={chosen() === 0 && !isAll() ? 'false' : mark()}
        aria-label="Select all rows that are loaded"
        onClick={toggle}
      >
        <Show when={isAll()} fallback={<Minus class="i" />}>
          <Check class="i" />
        </Show>
      </button>
    </div>
  )
}

const SORTED = { asc: 'ascending', desc: 'descending' } as const

function HeadCell(props: { place: number }) {
  const state = useTable()
  const { sight } = useGrid()
  const find = useFind()
  const column = () => state.placed()[props.place]?.column
  const key = () => state.view().sort.find((one) => one.column === column()?.name)
  const order = () => {
    const { sort } = state.view()
    const place = sort.findIndex((one) => one.column === column()?.name)
    return sort.length > 1 && place !== -1 ? String(place + 1) : ''
  }
  const left = () => sight.pinnedLeft()[props.place]
  const direction = () => key()?.direction
  return (
    <Show when={column()}>
      {(shown) => (
        <div
          role="columnheader"
          classList={{
            num: isNumeric(shown()),
            'is-pinned': left() !== undefined,
            'pin-edge': props.place === sight.pinnedLeft().length - 1,
          }}
          aria-colindex={props.place + 2}
          aria-sort={sortedAs(direction())}
          title={`${shown().name} ${shown().type}`}
          onContextMenu={(event) => {
            event.preventDefault()
            find.setMenu({ anchor: event.currentTarget, column: shown().name })
          }}
          style={{
            'grid-column': `${props.place + 2}`,
            left: left() === undefined ? undefined : `${left()}px`,
          }}
        >
          <SortButton
            place={props.place}
            label={shown().name}
            direction={direction()}
            order={order()}
          />
          <HeadMenuButton name={shown().name} />
          <WidthGrip place={props.place} />
        </div>
      )}
    </Show>
  )
}

function sortedAs(direction: 'asc' | 'desc' | undefined) {
  return direction === undefined ? undefined : SORTED[direction]
}

/** A click sorts by the column, with Shift besides the others; it is no tab stop of its own. */
function SortButton(props: {
  place: number
  label: string
  direction: 'asc' | 'desc' | undefined
  order: string
}) {
  const state = useTable()
  const column = () => state.placed()[props.place]?.column
  const isSortable = () => column()?.addressable === true && column()?.ordered === true
  const sort = (event: MouseEvent) => {
    if (!isSortable()) return
    const view = state.view()
    state.setView({ ...view, sort: toggleSort(view.sort, props.label, event.shiftKey) })
  }
  return (
    <button
      type="button"
      class="head-button"
      tabindex={-1}
      aria-disabled={isSortable() ? undefined : true}
      onClick={sort}
    >
      <Show when={column()}>
        {(shown) => (
          <KindIcon
            kind={shown().kind}
            primaryKey={shown().primaryKey}
            foreignKey={shown().references !== undefined}
          />
        )}
      </Show>
      <span class="name">{props.label}</span>
      <Show when={column()?.kind !== undefined && !column()?.primaryKey}>
        <span class="type">{column()?.type}</span>
      </Show>
      <Show when={props.direction}>
        {(direction) => (
          <span class="sort">
            {direction() === 'asc' ? <ArrowUp class="i" /> : <ArrowDown class="i" />}
            {props.order}
          </span>
        )}
      </Show>
    </button>
  )
}

/** The menu of the column; by the keyboard it is reached from the menu of a cell. */
function HeadMenuButton(props: { name: string }) {
  const find = useFind()
  return (
    <button
      type="button"
      class="head-menu"
      tabindex={-1}
      aria-label={`Menu of column ${props.name}`}
      aria-haspopup="menu"
      onClick={(event) => find.setMenu({ anchor: event.currentTarget, column: props.name })}
    >
      <ChevronDown class="i" />
    </button>
  )
}

/** Dragging makes the column wider; a double click gives it its plain width back. */
function WidthGrip(props: { place: number }) {
  const state = useTable()
  const placed = () => state.placed()[props.place]
  const start = (event: PointerEvent) => {
    const column = placed()
    const grip = event.currentTarget
    if (column === undefined || !(grip instanceof HTMLElement)) return
    event.preventDefault()
    event.stopPropagation()
    const from = event.clientX - column.width
    const move = (moved: PointerEvent) =>
      state.setLayout(withWidth(state.layout(), column.column.name, moved.clientX - from))
    grip.setPointerCapture(event.pointerId)
    grip.addEventListener('pointermove', move)
    grip.addEventListener(
      'lostpointercapture',
      () => grip.removeEventListener('pointermove', move),
      {
        once: true,
      },
    )
  }
  const reset = () => {
    const name = placed()?.column.name ?? ''
    state.setLayout(withoutWidth(state.layout(), name))
  }
  return <span class="grip" onPointerDown={start} onDblClick={reset} />
}
