import { createMemo, Show } from 'solid-js'
import { shownState } from '../../../state/edit/cell-edit.ts'
import { isInRange, rangeOf, rangeSize, singleCell } from '../../../state/grid/cell-selection.ts'
import { isNumeric, sizeTag } from '../../../state/grid/cell-look.ts'
import type { GridRow } from '../../../state/grid/grid-row.ts'
import { shownLook } from '../../../state/grid/shown-look.ts'
import { useTable } from '../../../state/grid/table-state.ts'
import { isNewRow } from '../../../state/staged/new-row-id.ts'
import { CellValue } from '../../../parts/cell-value.tsx'
import { CellStateMark } from './cell-state-mark.tsx'
import { CellEditor } from '../editors/cell-editor.tsx'
import { FollowLink } from './follow-link.tsx'
import { useGrid } from './grid-context.ts'

export function GridCell(props: { row: GridRow; index: number; place: number }) {
  const state = useTable()
  const { sight, edit } = useGrid()
  const placed = () => state.placed()[props.place]
  const isActive = createMemo(() => {
    const { active } = state.selection()
    return active.row === props.index && active.column === props.place
  })
  const isRanged = createMemo(() => {
    const range = rangeOf(state.selection())
    const { rows, columns } = rangeSize(range)
    return rows * columns > 1 && isInRange({ row: props.index, column: props.place }, range)
  })
  const openWhole = () => {
    state.select(singleCell({ row: props.index, column: props.place }))
    edit()
  }
  const pinnedLeft = () => sight.pinnedLeft()[props.place]
  return (
    <Show when={placed()?.column}>
      {(column) => {
        const change = createMemo(() => state.queue().editOf(props.row.id, column().name))
        const stateShown = createMemo(() => shownState(change()))
        const isLocked = () => state.lockOf(column(), isNewRow(props.row.id)) !== undefined
        const note = () => props.row.notes[column().name]
        const look = createMemo(() => shownLook(state, props.row, column()))
        const isEditing = () => {
          const open = state.editor()
          return open?.row === props.row.id && open.column === column().name && isActive()
        }
        const tag = () => (change() === undefined ? sizeTag(column(), note()) : undefined)
        return (
          <div
            role="gridcell"
            class="cell"
            classList={{
              num: isNumeric(column()),
              'is-active': isActive(),
              'is-range': isRanged(),
              'is-editing': isEditing(),
              'is-pinned': pinnedLeft() !== undefined,
              'pin-edge': props.place === sight.pinnedLeft().length - 1,
              fk: column().references !== undefined,
              cut: tag() !== undefined,
            }}
            tabindex={isActive() ? 0 : -1}
            data-row={props.index}
            data-column={props.place}
            data-state={stateShown()}
            aria-colindex={props.place + 2}
            aria-selected={isRanged() || isActive()}
            aria-readonly={isLocked() ? true : undefined}
            aria-invalid={stateShown() === 'failed' ? true : undefined}
            style={{
              'grid-column': `${props.place + 2}`,
              left: pinnedLeft() === undefined ? undefined : `${pinnedLeft()}px`,
            }}
          >
            <Show when={!isEditing()} fallback={<CellEditor row={props.row} column={column()} />}>
              <FollowLink row={props.row} column={column()} />
              <span class="v">
                <CellValue look={look()} />
              </span>
              <SizeTag text={tag()} onOpen={openWhole} />
            </Show>
            <CellStateMark edit={change()} column={column()} />
          </div>
        )
      }}
    </Show>
  )
}

/** The size of a value that is shown cut. It opens the whole of it. */
function SizeTag(props: { text: string | undefined; onOpen: () => void }) {
  return (
    <Show when={props.text}>
      <button
        type="button"
        class="more"
        tabindex={-1}
        title="Show the whole value"
        onClick={() => props.onOpen()}
      >
        {props.text}
      </button>
    </Show>
  )
}
