import { useNavigate } from '@solidjs/router'
import Bookmark from 'lucide-solid/icons/bookmark'
import ChevronRight from 'lucide-solid/icons/chevron-right'
import Eye from 'lucide-solid/icons/eye'
import Search from 'lucide-solid/icons/search'
import Table2 from 'lucide-solid/icons/table-2'
import { createMemo, createSignal, For, onMount, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { SavedQuery, SavedQueryList } from '../../../api/queries.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { KeyCaps } from '../../parts/key-caps.tsx'
import { keyName } from '../../state/commands/key-name.ts'
import { createFetched } from '../../state/fetched.ts'
import { tabPath } from '../../state/open-tabs.ts'
import {
  commandOptions,
  queryOptions,
  tableActs,
  tableOptions,
} from '../../state/palette/option-sources.ts'
import {
  type PaletteOption,
  shownOptions,
  type ShownOption,
  titleParts,
} from '../../state/palette/palette-options.ts'
import { createRecentUses } from '../../state/palette/recent-uses.ts'
import { workspaceOf } from '../../state/sql/workspace.ts'
import { useStudio } from '../../state/studio.ts'
import '../../styles/palette.css'
import { useShell } from '../shell/shell-state.ts'

const ICONS = {
  Tables: Table2,
  Views: Eye,
  Do: ChevronRight,
  'Saved queries': Bookmark,
} as const

/** Tables, commands and saved queries, found by a few letters. */
export function PaletteDialog(props: { only?: 'tables' }) {
  const shell = useShell()
  const state = createPalette(() => props.only)
  const label = () => (props.only === 'tables' ? 'Go to table' : 'Command palette')
  const [field, setField] = createSignal<HTMLInputElement>()
  onMount(() => queueMicrotask(() => field()?.focus()))
  return (
    <Dialog open label={label()} class="palette" onClose={shell.closeOverlay}>
      <div class="palette-in">
        <Search class="i i-l" />
        <input
          ref={setField}
          class="grow"
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-label="Search"
          aria-activedescendant={state.active() === undefined ? undefined : `option-${state.at()}`}
          placeholder={props.only === 'tables' ? 'Go to a table or view' : 'Search or do'}
          autocomplete="off"
          spellcheck={false}
          value={state.query()}
          onInput={(event) => state.search(event.currentTarget.value)}
          onKeyDown={state.onKeyDown}
        />
      </div>
      <div class="palette-list" id="palette-list" role="listbox" aria-label="Results">
        <Options state={state} />
      </div>
      <p class="sr" role="status">
        {state.all().length === 1 ? '1 result' : `${state.all().length} results`}
      </p>
      <Foot only={props.only} />
    </Dialog>
  )
}

type Palette = ReturnType<typeof createPalette>

function createPalette(only: () => 'tables' | undefined) {
  const studio = useStudio()
  const shell = useShell()
  const [query, setQuery] = createSignal('')
  const [at, setAt] = createSignal(0)
  const recent = createRecentUses(localStorage, studio.meta.data()?.address ?? '')
  const options = createOptions(only, query)
  const groups = createMemo(() => shownOptions(options(), query(), recent.ids()))
  const all = createMemo(() => groups().flatMap((group) => group.options))
  const active = () => all()[at()]?.option
  const choose = (option: PaletteOption) => {
    recent.note(option.id)
    shell.closeOverlay()
    // The dialog gives the focus back before the command moves it.
    queueMicrotask(option.run)
  }
  const step = (by: number) => {
    const { length } = all()
    if (length > 0) setAt((at() + by + length) % length)
    document.getElementById(`option-${at()}`)?.scrollIntoView({ block: 'nearest' })
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => {
      const option = active()
      if (option !== undefined) choose(option)
    },
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return
    const name = keyName(event) ?? ''
    const act = keys[name] ?? overlayKey(name)
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  const overlayKey = (name: string) => {
    const ids = studio.keymap.commandsFor(name)
    if (ids.includes('app.palette')) return () => shell.setOverlay('palette')
    return ids.includes('app.tables') ? () => shell.setOverlay('tables') : undefined
  }
  const search = (text: string) => {
    setQuery(text)
    setAt(0)
  }
  return { query, search, at, setAt, groups, all, active, choose, onKeyDown }
}

function createOptions(only: () => 'tables' | undefined, query: () => string) {
  const studio = useStudio()
  const navigate = useNavigate()
  const goTo = (path: string) => navigate(path)
  const isWanted = () => (only() === undefined ? studio.meta.data() : undefined)
  const saved = createFetched(isWanted, (_, signal) =>
    studio.api.get<SavedQueryList>('/api/queries', { signal }),
  )
  const open = (query: SavedQuery) => {
    const { id: queryId, etag, template, name } = query
    const version = template ? undefined : { id: queryId, etag }
    const id = workspaceOf(studio).create({ text: query.query, saved: version }, name)
    navigate(tabPath({ kind: 'sql', id, name }))
  }
  const tables = createMemo(() => tableOptions(studio, goTo))
  return createMemo(() => {
    if (only() === 'tables') return tables()
    const acts = tableActs(studio, goTo, query())
    const queries = queryOptions(saved.data()?.queries ?? [], open)
    return [...tables(), ...commandOptions(studio), ...acts, ...queries]
  })
}

function Options(props: { state: Palette }) {
  const placeOf = (shown: ShownOption) => props.state.all().indexOf(shown)
  return (
    <For
      each={props.state.groups()}
      fallback={<p class="palette-none">Nothing is called like “{props.state.query().trim()}”</p>}
    >
      {(group) => (
        <div role="group" aria-label={group.title}>
          <div class="gh" aria-hidden="true">
            {group.title}
          </div>
          <For each={group.options}>
            {(shown) => (
              <Option
                shown={shown}
                place={placeOf(shown)}
                isActive={props.state.at() === placeOf(shown)}
                onChoose={() => props.state.choose(shown.option)}
                onPoint={() => props.state.setAt(placeOf(shown))}
              />
            )}
          </For>
        </div>
      )}
    </For>
  )
}

interface OptionProps {
  shown: ShownOption
  place: number
  isActive: boolean
  onChoose: () => void
  onPoint: () => void
}

function Option(props: OptionProps) {
  const option = () => props.shown.option
  return (
    <div
      id={`option-${props.place}`}
      class="opt"
      role="option"
      tabindex="-1"
      aria-selected={props.isActive}
      onClick={() => props.onChoose()}
      onPointerMove={() => props.onPoint()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') props.onChoose()
      }}
    >
      <Dynamic component={ICONS[option().group]} class="i" />
      <span class="clip">
        <For each={titleParts(props.shown)}>
          {(part) => (
            <Show when={part.isHit} fallback={part.text}>
              <span class="hit">{part.text}</span>
            </Show>
          )}
        </For>
      </span>
      <Show when={option().note}>{(note) => <span class="where clip">{note()}</span>}</Show>
      <span class="end">
        <For each={option().keys}>{(name) => <KeyCaps name={name} />}</For>
      </span>
    </div>
  )
}

function Foot(props: { only: 'tables' | undefined }) {
  return (
    <div class="palette-foot">
      <span>
        <KeyCaps name="ArrowUp" />
        <KeyCaps name="ArrowDown" /> choose
      </span>
      <span>
        <KeyCaps name="Enter" /> open
      </span>
      <Show when={props.only === undefined}>
        <span class="end">
          <KeyCaps name=">" /> commands only
        </span>
      </Show>
    </div>
  )
}
