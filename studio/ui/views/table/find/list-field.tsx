import { createMemo, createUniqueId, For, Show } from 'solid-js'
import { listText, readList } from '../../../state/grid/find/value-text.ts'

/** Several values: boxes to check where they are known, else a line for each. */
export function ListField(props: {
  choices: readonly string[] | undefined
  isNumeric: boolean
  values: readonly string[]
  onValues: (values: readonly string[]) => void
}) {
  return (
    <Show when={props.choices} fallback={<Lines {...props} />}>
      {(choices) => <Boxes {...props} choices={choices()} />}
    </Show>
  )
}

function Boxes(props: {
  choices: readonly string[]
  values: readonly string[]
  onValues: (values: readonly string[]) => void
}) {
  /** Values of the filter that the type no longer has stay in sight. */
  const all = createMemo(() => [...new Set([...props.choices, ...props.values])])
  const set = (choice: string, isOn: boolean) =>
    props.onValues(all().filter((each) => (each === choice ? isOn : props.values.includes(each))))
  return (
    <fieldset class="bare boxes">
      <legend class="label">Values</legend>
      <For each={all()}>
        {(choice) => (
          <label class="box-line">
            <input
              type="checkbox"
              checked={props.values.includes(choice)}
              onChange={(event) => set(choice, event.currentTarget.checked)}
            />
            <span class="enum">{choice}</span>
          </label>
        )}
      </For>
    </fieldset>
  )
}

function Lines(props: {
  isNumeric: boolean
  values: readonly string[]
  onValues: (values: readonly string[]) => void
}) {
  const id = createUniqueId()
  // The text stays as it is typed: an empty line at the end is where the next value begins.
  const first = listText(props.values)
  return (
    <div class="field">
      <label for={id}>Values, one on each line</label>
      <textarea
        id={id}
        class="input area"
        rows={4}
        spellcheck={false}
        inputmode={props.isNumeric ? 'numeric' : undefined}
        onInput={(event) => props.onValues(readList(event.currentTarget.value))}
      >
        {first}
      </textarea>
    </div>
  )
}
