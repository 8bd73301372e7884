import type { SchemaObject } from '../../../../migrate/schema-object.ts'
import { spaced, textIn } from './attribute.ts'

/** What is no option of CREATE TABLE, or is written otherwise. */
const APART: ReadonlySet<string> = new Set([
  'charset',
  'collation',
  'versioned',
  'partitioning',
  'partitions',
])

/** What an option is set to that is wanted no more. */
const UNSET: Readonly<Record<string, string>> = {
  comment: "''",
  compression: "'none'",
  connection: "''",
  encryption: "'N'",
  tablespace: '`innodb_file_per_table`',
  insert_method: 'NO',
  key_block_size: '0',
  max_rows: '0',
  min_rows: '0',
  avg_row_length: '0',
  checksum: '0',
  delay_key_write: '0',
  autoextend_size: '0',
  union: '()',
}

export function withoutParts(names: readonly string[]): readonly string[] {
  return names.filter((name) => name !== 'versioned' && !name.startsWith('partition'))
}

interface ChangedOptions {
  readonly from: SchemaObject
  readonly changed: readonly string[]
}

/** All options of a table, or those that differ from what they were. */
export function optionsText(table: SchemaObject, change?: ChangedOptions): string {
  const names = change?.changed ?? Object.keys(table.attributes)
  const options = names
    .filter((name) => !APART.has(name) && (change !== undefined || textIn(table, name)))
    .map((name) => optionText(name, textIn(table, name)))
  return spaced(...options, charsetText(table, names), change === undefined && versioning(table))
}

function optionText(name: string, value: string | undefined): string {
  const word = name.toUpperCase()
  // Only the tablespace has no sign in front of its name.
  return name === 'tablespace'
    ? `${word} ${value ?? UNSET[name] ?? ''}`
    : `${word}=${value ?? UNSET[name] ?? 'DEFAULT'}`
}

/** The default of columns that are added: those that are there keep theirs, and are changed one by one. */
function charsetText(table: SchemaObject, names: readonly string[]): string | undefined {
  if (!names.includes('charset') && !names.includes('collation')) return undefined
  const collation = textIn(table, 'collation')
  const charset = `DEFAULT CHARACTER SET=${textIn(table, 'charset') ?? ''}`
  return collation === undefined ? charset : `${charset} COLLATE=${collation}`
}

function versioning(table: SchemaObject): string | undefined {
  return table.attributes['versioned'] === true ? 'WITH SYSTEM VERSIONING' : undefined
}

const IN_PLACE: ReadonlySet<string> = new Set([
  'charset',
  'collation',
  'comment',
  'stats_persistent',
  'stats_auto_recalc',
  'stats_sample_pages',
  'max_rows',
  'min_rows',
  'avg_row_length',
  'insert_method',
  'union',
])

/** Whether the rows have to be written anew for one of the options. */
export function isRewriting(names: readonly string[]): boolean {
  return names.some((name) => !IN_PLACE.has(name))
}
