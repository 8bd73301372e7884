import type { Column } from '../../ir/catalog.ts'
import type { DefinitionRules } from '../definition-rules.ts'
import { leavesDatabase } from './leaves-database.ts'

export const definitions: DefinitionRules = {
  serials: new Map([['serial', { type: 'bigint unsigned', unique: true, sequence: false }]]),
  sequenceType: 'bigint',
  countingDefaults: [],
  primaryKey: () => 'not-null',
  indexNames: 'relation',
  uniqueIndexIsKey: true,
  namedPrimaryKeys: false,
  foreignKeyIndexes: true,
  droppedColumn: 'shrinks-keys',
  foreignKeyTarget: 'in-the-end',
  views: 'bound-at-creation',
  like: 'all',
  impliedNames: {
    base: (kind, relation, [first]) => {
      if (kind === 'primary-key') return 'PRIMARY'
      if (kind === 'foreign-key') return `${relation}_ibfk`
      if (kind === 'sequence') return `${relation}_${first ?? ''}_seq`
      return first ?? 'functional_index'
    },
    numbered: (kind, base, nth) => (nth === 1 && kind !== 'foreign-key' ? base : `${base}_${nth}`),
    isCheck: (relation, name) =>
      name.startsWith(`${relation}_chk_`) && /^\d+$/.test(name.slice(relation.length + 5)),
    notNull: () => undefined,
    frozen: false,
  },
  createdFrom: (result) => result.map(plain),
  leavesDatabase,
}

/** NOT NULL and defaults stay, AUTO_INCREMENT and expressions do not (manual, CREATE TABLE ... SELECT). */
function plain(column: Column): Column {
  return { ...column, generated: 'none', identity: 'none' }
}
