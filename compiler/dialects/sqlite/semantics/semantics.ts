import { refusedEverywhere } from '../../places.ts'
import type { Column, Relation } from '../../../ir/catalog.ts'
import type { Literal } from '../../../ir/query.ts'
import { scalar, untyped, type Type } from '../../../ir/type.ts'
import type { Operand, Semantics } from '../../dialect.ts'
import { builtInColumn } from '../../built-in.ts'
import { functions } from './functions.ts'
import { pragmaResult } from './pragmas.ts'
import { json } from './json.ts'
import { resolveCall } from './resolve-call.ts'
import { resolveOperator } from './resolve-operator.ts'
import {
  affinityClass,
  anyClass,
  bigint,
  blob,
  integer,
  isBigint,
  numeric,
  real,
  storageClass,
  text,
  typeOf,
} from './storage-class.ts'
import { tableColumns } from './table-functions.ts'
import { explained } from './explained.ts'
import { equalsOnlyItself, tellsApart } from './tells-apart.ts'
import { truthValues } from './truth.ts'
import { unify } from './unify.ts'

/**
 * The types of SQLite: a column has its declared type, an expression a storage class. Declared
 * affinities are trusted: INTEGER columns hold integers.
 */
export const semantics: Semantics = {
  boolean: integer,
  truthValues,
  condition: undefined,
  noCondition: undefined,
  comparesAnyRows: false,
  ordersAnyRows: false,
  conditionParameter: scalar('boolean'),
  limit: integer,
  jsonTable: { ordinality: integer, declared: (type) => type },
  periodPoint: integer,
  intervalOperand: integer,
  undeterminedParameter: anyClass,
  heldByVariable: (type) => type,
  lacks: new Set(['rows outside of comparisons']),
  untypedArm: undefined,
  filled: undefined,
  untypedResult: anyClass,
  unmatchedJoin: 'null',
  unresolvedQuoted: 'string',
  proposedRow: 'excluded',
  conflictsSeeSource: false,
  proposedRowShown: false,
  insertWithoutColumns: 'all-but-generated',
  bulkRowTakesDefault: true,
  shortenedByCast: new Set(),
  listsMayBeShort: false,
  derivedNames: 'any',
  meanings: new Map([
    ['if', 'case'],
    ['iif', 'case'],
  ]),
  triggersOfViews: true,
  valuesLoseRows: false,
  totalsEqualThemselves: false,
  rowImages: undefined,
  caseOperand: undefined,
  elseArm: 'first',
  sent: undefined,
  sentOfRows: undefined,
  besideRows: undefined,
  skippedNumber: 'skipped-parameter',
  parametersDecide: true,
  parameterAmong: undefined,
  rangeOffset: undefined,
  specialCalls: new Set(),
  columnsTables: {},
  mayHoldJson: () => true,
  hasCollation: () => true,
  formatOperand: { json: undefined, normalized: undefined, document: undefined },
  rowsShowOuter: 'everywhere',
  derivedSees: 'outer',
  wholeRows: false,
  qualifiedTargets: 'relation',
  locksTablesOnly: false,
  mergedInStar: 'name',
  insertedResult,
  sharedName: 'first',
  tableArgument: text,
  orderByName: 'labelled',
  sample: { share: real, seed: real },
  coercibility: undefined,
  groupOfNoRows: 'all',
  rollupKeepsColumns: true,
  merging: 'unseen',
  changesKeepDerived: false,
  unmerged: new Set(),
  computesConstants: false,
  unused: { query: 'nothing', view: 'nothing', window: 'relations' },
  recursion: 'in-arms',
  assignedTwice: { insert: true, update: true },
  returningSees: 'table',
  joinsSeeInserted: true,
  implicitRecursion: true,
  refusedCalls: {
    ...refusedEverywhere,
    HAVING: ['window'],
    LIMIT: ['aggregate', 'window'],
    'the only row of VALUES': ['aggregate', 'window'],
    'a function in FROM': ['aggregate', 'window'],
    'a window function': ['window'],
    'a window': ['window'],
  },
  ungrouped: 'any-row',
  simplifiesAsked: false,
  distinctOrder: 'any',
  lonelyHaving: 'one-group',
  tellsApart,
  equalsOnlyItself,
  holdsElement: () => false,
  returnsWhatIsWritten: true,
  dividesByZero: true,
  rowIds: new Set(['rowid', '_rowid_', 'oid']),
  volatileFunctions: new Set(['random', 'randomblob']),
  varyingFunctions: new Set([
    'random',
    'randomblob',
    'changes',
    'total_changes',
    'last_insert_rowid',
  ]),
  aggregateNames: new Set(),
  settlesAggregates: false,
  oneGroupBy: 'list',
  distinctCalls: { functions: true, ofSeveral: false, overWindows: new Set() },
  position: 'signed-32-bit',
  spreadInFrom: new Set(),
  ctesSeeLater: 'always',
  changesJoins: false,
  commands: { onRelations: /^(?!)/, refreshes: /^(?!)/ },
  conflictKeys: 'of-the-table',
  aliases: {
    where: true,
    groupBy: 'after-columns',
    having: 'after-columns',
    inExpressions: true,
    inSubqueries: false,
    aggregatesInOrder: true,
  },
  listsOfOneType: 'always',
  sortsSetsBy: 'arms',
  sortsInsideParentheses: false,
  functionalDependency: 'none',
  computedKeys: 'anywhere',
  literal,
  resolveCall,
  resolveOperator,
  unify,
  assignable: () => true,
  castable: () => true,
  readsText: () => true,
  comparison: () => 'order',
  dropsIdleCasts: false,
  holdsLiteral: () => true,
  fillsNotNull: () => false,
  castResult,
  castNulls: () => 'strict',
  keepsValues: () => true,
  isVolatileCast: () => false,
  element: () => undefined,
  slice: () => undefined,
  subscript: () => integer,
  functionNames: () => functions.keys(),
  sequenceColumns: undefined,
  implicitColumns,
  functionColumns: ({ name }) => tableColumns(name.toLowerCase()),
  typeCollation: undefined,
  characters: undefined,
  origins: 'stored-columns',
  outParameters: 'variables',
  tellsLastId: true,
  json,
  commandResult: ({ command, subject, hasValue, text: statement }) => {
    if (command === 'explain') return explained(statement)
    return command === 'pragma' && subject !== undefined
      ? pragmaResult(subject, hasValue)
      : undefined
  },
}

const literalTypes: Readonly<Record<Literal['type'], Type>> = {
  string: text,
  integer,
  decimal: real,
  float: real,
  boolean: integer,
  null: untyped,
  bytes: blob,
  bits: integer,
}

/** A decimal number beyond 64 bits is a real; a hexadecimal one has 64 bits at most. */
function literal({ type, value }: Literal): Type {
  if (type !== 'integer') return literalTypes[type]
  const digits = value.replaceAll('_', '')
  if (/^[0-9]+$/.test(digits) && BigInt(digits) > MAX_INTEGER) return real
  return Number(digits) <= Number.MAX_SAFE_INTEGER ? integer : bigint
}

const MAX_INTEGER = 2n ** 63n - 1n

/** A cast applies the affinity of the type's name, whatever the name is. */
function castResult(_from: Operand, to: Type): Type {
  if (isBigint(to)) return bigint
  return to.kind === 'scalar' ? typeOf(affinityClass(to.name)) : anyClass
}

/** A REAL that is whole is kept as an integer, and is one still: `INSERT INTO t (r) VALUES (1.0) RETURNING max(r, 0.5)`. */
function insertedResult(type: Type): Type {
  return storageClass(type) === 'real' ? numeric : type
}

const ROWID_NAMES = ['rowid', 'oid', '_rowid_']

/** A column of the same name hides the implicit one. */
function implicitColumns({ kind, columns, withoutRowid }: Relation): readonly Column[] {
  if (withoutRowid) return []
  if (kind !== 'table' && kind !== 'virtual-table') return []
  const taken = new Set(columns.map(({ name }) => name.toLowerCase()))
  return ROWID_NAMES.filter((name) => !taken.has(name)).map((name) => ({
    ...builtInColumn({ name, type: scalar('INTEGER'), nullable: false, hidden: true }),
    identity: 'auto-increment',
  }))
}
