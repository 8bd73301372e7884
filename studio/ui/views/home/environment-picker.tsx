import Check from 'lucide-solid/icons/check'
import ChevronsUpDown from 'lucide-solid/icons/chevrons-up-down'
import { createSignal, For, Show } from 'solid-js'
import type { EnvironmentList } from '../../../api/environments.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Popover } from '../../parts/popover.tsx'
import { createFetched } from '../../state/fetched.ts'
import { useStudio } from '../../state/studio.ts'

/** The databases of the project by their names. Which one is open is chosen in the terminal: no page can. */
export function EnvironmentPicker() {
  const studio = useStudio()
  const [isOpen, setOpen] = createSignal(false)
  const [anchor, setAnchor] = createSignal<HTMLElement>()
  const list = createFetched(
    () => (studio.meta.data() === undefined ? undefined : true),
    (_, signal) => studio.api.get<EnvironmentList>('/api/environments', { signal }),
  )
  const named = () => list.data()?.environments ?? []
  const environments = () => {
    const isNamed = named().some((each) => each.current)
    const ofProject = { name: 'default', current: !isNamed, command: 'quarry studio' }
    const others = named().map((each) => ({ ...each, command: `quarry studio --env ${each.name}` }))
    return [ofProject, ...others]
  }
  const current = () => environments().find((each) => each.current)?.name
  const close = () => {
    setOpen(false)
    anchor()?.focus()
  }
  return (
    <Show when={named().length > 0}>
      <button
        ref={setAnchor}
        type="button"
        class="pick"
        aria-haspopup="dialog"
        aria-expanded={isOpen()}
        title="Environments of quarry.toml"
        onClick={() => setOpen(!isOpen())}
      >
        {current()}
        <ChevronsUpDown class="i i-s" />
      </button>
      <Show when={isOpen()}>
        <Popover anchor={anchor()} label="Environments" class="pop environments" onClose={close}>
          <p class="soft">
            The studio shows the environment that it was started with. To open another one, start it
            again in the terminal:
          </p>
          <ul>
            <For each={environments()}>
              {({ name, current: isCurrent, command }) => (
                <li>
                  <Check class="i i-s" classList={{ unseen: !isCurrent }} />
                  <b class="grow clip">{name}</b>
                  <Show when={!isCurrent} fallback={<span class="meta">open</span>}>
                    <code class="clip">{command}</code>
                    <CopyButton text={command} what={`command for ${name}`} small />
                  </Show>
                </li>
              )}
            </For>
          </ul>
        </Popover>
      </Show>
    </Show>
  )
}
