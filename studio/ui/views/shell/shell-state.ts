import { useNavigate } from '@solidjs/router'
import {
  type Accessor,
  createContext,
  createSignal,
  onCleanup,
  onMount,
  useContext,
} from 'solid-js'
import { canDesign, NEW_TABLE_PATH } from '../../state/design/can-design.ts'
import { type Studio, useStudio } from '../../state/studio.ts'
import { changeText } from '../../state/edit/undo-order.ts'
import { failureLine } from '../../state/api/api-failure.ts'
import type { CommandActs } from '../../state/commands/commands.ts'
import { pressCommand } from '../../state/commands/press-command.ts'
import { useCommands } from '../../state/commands/use-commands.ts'
import { watchLeaving } from '../../state/edit/watch-leaving.ts'
import { createMedia } from '../../state/browser/media.ts'
import { createStored } from '../../state/browser/stored.ts'
import { useTabCommands } from './tab-commands.ts'
import type { Change } from '../../../api/changes.ts'

export type Overlay = 'palette' | 'tables' | 'help' | 'keys' | 'more'

export interface ShellState {
  /** Narrow screens: the tree of tables lies over the sheet. */
  readonly treeOpen: Accessor<boolean>
  readonly setTreeOpen: (open: boolean) => void
  /** Wide screens: the side bar stands beside the sheet, unless it is hidden. */
  readonly isSideShown: Accessor<boolean>
  /** Shows or hides the side bar, or the tree where there is only room for the rail. */
  readonly toggleSide: () => void
  /** What lies over the page. */
  readonly overlay: Accessor<Overlay | undefined>
  readonly setOverlay: (overlay: Overlay) => void
  readonly closeOverlay: () => void
  readonly undo: () => Promise<void>
  readonly redo: () => Promise<void>
  readonly goTo: (path: string) => void
}

/** What belongs to the frame: overlays, the tree of tables, and the keys that work everywhere. */
export function createShell(): ShellState {
  const studio = useStudio()
  const navigate = useNavigate()
  const [treeOpen, setTreeOpen] = createSignal(false)
  const [overlay, setOverlay] = createSignal<Overlay>()
  const shell: ShellState = {
    overlay,
    setOverlay,
    closeOverlay: () => setOverlay(undefined),
    treeOpen,
    setTreeOpen,
    ...createSide(treeOpen, setTreeOpen),
    undo: () => turn(studio, studio.undo.undo, 'Undone'),
    redo: () => turn(studio, studio.undo.redo, 'Done again'),
    goTo: (path) => navigate(path),
  }
  useCommands({
    'app.undo': () => void shell.undo(),
    'app.redo': () => void shell.redo(),
    'app.sidebar': shell.toggleSide,
    'app.palette': () => setOverlay('palette'),
    'app.tables': () => setOverlay('tables'),
    'app.help': () => setOverlay('help'),
    'app.keys': () => setOverlay('keys'),
    'app.sql': () => navigate('/sql', { state: { wants: 'new-statement' } }),
    ...pageCommands(shell.goTo, studio),
    ...useTabCommands(),
    ...themeCommands(studio),
  })
  const onKey = (event: KeyboardEvent) => {
    // What lies behind a dialog takes no keys.
    if (document.querySelector('dialog[open]') !== null) return
    if (pressCommand(event, studio.commands, studio.keymap)) event.preventDefault()
  }
  watchLeaving(studio.edits)
  onMount(() => document.addEventListener('keydown', onKey))
  onCleanup(() => document.removeEventListener('keydown', onKey))
  return shell
}

function createSide(treeOpen: Accessor<boolean>, setTreeOpen: (open: boolean) => void) {
  const isWide = createMedia('(min-width: 1200px)')
  const [isSideShown, setSideShown] = createStored(localStorage, 'quarry-side-bar', true, isBoolean)
  const toggleSide = () => {
    if (isWide()) setSideShown(!isSideShown())
    else setTreeOpen(!treeOpen())
  }
  return { isSideShown, toggleSide }
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

async function turn(
  studio: Studio,
  act: () => Promise<Change | undefined>,
  word: string,
): Promise<void> {
  try {
    const change = await act()
    if (change === undefined) return
    studio.toasts.show({ tone: 'ok', text: `${word}: ${changeText(change)}` })
    studio.noteUndo()
  } catch (error) {
    studio.toasts.show({ tone: 'danger', text: `Not undone. ${failureLine(error)}` })
  }
}

function pageCommands(goTo: (path: string) => void, studio: Studio): CommandActs {
  const { meta } = studio
  return {
    'app.new-table': { run: () => goTo(NEW_TABLE_PATH), when: () => canDesign(studio) },
    'app.data': () => goTo('/'),
    'app.diagram': () => goTo('/diagram'),
    'app.migrations': {
      run: () => goTo('/migrations'),
      when: () => meta.data()?.capabilities.migrations === true,
    },
    'app.compare': {
      run: () => goTo('/compare'),
      when: () => meta.data()?.capabilities.migrations === true,
    },
    'app.objects': () => goTo('/objects'),
    'app.activity': () => goTo('/activity'),
  }
}

function themeCommands({ theme }: Studio): CommandActs {
  return {
    'app.theme-light': { run: () => theme.choose('light'), when: () => theme.theme() !== 'light' },
    'app.theme-dark': { run: () => theme.choose('dark'), when: () => theme.theme() !== 'dark' },
    'app.theme-system': {
      run: () => theme.choose('system'),
      when: () => theme.theme() !== 'system',
    },
  }
}

export const ShellContext = createContext<ShellState>()

export function useShell(): ShellState {
  const shell = useContext(ShellContext)
  if (shell === undefined) throw new Error('a part of the frame stands outside of it')
  return shell
}
