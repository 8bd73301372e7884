import type { Column } from '../../ir/catalog.ts'
import type { DefinitionRules, ImpliedKind, Serial } from '../definition-rules.ts'
import { leavesDatabase } from './leaves-database.ts'

export const definitions: DefinitionRules = {
  serials: new Map([
    ['smallserial', serial('int2')],
    ['serial2', serial('int2')],
    ['serial', serial('int4')],
    ['serial4', serial('int4')],
    ['bigserial', serial('int8')],
    ['serial8', serial('int8')],
  ]),
  sequenceType: 'int8',
  countingDefaults: ['nextval'],
  primaryKey: () => 'not-null',
  indexNames: 'schema',
  uniqueIndexIsKey: false,
  namedPrimaryKeys: true,
  foreignKeyIndexes: false,
  droppedColumn: 'drops-keys',
  foreignKeyTarget: 'at-once',
  views: 'bound-at-creation',
  like: 'columns',
  impliedNames: {
    base: (kind, relation, columns) =>
      kind === 'primary-key'
        ? fitted(relation, undefined, labels[kind])
        : fitted(relation, columns.map((column) => column ?? 'expr').join('_'), labels[kind]),
    numbered: (_kind, base, nth) => (nth === 1 ? base : `${base}${nth - 1}`),
    isCheck: (relation, name) => name.startsWith(`${relation}_`) && /_check\d*$/.test(name),
    notNull: (relation, name) =>
      name.startsWith(`${relation}_`)
        ? /^(.*)_not_null\d*$/.exec(name.slice(relation.length + 1))?.[1]
        : undefined,
    frozen: true,
  },
  createdFrom: (result) => result.map(bare),
  leavesDatabase,
}

function serial(type: string): Serial {
  return { type, unique: false, sequence: true }
}

const labels: Readonly<Record<ImpliedKind, string>> = {
  'primary-key': 'pkey',
  unique: 'key',
  'foreign-key': 'fkey',
  index: 'idx',
  sequence: 'seq',
}

/** A name has at most 63 bytes (manual, 4.1.1). */
const LONGEST = 63

/** The longer of the two parts is cut until the name fits, as the server does it. */
function fitted(relation: string, columns: string | undefined, label: string): string {
  const room = LONGEST - label.length - (columns === undefined ? 1 : 2)
  let [left, right] = [relation, columns ?? '']
  while (left.length + right.length > room) {
    if (left.length > right.length) left = left.slice(0, -1)
    else right = right.slice(0, -1)
  }
  return [left, ...(columns === undefined ? [] : [right]), label].join('_')
}

/** CREATE TABLE AS keeps names and types alone (manual, CREATE TABLE AS). */
function bare(column: Column): Column {
  return {
    ...column,
    nullable: true,
    hasDefault: false,
    generated: 'none',
    identity: 'none',
    comment: undefined,
  }
}
