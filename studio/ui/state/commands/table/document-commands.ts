import type { CommandInfo } from '../command-info.ts'

/** The commands of the studio of documents. */
export const documentCommands = {
  'document.go-to': {
    title: 'Go to collection',
    group: 'Everywhere',
    place: 'everywhere',
    keys: ['Ctrl+P'],
    inText: true,
  },
} as const satisfies Readonly<Record<string, CommandInfo>>
