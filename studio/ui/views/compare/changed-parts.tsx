import { For, Show } from 'solid-js'
import type { AttributeValue, ComparedObject, ObjectPart } from '../../../api/compare.ts'
import { CHANGE_LOOKS, CHANGE_SIGNS, changeWords } from '../../state/compare/compare-words.ts'
import { useCompare } from '../../state/compare/compare-state.ts'

/** What differs within an object, in the words of the engine. */
export function ChangedParts(props: { object: ComparedObject }) {
  return (
    <Show when={props.object.parts.length > 0}>
      <ul class="changed-parts" aria-label="What differs">
        <For each={props.object.parts}>{(part) => <Part part={part} />}</For>
      </ul>
    </Show>
  )
}

function Part(props: { part: ObjectPart }) {
  const state = useCompare()
  return (
    <li>
      <span class={`mk ${CHANGE_LOOKS[props.part.change]}`} aria-hidden="true">
        {CHANGE_SIGNS[props.part.change]}
      </span>
      <span>
        {props.part.kind} <code>{props.part.name}</code>
        <Show
          when={props.part.change === 'changed'}
          fallback={
            <span class="soft">
              : {changeWords(props.part.change, state.spoken()).toLowerCase()}
            </span>
          }
        >
          <For each={props.part.attributes}>
            {({ name, from, to }) => (
              <span class="attribute">
                {' '}
                <span class="soft">{name}</span> <Value value={from} />{' '}
                <span aria-hidden="true">→</span>
                <span class="sr">becomes</span> <Value value={to} />
              </span>
            )}
          </For>
        </Show>
      </span>
    </li>
  )
}

const SWITCHES = { true: 'yes', false: 'no' } as const

function Value(props: { value: AttributeValue }) {
  const text = () => {
    const { value } = props
    if (typeof value === 'boolean') return SWITCHES[`${value}`]
    return value
  }
  return (
    <Show when={text() !== null} fallback={<span class="faint">none</span>}>
      <code>{text()}</code>
    </Show>
  )
}
