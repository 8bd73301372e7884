import ChevronsUpDown from 'lucide-solid/icons/chevrons-up-down'
import { For, Match, Show, Switch } from 'solid-js'
import type { Column } from '../../../../api/tables.ts'

const INPUT_TYPES: Partial<Readonly<Record<Column['kind'], string>>> = { date: 'date' }
const LONG = new Set<Column['kind']>(['json', 'array'])

/** A field for a value of the column, as its kind is written. */
export function ValueField(props: {
  id: string
  column: Column
  text: string
  fault: string | undefined
  onText: (text: string) => void
}) {
  const choices = () =>
    props.column.kind === 'boolean' ? ['true', 'false'] : (props.column.values ?? [])
  const described = () => (props.fault === undefined ? undefined : `${props.id}-fault`)
  return (
    <div class="field">
      <label for={props.id}>
        Value <span class="faint">{props.column.type}</span>
      </label>
      <Switch
        fallback={
          <div class="input">
            <input
              id={props.id}
              type={INPUT_TYPES[props.column.kind] ?? 'text'}
              autocomplete="off"
              spellcheck={false}
              value={props.text}
              aria-invalid={props.fault === undefined ? undefined : true}
              aria-describedby={described()}
              onInput={(event) => props.onText(event.currentTarget.value)}
            />
          </div>
        }
      >
        <Match when={choices().length > 0}>
          <div class="input select-field">
            <select
              id={props.id}
              aria-describedby={described()}
              onChange={(event) => props.onText(event.currentTarget.value)}
            >
              <option value="" selected={props.text === ''}>
                Choose a value
              </option>
              <For each={choices()}>
                {(choice) => (
                  <option value={choice} selected={props.text === choice}>
                    {choice}
                  </option>
                )}
              </For>
            </select>
            <ChevronsUpDown class="i i-s" />
          </div>
        </Match>
        <Match when={LONG.has(props.column.kind)}>
          <div class="input area">
            <textarea
              id={props.id}
              rows={4}
              spellcheck={false}
              value={props.text}
              aria-describedby={described()}
              onInput={(event) => props.onText(event.currentTarget.value)}
            />
          </div>
        </Match>
      </Switch>
      <Show when={props.text !== '' && props.fault}>
        <p class="error" id={`${props.id}-fault`}>
          {props.fault}
        </p>
      </Show>
    </div>
  )
}
