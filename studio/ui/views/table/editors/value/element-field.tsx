import { createSignal, onCleanup, Show } from 'solid-js'
import type { JsonValue } from '../../../../../api/cell.ts'
import { Choice } from '../../../../parts/choice.tsx'
import { editText, readDraft } from '../../../../state/edit/draft.ts'
import {
  elementAt,
  elementColumn,
  type ElementPath,
  withElement,
} from '../../../../state/edit/value/array-elements.ts'
import type { ValueEdit } from '../../../../state/edit/value/value-edit.ts'

interface FieldProps {
  readonly edit: ValueEdit
  readonly whole: JsonValue
  readonly path: ElementPath
  readonly name: string
}

/** One element: a text of its kind, or NULL, which is no text. */
export function ElementField(props: FieldProps) {
  const [typed, setTyped] = createSignal<string>()
  const [fault, setFault] = createSignal<string>()
  const column = elementColumn(props.edit.open.column)
  const value = () => elementAt(props.whole, props.path) ?? null
  const isLocked = () => props.edit.lock() !== undefined
  const put = (element: JsonValue) =>
    props.edit.setDraft({ kind: 'value', value: withElement(props.whole, props.path, element) })
  const setNull = () => {
    setTyped(undefined)
    setFault(undefined)
    put(null)
  }
  const onText = (text: string) => {
    setTyped(text)
    const read = readDraft(text, column)
    const reason = read.kind === 'refused' ? read.reason : undefined
    setFault(reason)
    if (read.kind === 'draft' && read.draft.kind === 'value') put(read.draft.value)
    props.edit.setFault(reason === undefined ? undefined : `Element ${props.name}: ${reason}`)
  }
  onCleanup(() => {
    if (fault() !== undefined) props.edit.setFault(undefined)
  })
  const choices = () => {
    if (column.kind === 'boolean') return ['true', 'false']
    return column.kind === 'enum' ? column.values : undefined
  }
  return (
    <span class="element">
      <Show
        when={choices()}
        fallback={
          <span class="input" data-state={fault() === undefined ? undefined : 'invalid'}>
            <input
              value={typed() ?? editText(value())}
              placeholder={value() === null ? 'NULL' : ''}
              aria-label={`Element ${props.name}`}
              aria-invalid={fault() !== undefined}
              readOnly={isLocked()}
              spellcheck={false}
              onInput={(event) => onText(event.currentTarget.value)}
              onBlur={() => {
                if (fault() === undefined) setTyped(undefined)
              }}
            />
          </span>
        }
      >
        {(values) => (
          <Choice
            label={`Element ${props.name}`}
            disabled={isLocked()}
            options={[
              { value: '', label: 'NULL' },
              ...values().map((choice) => ({ value: choice, label: choice })),
            ]}
            value={editText(value())}
            onChoose={onText}
          />
        )}
      </Show>
      <Show when={!isLocked() && choices() === undefined}>
        <button
          type="button"
          class="btn quiet small"
          aria-label={`NULL: element ${props.name}`}
          aria-pressed={value() === null}
          onClick={setNull}
        >
          NULL
        </button>
      </Show>
    </span>
  )
}
