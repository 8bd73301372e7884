import { For, Show } from 'solid-js'
import { CellValue } from '../../../../parts/cell-value.tsx'
import { DEFAULT_DRAFT, type Draft, isSameDraft, NULL_DRAFT } from '../../../../state/edit/draft.ts'
import { beginning } from '../../../../state/edit/value/open-value.ts'
import type { ValueEdit } from '../../../../state/edit/value/value-edit.ts'
import { draftLook } from '../../../../state/grid/cell-look.ts'
import { hasDefault } from '../editing.ts'

const EMPTY: Draft = { kind: 'value', value: '' }

/** NULL, an empty text and the default of the column as buttons; the one that is set is pressed. */
export function ValueInputs(props: { edit: ValueEdit }) {
  const column = () => props.edit.open.column
  const inputs = () => [
    ...(column().nullable ? [{ label: 'NULL', draft: NULL_DRAFT }] : []),
    ...(column().kind === 'text' ? [{ label: "''", draft: EMPTY }] : []),
    ...(hasDefault(column()) ? [{ label: 'DEFAULT', draft: DEFAULT_DRAFT }] : []),
  ]
  return (
    <Show when={inputs().length > 0}>
      <fieldset class="seg bare" aria-label="Instead of a value">
        <For each={inputs()}>
          {(input) => (
            <button
              type="button"
              aria-label={input.label === "''" ? 'Empty text' : input.label}
              aria-pressed={isSameDraft(props.edit.draft(), input.draft)}
              onClick={() => props.edit.setDraft(input.draft)}
            >
              {input.label}
            </button>
          )}
        </For>
      </fieldset>
    </Show>
  )
}

/** NULL or the default, with the way to a value. */
export function NoValue(props: { edit: ValueEdit }) {
  return (
    <div class="empty">
      <p>
        <CellValue look={draftLook(props.edit.open.column, props.edit.draft())} />
      </p>
      <Show when={props.edit.lock() === undefined}>
        <button
          type="button"
          class="btn"
          onClick={() => props.edit.setDraft(beginning(props.edit.view()))}
        >
          Enter a value
        </button>
      </Show>
    </div>
  )
}
