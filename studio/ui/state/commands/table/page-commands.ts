import type { CommandInfo } from '../command-info.ts'

/** The commands that lead to the pages of a relational database. */
export const pageCommands = {
  'app.tables': {
    title: 'Go to table',
    group: 'Everywhere',
    place: 'everywhere',
    keys: ['Ctrl+P'],
    inText: true,
  },
  'app.data': { title: 'All tables', group: 'Everywhere', place: 'everywhere', keys: [] },
  'app.new-table': {
    title: 'New table in the schema files',
    group: 'Everywhere',
    place: 'everywhere',
    keys: [],
  },
  'app.sql': { title: 'New statement', group: 'Everywhere', place: 'everywhere', keys: [] },
  'app.diagram': {
    title: 'Diagram of the tables',
    group: 'Everywhere',
    place: 'everywhere',
    keys: [],
  },
  'app.migrations': {
    title: 'Migrations of the project',
    group: 'Everywhere',
    place: 'everywhere',
    keys: [],
  },
  'app.compare': {
    title: 'Compare schemas',
    group: 'Everywhere',
    place: 'everywhere',
    keys: [],
  },
  'app.objects': {
    title: 'Views, routines and triggers',
    group: 'Everywhere',
    place: 'everywhere',
    keys: [],
  },
  'app.activity': {
    title: 'Running statements and locks',
    group: 'Everywhere',
    place: 'everywhere',
    keys: [],
  },
} as const satisfies Readonly<Record<string, CommandInfo>>
