import Search from 'lucide-solid/icons/search'
import X from 'lucide-solid/icons/x'
import { createSignal, For, Show } from 'solid-js'
import { Dialog } from '../../parts/dialog.tsx'
import { KeyCaps } from '../../parts/key-caps.tsx'
import { COMMAND_GROUPS, type CommandId, commandInfo } from '../../state/commands/command-table.ts'
import { commandsWithKeys } from '../../state/palette/help-commands.ts'
import { useFrame } from '../../state/frame/frame.ts'
import '../../styles/palette.css'
import { useShell } from '../shell/shell-state.ts'

/** All keys of the studio, as they are in this browser. */
export function HelpDialog() {
  const shell = useShell()
  const studio = useFrame()
  const [search, setSearch] = createSignal('')
  const shown = () => commandsWithKeys(studio.keymap, search())
  const groups = () =>
    COMMAND_GROUPS.map((title) => ({
      title,
      ids: shown().filter((id) => commandInfo(id).group === title),
    })).filter(({ ids }) => ids.length > 0)
  return (
    <Dialog open label="Keyboard" class="help" onClose={shell.closeOverlay}>
      <div class="bar">
        <h2 class="grow">Keyboard</h2>
        <button type="button" class="btn quiet small" onClick={() => shell.setOverlay('keys')}>
          Change keys
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
      <section class="scroll" tabindex="0" aria-label="Keys">
        <For each={groups()} fallback={<p class="palette-none">No key is called like this</p>}>
          {(group) => (
            <>
              <h3>{group.title}</h3>
              <dl>
                <For each={group.ids}>{(id) => <HelpLine id={id} />}</For>
              </dl>
            </>
          )}
        </For>
      </section>
    </Dialog>
  )
}

function HelpLine(props: { id: CommandId }) {
  const { keymap } = useFrame()
  return (
    <div>
      <dt>{commandInfo(props.id).title}</dt>
      <dd class="row">
        <For each={keymap.keysOf(props.id)}>
          {(name, place) => (
            <>
              <Show when={place() > 0}>
                <span class="faint">or</span>
              </Show>
              <KeyCaps name={name} />
            </>
          )}
        </For>
      </dd>
    </div>
  )
}
