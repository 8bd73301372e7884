import { isTextField } from '../browser/keyboard.ts'
import { commandInfo } from './command-table.ts'
import type { Commands } from './commands.ts'
import { isTyping, keyName } from './key-name.ts'
import type { Keymap } from './keymap.ts'

/** Runs the command that a key stands for, outside of the grid; true when there was one. */
export function pressCommand(event: KeyboardEvent, commands: Commands, keymap: Keymap): boolean {
  const key = keyName(event)
  if (key === undefined || event.defaultPrevented || event.isComposing) return false
  const isText = isTextField(event.target)
  if (isText && isTyping(key)) return false
  return keymap.commandsFor(key).some((id) => {
    const { place, inText } = commandInfo(id)
    if (place === 'grid' || (isText && inText !== true)) return false
    return commands.run(id)
  })
}
