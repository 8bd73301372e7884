import type { CommandInfo } from '../command-info.ts'

/** The commands of the page that compares schemas. */
export const compareCommands = {
  'compare.swap': {
    title: 'Swap the sides of the comparison',
    group: 'Compare',
    place: 'compare',
    keys: ['Alt+S'],
  },
  'compare.again': {
    title: 'Compare again',
    group: 'Compare',
    place: 'compare',
    keys: ['Alt+R'],
  },
  'compare.draft': {
    title: 'Draft a migration from the comparison',
    group: 'Compare',
    place: 'compare',
    keys: ['Alt+N'],
  },
} as const satisfies Readonly<Record<string, CommandInfo>>
