import { A } from '@solidjs/router'
import CircleHelp from 'lucide-solid/icons/circle-question-mark'
import Menu from 'lucide-solid/icons/menu'
import PanelLeft from 'lucide-solid/icons/panel-left'
import Redo2 from 'lucide-solid/icons/redo-2'
import Search from 'lucide-solid/icons/search'
import Undo2 from 'lucide-solid/icons/undo-2'
import { For, Show } from 'solid-js'
import { BrandMark } from '../../parts/brand-mark.tsx'
import { KeyCaps } from '../../parts/key-caps.tsx'
import { ThemeSwitch } from '../../parts/theme-switch.tsx'
import { keyText } from '../../state/commands/key-name.ts'
import { changeText } from '../../state/edit/undo-order.ts'
import { useStudio } from '../../state/studio.ts'
import { SaveState } from './save-state.tsx'
import { useShell } from './shell-state.ts'

export function TopBar() {
  return (
    <header class="top">
      <Place />
      <SearchButton />
      <Actions />
    </header>
  )
}

/** What is searched opens over the page; the field here only says that it is there. */
function SearchButton() {
  const studio = useStudio()
  const shell = useShell()
  return (
    <button type="button" class="omni hide-phone" onClick={() => shell.setOverlay('palette')}>
      <Search class="i i-s" />
      <span class="grow clip">Search tables and commands</span>
      <For each={studio.keymap.keysOf('app.palette').slice(0, 1)}>
        {(name) => <KeyCaps name={name} />}
      </For>
    </button>
  )
}

function Place() {
  const studio = useStudio()
  const shell = useShell()
  const server = () => {
    const meta = studio.meta.data()
    const version = /\d+(?:\.\d+)*/.exec(meta?.serverVersion ?? '')?.[0] ?? ''
    return meta === undefined ? '' : `${meta.dialectLabel} ${version}`
  }
  return (
    <div class="top-start">
      <button
        type="button"
        class="icon phone-only"
        aria-label="Show tables"
        aria-expanded={shell.treeOpen()}
        onClick={() => shell.setTreeOpen(!shell.treeOpen())}
      >
        <Menu class="i" />
      </button>
      <button
        type="button"
        class="icon wide-only"
        aria-label="Side bar"
        title={`Side bar (${keyText(studio.keymap.keysOf('app.sidebar')[0] ?? '')})`}
        aria-expanded={shell.isSideShown()}
        aria-controls="side-bar"
        onClick={shell.toggleSide}
      >
        <PanelLeft class="i" />
      </button>
      <A class="brand" href="/" aria-label="quarry studio">
        <BrandMark />
        <span class="hide-900">quarry</span>
      </A>
      <Show when={studio.meta.data()}>
        {(meta) => (
          <>
            <span class="slash hide-phone" aria-hidden="true">
              /
            </span>
            <span
              class="pick is-place hide-phone"
              title={`${meta().address}, ${meta().serverVersion}`}
            >
              <span
                class="dot"
                data-state={studio.connection.state() === 'connected' ? 'ok' : 'lost'}
              />
              <b class="clip">{meta().database}</b>
              <span class="faint conn-host wide-only clip">{server()}</span>
            </span>
            <Show when={meta().environment}>
              {(name) => (
                <span class="env" data-env={name()}>
                  {name()}
                </span>
              )}
            </Show>
            <Show when={meta().readOnly}>
              <span class="env">read only</span>
            </Show>
          </>
        )}
      </Show>
    </div>
  )
}

function Actions() {
  const studio = useStudio()
  const shell = useShell()
  const undoLabel = () => {
    const change = studio.undo.undoable()
    return change === undefined ? 'Nothing to undo' : `Undo: ${changeText(change)}`
  }
  const redoLabel = () => {
    const change = studio.undo.redoable()
    return change === undefined ? 'Nothing to redo' : `Redo: ${changeText(change)}`
  }
  return (
    <div class="top-end">
      <SaveState />
      <button
        type="button"
        class="icon"
        aria-label={undoLabel()}
        title={undoLabel()}
        disabled={studio.undo.undoable() === undefined || studio.undo.busy()}
        onClick={() => void shell.undo()}
      >
        <Undo2 class="i" />
      </button>
      <button
        type="button"
        class="icon hide-phone"
        aria-label={redoLabel()}
        title={redoLabel()}
        disabled={studio.undo.redoable() === undefined || studio.undo.busy()}
        onClick={() => void shell.redo()}
      >
        <Redo2 class="i" />
      </button>
      <button
        type="button"
        class="icon phone-only"
        aria-label="Search"
        onClick={() => shell.setOverlay('palette')}
      >
        <Search class="i" />
      </button>
      <ThemeSwitch choice={studio.theme} class="hide-phone" />
      <button
        type="button"
        class="icon hide-phone"
        aria-label="Keyboard help"
        title={`Keyboard help (${keyText(studio.keymap.keysOf('app.help')[0] ?? '')})`}
        onClick={() => shell.setOverlay('help')}
      >
        <CircleHelp class="i" />
      </button>
    </div>
  )
}
