import type * as Ast from '../../2-parse/ast.ts'
import type { Column } from '../../ir/catalog.ts'
import { scalar, type Type } from '../../ir/type.ts'
import type { DefinitionRules, KeyEffect } from '../definition-rules.ts'
import { leavesDatabase } from './leaves-database.ts'
import { type Affinity, affinity } from './sql-types.ts'
import { virtualColumns } from './virtual-tables.ts'

export const definitions: DefinitionRules = {
  serials: new Map(),
  sequenceType: 'INTEGER',
  countingDefaults: [],
  primaryKey,
  indexNames: 'schema',
  uniqueIndexIsKey: false,
  mergesRepeatedKeys: false,
  namedPrimaryKeys: true,
  foreignKeyIndexes: false,
  droppedColumn: 'drops-keys',
  foreignKeyTarget: 'never',
  views: 'bound-at-use',
  like: 'columns',
  transactions: { obeyed: true, abortedByFault: false },
  dependencies: undefined,
  impliedNames: {
    name: () => undefined,
    expression: () => undefined,
    counting: () => 'first-free',
    notNull: () => undefined,
    afterRename: (name) => name,
  },
  virtualColumns,
  createdFrom: (result) => result.map(bare),
  leavesDatabase,
}

/**
 * One INTEGER column is the rowid itself, unless there is none; else NULL is kept out by WITHOUT ROWID
 * and STRICT alone (manual, CREATE TABLE, 3.5).
 */
function primaryKey(columns: readonly Column[], options: readonly Ast.TableOption[]): KeyEffect {
  const has = (name: string) => options.some((option) => option.name === name)
  const [only, ...others] = columns
  if (has('without rowid')) return 'not-null'
  if (only && others.length === 0 && isInteger(only.type)) return 'row-id'
  return has('strict') ? 'not-null' : 'nullable'
}

/** `INT` and `INTEGER(4)` are other types. */
function isInteger(type: Type): boolean {
  return type.kind === 'scalar' && type.name === 'INTEGER' && type.modifiers.length === 0
}

/** By the affinity of an expression (manual, CREATE TABLE, 2.1). */
const declared: Readonly<Record<Affinity, string>> = {
  integer: 'INT',
  text: 'TEXT',
  blob: '',
  real: 'REAL',
  numeric: 'NUM',
}

function bare(column: Column): Column {
  return {
    ...column,
    type: scalar(hasAffinity(column.type) ? declared[affinity(column.type)] : ''),
    nullable: true,
    hasDefault: false,
    generated: 'none',
    identity: 'none',
    collation: undefined,
    comment: undefined,
  }
}

/** The type of a computed value is a storage class, in lower case: it has no affinity. */
function hasAffinity(type: Type): boolean {
  return type.kind === 'scalar' && !storageClasses.has(type.name)
}

const storageClasses: ReadonlySet<string> = new Set([
  'integer',
  'real',
  'text',
  'blob',
  'numeric',
  'any',
])
