import ChevronsUpDown from 'lucide-solid/icons/chevrons-up-down'
import { For, Show } from 'solid-js'
import '../../../styles/bulk.css'
import { Dialog } from '../../../parts/dialog.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { type BulkEdit, createBulkEdit, type ValueKind } from '../../../state/bulk/bulk-edit.ts'
import { useBulk } from '../../../state/bulk/bulk-state.ts'
import { type ChosenRows, rowsText } from '../../../state/bulk/chosen-rows.ts'
import { useStudio } from '../../../state/studio.ts'
import { ValueField } from './value-field.tsx'

/** Gives one column of all chosen rows the same value. */
export function EditRows(props: { chosen: ChosenRows }) {
  const bulk = useBulk()
  const edit = createBulkEdit(bulk.state, useStudio(), props.chosen)
  const closeIf = async (work: Promise<boolean>) => {
    if (await work) bulk.close()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (edit.fault() === undefined && !edit.isBusy()) void closeIf(edit.submit())
  }
  return (
    <Dialog open label={`Edit ${rowsText(edit.count())}`} onClose={bulk.close}>
      <form onSubmit={submit}>
        <header>
          <h2>Edit {rowsText(edit.count())}</h2>
        </header>
        <div class="body">
          <ColumnField edit={edit} />
          <KindField edit={edit} />
          <Show when={edit.kind() === 'value' && edit.column()}>
            {(column) => (
              <ValueField
                id="bulk-value"
                column={column()}
                text={edit.text()}
                fault={edit.fault()}
                onText={edit.setText}
              />
            )}
          </Show>
          <p class="hint">
            {rowsText(edit.count())} of {bulk.state.table().name} get this value
            {edit.isStaged()
              ? ' when you save the changes.'
              : ' in one change, which can be undone.'}
          </p>
          <Trouble edit={edit} onForce={() => void closeIf(edit.force())} />
        </div>
        <footer>
          <button type="button" class="btn" onClick={bulk.close}>
            Cancel
          </button>
          <button
            type="submit"
            class="btn primary"
            disabled={edit.isBusy() || edit.fault() !== undefined}
          >
            {edit.isBusy() ? 'Changing' : 'Change'} {rowsText(edit.count())}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}

function ColumnField(props: { edit: BulkEdit }) {
  return (
    <div class="field">
      <label for="bulk-column">Column</label>
      <div class="input select-field">
        <select
          id="bulk-column"
          onChange={(event) => props.edit.setColumn(event.currentTarget.value)}
        >
          <For each={props.edit.columns()}>
            {(column) => (
              <option value={column.name} selected={column.name === props.edit.column()?.name}>
                {column.name}
              </option>
            )}
          </For>
        </select>
        <ChevronsUpDown class="i i-s" />
      </div>
    </div>
  )
}

function KindField(props: { edit: BulkEdit }) {
  const kinds = (): readonly (readonly [ValueKind, string])[] => {
    const column = props.edit.column()
    return [
      ['value', 'Value'],
      ...(column?.nullable === true ? [['null', 'NULL'] as const] : []),
      ...(column?.default !== null && column !== undefined
        ? [['default', 'DEFAULT'] as const]
        : []),
    ]
  }
  return (
    <Show when={kinds().length > 1}>
      <div class="seg" role="group" aria-label="What the rows get">
        <For each={kinds()}>
          {([kind, label]) => (
            <button
              type="button"
              aria-pressed={props.edit.kind() === kind}
              onClick={() => props.edit.setKind(kind)}
            >
              {label}
            </button>
          )}
        </For>
      </div>
    </Show>
  )
}

/** What stands in the way, and how to go on. */
function Trouble(props: { edit: BulkEdit; onForce: () => void }) {
  return (
    <>
      <FailureBanner failure={props.edit.failure()} />
      <Show when={props.edit.conflict() === 'changed'}>
        <button type="button" class="btn small" onClick={() => props.onForce()}>
          Change them as they are now
        </button>
      </Show>
      <Show when={props.edit.conflict() === 'miscounted'}>
        <button type="button" class="btn small" onClick={() => void props.edit.recount()}>
          Count again
        </button>
      </Show>
    </>
  )
}
