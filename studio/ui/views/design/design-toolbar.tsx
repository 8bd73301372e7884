import ChevronsUpDown from 'lucide-solid/icons/chevrons-up-down'
import Plus from 'lucide-solid/icons/plus'
import { For, Show } from 'solid-js'
import { useDesign } from '../../state/design/design-state.ts'
import { ViewSwitch } from '../table/view-switch.tsx'

/** Names the table and its file, and adds lines to the form. */
export function DesignToolbar() {
  const state = useDesign()
  return (
    <div class="bar design-bar">
      <Show when={state.table()} fallback={<NewTable />}>
        {(table) => <ViewSwitch table={table()} view="design" />}
      </Show>
      <span class="grow" />
      <For each={ADDITIONS}>
        {({ what, label }) => (
          <button type="button" class="btn quiet" onClick={() => state.add(what)}>
            <Plus class="i" />
            {label}
          </button>
        )}
      </For>
    </div>
  )
}

const ADDITIONS = [
  { what: 'column', label: 'Column' },
  { what: 'constraint', label: 'Constraint' },
  { what: 'statement', label: 'Index' },
] as const

function NewTable() {
  const state = useDesign()
  return (
    <>
      <label class="soft" for="design-name">
        Table
      </label>
      <div class="input">
        <input
          id="design-name"
          autocomplete="off"
          spellcheck={false}
          placeholder="orders"
          value={state.name()}
          onInput={(event) => state.setName(event.currentTarget.value)}
        />
      </div>
      <label class="soft hide-phone" for="design-file">
        in
      </label>
      <div class="input select-field hide-phone">
        <select
          id="design-file"
          aria-label="Schema file"
          onChange={(event) => state.setFile(event.currentTarget.value)}
        >
          <For each={state.offers.data()?.files ?? []}>
            {(file) => <option selected={file === state.file()}>{file}</option>}
          </For>
        </select>
        <ChevronsUpDown class="i i-s" />
      </div>
    </>
  )
}
