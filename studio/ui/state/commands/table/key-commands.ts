import type { CommandInfo } from '../command-info.ts'
import { elementCommands } from './element-commands.ts'

/** The commands of the studio of keys. */
export const keyCommands = {
  ...elementCommands,
  'key.go-to': {
    title: 'Go to key',
    group: 'Everywhere',
    place: 'everywhere',
    keys: ['Ctrl+P'],
    inText: true,
  },
  'key.find': {
    title: 'Look for keys',
    group: 'Keys',
    place: 'everywhere',
    keys: ['Ctrl+F'],
    inText: true,
  },
  'key.new': { title: 'New key', group: 'Keys', place: 'everywhere', keys: ['Alt+N'] },
  'key.add-element': {
    title: 'Add an element',
    group: 'Keys',
    place: 'everywhere',
    keys: ['Alt+A'],
  },
  'key.rename': { title: 'Rename the key', group: 'Keys', place: 'everywhere', keys: ['Shift+F2'] },
  'key.delete': {
    title: 'Delete the key',
    group: 'Keys',
    place: 'everywhere',
    keys: ['Ctrl+Backspace'],
  },
  'key.reload': {
    title: 'Read the key again',
    group: 'Keys',
    place: 'everywhere',
    keys: ['Alt+R'],
  },
  'key.about': {
    title: 'Panel about the key',
    group: 'Keys',
    place: 'everywhere',
    keys: ['Alt+I'],
  },
  'key.console-below': {
    title: 'Console below the key',
    group: 'Keys',
    place: 'everywhere',
    keys: ['Ctrl+J'],
    inText: true,
  },
  'key.listen': {
    title: 'Listen to messages, or stop',
    group: 'Keys',
    place: 'everywhere',
    keys: ['Alt+L'],
  },
  'key.delete-pattern': {
    title: 'Delete keys by a pattern',
    group: 'Keys',
    place: 'everywhere',
    keys: [],
  },
  'key.export': { title: 'Export keys', group: 'Keys', place: 'everywhere', keys: [] },
  'key.import': { title: 'Import keys', group: 'Keys', place: 'everywhere', keys: [] },
  'key.export-this': {
    title: 'Export this key',
    group: 'Keys',
    place: 'everywhere',
    keys: ['Alt+E'],
  },
  'key.scan-again': { title: 'Scan again', group: 'Keys', place: 'everywhere', keys: [] },
  'key.console': { title: 'Console', group: 'Everywhere', place: 'everywhere', keys: [] },
  'key.server': { title: 'Server', group: 'Everywhere', place: 'everywhere', keys: [] },
  'key.slow-log': { title: 'Slow log', group: 'Everywhere', place: 'everywhere', keys: [] },
  'key.pub-sub': {
    title: 'Channels and messages',
    group: 'Everywhere',
    place: 'everywhere',
    keys: [],
  },
} as const satisfies Readonly<Record<string, CommandInfo>>
