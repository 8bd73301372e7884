import RotateCcw from 'lucide-solid/icons/rotate-ccw'
import Search from 'lucide-solid/icons/search'
import TriangleAlert from 'lucide-solid/icons/triangle-alert'
import X from 'lucide-solid/icons/x'
import { createSignal, For, Show } from 'solid-js'
import { Dialog } from '../../parts/dialog.tsx'
import { KeyCaps } from '../../parts/key-caps.tsx'
import { type CommandId, commandInfo } from '../../state/commands/command-table.ts'
import { isReserved, keyName, keyText } from '../../state/commands/key-name.ts'
import { changeableCommands } from '../../state/palette/help-commands.ts'
import { useFrame } from '../../state/frame/frame.ts'
import '../../styles/palette.css'
import { useShell } from '../shell/shell-state.ts'

/** Gives commands other keys, which this browser keeps. */
export function KeysDialog() {
  const shell = useShell()
  const { keymap } = useFrame()
  const [search, setSearch] = createSignal('')
  const [asked, setAsked] = createSignal<CommandId>()
  return (
    <Dialog open label="Change keys" class="help" onClose={shell.closeOverlay}>
      <div class="bar">
        <h2 class="grow">Change keys</h2>
        <button type="button" class="btn quiet small" onClick={keymap.resetAll}>
          Reset all
        </button>
        <button
          type="button"
          class="icon small"
          aria-label="Close"
          title="Close (Esc)"
          onClick={shell.closeOverlay}
        >
          <X class="i" />
        </button>
      </div>
      <div class="help-find">
        <label class="input">
          <Search class="i i-s" />
          <span class="sr">Find a key or an action</span>
          <input
            type="search"
            placeholder="Find a key or an action"
            onInput={(event) => setSearch(event.currentTarget.value)}
          />
        </label>
      </div>
      <ul class="scroll keys-list" aria-label="Commands">
        <For each={changeableCommands(keymap, search())}>
          {(id) => (
            <li>
              <KeysLine id={id} isAsked={asked() === id} onAsk={setAsked} />
            </li>
          )}
        </For>
      </ul>
    </Dialog>
  )
}

interface KeysLineProps {
  id: CommandId
  isAsked: boolean
  onAsk: (id: CommandId | undefined) => void
}

function KeysLine(props: KeysLineProps) {
  const { keymap, announcer } = useFrame()
  const title = () => commandInfo(props.id).title
  const keys = () => keymap.keysOf(props.id)
  const conflicts = () => keymap.conflicts(props.id).map((id) => commandInfo(id).title)
  const [refused, setRefused] = createSignal('')
  const take = (event: KeyboardEvent) => {
    if (!props.isAsked) return
    const name = keyName(event)
    if (name === undefined || name === 'Tab' || name === 'Shift+Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (name === 'Escape') return props.onAsk(undefined)
    if (isReserved(name)) return setRefused(`${keyText(name)} belongs to the browser`)
    keymap.change(props.id, [name])
    announcer.say(`${title()}: ${keyText(name)}`)
    props.onAsk(undefined)
    setRefused('')
  }
  return (
    <>
      <div class="keys-line">
        <span class="grow clip">{title()}</span>
        <Show when={keymap.isChanged(props.id)}>
          <button
            type="button"
            class="icon small"
            aria-label={`Reset the key of ${title()}`}
            title="Reset"
            onClick={() => keymap.reset(props.id)}
          >
            <RotateCcw class="i i-s" />
          </button>
        </Show>
        <button
          type="button"
          class="btn small"
          aria-pressed={props.isAsked}
          onClick={() => props.onAsk(props.isAsked ? undefined : props.id)}
          onKeyDown={take}
          onBlur={() => props.onAsk(undefined)}
        >
          <span class="sr">{`Key of ${title()}: `}</span>
          <Show when={!props.isAsked} fallback="Press a key">
            <span class="sr">{keys().map(keyText).join(' or ')}</span>
            <For each={keys()} fallback="None">
              {(name) => (
                <span aria-hidden="true">
                  <KeyCaps name={name} />
                </span>
              )}
            </For>
          </Show>
        </button>
      </div>
      <Show when={refused() || conflicts().length > 0}>
        <p class="keys-fault" role="status">
          <TriangleAlert class="i i-s" />
          {refused() || `Also the key of ${conflicts().join(', ')}: only one of them works`}
        </p>
      </Show>
    </>
  )
}
