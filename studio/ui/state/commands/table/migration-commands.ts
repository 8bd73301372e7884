import type { CommandInfo } from '../command-info.ts'

/** The commands of the page of migrations. */
export const migrationCommands = {
  'migrations.draft': {
    title: 'Draft a migration from the schema files',
    group: 'Migrations',
    place: 'migrations',
    keys: ['Alt+Shift+N'],
  },
  'migrations.new': {
    title: 'New migration',
    group: 'Migrations',
    place: 'migrations',
    keys: ['Alt+N'],
  },
  'migrations.check': {
    title: 'Read the migrations again',
    group: 'Migrations',
    place: 'migrations',
    keys: ['Alt+R'],
  },
  'migrations.roll-back': {
    title: 'Roll back the last migration',
    group: 'Migrations',
    place: 'migrations',
    keys: [],
  },
} as const satisfies Readonly<Record<string, CommandInfo>>
