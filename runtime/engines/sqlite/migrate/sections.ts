import type { SchemaSection } from '../../../migrate/files/schema-section.ts'

export const sqliteSections: readonly SchemaSection[] = [
  { name: 'tables', kinds: ['table', 'virtual-table'], isDivided: true },
  { name: 'views', kinds: ['view'] },
  { name: 'indexes', kinds: ['index'] },
  { name: 'triggers', kinds: ['trigger'] },
]
