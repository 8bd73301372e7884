import type { SchemaSection } from '../../../migrate/files/schema-section.ts'

/** Views call functions; nothing in a table does. */
export const mysqlSections: readonly SchemaSection[] = [
  { name: 'sequences', kinds: ['sequence'] },
  { name: 'tables', kinds: ['table'], isDivided: true },
  { name: 'constraints', kinds: ['foreign key', 'check', 'index'] },
  { name: 'routines', kinds: ['function', 'procedure'] },
  { name: 'views', kinds: ['view'] },
  { name: 'triggers', kinds: ['trigger'] },
  { name: 'events', kinds: ['event'] },
]
