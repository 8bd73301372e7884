import { tablePath } from '../table-address.ts'

interface Named {
  readonly kind: string
  readonly schema: string
  readonly name: string
}

const RELATIONS = new Set(['table', 'view', 'materialized-view', 'virtual-table', 'foreign-table'])

/** The page that shows an object: relations have one of their own, all else its source. */
export function objectPath({ kind, schema, name }: Named): string {
  if (RELATIONS.has(kind)) return tablePath({ schema, name }, 'structure')
  return sourcePath({ kind, schema, name })
}

export function sourcePath({ kind, schema, name }: Named): string {
  return `/objects/${[kind, schema, name].map(encodeURIComponent).join('/')}`
}

const WORDS: Readonly<Record<string, string>> = {
  table: 'Table',
  view: 'View',
  'materialized-view': 'Materialized view',
  'virtual-table': 'Virtual table',
  'foreign-table': 'Foreign table',
  routine: 'Routine',
  trigger: 'Trigger',
  sequence: 'Sequence',
  type: 'Type',
}

/** How a kind of object is called; the word of the engine where it has one that we do not know. */
export function kindWord(kind: string): string {
  return WORDS[kind] ?? kind
}
