import { type CommandId, commandInfo } from '../commands/command-table.ts'
import { keyText } from '../commands/key-name.ts'
import type { Keymap } from '../commands/keymap.ts'

/** The commands that have a key, and whose title or key holds the text. */
export function commandsWithKeys(keymap: Keymap, search: string): readonly CommandId[] {
  return matching(keymap, search).filter((id) => keymap.keysOf(id).length > 0)
}

/** The commands whose keys a person can change. */
export function changeableCommands(keymap: Keymap, search: string): readonly CommandId[] {
  return matching(keymap, search).filter((id) => commandInfo(id).fixed !== true)
}

function matching(keymap: Keymap, search: string): readonly CommandId[] {
  const wanted = search.trim().toLowerCase()
  return keymap.ids().filter((id) => {
    const texts = [
      commandInfo(id).title,
      ...keymap.keysOf(id).flatMap((key) => [key, keyText(key)]),
    ]
    return texts.some((text) => text.toLowerCase().includes(wanted))
  })
}
