import { For, Show } from 'solid-js'
import { byteText, countText } from '../../state/numbers.ts'
import { useStructure } from '../../state/structure/structure-state.ts'

/** Rows and sizes, as far as the engine knows them, in the order in which people ask for them. */
export function StructureFacts() {
  const state = useStructure()
  const sizes = () => {
    const { table = null, indexes = null, total = null } = state.sizes.data()?.sizes ?? {}
    const known = [
      { label: 'Table', bytes: table },
      { label: 'Indexes', bytes: indexes },
      { label: 'Total', bytes: total },
    ]
    return known.flatMap(({ label, bytes }) => (bytes === null ? [] : [{ label, bytes }]))
  }
  return (
    <dl class="facts">
      <div>
        <dt>Rows</dt>
        <dd>
          <RowCount />
        </dd>
      </div>
      <For each={sizes()}>
        {({ label, bytes }) => (
          <div>
            <dt>{label}</dt>
            <dd>{byteText(bytes)}</dd>
          </div>
        )}
      </For>
      <For each={state.sizes.data()?.facts}>
        {({ label, value }) => (
          <div>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        )}
      </For>
    </dl>
  )
}

function RowCount() {
  const state = useStructure()
  const text = () => {
    if (state.rows() === undefined) return state.count.failure() === undefined ? '' : 'not counted'
    return countText(state.rows()) || 'not counted'
  }
  return (
    <>
      {text()}{' '}
      <Show when={state.rows() !== undefined && state.rows()?.mode !== 'exact'}>
        <button
          type="button"
          class="link"
          disabled={state.count.loading()}
          onClick={() => state.countExactly()}
        >
          {state.count.loading() ? 'Counting' : 'Count exactly'}
        </button>
      </Show>
    </>
  )
}
