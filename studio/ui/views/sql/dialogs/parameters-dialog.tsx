import Play from 'lucide-solid/icons/play'
import { createSignal, createUniqueId, For, onMount, Show } from 'solid-js'
import type { SqlParameter } from '../../../../api/sql.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import {
  askedParameters,
  faultOfValue,
  type GivenValue,
  type GivenValues,
} from '../../../state/sql/document/parameter-value.ts'
import type { ReadRun } from '../../../state/sql/run/run-flow.ts'
import { useSql } from '../sql-context.ts'

/** Asks for the values of a statement; they are remembered in the tab. */
export function ParametersDialog(props: { run: ReadRun }) {
  const { flow, session, view } = useSql()
  const asked = () => askedParameters(props.run.statements.flatMap((each) => each.parameters))
  const [values, setValues] = createSignal<GivenValues>(session.document().params)
  const [isTold, setTold] = createSignal(false)
  const given = (label: string): GivenValue => {
    const value = values()[label]
    return value === undefined ? '' : value
  }
  const faults = () =>
    asked().filter((parameter) => faultOfValue(given(parameter.label), parameter) !== undefined)
  const close = () => {
    flow.drop()
    view()?.focus()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTold(true)
    if (faults().length > 0) return
    void flow.give(Object.fromEntries(asked().map(({ label }) => [label, given(label)])))
    view()?.focus()
  }
  return (
    <Dialog open label="Values of the parameters" onClose={close}>
      <form onSubmit={submit} novalidate>
        <header>
          <h2>Values of the parameters</h2>
        </header>
        <div class="body param-fields">
          <For each={asked()}>
            {(parameter, index) => (
              <ParameterField
                parameter={parameter}
                isFirst={index() === 0}
                value={given(parameter.label)}
                fault={isTold() ? faultOfValue(given(parameter.label), parameter) : undefined}
                onValue={(value) => setValues({ ...values(), [parameter.label]: value })}
              />
            )}
          </For>
        </div>
        <footer>
          <button type="button" class="btn" onClick={close}>
            Cancel
          </button>
          <button type="submit" class="btn primary">
            <Play class="i i-s" />
            {props.run.mode === 'run' ? 'Run' : 'Explain'}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}

interface FieldProps {
  readonly parameter: SqlParameter
  readonly isFirst: boolean
  readonly value: GivenValue
  readonly fault: string | undefined
  readonly onValue: (value: GivenValue) => void
}

function ParameterField(props: FieldProps) {
  const id = createUniqueId()
  const [input, setInput] = createSignal<HTMLInputElement>()
  onMount(() => {
    if (props.isFirst) queueMicrotask(() => input()?.select())
  })
  const hint = () => HINTS[props.parameter.kind ?? 'other'] ?? ''
  return (
    <div class="field">
      <label for={id}>
        <code>{props.parameter.label}</code>
        <span class="faint">{props.parameter.type ?? 'type not known'}</span>
      </label>
      <div class="param-row">
        <div class="input" data-state={props.fault === undefined ? undefined : 'invalid'}>
          <input
            ref={setInput}
            id={id}
            class="mono"
            autocomplete="off"
            spellcheck={false}
            disabled={props.value === null}
            placeholder={props.value === null ? 'NULL' : hint()}
            value={props.value ?? ''}
            aria-invalid={props.fault !== undefined}
            aria-describedby={`${id}-fault`}
            onInput={(event) => props.onValue(event.currentTarget.value)}
          />
        </div>
        <label class="null-check">
          <input
            type="checkbox"
            checked={props.value === null}
            aria-label={`${props.parameter.label} is NULL`}
            onChange={(event) => props.onValue(event.currentTarget.checked ? null : '')}
          />
          NULL
        </label>
      </div>
      <span id={`${id}-fault`} class="error">
        <Show when={props.fault}>{props.fault}</Show>
      </span>
    </div>
  )
}

const HINTS: Readonly<Record<string, string>> = {
  integer: '42',
  number: '1.5',
  decimal: '19.99',
  boolean: 'true',
  date: '2025-04-01',
  time: '13:30:00',
  timestamp: '2025-04-01 13:30:00',
  interval: '7 days',
  json: '{"a": 1}',
  array: '{1,2}',
  uuid: '00000000-0000-0000-0000-000000000000',
}
