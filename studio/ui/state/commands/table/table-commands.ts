import type { CommandInfo } from '../command-info.ts'

/** The commands of the page of a table. */
export const tableCommands = {
  'table.add-row': { title: 'Add row', group: 'Edit', place: 'table', keys: [] },
  'table.save-staged': {
    title: 'Save staged changes',
    group: 'Edit',
    place: 'table',
    keys: ['Ctrl+Enter'],
    inText: true,
  },
  'table.search': {
    title: 'Search rows',
    group: 'Rows',
    place: 'table',
    keys: ['Ctrl+F'],
    inText: true,
  },
  'table.filter': { title: 'Filter rows', group: 'Rows', place: 'table', keys: [] },
  'table.builder': { title: 'Build a filter', group: 'Rows', place: 'table', keys: [] },
  'table.where': {
    title: 'Write a condition in SQL',
    group: 'Rows',
    place: 'table',
    keys: [],
  },
  'table.show-all': { title: 'Show all rows', group: 'Rows', place: 'table', keys: [] },
  'table.sort': { title: 'Sort rows', group: 'Rows', place: 'table', keys: [] },
  'table.columns': { title: 'Choose columns', group: 'Rows', place: 'table', keys: [] },
  'table.export': { title: 'Export rows', group: 'Rows', place: 'table', keys: [] },
  'table.import': { title: 'Import rows', group: 'Rows', place: 'table', keys: [] },
  'table.reload': { title: 'Reload rows', group: 'Rows', place: 'table', keys: [] },
  'table.structure': { title: 'Show the structure', group: 'Rows', place: 'table', keys: [] },
} as const satisfies Readonly<Record<string, CommandInfo>>
