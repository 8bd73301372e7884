import type { Column } from '../../ir/catalog.ts'
import type { DefinitionRules, ImpliedKind } from '../definition-rules.ts'
import { leavesDatabase } from './leaves-database.ts'

export const definitions: DefinitionRules = {
  serials: new Map([['serial', { type: 'bigint unsigned', unique: true, sequence: false }]]),
  sequenceType: 'bigint',
  countingDefaults: [],
  primaryKey: () => 'not-null',
  indexNames: 'relation',
  uniqueIndexIsKey: true,
  mergesRepeatedKeys: false,
  namedPrimaryKeys: false,
  foreignKeyIndexes: true,
  droppedColumn: 'shrinks-keys',
  foreignKeyTarget: 'in-the-end',
  views: 'bound-at-creation',
  like: 'all',
  transactions: { obeyed: false, abortedByFault: false },
  dependencies: undefined,
  impliedNames: {
    name: (kind, relation, [first], nth) => {
      if (kind === 'foreign-key') return `${relation}_ibfk_${nth}`
      if (kind === 'check') return `${relation}_chk_${nth}`
      if (kind === 'primary-key') return undefined
      const base = first ?? 'functional_index'
      return nth === 1 ? base : `${base}_${nth}`
    },
    expression: () => undefined,
    counting: (kind) => (isCounted(kind) ? 'after-highest' : 'first-free'),
    notNull: () => undefined,
    afterRename: (name, relation, to) => {
      const given = /^(.*)(_(?:ibfk|chk)_\d+)$/.exec(name)
      return given?.[1] === relation ? `${to}${given[2]}` : name
    },
  },
  virtualColumns: () => undefined,
  createdFrom: (result) => result.map(plain),
  leavesDatabase,
}

function isCounted(kind: ImpliedKind): boolean {
  return kind === 'foreign-key' || kind === 'check'
}

/** NOT NULL and defaults stay, AUTO_INCREMENT and expressions do not (manual, CREATE TABLE ... SELECT). */
function plain(column: Column): Column {
  return { ...column, generated: 'none', identity: 'none' }
}
