import type { CommandInfo } from '../command-info.ts'

/** The commands of the studio of keys. */
export const keyCommands = {
  'key.go-to': {
    title: 'Go to key',
    group: 'Everywhere',
    place: 'everywhere',
    keys: ['Ctrl+P'],
    inText: true,
  },
} as const satisfies Readonly<Record<string, CommandInfo>>
