import ListFilter from 'lucide-solid/icons/list-filter'
import { createEffect, createSignal, For, on, Show } from 'solid-js'
import type { TextRole } from '../../../state/documents/complete/complete-text.ts'
import { useCollection } from '../../../state/documents/collection-state.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import {
  type FindView,
  PLAIN_VIEW,
  writeFindView,
} from '../../../state/documents/find/find-view.ts'
import { useCommands } from '../../../state/commands/use-commands.ts'
import { QueryEditor } from '../editor/query-editor.tsx'

const OPTIONS = [
  { name: 'sort', label: 'Sort', placeholder: '{ _id: 1 }' },
  { name: 'projection', label: 'Project', placeholder: 'all fields' },
  { name: 'collation', label: 'Collation', placeholder: 'default' },
] as const

const NUMBERS = [
  { name: 'skip', label: 'Skip', min: 0, max: 2_000_000_000 },
  { name: 'limit', label: 'Limit', min: 1, max: 1000 },
] as const

interface Typing {
  readonly typed: () => FindView
  readonly change: (part: Partial<FindView>) => void
  readonly find: () => void
}

/** What is looked for; it is asked when the person says so. */
export function FindBar() {
  const state = useCollection()
  const [typed, setTyped] = createSignal<FindView>(state.view())
  let form: HTMLFormElement | undefined
  createEffect(
    on(
      () => writeFindView(state.view()),
      () => void setTyped(state.view()),
      { defer: true },
    ),
  )
  const change = (part: Partial<FindView>) => void setTyped({ ...typed(), ...part })
  const findAs = (look: FindView['look']) => {
    const wanted = { ...typed(), look }
    if (writeFindView(wanted) === writeFindView(state.view())) state.pages.reload()
    else state.setView(wanted)
  }
  // Whoever looks at a plan and looks for something wants to see documents again.
  const find = () => findAs(state.view().look === 'plan' ? 'list' : state.view().look)
  const explain = () => findAs('plan')
  useCommands({
    'document.filter': () => form?.querySelector<HTMLElement>('[aria-label="Filter"]')?.focus(),
    'document.explain': explain,
    'document.reload': state.pages.reload,
  })
  return (
    <form
      ref={form}
      class="doc-find"
      role="search"
      aria-label="Find documents"
      onSubmit={(event) => {
        event.preventDefault()
        find()
      }}
    >
      <FilterField {...{ typed, change, find }} />
      <button type="submit" class="btn">
        Find
      </button>
      <button type="button" class="btn quiet hide-phone" title="Explain (Alt+E)" onClick={explain}>
        Explain
      </button>
      <button
        type="button"
        class="btn quiet hide-phone"
        onClick={() => state.setView({ ...PLAIN_VIEW, look: state.view().look })}
      >
        Reset
      </button>
      <div class="opts">
        <For each={OPTIONS}>{(option) => <TextOption {...{ option, typed, change, find }} />}</For>
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
      <Show when={state.pages.fault()}>
        {(found) => (
          <p class="find-fault" role="alert">
            {found().message}
          </p>
        )}
      </Show>
    </form>
  )
}

function FilterField(props: Typing) {
  const state = useCollection()
  const isFaulty = () => state.pages.fault()?.part === 'filter'
  return (
    <div class="input code query-field" data-state={isFaulty() ? 'invalid' : undefined}>
      <ListFilter class="i i-s" />
      <QueryText
        {...props}
        textRole="filter"
        label="Filter"
        placeholder="{ field: 'value' }"
        isInvalid={isFaulty()}
      />
    </div>
  )
}

function TextOption(props: Typing & { option: (typeof OPTIONS)[number] }) {
  const state = useCollection()
  const isFaulty = () => state.pages.fault()?.part === props.option.name
  return (
    <div
      class="input small code opt-field query-field"
      data-state={isFaulty() ? 'invalid' : undefined}
    >
      <span class="faint" aria-hidden="true">
        {props.option.label}
      </span>
      <QueryText
        {...props}
        textRole={props.option.name}
        label={props.option.label}
        placeholder={props.option.placeholder}
        isInvalid={isFaulty()}
      />
    </div>
  )
}

function QueryText(
  props: Typing & {
    textRole: TextRole & ('filter' | 'sort' | 'projection' | 'collation')
    label: string
    placeholder: string
    isInvalid: boolean
  },
) {
  const studio = useDocumentStudio()
  const state = useCollection()
  return (
    <QueryEditor
      label={props.label}
      placeholder={props.placeholder}
      text={props.typed()[props.textRole]}
      textRole={props.textRole}
      isInvalid={props.isInvalid}
      fields={() => studio.fields.of(state.address())}
      onText={(text) => props.change({ [props.textRole]: text })}
      onEnter={props.find}
    />
  )
}
