import type { SchemaChange, SchemaSide } from '../../../api/compare.ts'
import { pluralWord } from '../objects/find-objects.ts'

type Named = Pick<SchemaSide, 'kind' | 'name'>

const WORDS: Readonly<Record<Exclude<SchemaSide['kind'], 'environment'>, string>> = {
  files: 'Schema files',
  migrations: 'Migrations',
  database: 'Database',
}

/** As a button shows it: `Schema files`, `staging`. */
export function sideWord({ kind, name }: Named): string {
  return kind === 'environment' ? nameOf(name) : WORDS[kind]
}

/** Within a sentence: `the schema files`, `staging`. */
export function sideInSentence(side: Named): string {
  return side.kind === 'environment' ? sideWord(side) : `the ${sideWord(side).toLowerCase()}`
}

/** What stands behind the colon: `env:staging` is staging. */
function nameOf(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** Beside the name: which of the databases can change at all while it is looked at. */
export function sideNote({ current, live }: Pick<SchemaSide, 'current' | 'live'>): string {
  if (current) return 'this studio'
  return live ? 'read only' : ''
}

export const CHANGE_SIGNS: Readonly<Record<SchemaChange, string>> = {
  added: '+',
  removed: '−',
  changed: '~',
}

/** The class of a change: what is new is calm, what would go is danger. */
export const CHANGE_LOOKS: Readonly<Record<SchemaChange, string>> = {
  added: 'ok',
  removed: 'danger',
  changed: 'info',
}

export interface SideWords {
  readonly from: string
  readonly to: string
}

/** `Only in staging`. */
export function changeWords(change: SchemaChange, { from, to }: SideWords): string {
  if (change === 'changed') return 'Different'
  return `Only in ${change === 'added' ? to : from}`
}

const PLURALS: Readonly<Record<string, string>> = {
  index: 'Indexes',
  'foreign table': 'Foreign tables',
  'virtual-table': 'Virtual tables',
  'materialized view': 'Materialized views',
  policy: 'Policies',
  statistics: 'Statistics',
  'default privileges': 'Default privileges',
}

/** The head of a group of objects: `Tables`. */
export function kindPlural(kind: string): string {
  if (Object.hasOwn(PLURALS, kind)) return PLURALS[kind] ?? kind
  const known = pluralWord(kind)
  if (known !== kind) return known
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}s`
}

const ICON_KINDS: Readonly<Record<string, string>> = {
  enum: 'type',
  domain: 'type',
  composite: 'type',
  range: 'type',
  function: 'routine',
  procedure: 'routine',
  aggregate: 'routine',
  event: 'routine',
  'materialized view': 'materialized-view',
}

/** The kind by whose icon an object is known. */
export function iconKind(kind: string): string {
  return Object.hasOwn(ICON_KINDS, kind) ? (ICON_KINDS[kind] ?? kind) : kind
}
