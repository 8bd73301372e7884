import type * as Ast from '../../2-parse/ast.ts'
import type { Column } from '../../ir/catalog.ts'
import { scalar, type Type } from '../../ir/type.ts'
import type { DefinitionRules, KeyEffect, ResultColumn } from '../definition-rules.ts'
import { writtenCollations } from '../written-collations.ts'
import { namedCollations } from './named-collations.ts'
import { distinctNames } from './distinct-names.ts'
import { leavesDatabase } from './leaves-database.ts'
import { reachesFiles } from './reaches-files.ts'
import { renamesPastViews } from './renames-past-views.ts'
import { type Affinity, affinity } from './sql-types.ts'
import { laws } from './laws.ts'
import { virtualTable } from './virtual-tables.ts'

export const definitions: DefinitionRules = {
  viewsOfValues: 'whole',
  holdsChecks: false,
  serials: new Map(),
  sequenceType: 'INTEGER',
  countingDefaults: [],
  primaryKey,
  indexNames: 'schema',
  keysNameIndexes: false,
  uniqueIndexIsKey: false,
  mergesRepeatedKeys: false,
  namedPrimaryKeys: true,
  routineTypes: 'whole',
  routineNames: 'overloaded',
  foreignKeyIndexes: false,
  alters: 'in-turn',
  altersAdded: true,
  renamesInExpressions: true,
  droppedColumn: 'keeps-keys',
  keptLength: undefined,
  primaryKeyName: undefined,
  altered: 'tables',
  sequencesAreTables: false,
  altersOthersAs: [],
  foreignKeyTarget: 'never',
  views: 'bound-at-use',
  laws,
  lawsOfReferrers: [],
  changesViews: 'unknown',
  rewritesViews: true,
  renamesPastViews,
  checksForeignKeys: () => undefined,
  like: 'columns',
  copiedChecks: 'keep-names',
  checkRivals: [],
  refusesAdded,
  dropsOneByOne: false,
  droppedTwice: 'once',
  refusesNullInKey: false,
  refusesStored: () => undefined,
  keepsStorage: false,
  hasIndex: () => true,
  droppedConstraints: 'checks',
  engineRoutines: () => [],
  casts: undefined,
  constraintChanges: undefined,
  repeatedConstraintNames: true,
  refusesDefault: () => undefined,
  holdsDefault: () => true,
  schemaWideNames: [],
  transactions: { obeyed: true, abortedByFault: false },
  dependencies: undefined,
  settingCall: undefined,
  setsPath: () => undefined,
  blocks: undefined,
  collations: { ...writtenCollations, named: namedCollations },
  indexNameIsConstraint: false,
  refusesNullDefault: false,
  wrongKind: 'fault',
  passedOver: 'relations',
  renamedToItself: 'fault',
  textOfJson: () => undefined,
  saysJson: () => false,
  impliedNames: {
    name: () => undefined,
    expression: () => undefined,
    counting: () => 'first-free',
    notNull: () => undefined,
    ofColumnCheck: () => undefined,
    afterRename: (name) => name,
  },
  virtualTable,
  declaredNulls: undefined,
  viewedFrom: () => ({ hasDefault: false, collation: undefined }),
  distinctNames,
  createdFrom: (result) => result.map(bare),
  leavesDatabase,
  reachesFiles,
}

/**
 * One INTEGER column is the rowid itself, unless there is none or it is `INTEGER PRIMARY KEY DESC`; else NULL is kept out by WITHOUT ROWID
 * and STRICT alone (manual, CREATE TABLE, 3.5).
 */
function primaryKey(
  columns: readonly Column[],
  { strict, withoutRowid, isDescending }: Parameters<DefinitionRules['primaryKey']>[1],
): KeyEffect {
  const [only, ...others] = columns
  if (withoutRowid) return 'not-null'
  if (only && others.length === 0 && isInteger(only.type) && !isDescending) return 'row-id'
  return strict ? 'not-null' : 'nullable'
}

/** Manual, ALTER TABLE, 4. */
function refusesAdded({ name, constraints }: Ast.ColumnDefinition): string | undefined {
  const key = constraints.find(({ kind }) => kind === 'primary-key' || kind === 'unique')
  return key && `"${name.text}" would be a key of a table that is there already`
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

/** A stored column that shows through queries and views has its affinity; what is computed has none. */
function bare({ from, naming: _, origin, ...column }: ResultColumn): Column {
  const type = from ? from.column.type : column.type
  return {
    ...column,
    type: scalar(origin ? declaredType(type, from?.relation.strict) : ''),
    nullable: true,
    hasDefault: false,
    generated: 'none',
    identity: 'none',
    collation: undefined,
    comment: undefined,
  }
}

/** ANY of a STRICT table keeps what it is given. */
function declaredType(type: Type, isStrict = false): string {
  const isAny = isStrict && type.kind === 'scalar' && type.name === 'ANY'
  return isAny ? '' : declared[affinity(type)]
}
