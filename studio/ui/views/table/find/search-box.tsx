import LoaderCircle from 'lucide-solid/icons/loader-circle'
import Search from 'lucide-solid/icons/search'
import X from 'lucide-solid/icons/x'
import { createEffect, createSignal, on, onCleanup, Show } from 'solid-js'
import { ariaKey, keyCaps } from '../../../state/commands/key-name.ts'
import { createDebounced } from '../../../state/grid/find/debounced.ts'
import { useFind } from '../../../state/grid/find/find-state.ts'
import { useStudio } from '../../../state/studio.ts'

const WAIT = 300

/** Searches every column that has a text while one types. Escape stops a search that runs, else ends it. */
export function SearchBox() {
  const find = useFind()
  const studio = useStudio()
  const { view, setView, pages } = find.table
  const [text, setText] = createSignal(view().search)
  const search = createDebounced(WAIT, (wanted: string) => {
    if (wanted !== view().search) setView({ ...view(), search: wanted }, 'replace')
  })
  createEffect(on(() => view().search, setText, { defer: true }))
  onCleanup(search.cancel)
  const change = (wanted: string) => {
    setText(wanted)
    search.call(wanted)
  }
  const end = () => {
    change('')
    search.flush()
  }
  const key = () => studio.keymap.keysOf('table.search')[0] ?? ''
  const isSearching = () => pages.loading() && view().search !== ''
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') search.flush()
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    if (isSearching()) pages.stop()
    else end()
  }
  return (
    <div class="input quiet search">
      <Show when={isSearching()} fallback={<Search class="i i-s" />}>
        <LoaderCircle class="i i-s spin" />
      </Show>
      <input
        ref={find.search.setField}
        type="search"
        aria-label="Search rows"
        placeholder="Search rows"
        autocomplete="off"
        spellcheck={false}
        value={text()}
        aria-keyshortcuts={ariaKey(key())}
        onInput={(event) => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Show
        when={text() !== ''}
        fallback={
          <span class="keys">
            <kbd>{keyCaps(key()).join(' ')}</kbd>
          </span>
        }
      >
        <button
          type="button"
          class="icon small"
          aria-label={isSearching() ? 'Stop the search' : 'End the search'}
          title={isSearching() ? 'Stop the search (Escape)' : 'End the search (Escape)'}
          onClick={() => (isSearching() ? pages.stop() : end())}
        >
          <X class="i i-s" />
        </button>
      </Show>
    </div>
  )
}
