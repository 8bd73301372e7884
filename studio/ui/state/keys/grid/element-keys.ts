import type { CommandId } from '../../commands/command-table.ts'
import { keyName, type KeyPress } from '../../commands/key-name.ts'
import type { Keymap } from '../../commands/keymap.ts'
import type { Step } from '../../grid/cell-selection.ts'
import { gridStep } from '../../grid/grid-step.ts'

export type ElementCommand = 'edit' | 'whole' | 'copy' | 'delete' | 'menu'

export type ElementKey =
  | { readonly does: 'move'; readonly step: Step }
  | { readonly does: ElementCommand }
  /** A character that begins to edit and replaces the value. */
  | { readonly does: 'type'; readonly text: string }

const COMMANDS: Partial<Readonly<Record<CommandId, ElementCommand>>> = {
  'element.edit': 'edit',
  'element.whole': 'whole',
  'element.copy': 'copy',
  'element.delete': 'delete',
  'element.menu': 'menu',
}

/** What a key does among the elements of a key while none is edited; undefined leaves it to others. */
export function elementKey(press: KeyPress, keymap: Keymap): ElementKey | undefined {
  const name = keyName(press)
  if (name === undefined) return undefined
  const known = keymap.commandsFor(name)
  const [command] = known.flatMap((id) => COMMANDS[id] ?? [])
  if (command !== undefined) return { does: command }
  const step = gridStep(name)
  if (step !== undefined) return { does: 'move', step }
  const isTyped = [...press.key].length === 1 && !press.ctrlKey && !press.metaKey && !press.altKey
  return isTyped && known.length === 0 ? { does: 'type', text: press.key } : undefined
}
