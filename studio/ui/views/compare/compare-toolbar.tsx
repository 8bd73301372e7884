import ArrowLeftRight from 'lucide-solid/icons/arrow-left-right'
import RefreshCw from 'lucide-solid/icons/refresh-cw'
import { For, Show } from 'solid-js'
import type { SchemaChange, SchemaComparison } from '../../../api/compare.ts'
import { useCompare } from '../../state/compare/compare-state.ts'
import type { CompareLook } from '../../state/compare/compare-view.ts'
import { CHANGE_LOOKS, CHANGE_SIGNS, changeWords } from '../../state/compare/compare-words.ts'
import { groupedNumber } from '../../state/numbers.ts'
import { SidePicker } from './side-picker.tsx'

export function CompareToolbar() {
  const state = useCompare()
  return (
    <div class="bar compare-bar" role="toolbar" aria-label="Compare">
      <h1 class="sr">Compare</h1>
      <SidePicker path="from" label="Change this one" />
      <button
        type="button"
        class="icon small"
        aria-label="Swap sides"
        title="Swap sides"
        onClick={() => state.swap()}
      >
        <ArrowLeftRight class="i" />
      </button>
      <SidePicker path="to" label="To be like this one" />
      <span class="grow" />
      <Show when={state.comparison()}>
        {(comparison) => <ChangeFilter comparison={comparison()} />}
      </Show>
      <LookChoice />
      <button
        type="button"
        class="icon"
        aria-label="Compare again"
        title="Compare again"
        onClick={() => state.reading.refetch()}
      >
        <RefreshCw class={state.reading.loading() ? 'i spin' : 'i'} />
      </button>
    </div>
  )
}

const LOOKS: readonly (readonly [CompareLook, string])[] = [
  ['definitions', 'Definitions'],
  ['diagram', 'Diagram'],
]

function LookChoice() {
  const state = useCompare()
  return (
    <fieldset class="seg bare" aria-label="Show as">
      <For each={LOOKS}>
        {([look, word]) => (
          <button
            type="button"
            aria-pressed={state.view().look === look}
            onClick={() => state.change({ look })}
          >
            {word}
          </button>
        )}
      </For>
    </fieldset>
  )
}

const CHANGES: readonly SchemaChange[] = ['added', 'removed', 'changed']

/** How many objects there are of each change; pressed, the list has these only. */
function ChangeFilter(props: { comparison: SchemaComparison }) {
  const state = useCompare()
  const countOf = (change: SchemaChange) =>
    props.comparison.objects.filter((object) => object.change === change).length
  return (
    <fieldset class="sum bare" aria-label="Show only">
      <For each={CHANGES}>
        {(change) => (
          <Show when={countOf(change) > 0}>
            <button
              type="button"
              class={CHANGE_LOOKS[change]}
              aria-pressed={state.view().change === change}
              onClick={() =>
                state.change({ change: state.view().change === change ? undefined : change })
              }
            >
              <span aria-hidden="true">{CHANGE_SIGNS[change]}</span>{' '}
              {groupedNumber(countOf(change))}{' '}
              <span class="hide-900">{changeWords(change, state.spoken()).toLowerCase()}</span>
              <span class="sr narrow-word">
                {changeWords(change, state.spoken()).toLowerCase()}
              </span>
            </button>
          </Show>
        )}
      </For>
    </fieldset>
  )
}
