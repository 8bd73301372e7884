import { createUniqueId, Show } from 'solid-js'
import type { Column } from '../../../../api/tables.ts'
import { CellValue } from '../../../parts/cell-value.tsx'
import { isRequired, type NewRow } from '../../../state/edit/row/new-row.ts'
import { draftLook } from '../../../state/grid/cell-look.ts'
import { useTable } from '../../../state/grid/table-state.ts'
import { createEditing } from '../editors/editing.ts'
import { FieldControl } from './field-control.tsx'
import { FieldLabel } from './row-field.tsx'

const WITH_ROOM = new Set<Column['kind']>(['json', 'array', 'binary'])

/** A column of the form of a new row. */
export function NewRowField(props: { row: NewRow; column: Column }) {
  const id = createUniqueId()
  const fault = () => props.row.faultOf(props.column)
  const isMissing = () => isRequired(props.column) && isLeftOut()
  const isLeftOut = () => props.row.draftOf(props.column).kind === 'default'
  return (
    <div
      class="f"
      role="group"
      aria-label={props.column.name}
      data-state={fault() === undefined ? undefined : 'failed'}
      data-required={isMissing()}
    >
      <FieldLabel id={id} column={props.column}>
        <Show when={isRequired(props.column)}>
          <span class="required">required</span>
        </Show>
      </FieldLabel>
      <div class="value">
        <Show
          when={props.column.writable && props.column.addressable}
          fallback={<span class="faint">{givenText(props.column)}</span>}
        >
          <Show
            when={WITH_ROOM.has(props.column.kind)}
            fallback={<NewRowControl id={id} row={props.row} column={props.column} />}
          >
            <RoomyField id={id} row={props.row} column={props.column} />
          </Show>
        </Show>
        <Show when={fault()}>
          {(reason) => (
            <p class="field-fault danger" role="alert">
              {reason()}
            </p>
          )}
        </Show>
      </div>
    </div>
  )
}

interface FieldProps {
  readonly id: string
  readonly row: NewRow
  readonly column: Column
}

function NewRowControl(props: FieldProps) {
  const { column, row } = props
  const editing = createEditing({
    column,
    draft: () => row.draftOf(column),
    put: (draft) => row.set(column, draft),
    putSoon: (draft) => row.set(column, draft),
    keepFailed: (_, reason) => row.setFault(column, reason),
    leave: () => undefined,
    cancel: () => undefined,
  })
  const placeholder = () => {
    const draft = row.draftOf(column)
    if (draft.kind === 'value') return draft.value === null ? 'NULL' : "''"
    return givenText(column)
  }
  return <FieldControl id={props.id} editing={editing} placeholder={placeholder()} />
}

/** What a column gets that is left out. */
function givenText(column: Column): string {
  if (column.generated) return 'Computed by the database'
  if (column.identity) return 'Numbered by the database'
  if (!column.writable) return 'Given by the database'
  if (typeof column.default === 'string') return `DEFAULT ${column.default}`
  if (column.default === true) return 'DEFAULT'
  return column.nullable ? 'NULL' : ''
}

function RoomyField(props: FieldProps) {
  const state = useTable()
  const draft = () => props.row.draftOf(props.column)
  const open = () =>
    state.setOpenValue({
      column: props.column,
      title: `the new row of ${state.table().name}`,
      lock: undefined,
      draft: draft(),
      note: undefined,
      load: undefined,
      save: (given) => props.row.set(props.column, given),
    })
  return (
    <div class="field-row">
      <span class="grow clip">
        <Show
          when={draft().kind === 'value'}
          fallback={<span class="faint">{givenText(props.column)}</span>}
        >
          <CellValue look={draftLook(props.column, draft())} />
        </Show>
      </span>
      <button
        type="button"
        id={props.id}
        class="btn quiet small"
        aria-label={`Edit ${props.column.name}`}
        onClick={open}
      >
        Edit
      </button>
    </div>
  )
}
