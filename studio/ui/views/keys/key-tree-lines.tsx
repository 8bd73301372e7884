import { useNavigate } from '@solidjs/router'
import { createSignal, For, Show } from 'solid-js'
import { keyPath } from '../../state/keys/key-address.ts'
import { keyTreeStep } from '../../state/keys/key-tree-step.ts'
import { useKeyStudio } from '../../state/keys/key-studio.ts'
import { createRowSight, remPixels } from '../../state/row-sight.ts'
import { useShell } from '../shell/shell-state.ts'
import { KeyTreeLine, keyLineId } from './key-tree-line.tsx'
import { useChoosing } from './use-choosing.ts'

const ROW_REM = 1.6875

/** The lines in sight, for the mouse, a finger and the keyboard. */
export function KeyTreeLines() {
  const studio = useKeyStudio()
  const shell = useShell()
  const navigate = useNavigate()
  const [wanted, setActive] = createSignal(0)
  const lines = studio.tree.lines
  const active = () => Math.min(wanted(), Math.max(0, lines().length - 1))
  const sight = createRowSight(
    () => lines().length,
    () => remPixels(ROW_REM),
  )
  const open = (index: number) => {
    const line = lines()[index]
    setActive(index)
    if (line?.kind === 'folder') studio.tree.toggle(line.id)
    if (line?.kind !== 'key') return
    shell.setTreeOpen(false)
    navigate(keyPath({ ...line.key, database: studio.database() ?? 0 }))
  }
  const choose = useChoosing({ lines, active, setActive, open })
  const onKeyDown = (event: KeyboardEvent) => {
    if (choose.onKey(event)) {
      event.preventDefault()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isOpening = event.key === 'Enter'
    const step = isOpening ? undefined : keyTreeStep(event.key, lines(), active())
    if (!isOpening && step === undefined) return
    event.preventDefault()
    if (isOpening) open(active())
    if (step?.toggle !== undefined) studio.tree.toggle(step.toggle)
    if (step?.to === undefined) return
    if (event.shiftKey) choose.range(active(), step.to)
    setActive(step.to)
    sight.reveal(step.to)
  }
  return (
    <div class="side-scroll" ref={sight.setElement} onScroll={() => sight.onScroll()}>
      <Show when={lines().length > 0} fallback={<NoKeys />}>
        {/* biome-ignore lint/a11y/useAriaActivedescendantWithTabindex: it knows the attribute as tabIndex only */}
        <div
          class="tree key-tree"
          role="tree"
          tabindex="0"
          aria-label="Keys"
          aria-multiselectable="true"
          aria-activedescendant={keyLineId(active())}
          onKeyDown={onKeyDown}
        >
          <div role="none" style={{ height: `${sight.before()}px` }} />
          <For each={sight.indexes()}>
            {(index) => (
              <Show when={lines()[index]}>
                {(line) => (
                  <KeyTreeLine
                    line={line()}
                    index={index}
                    isActive={active() === index}
                    onPress={(event) => choose.onPress(event, index)}
                    onKeyDown={onKeyDown}
                  />
                )}
              </Show>
            )}
          </For>
          <div role="none" style={{ height: `${sight.behind()}px` }} />
        </div>
      </Show>
    </div>
  )
}

function NoKeys() {
  const { tree } = useKeyStudio()
  const isOver = () => tree.scan().progress()?.complete === true
  return (
    <Show when={isOver()}>
      <p class="tree-none">{tree.isSearch() ? 'No key matches' : 'This database has no keys'}</p>
    </Show>
  )
}
