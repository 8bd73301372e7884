import ChevronsUpDown from 'lucide-solid/icons/chevrons-up-down'
import FileCode from 'lucide-solid/icons/file-code'
import Layers from 'lucide-solid/icons/layers'
import Server from 'lucide-solid/icons/server'
import { type Component, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { SchemaSide } from '../../../api/compare.ts'
import { MenuButton } from '../../parts/menu-button.tsx'
import { useCompare } from '../../state/compare/compare-state.ts'
import { sideNote, sideWord } from '../../state/compare/compare-words.ts'

const ICONS: Readonly<Record<SchemaSide['kind'], Component<{ class?: string }>>> = {
  files: FileCode,
  migrations: Layers,
  database: Server,
  environment: Server,
}

export function SideIcon(props: { kind: SchemaSide['kind'] | undefined }) {
  return <Dynamic component={ICONS[props.kind ?? 'database']} class="i i-s" />
}

/** One of the two schemas, and the menu of all that it could be. */
export function SidePicker(props: { path: 'from' | 'to'; label: string }) {
  const state = useCompare()
  const side = () => state[props.path]()
  const other = () => state[props.path === 'from' ? 'to' : 'from']()
  const items = () =>
    state.sides().map((each) => ({
      label: sideWord(each),
      icon: ICONS[each.kind],
      end: sideNote(each),
      checked: each.name === side()?.name,
      disabled: whyNot(each, other()?.name),
      run: () => state.change({ [props.path]: each.name, object: undefined }),
    }))
  const note = () => {
    const shown = side()
    return shown === undefined ? '' : sideNote(shown)
  }
  const label = () => [`${props.label}: ${state.words()[props.path]}`, note()].join(' ').trim()
  return (
    <MenuButton
      class="select side-pick"
      label={label()}
      sections={[{ title: props.label, items: items() }]}
      disabled={state.sides().length === 0}
    >
      <SideIcon kind={side()?.kind} />
      <b class="clip">{state.words()[props.path] || 'Choose'}</b>{' '}
      <Show when={note()}>{(text) => <span class="env hide-900">{text()}</span>}</Show>
      <ChevronsUpDown class="i i-s" />
    </MenuButton>
  )
}

function whyNot({ name, unavailable }: SchemaSide, other: string | undefined): string | undefined {
  return name === other ? 'It is the other side already' : (unavailable ?? undefined)
}
