import CircleAlert from 'lucide-solid/icons/circle-alert'
import GitCompare from 'lucide-solid/icons/git-compare'
import { Show } from 'solid-js'
import type { Column } from '../../../../api/tables.ts'
import { CellValue } from '../../../parts/cell-value.tsx'
import { Popover } from '../../../parts/popover.tsx'
import { type CellEdit, editId } from '../../../state/edit/cell-edit.ts'
import { editText } from '../../../state/edit/draft.ts'
import { keepMine } from '../../../state/edit/keep-mine.ts'
import { cellLook, draftLook } from '../../../state/grid/cell-look.ts'
import { useTable } from '../../../state/grid/table-state.ts'
import { useStudio } from '../../../state/studio.ts'

interface Trouble {
  readonly anchor: HTMLElement | undefined
  readonly edit: CellEdit
  readonly column: Column
  /** Opens the editor again with what was typed. */
  readonly onEdit?: (() => void) | undefined
  readonly onClose: () => void
}

/** Why an edit is not stored, and what can be done about it. */
export function EditTrouble(props: Trouble) {
  return (
    <Popover
      anchor={props.anchor}
      label={`Edit of ${props.edit.column}`}
      class="pop trouble"
      onClose={props.onClose}
    >
      <TroubleBody edit={props.edit} column={props.column} onEdit={props.onEdit} />
    </Popover>
  )
}

type TroubleParts = Pick<Trouble, 'edit' | 'column' | 'onEdit'>

/** The same within a field of a form. */
export function TroubleBody(props: TroubleParts) {
  return (
    <Show when={props.edit.state === 'conflict'} fallback={<Failed {...props} />}>
      <Conflict {...props} />
    </Show>
  )
}

function Failed(props: TroubleParts) {
  const state = useTable()
  const id = () => editId(props.edit.row, props.edit.column)
  const copy = () => {
    const { draft } = props.edit
    void navigator.clipboard.writeText(draft.kind === 'value' ? editText(draft.value) : 'DEFAULT')
  }
  return (
    <>
      <header>
        <CircleAlert class="i danger" />
        {props.edit.column} is not saved
      </header>
      <p>{props.edit.reason}</p>
      <footer>
        <button type="button" class="btn small" onClick={() => state.queue().retry(id())}>
          Try again
        </button>
        <button type="button" class="btn small" onClick={() => state.queue().revert(id())}>
          Revert
        </button>
        <EditButton onEdit={props.onEdit} />
        <span class="grow" />
        <button type="button" class="btn quiet small" onClick={copy}>
          Copy
        </button>
      </footer>
    </>
  )
}

function EditButton(props: { onEdit: (() => void) | undefined }) {
  return (
    <Show when={props.onEdit}>
      {(edit) => (
        <button type="button" class="btn quiet small" onClick={() => edit()()}>
          Edit
        </button>
      )}
    </Show>
  )
}

function Conflict(props: TroubleParts) {
  const state = useTable()
  const studio = useStudio()
  const id = () => editId(props.edit.row, props.edit.column)
  const isGone = () => props.edit.theirs === undefined
  const need = () => ({ table: state.table(), queue: state.queue(), edit: props.edit })
  const takeTheirs = () => {
    state.queue().revert(id())
    state.pages.reload()
  }
  return (
    <>
      <header>
        <GitCompare class="i warn" />
        {isGone() ? 'Someone deleted this row' : 'Someone changed this cell'}
      </header>
      <p>Nothing is overwritten until you choose.</p>
      <div class="versions">
        <div>
          <div class="meta">Yours</div>
          <CellValue look={draftLook(props.column, props.edit.draft)} />
        </div>
        <div>
          <div class="meta">In the database</div>
          <Show when={!isGone()} fallback={<span class="faint">no row</span>}>
            <CellValue look={cellLook(props.column, props.edit.theirs, undefined)} />
          </Show>
        </div>
      </div>
      <footer>
        <Show when={!isGone()}>
          <button type="button" class="btn small" onClick={() => void keepMine(studio, need())}>
            Keep mine
          </button>
        </Show>
        <button type="button" class="btn small" onClick={takeTheirs}>
          {isGone() ? 'Drop my edit' : 'Take theirs'}
        </button>
        <span class="grow" />
        <EditButton onEdit={isGone() ? undefined : props.onEdit} />
      </footer>
    </>
  )
}
