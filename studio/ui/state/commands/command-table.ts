import type { AnyMeta } from '../../../api/any-meta.ts'
import type { CommandGroup, CommandInfo } from './command-info.ts'
import { appCommands } from './table/app-commands.ts'
import { compareCommands } from './table/compare-commands.ts'
import { diagramCommands } from './table/diagram-commands.ts'
import { documentCommands } from './table/document-commands.ts'
import { keyCommands } from './table/key-commands.ts'
import { gridCommands } from './table/grid-commands.ts'
import { pageCommands } from './table/page-commands.ts'
import { migrationCommands } from './table/migration-commands.ts'
import { sqlCommands } from './table/sql-commands.ts'
import { tableCommands } from './table/table-commands.ts'

const relationalCommands = {
  ...gridCommands,
  ...tableCommands,
  ...sqlCommands,
  ...diagramCommands,
  ...migrationCommands,
  ...compareCommands,
  ...pageCommands,
} as const

/**
 * Every command of the studio, as data. The palette, the help, the dialog that changes keys and the one
 * listener for keys read this table; what a command does is told by the part that can do it:
 *
 *     useCommands({ 'table.reload': () => state.pages.reload() })
 *
 * for as long as that part is on the page. A new command is a line in a file of `table/` and such a call
 * where the work is done. Keys of the place `grid` are listened to by the grid itself (`grid-keys.ts`),
 * all others by the frame. A tooltip shows the key of a command by `studio.keymap.keysOf(id)`.
 */
export const COMMANDS = {
  ...relationalCommands,
  ...documentCommands,
  ...keyCommands,
  ...appCommands,
} as const satisfies Readonly<Record<string, CommandInfo>>

export type CommandId = keyof typeof COMMANDS

/** The order of the help. */
export const COMMAND_GROUPS: readonly CommandGroup[] = [
  'Move',
  'Edit',
  'Select',
  'Rows',
  'SQL',
  'Diagram',
  'Migrations',
  'Compare',
  'Keys',
  'Documents',
  'Everywhere',
]

export function isCommandId(text: string): text is CommandId {
  return Object.hasOwn(COMMANDS, text)
}

/** All of them, in the order of the table. */
export const commandIds: readonly CommandId[] = idsOf(COMMANDS)

const ofVariant: Readonly<Record<AnyMeta['variant'], readonly CommandId[]>> = {
  relational: idsOf({ ...relationalCommands, ...appCommands }),
  document: idsOf({ ...documentCommands, ...appCommands }),
  'key-value': idsOf({ ...keyCommands, ...appCommands }),
}

/** Those that a variant of the studio has, in the order of the table; none as long as it is not known. */
export function commandsOf(variant: AnyMeta['variant'] | undefined): readonly CommandId[] {
  return variant === undefined ? [] : ofVariant[variant]
}

function idsOf(table: object): readonly CommandId[] {
  return Object.keys(table).filter(isCommandId)
}

export function commandInfo(id: CommandId): CommandInfo {
  return COMMANDS[id]
}
