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
import { useFrame } from '../../state/frame/frame.ts'
import { useFrameParts } from '../../state/frame/frame-parts.ts'
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
  const frame = useFrame()
  const parts = useFrameParts()
  const shell = useShell()
  return (
    <button type="button" class="omni hide-phone" onClick={() => shell.setOverlay('palette')}>
      <Search class="i i-s" />
      <span class="grow clip">{parts.palette.label}</span>
      <For each={frame.keymap.keysOf('app.palette').slice(0, 1)}>
        {(name) => <KeyCaps name={name} />}
      </For>
    </button>
  )
}

function Place() {
  const frame = useFrame()
  const parts = useFrameParts()
  const shell = useShell()
  return (
    <div class="top-start">
      <button
        type="button"
        class="icon phone-only"
        aria-label={`Show ${parts.things}`}
        aria-expanded={shell.treeOpen()}
        onClick={() => shell.setTreeOpen(!shell.treeOpen())}
      >
        <Menu class="i" />
      </button>
      <button
        type="button"
        class="icon wide-only"
        aria-label="Side bar"
        title={`Side bar (${keyText(frame.keymap.keysOf('app.sidebar')[0] ?? '')})`}
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
      <Show when={frame.meta.data()}>
        {(meta) => (
          <>
            <span class="page-name phone-only">
              <b class="clip">{frame.pageTitle()}</b>
              <span class="sub">
                <ConnectionDot />
                <span class="clip">{parts.place?.() ?? meta().database}</span>
              </span>
            </span>
            <span class="slash hide-phone" aria-hidden="true">
              /
            </span>
            <span
              class="pick is-place hide-phone"
              title={`${meta().address}, ${meta().serverVersion}`}
            >
              <ConnectionDot />
              <b class="clip">{parts.place?.() ?? meta().database}</b>
              <span class="faint conn-host wide-only clip">{parts.server()}</span>
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

function ConnectionDot() {
  const frame = useFrame()
  return <span class="dot" data-state={frame.connection.state() === 'connected' ? 'ok' : 'lost'} />
}

function Actions() {
  const frame = useFrame()
  const shell = useShell()
  const parts = useFrameParts()
  const undoLabel = () => {
    const change = parts.undo.undoable()
    return change === undefined ? 'Nothing to undo' : `Undo: ${change}`
  }
  const redoLabel = () => {
    const change = parts.undo.redoable()
    return change === undefined ? 'Nothing to redo' : `Redo: ${change}`
  }
  return (
    <div class="top-end">
      <parts.SaveState />
      <button
        type="button"
        class="icon"
        aria-label={undoLabel()}
        title={undoLabel()}
        disabled={parts.undo.undoable() === undefined || parts.undo.busy()}
        onClick={() => void shell.undo()}
      >
        <Undo2 class="i" />
      </button>
      <button
        type="button"
        class="icon hide-phone"
        aria-label={redoLabel()}
        title={redoLabel()}
        disabled={parts.undo.redoable() === undefined || parts.undo.busy()}
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
      <ThemeSwitch choice={frame.theme} class="hide-phone" />
      <button
        type="button"
        class="icon hide-phone"
        aria-label="Keyboard help"
        title={`Keyboard help (${keyText(frame.keymap.keysOf('app.help')[0] ?? '')})`}
        onClick={() => shell.setOverlay('help')}
      >
        <CircleHelp class="i" />
      </button>
    </div>
  )
}
