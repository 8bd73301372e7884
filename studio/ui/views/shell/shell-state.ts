import { useNavigate } from '@solidjs/router'
import {
  type Accessor,
  createContext,
  createSignal,
  onCleanup,
  onMount,
  useContext,
} from 'solid-js'
import { type Frame, useFrame } from '../../state/frame/frame.ts'
import { useFrameParts } from '../../state/frame/frame-parts.ts'
import { ApiFailure, failureLine } from '../../state/api/api-failure.ts'
import type { CommandActs } from '../../state/commands/commands.ts'
import { pressCommand } from '../../state/commands/press-command.ts'
import { useCommands } from '../../state/commands/use-commands.ts'
import { createMedia } from '../../state/browser/media.ts'
import { createStored } from '../../state/browser/stored.ts'
import { useTabCommands } from './tab-commands.ts'

export type Overlay = 'palette' | 'places' | 'help' | 'keys' | 'more'

export interface ShellState {
  /** Narrow screens: the tree lies over the sheet. */
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

/** What belongs to the frame: overlays, the tree, and the keys that work everywhere. */
export function createShell(): ShellState {
  const frame = useFrame()
  const parts = useFrameParts()
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
    undo: () => turn(frame, parts.undo.undo, UNDO),
    redo: () => turn(frame, parts.undo.redo, REDO),
    goTo: (path) => navigate(path),
  }
  useCommands({
    'app.undo': () => void shell.undo(),
    'app.redo': () => void shell.redo(),
    'app.sidebar': shell.toggleSide,
    'app.palette': () => setOverlay('palette'),
    [parts.palette.goToCommand]: () => setOverlay('places'),
    'app.help': () => setOverlay('help'),
    'app.keys': () => setOverlay('keys'),
    ...parts.commands,
    ...useTabCommands(),
    ...themeCommands(frame),
  })
  const onKey = (event: KeyboardEvent) => {
    // What lies behind a dialog takes no keys.
    if (document.querySelector('dialog[open]') !== null) return
    if (pressCommand(event, frame.commands, frame.keymap)) event.preventDefault()
  }
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

const UNDO = { done: 'Undone', refused: 'Not undone' } as const
const REDO = { done: 'Done again', refused: 'Not done again' } as const

async function turn(
  { toasts, noteUndo }: Frame,
  act: () => Promise<string | undefined>,
  words: typeof UNDO | typeof REDO,
): Promise<void> {
  try {
    const change = await act()
    if (change === undefined) return
    toasts.show({ tone: 'ok', text: `${words.done}: ${change}` })
    noteUndo()
  } catch (error) {
    toasts.show({ tone: 'danger', text: `${words.refused}. ${failureLine(error)}` })
    // What is in sight is older than what is there.
    if (error instanceof ApiFailure && error.code === 'conflict') noteUndo()
  }
}

function themeCommands({ theme }: Frame): CommandActs {
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
