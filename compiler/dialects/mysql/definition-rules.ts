import type { Column } from '../../ir/catalog.ts'
import type { Type } from '../../ir/type.ts'
import type { DefinitionRules, ImpliedKind, ResultColumn } from '../definition-rules.ts'
import { checksForeignKeys } from './checks-foreign-keys.ts'
import { holdsDefault } from './holds-default.ts'
import { isLong, keptLength } from './laws/key-length.ts'
import { lawsOf } from './laws/laws.ts'
import { collationsOf } from './collations.ts'
import { characterSets, collationEndings, defaultCollation } from './data/character-sets.ts'
import { declaredNulls } from './declared-nulls.ts'
import { distinctNames } from './distinct-names.ts'
import { leavesDatabase } from './leaves-database.ts'

/** What a table made of a query has of the defaults of its columns. */
interface Copying {
  /** Whether a value that is never NULL has the zero of its type. */
  zeroOf(type: Type): boolean
  keepsDefault(type: Type): boolean
}

const copying: Copying = {
  zeroOf: hasZero,
  // `text DEFAULT ('x')` is lost, `json DEFAULT ('{}')` is not.
  keepsDefault: (type) => !isLong(type) || isJson(type),
}

export const definitions: DefinitionRules = {
  viewsOfValues: 'unlimited',
  holdsChecks: false,
  serials: new Map([['serial', { type: 'bigint unsigned', unique: true, sequence: false }]]),
  sequenceType: 'bigint',
  countingDefaults: [],
  primaryKey: () => 'not-null',
  indexNames: 'relation',
  keysNameIndexes: true,
  uniqueIndexIsKey: true,
  mergesRepeatedKeys: false,
  namedPrimaryKeys: false,
  routineTypes: 'whole',
  routineNames: 'one-a-kind',
  foreignKeyIndexes: true,
  alters: 'at-once',
  altersAdded: false,
  renamesInExpressions: false,
  droppedColumn: 'shrinks-keys',
  keptLength: keptLength(defaultCollation),
  primaryKeyName: 'PRIMARY',
  altered: 'tables',
  sequencesAreTables: false,
  altersOthersAs: [],
  foreignKeyTarget: 'as-the-session-says',
  views: 'expanded-at-creation',
  ...lawsOf({ referable: 'unique-keys', keepsNames: true, defaultCollation }),
  changesViews: { insertsBesideComputed: false, updatesOuterJoins: false },
  rewritesViews: false,
  renamesPastViews: () => undefined,
  checksForeignKeys,
  like: 'all',
  copiedChecks: 'get-names',
  checkRivals: [],
  refusesAdded: () => undefined,
  dropsOneByOne: false,
  droppedTwice: 'fault',
  refusesNullInKey: true,
  refusesStored: () => undefined,
  keepsStorage: true,
  hasIndex: () => true,
  droppedConstraints: 'single',
  engineRoutines: () => [],
  casts: undefined,
  constraintChanges: { validated: [], enforced: ['check'], deferred: [], inherited: [] },
  repeatedConstraintNames: false,
  refusesDefault,
  holdsDefault,
  schemaWideNames: ['check', 'foreign-key'],
  transactions: { obeyed: false, abortedByFault: false },
  dependencies: undefined,
  settingCall: undefined,
  setsPath: () => undefined,
  blocks: undefined,
  collations: collationsOf({
    ...{ characterSets, collationEndings, defaultCollation },
    isElsewhere: () => false,
    bytes: /^(?:varbinary|(?:tiny|medium|long)?blob|binary|json)\b/,
  }),
  indexNameIsConstraint: false,
  refusesNullDefault: true,
  wrongKind: 'missing',
  passedOver: 'relations',
  renamedToItself: 'nothing',
  textOfJson: () => undefined,
  saysJson: () => false,
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
    ofColumnCheck: () => undefined,
    afterRename: (name, relation, to) => {
      const given = /^(.*)(_(?:ibfk|chk)_\d+)$/.exec(name)
      return given?.[1] === relation ? `${to}${given[2]}` : name
    },
  },
  virtualTable: () => undefined,
  viewedFrom: (column, isMerged) => {
    const { hasDefault, ...viewed } = viewedFrom(column)
    const isLost =
      isMoment(column.type) || (isMerged && (column.declaredNullable ?? column.nullable))
    return { ...viewed, hasDefault: hasDefault && !isLost }
  },
  distinctNames: distinctNames('Name_exp_'),
  createdFrom: createdFrom(copying),
  declaredNulls,
  leavesDatabase,
  // The server's own rights decide.
  reachesFiles: () => undefined,
}

function isCounted(kind: ImpliedKind): boolean {
  return kind === 'foreign-key' || kind === 'check'
}

function isJson(type: Type): boolean {
  return type.kind === 'scalar' && type.name === 'json'
}

/**
 * Manual 15.1.20.4: NOT NULL, defaults and comments stay, AUTO_INCREMENT and expressions do not. A value
 * that is never NULL has the zero of its type for default, where it is computed and where it counted up.
 */
function plain({ zeroOf, keepsDefault }: Copying) {
  return ({ from, naming: _, declaredNullable, ...column }: ResultColumn): Column => {
    const counted = from?.column.identity === 'auto-increment'
    const nullable = declaredNullable ?? column.nullable
    const computed = !from && !nullable && zeroOf(column.type)
    const given = from?.column.hasDefault && keepsDefault(column.type)
    return {
      ...column,
      nullable,
      hasDefault: from ? given === true || counted : computed,
      comment: from?.column.comment,
      collation: from && (from.column.collation ?? from.relation.collation),
    }
  }
}

/** Of a column of a view whose result is a table of its own while it is used. */
export function viewedFrom(column: ResultColumn): Pick<Column, 'hasDefault' | 'collation'> {
  const { hasDefault, collation } = plain(copying)(column)
  return { hasDefault, collation }
}

/** What the moment of the insert is a default for. */
function isMoment(type: Type): boolean {
  return type.kind === 'scalar' && /^(?:datetime|timestamp)$/.test(type.name)
}

/** Dates have none. */
function hasZero(type: Type): boolean {
  return (
    type.kind === 'scalar' &&
    !/^(?:date|datetime|time|timestamp|year|json|.*text|.*blob)$/.test(type.name)
  )
}

export function createdFrom(how: Copying): DefinitionRules['createdFrom'] {
  return (result) => result.map(plain(how))
}

/** Manual 13.6 and 15.1.20.8. */
function refusesDefault({ name, type, generated }: Column): string | undefined {
  if (generated !== 'none') return `"${name}" is generated and has no default`
  const isRefused = type.kind === 'scalar' && withoutDefault.test(type.name)
  return isRefused ? `"${name}" is ${type.name} and has no default` : undefined
}

const withoutDefault = /^(?:.*text|.*blob|json|vector|geom.*|.*point|.*linestring|.*polygon)$/
