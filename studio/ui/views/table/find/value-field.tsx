import ChevronsUpDown from 'lucide-solid/icons/chevrons-up-down'
import Calendar from 'lucide-solid/icons/calendar'
import { For, Match, Show, Switch } from 'solid-js'
import type { Kind } from '../../../../api/cell.ts'

interface ValueFieldProps {
  readonly id: string
  readonly kind: Kind
  /** The values of an enum. */
  readonly choices?: readonly string[] | undefined
  readonly value: string
  readonly onValue: (text: string) => void
}

/** A value as its kind is typed or chosen. */
export function ValueField(props: ValueFieldProps) {
  return (
    <Switch fallback={<TextInput {...props} />}>
      <Match when={props.kind === 'boolean'}>
        <Choice {...props} choices={['true', 'false']} />
      </Match>
      <Match when={props.kind === 'enum' && props.choices}>
        <Choice {...props} />
      </Match>
      <Match when={props.kind === 'json' || props.kind === 'array'}>
        <textarea
          id={props.id}
          class="input area mono"
          rows={3}
          spellcheck={false}
          value={props.value}
          onInput={(event) => props.onValue(event.currentTarget.value)}
        />
      </Match>
    </Switch>
  )
}

function Choice(props: ValueFieldProps) {
  const choices = () => {
    const known = props.choices ?? []
    return known.includes(props.value) ? known : [props.value, ...known]
  }
  return (
    <div class="input select-field">
      <select
        id={props.id}
        value={props.value}
        onChange={(event) => props.onValue(event.currentTarget.value)}
      >
        <For each={choices()}>
          {(choice) => (
            <option value={choice} selected={choice === props.value}>
              {choice === '' ? 'Choose' : choice}
            </option>
          )}
        </For>
      </select>
      <ChevronsUpDown class="i i-s" />
    </div>
  )
}

const PLACEHOLDERS: Partial<Readonly<Record<Kind, string>>> = {
  date: '2024-12-31',
  time: '23:59:59',
  timestamp: '2024-12-31 23:59',
  binary: '00 ff',
  interval: '1 day',
}

function TextInput(props: ValueFieldProps) {
  const isNumber = () => ['integer', 'number', 'decimal'].includes(props.kind)
  const hasDay = () => props.kind === 'date' || props.kind === 'timestamp'
  return (
    <div class="input">
      <input
        id={props.id}
        autocomplete="off"
        spellcheck={false}
        inputmode={isNumber() ? 'decimal' : undefined}
        placeholder={PLACEHOLDERS[props.kind]}
        value={props.value}
        onInput={(event) => props.onValue(event.currentTarget.value)}
      />
      <Show when={hasDay()}>
        <DayButton value={props.value} onDay={props.onValue} />
      </Show>
    </div>
  )
}

/** The calendar of the browser; what it cannot hold, like years before Christ, is typed. */
function DayButton(props: { value: string; onDay: (day: string) => void }) {
  let field: HTMLInputElement | undefined
  return (
    <span class="day">
      <input
        ref={field}
        type="date"
        tabindex={-1}
        aria-label="Day"
        value={props.value.slice(0, 10)}
        onChange={(event) => props.onDay(event.currentTarget.value)}
      />
      <button
        type="button"
        class="icon small"
        aria-label="Choose a day"
        title="Choose a day"
        onClick={() => field?.showPicker()}
      >
        <Calendar class="i i-s" />
      </button>
    </span>
  )
}
