import ChevronRight from 'lucide-solid/icons/chevron-right'
import Search from 'lucide-solid/icons/search'
import { createMemo, createSignal, For, onMount, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { Dialog } from '../../parts/dialog.tsx'
import { KeyCaps } from '../../parts/key-caps.tsx'
import { commandInfo } from '../../state/commands/command-table.ts'
import { keyName } from '../../state/commands/key-name.ts'
import { useFrame } from '../../state/frame/frame.ts'
import { useFrameParts } from '../../state/frame/frame-parts.ts'
import { commandOptions } from '../../state/palette/command-options.ts'
import {
  type PaletteOption,
  shownOptions,
  type ShownOption,
  titleParts,
} from '../../state/palette/palette-options.ts'
import { createRecentUses } from '../../state/palette/recent-uses.ts'
import '../../styles/palette.css'
import { useShell } from '../shell/shell-state.ts'

/** Places, commands and what else the variant has, found by a few letters. */
export function PaletteDialog(props: { only?: 'places' }) {
  const shell = useShell()
  const state = createPalette(() => props.only)
  const { palette } = useFrameParts()
  const label = () =>
    props.only === 'places' ? commandInfo(palette.goToCommand).title : 'Command palette'
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
          placeholder={props.only === 'places' ? palette.goToPlaceholder : 'Search or do'}
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

function createPalette(only: () => 'places' | undefined) {
  const frame = useFrame()
  const { palette } = useFrameParts()
  const shell = useShell()
  const [query, setQuery] = createSignal('')
  const [at, setAt] = createSignal(0)
  const recent = createRecentUses(localStorage, frame.meta.data()?.address ?? '')
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
    const ids = frame.keymap.commandsFor(name)
    if (ids.includes('app.palette')) return () => shell.setOverlay('palette')
    return ids.includes(palette.goToCommand) ? () => shell.setOverlay('places') : undefined
  }
  const search = (text: string) => {
    setQuery(text)
    setAt(0)
  }
  return { query, search, at, setAt, groups, all, active, choose, onKeyDown }
}

function createOptions(only: () => 'places' | undefined, query: () => string) {
  const frame = useFrame()
  const { palette } = useFrameParts()
  const places = palette.createPlaces()
  const others = palette.createOthers(query)
  return createMemo(() => {
    if (only() === 'places') return places()
    return [...places(), ...commandOptions(frame), ...others()]
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
  const { palette } = useFrameParts()
  const icon = () => palette.icons[option().group] ?? ChevronRight
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
      <Dynamic component={icon()} class="i" />
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

function Foot(props: { only: 'places' | undefined }) {
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
