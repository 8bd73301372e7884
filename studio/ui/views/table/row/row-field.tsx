import { createMemo, createUniqueId, type JSX, Show } from 'solid-js'
import type { Column } from '../../../../api/tables.ts'
import { CellValue } from '../../../parts/cell-value.tsx'
import { needsYou, shownState } from '../../../state/edit/cell-edit.ts'
import { sizeTag } from '../../../state/grid/cell-look.ts'
import type { GridRow } from '../../../state/grid/grid-row.ts'
import { shownLook } from '../../../state/grid/shown-look.ts'
import { useTable } from '../../../state/grid/table-state.ts'
import { isNewRow } from '../../../state/staged/new-row-id.ts'
import { useStudio } from '../../../state/studio.ts'
import { createFieldEditing } from '../editors/editing.ts'
import { needsRoom, openCell } from '../editors/open-cell.ts'
import { Mark } from '../grid/cell-state-mark.tsx'
import { TroubleBody } from '../grid/edit-trouble.tsx'
import { FollowLink } from '../grid/follow-link.tsx'
import { FieldControl } from './field-control.tsx'
import { placeholderOf } from './field-placeholder.ts'

/** A column of a row as a field, which shows how its edit stands. */
export function RowField(props: { row: GridRow; column: Column }) {
  const state = useTable()
  const id = createUniqueId()
  const edit = createMemo(() => state.queue().editOf(props.row.id, props.column.name))
  const shown = () => shownState(edit())
  const trouble = () => {
    const now = edit()
    return now !== undefined && needsYou(now) ? now : undefined
  }
  return (
    <div class="f" role="group" aria-label={props.column.name} data-state={shown()}>
      <FieldLabel id={id} column={props.column}>
        <Show when={shown()}>{(mark) => <Mark state={mark()} />}</Show>
      </FieldLabel>
      <div class="value">
        <FieldValue id={id} row={props.row} column={props.column} />
        <Show when={trouble()}>
          {(one) => (
            <div class="field-trouble">
              <TroubleBody edit={one()} column={props.column} />
            </div>
          )}
        </Show>
      </div>
    </div>
  )
}

export function FieldLabel(props: { id: string; column: Column; children?: JSX.Element }) {
  const type = () => {
    const { column } = props
    if (column.references !== undefined) return `${column.type} → ${column.references.table}`
    if (column.primaryKey) return `${column.type} · key`
    return column.nullable ? `${column.type} · nullable` : column.type
  }
  return (
    <div class="label">
      <label for={props.id} class="clip">
        {props.column.name}
      </label>
      {props.children}
      <span class="type clip">{type()}</span>
    </div>
  )
}

function FieldValue(props: { id: string; row: GridRow; column: Column }) {
  const state = useTable()
  const isPlain = () =>
    state.lockOf(props.column, isNewRow(props.row.id)) !== undefined ||
    needsRoom(props.row, props.column)
  return (
    <Show when={isPlain()} fallback={<EditableField {...props} />}>
      <PlainField {...props} />
    </Show>
  )
}

function EditableField(props: { id: string; row: GridRow; column: Column }) {
  const editing = createFieldEditing(() => props.row, props.column)
  return (
    <div class="field-row">
      <div class="grow">
        <FieldControl
          id={props.id}
          editing={editing}
          placeholder={placeholderOf(editing.draft())}
        />
      </div>
      <FollowLink row={props.row} column={props.column} isTabStop />
    </div>
  )
}

/** A value that cannot be changed, or that needs a window of its own. */
function PlainField(props: { id: string; row: GridRow; column: Column }) {
  const state = useTable()
  const studio = useStudio()
  const note = () => props.row.notes[props.column.name]
  const look = () => shownLook(state, props.row, props.column)
  const lock = () => state.lockOf(props.column, isNewRow(props.row.id))
  const isRoomy = () => needsRoom(props.row, props.column)
  return (
    <div class="field-row">
      <span class="grow clip" id={isRoomy() ? undefined : props.id} title={lock()}>
        <CellValue look={look()} /> <span class="t">{sizeTag(props.column, note())}</span>
      </span>
      <FollowLink row={props.row} column={props.column} isTabStop />
      <Show when={isRoomy()}>
        <button
          type="button"
          id={props.id}
          class="btn quiet small"
          aria-label={`${lock() === undefined ? 'Edit' : 'View'} ${props.column.name}`}
          onClick={() => state.setOpenValue(openCell({ state, studio }, props.row, props.column))}
        >
          {lock() === undefined ? 'Edit' : 'View'}
        </button>
      </Show>
    </div>
  )
}
