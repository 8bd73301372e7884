import type { CommandId } from '../commands/command-table.ts'
import { keyName, type KeyPress } from '../commands/key-name.ts'
import type { Keymap } from '../commands/keymap.ts'
import type { Step } from './cell-selection.ts'
import { gridStep } from './grid-step.ts'

export type GridCommand =
  | 'edit'
  | 'cancel'
  | 'select-row'
  | 'select-all'
  | 'copy'
  | 'copy-as'
  | 'cut'
  | 'set-null'
  | 'clear'
  | 'duplicate'
  | 'delete-rows'
  | 'open-row'
  | 'open-value'
  | 'follow'
  | 'back'
  | 'filter'
  | 'menu'

export type GridKey =
  | { readonly does: 'move'; readonly step: Step; readonly extends: boolean }
  | { readonly does: 'command'; readonly command: GridCommand }
  /** A character that begins to edit and replaces the value. */
  | { readonly does: 'type'; readonly text: string }

/** What the grid does for the commands whose keys it listens to. */
const COMMANDS: Partial<Readonly<Record<CommandId, GridCommand>>> = {
  'grid.edit': 'edit',
  'grid.cancel': 'cancel',
  'grid.select-row': 'select-row',
  'grid.select-all': 'select-all',
  'grid.copy': 'copy',
  'grid.copy-as': 'copy-as',
  'grid.cut': 'cut',
  'grid.set-null': 'set-null',
  'grid.clear': 'clear',
  'grid.duplicate': 'duplicate',
  'grid.delete-rows': 'delete-rows',
  'grid.follow': 'follow',
  'grid.back': 'back',
  'table.search': 'filter',
  'grid.menu': 'menu',
  'grid.open-row': 'open-row',
  'grid.open-value': 'open-value',
}

/**
 * What a key does in the grid while no cell is edited; undefined leaves it to the browser. Paste is
 * not here: the browser gives the clipboard only with its own event.
 */
export function gridKey(press: KeyPress, keymap: Keymap): GridKey | undefined {
  const name = keyName(press)
  if (name === undefined) return undefined
  const [command] = keymap.commandsFor(name).flatMap((id) => COMMANDS[id] ?? [])
  if (command !== undefined) return { does: 'command', command }
  const step = gridStep(name)
  if (step !== undefined) return { does: 'move', step, extends: press.shiftKey }
  const isTyped = [...press.key].length === 1 && !press.ctrlKey && !press.metaKey && !press.altKey
  const begins = isTyped && !keymap.commandsFor(name).includes('app.help')
  return begins ? { does: 'type', text: press.key } : undefined
}
