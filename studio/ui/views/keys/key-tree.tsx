import { useNavigate } from '@solidjs/router'
import Info from 'lucide-solid/icons/info'
import Plus from 'lucide-solid/icons/plus'
import Search from 'lucide-solid/icons/search'
import { createSignal, For, Show } from 'solid-js'
import { Choice } from '../../parts/choice.tsx'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { useCommands } from '../../state/commands/use-commands.ts'
import { toldFailure } from '../../state/connection/told-failure.ts'
import { keyPath } from '../../state/keys/key-address.ts'
import { keyTreeStep } from '../../state/keys/key-tree-step.ts'
import { useKeyStudio } from '../../state/keys/key-studio.ts'
import { typeOptions } from '../../state/keys/key-words.ts'
import { createRowSight, remPixels } from '../../state/row-sight.ts'
import { useShell } from '../shell/shell-state.ts'
import { DatabaseChoice } from './database-choice.tsx'
import { KeyTreeLine, keyLineId } from './key-tree-line.tsx'
import { ScanBar } from './scan-bar.tsx'

const ROW_REM = 1.6875

/** The tree of keys in the side bar, found by SCAN alone; of its lines only those in sight exist. */
export function KeyTree() {
  const studio = useKeyStudio()
  let input: HTMLInputElement | undefined
  useCommands({ 'key.find': () => input?.focus() })
  const separate = (field: HTMLInputElement) => {
    if (field.value === '') field.value = studio.separator()
    else studio.setSeparator(field.value)
  }
  const search = (text: string) => studio.tree.setPattern(text.trim())
  return (
    <div class="side-tree">
      <div class="side-head">
        <DatabaseChoice />
        <Show when={studio.canWrite()}>
          <button
            type="button"
            class="icon small"
            aria-label="New key"
            title="New key (Alt+N)"
            onClick={() => studio.openDialog('new-key')}
          >
            <Plus class="i" />
          </button>
        </Show>
      </div>
      <div class="side-find key-find">
        <label class="input quiet small">
          <Search class="i i-s" />
          <span class="sr">Pattern of keys</span>
          <input
            ref={input}
            type="search"
            placeholder="Pattern, such as session:*"
            spellcheck={false}
            onChange={(event) => search(event.currentTarget.value)}
          />
        </label>
        <div class="row">
          <Choice
            label="Type of keys"
            class="small grow"
            options={typeOptions(studio.meta.data()?.capabilities.json === true)}
            value={studio.tree.type()}
            onChoose={studio.tree.setType}
          />
          <label class="input quiet small separator" title="Separator between the parts of names">
            <span class="sr">Separator of names</span>
            <input
              class="mono"
              maxlength={16}
              spellcheck={false}
              autocomplete="off"
              value={studio.separator()}
              onChange={(event) => separate(event.currentTarget)}
            />
          </label>
        </div>
      </div>
      <ScanBar />
      <FailureBanner
        failure={toldFailure(studio.connection, studio.tree.scan().failure())}
        retry={studio.tree.refresh}
      />
      <Lines />
      <ScanNote />
    </div>
  )
}

function Lines() {
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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isOpening = event.key === 'Enter' || event.key === ' '
    const step = isOpening ? undefined : keyTreeStep(event.key, lines(), active())
    if (!isOpening && step === undefined) return
    event.preventDefault()
    if (isOpening) open(active())
    if (step?.toggle !== undefined) studio.tree.toggle(step.toggle)
    if (step?.to === undefined) return
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
                    onPress={() => open(index)}
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

function ScanNote() {
  const { tree } = useKeyStudio()
  return (
    <Show when={tree.scan().progress()?.complete === false}>
      <div class="scan-note meta">
        <Info class="i i-s" />
        <span>Counts are of what was scanned so far.</span>
      </div>
    </Show>
  )
}
