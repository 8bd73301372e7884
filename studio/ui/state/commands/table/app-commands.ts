import type { CommandInfo } from '../command-info.ts'

/** The commands of the frame, which are there on every page of every variant. */
export const appCommands = {
  'app.undo': {
    title: 'Undo, also after saving',
    group: 'Edit',
    place: 'everywhere',
    keys: ['Ctrl+Z'],
  },
  'app.redo': { title: 'Redo', group: 'Edit', place: 'everywhere', keys: ['Ctrl+Shift+Z'] },
  'app.palette': {
    title: 'Commands',
    group: 'Everywhere',
    place: 'everywhere',
    keys: ['Ctrl+K'],
    inText: true,
  },
  'app.sidebar': {
    title: 'Sidebar',
    group: 'Everywhere',
    place: 'everywhere',
    keys: ['Ctrl+B'],
    inText: true,
  },
  'app.close-tab': {
    title: 'Close the tab',
    group: 'Everywhere',
    place: 'everywhere',
    keys: ['Alt+W'],
    inText: true,
  },
  'app.next-tab': {
    title: 'Next tab',
    group: 'Everywhere',
    place: 'everywhere',
    keys: ['Alt+PageDown'],
    inText: true,
  },
  'app.previous-tab': {
    title: 'Previous tab',
    group: 'Everywhere',
    place: 'everywhere',
    keys: ['Alt+PageUp'],
    inText: true,
  },
  'app.theme-light': { title: 'Light theme', group: 'Everywhere', place: 'everywhere', keys: [] },
  'app.theme-dark': { title: 'Dark theme', group: 'Everywhere', place: 'everywhere', keys: [] },
  'app.theme-system': {
    title: 'Theme of the system',
    group: 'Everywhere',
    place: 'everywhere',
    keys: [],
  },
  'app.keys': { title: 'Change keys', group: 'Everywhere', place: 'everywhere', keys: [] },
  'app.help': { title: 'Keyboard help', group: 'Everywhere', place: 'everywhere', keys: ['?'] },
} as const satisfies Readonly<Record<string, CommandInfo>>
