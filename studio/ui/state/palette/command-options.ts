import { commandInfo } from '../commands/command-table.ts'
import type { Frame } from '../frame/frame.ts'
import type { PaletteOption } from './palette-options.ts'

/** What can be done now. The palette itself is open already. */
export function commandOptions({ commands, keymap }: Frame): readonly PaletteOption[] {
  return commands
    .available()
    .filter((id) => id !== 'app.palette')
    .map((id) => ({
      id: `command ${id}`,
      group: 'Do',
      title: commandInfo(id).title,
      keys: keymap.keysOf(id).slice(0, 1),
      run: () => void commands.run(id),
    }))
}
