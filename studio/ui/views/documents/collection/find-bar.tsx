import ListFilter from 'lucide-solid/icons/list-filter'
import { createEffect, createSignal, For, on, Show } from 'solid-js'
import { useCollection } from '../../../state/documents/collection-state.ts'
import {
  type FindView,
  PLAIN_VIEW,
  writeFindView,
} from '../../../state/documents/find/find-view.ts'

const OPTIONS = [
  { name: 'sort', label: 'Sort', placeholder: '{ _id: 1 }' },
  { name: 'projection', label: 'Project', placeholder: 'all fields' },
  { name: 'collation', label: 'Collation', placeholder: 'as stored' },
] as const

const NUMBERS = [
  { name: 'skip', label: 'Skip', min: 0, max: 2_000_000_000 },
  { name: 'limit', label: 'Limit', min: 1, max: 1000 },
] as const

/** What is looked for; it is asked when the person says so. */
export function FindBar() {
  const state = useCollection()
  const [typed, setTyped] = createSignal<FindView>(state.view())
  createEffect(
    on(
      () => writeFindView(state.view()),
      () => void setTyped(state.view()),
      { defer: true },
    ),
  )
  const change = (part: Partial<FindView>) => void setTyped({ ...typed(), ...part })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = { ...typed(), look: state.view().look }
    if (writeFindView(wanted) === writeFindView(state.view())) state.pages.reload()
    else state.setView(wanted)
  }
  const fault = () => state.pages.fault()
  return (
    <form class="doc-find" role="search" aria-label="Find documents" onSubmit={submit}>
      <label class="input code" data-state={fault()?.part === 'filter' ? 'invalid' : undefined}>
        <ListFilter class="i i-s" />
        <span class="sr">Filter</span>
        <input
          placeholder="{ field: 'value' }"
          spellcheck={false}
          autocomplete="off"
          value={typed().filter}
          aria-invalid={fault()?.part === 'filter'}
          onInput={(event) => change({ filter: event.currentTarget.value })}
        />
      </label>
      <button type="submit" class="btn">
        Find
      </button>
      <button
        type="button"
        class="btn quiet hide-phone"
        onClick={() => state.setView({ ...PLAIN_VIEW, look: state.view().look })}
      >
        Reset
      </button>
      <div class="opts">
        <For each={OPTIONS}>
          {({ name, label, placeholder }) => (
            <label
              class="input small code opt-field"
              data-state={fault()?.part === name ? 'invalid' : undefined}
            >
              <span class="faint">{label}</span>
              <input
                placeholder={placeholder}
                spellcheck={false}
                autocomplete="off"
                value={typed()[name]}
                aria-invalid={fault()?.part === name}
                onInput={(event) => change({ [name]: event.currentTarget.value })}
              />
            </label>
          )}
        </For>
        <For each={NUMBERS}>
          {({ name, label, min, max }) => (
            <label class="input small code opt-field is-number">
              <span class="faint">{label}</span>
              <input
                type="number"
                min={min}
                max={max}
                value={typed()[name]}
                onInput={(event) => change({ [name]: event.currentTarget.valueAsNumber || min })}
              />
            </label>
          )}
        </For>
      </div>
      <Show when={fault()}>
        {(found) => (
          <p class="find-fault" role="alert">
            {found().message}
          </p>
        )}
      </Show>
    </form>
  )
}
