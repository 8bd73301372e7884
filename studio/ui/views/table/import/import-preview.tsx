import { createMemo, For, Show } from 'solid-js'
import type { JsonValue } from '../../../../api/cell.ts'
import type { ImportAnswer } from '../../../../api/import.ts'
import { Choice } from '../../../parts/choice.tsx'
import { CellValue } from '../../../parts/cell-value.tsx'
import { useBulk } from '../../../state/bulk/bulk-state.ts'
import { cellLook } from '../../../state/grid/cell-look.ts'
import type { ImportRun } from '../../../state/import/import-run.ts'
import { mapField } from '../../../state/import/import-settings.ts'

interface Preview {
  readonly run: ImportRun
  readonly answer: ImportAnswer
}

const SHOWN = 8

/** The first rows of the file under the columns that they go to. */
export function ImportPreview(props: Preview) {
  const faults = createMemo(
    () =>
      new Map(props.answer.faults.map((fault) => [`${fault.row} ${fault.column ?? ''}`, fault])),
  )
  const targetOf = (from: string) => props.answer.mapping.find((each) => each.from === from)?.to
  const faultAt = (row: number, from: string) => faults().get(`${row} ${targetOf(from) ?? '?'}`)
  return (
    <div class="scrolls" tabindex={0} role="region" aria-label="First rows of the file">
      <table class="import-table">
        <thead>
          <tr>
            <th scope="col">Row</th>
            <For each={props.answer.fields}>
              {(field) => (
                <th scope="col">
                  <span class="from">{field.label}</span>
                  <FieldTarget {...props} from={field.from} label={field.label} />
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={props.answer.sample.slice(0, SHOWN)}>
            {(values, row) => (
              <tr>
                <th scope="row">{row() + (props.answer.header ? 2 : 1)}</th>
                <For each={props.answer.fields}>
                  {(field, place) => (
                    <td
                      classList={{
                        'is-faulty': faultAt(row(), field.from) !== undefined,
                        'is-left-out': targetOf(field.from) === undefined,
                      }}
                      title={faultAt(row(), field.from)?.message}
                    >
                      <CellValue look={lookOf(values[place()])} />
                      <Show when={faultAt(row(), field.from)}>
                        {(fault) => <span class="sr">{fault().message}</span>}
                      </Show>
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  )
}

function lookOf(value: JsonValue | undefined) {
  return cellLook({ kind: 'text' }, value, undefined)
}

function FieldTarget(props: Preview & { from: string; label: string }) {
  const { state } = useBulk()
  const columns = () => state.pages.columns().filter((column) => !column.generated)
  const options = () => [
    { value: '', label: 'Leave out' },
    ...columns().map(({ name }) => ({ value: name, label: name })),
  ]
  const target = () => props.answer.mapping.find((each) => each.from === props.from)?.to
  const choose = (to: string) => {
    const mapping = mapField(props.answer.mapping, props.from, to === '' ? undefined : to)
    props.run.change({ mapping })
  }
  return (
    <Choice
      class="small"
      label={`Column for ${props.label}`}
      disabled={props.run.stage() !== 'asking' || props.run.isWritten()}
      options={options()}
      value={target() ?? ''}
      onChoose={choose}
    />
  )
}
