import type { Column } from '../../ir/catalog.ts'
import type { DefinitionRules, ImpliedKind, ResultColumn, Serial } from '../definition-rules.ts'
import { writtenCollations } from '../written-collations.ts'
import { namedCollations } from './named-collations.ts'
import { blocks } from './blocks/block-rules.ts'
import { dependencies } from './dependency-rules.ts'
import { leavesDatabase } from './leaves-database.ts'
import { names } from './names.ts'
import { binaryCoercible, isBuiltInCast } from './semantics/conversions/coercion.ts'
import { builtinRoutines } from './semantics/routines/routines.ts'
import { setsPath, settingCall } from './sets-path.ts'

export const definitions: DefinitionRules = {
  viewsOfValues: 'whole',
  holdsChecks: true,
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
  keysNameIndexes: true,
  uniqueIndexIsKey: false,
  mergesRepeatedKeys: true,
  namedPrimaryKeys: true,
  routineTypes: 'bare',
  routineNames: 'overloaded',
  foreignKeyIndexes: false,
  alters: 'in-turn',
  altersAdded: true,
  renamesInExpressions: true,
  droppedColumn: 'drops-keys',
  keptLength: undefined,
  primaryKeyName: undefined,
  altered: 'relations',
  sequencesAreTables: false,
  altersOthersAs: ['table', 'index'],
  foreignKeyTarget: 'at-once',
  views: 'bound-at-creation',
  laws: [],
  lawsOfReferrers: [],
  changesViews: 'through',
  rewritesViews: false,
  renamesPastViews: () => undefined,
  checksForeignKeys: () => undefined,
  settingCall,
  setsPath,
  like: 'columns',
  copiedChecks: 'keep-names',
  checkRivals: [],
  refusesAdded: () => undefined,
  dropsOneByOne: false,
  droppedTwice: 'once',
  refusesNullInKey: false,
  refusesStored: () => undefined,
  keepsStorage: false,
  hasIndex: () => true,
  droppedConstraints: 'all',
  engineRoutines: builtinRoutines,
  casts: { isBuiltIn: isBuiltInCast, isBinary: binaryCoercible },
  constraintChanges: {
    validated: ['foreign-key', 'check', 'not-null'],
    enforced: ['foreign-key'],
    deferred: ['foreign-key'],
    inherited: ['not-null'],
  },
  repeatedConstraintNames: false,
  refusesDefault: () => undefined,
  holdsDefault: () => true,
  schemaWideNames: [],
  transactions: { obeyed: true, abortedByFault: true },
  dependencies,
  blocks,
  collations: {
    ...writtenCollations,
    // The catalog has its own name alone, and none where it is that of the type.
    ofColumn: (_, collate) => (collate === 'default' ? undefined : collate),
    named: namedCollations,
  },
  indexNameIsConstraint: false,
  refusesNullDefault: false,
  wrongKind: 'fault',
  passedOver: 'relations-and-indexes',
  renamedToItself: 'fault',
  textOfJson: () => undefined,
  saysJson: () => false,
  impliedNames: {
    name: (kind, relation, parts, nth) => {
      const label = nth === 1 ? labels[kind] : `${labels[kind]}${nth - 1}`
      if (isNamedByRelation(kind, parts)) return fitted(relation, undefined, label)
      return fitted(relation, distinct(parts.map((part) => part ?? 'expr')).join('_'), label)
    },
    expression: (expression) => {
      const name = names.unnamed(expression)
      return name === '?column?' ? undefined : name
    },
    counting: () => 'first-free',
    notNull: (relation, column, nth) =>
      fitted(relation, column, nth === 1 ? 'not_null' : `not_null${nth - 1}`),
    ofColumnCheck: () => undefined,
    afterRename: (name) => name,
  },
  virtualTable: () => undefined,
  declaredNulls: undefined,
  viewedFrom: () => ({ hasDefault: false, collation: undefined }),
  distinctNames: (columns) => columns.map(({ name }) => name),
  createdFrom: (result) => result.map(bare),
  leavesDatabase,
  // The server's own rights decide.
  reachesFiles: () => undefined,
}

function serial(type: string): Serial {
  return { type, unique: false, sequence: true }
}

const labels: Readonly<Record<ImpliedKind, string>> = {
  'primary-key': 'pkey',
  unique: 'key',
  check: 'check',
  exclude: 'excl',
  'foreign-key': 'fkey',
  index: 'idx',
  sequence: 'seq',
}

/** A check of several columns, or of none, is named by its table alone. */
function isNamedByRelation(kind: ImpliedKind, parts: readonly unknown[]): boolean {
  return kind === 'primary-key' || (kind === 'check' && parts.length !== 1)
}

/** The second `expr` of an index is called `expr1`. */
function distinct(parts: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  for (const part of parts) {
    let name = part
    for (let nth = 1; taken.has(name); nth += 1) name = `${part}${nth}`
    taken.add(name)
  }
  return [...taken]
}

/** A name has at most 63 bytes (manual, 4.1.1). */
const LONGEST = 63

/** The longer of the two parts is cut until the name fits, as the server does it; never within a letter. */
function fitted(relation: string, columns: string | undefined, label: string): string {
  const room = LONGEST - label.length - (columns === undefined ? 1 : 2)
  let [left, right] = [bytesOf(relation), bytesOf(columns ?? '')]
  while (left + right > room) {
    if (left > right) left -= 1
    else right -= 1
  }
  const parts = columns === undefined ? [] : [clipped(columns, right)]
  return [clipped(relation, left), ...parts, label].join('_')
}

/** The length in UTF-8. */
function bytesOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterBytes(letter), 0)
}

function letterBytes(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

function clipped(text: string, bytes: number): string {
  let room = bytes
  let kept = ''
  for (const letter of text) {
    room -= letterBytes(letter)
    if (room < 0) break
    kept += letter
  }
  return kept
}

/** CREATE TABLE AS keeps names and types alone (manual, CREATE TABLE AS). */
function bare({ from: _, naming: __, ...column }: ResultColumn): Column {
  return {
    ...column,
    nullable: true,
    hasDefault: false,
    generated: 'none',
    identity: 'none',
    comment: undefined,
  }
}
