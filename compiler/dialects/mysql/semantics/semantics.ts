import type { Literal } from '../../../ir/query.ts'
import { characters } from './characters.ts'
import { scalar, type Type } from '../../../ir/type.ts'
import type { Semantics } from '../../dialect.ts'
import { refusedEverywhere } from '../../places.ts'
import { castable, castNulls, castResult } from './cast.ts'
import { namesOf } from '../../function-table.ts'
import { functions } from './functions.ts'
import { refusesGeometry } from './refused-operands.ts'
import { filled } from './filled.ts'
import { fillsNotNull, holdsLiteral } from './inserted.ts'
import { json } from './json.ts'
import { resolveMysqlCall } from './mysql-call.ts'
import { operatorResolver, valuesFor } from './resolve-operator.ts'
import { binaryOperators, intervalOperator, prefixOperators } from './operators.ts'
import { commandResultOf } from '../command-results.ts'
import { commandResults } from '../data/command-results.ts'
import { equalsOnlyItself, tellsApart } from './tells-apart.ts'
import { truthValues } from './truth.ts'
import { parameterAmong, plain, unify } from './unify.ts'
import {
  bigint,
  bigintUnsigned,
  binaryType,
  double,
  integerType,
  longestVarchar,
  stringType,
  truth,
  valueType,
  coercibility,
} from './value-type.ts'

/** The types of MySQL 9, as its protocol describes results; everything converts to everything. */
export const semantics: Semantics = {
  boolean: truth,
  truthValues,
  condition: undefined,
  noCondition: undefined,
  comparesAnyRows: false,
  ordersAnyRows: true,
  conditionParameter: scalar('tinyint', ['1']),
  limit: bigintUnsigned,
  jsonTable: { ordinality: bigint, declared: (type) => type },
  periodPoint: scalar('datetime', ['6']),
  intervalOperand: bigint,
  undeterminedParameter: longestVarchar,
  sentOfRows: undefined,
  besideRows: undefined,
  skippedNumber: 'missing-parameter',
  parametersDecide: true,
  untypedResult: longestVarchar,
  heldByVariable,
  lacks: new Set([
    'LIMIT in a subquery of IN, ANY or ALL',
    'GROUP_CONCAT over a window',
    'rows outside of comparisons',
    'windows over columns of an outer query',
    'a subquery in JSON_TABLE',
    'a subquery over the table that is changed',
    'a subquery over a table of which a DELETE of several takes rows',
    'a subquery in a derived table over the table that is changed',
    'a subquery over a view of the table that is changed',
    'HAVING over an expression of a merged table',
    'JSON_TABLE of a column of a merged table',
    'JSON_TABLE of a column of a group',
    'a key in HAVING that shares its name with a key of another table',
    'HAVING of a subquery in HAVING over a column of the groups around it',
    'a number as an expression of a merged table that is sorted by it',
  ]),
  untypedArm: longestVarchar,
  filled,
  unmatchedJoin: 'null',
  unresolvedQuoted: 'error',
  proposedRow: undefined,
  conflictsSeeSource: true,
  proposedRowShown: false,
  insertWithoutColumns: 'all',
  bulkRowTakesDefault: true,
  shortenedByCast: new Set(),
  listsMayBeShort: false,
  derivedNames: 'distinct',
  meanings: new Map([
    ['if', 'case'],
    ['isnull', 'is-null'],
  ]),
  triggersOfViews: false,
  valuesLoseRows: true,
  totalsEqualThemselves: false,
  rowImages: undefined,
  caseOperand: undefined,
  elseArm: 'last',
  sent: plain,
  rangeOffset: undefined,
  specialCalls: new Set(['json_value']),
  columnsTables: {},
  mayHoldJson: () => true,
  hasCollation: () => true,
  formatOperand: { json: undefined, normalized: undefined, document: undefined },
  rowsShowOuter: 'outside-subqueries',
  derivedSees: 'outer',
  wholeRows: false,
  qualifiedTargets: 'relation',
  locksTablesOnly: false,
  mergedInStar: 'value',
  insertedResult: undefined,
  sharedName: 'first',
  tableArgument: undefined,
  orderByName: 'computed-or-only',
  sample: { share: bigint, seed: bigint },
  coercibility,
  groupOfNoRows: 'no-subquery-items',
  rollupKeepsColumns: false,
  merging: 'independent-values',
  changesKeepDerived: true,
  unmerged: new Set([
    ...['rand', 'random_bytes', 'uuid'],
    ...[...functions.keys()].filter((name) => /from(?:text|wkb)$/.test(name)),
  ]),
  computesConstants: 'whole',
  unused: { query: 'nothing', view: 'nothing', window: 'everything' },
  recursion: 'any',
  assignedTwice: { insert: false, update: true },
  returningSees: 'statement',
  joinsSeeInserted: true,
  implicitRecursion: false,
  refusedCalls: refusedEverywhere,
  ungrouped: 'error',
  simplifiesAsked: true,
  distinctOrder: 'columns',
  lonelyHaving: 'filter',
  tellsApart,
  equalsOnlyItself,
  holdsElement: () => false,
  returnsWhatIsWritten: false,
  dividesByZero: true,
  rowIds: new Set(),
  volatileFunctions: new Set(
    'benchmark lastval nextval rand random_bytes setval sleep sysdate uuid uuid_short'.split(' '),
  ),
  varyingFunctions: new Set(
    `benchmark found_rows get_lock is_free_lock is_used_lock last_insert_id lastval load_file nextval rand random_bytes
    release_all_locks release_lock row_count setval sleep sysdate uuid uuid_short`.split(/\s+/),
  ),
  // ANY_VALUE is a function: `HAVING any_value(a)` knows no `a`.
  aggregateNames: new Set(
    [...namesOf(functions, 'aggregate')].filter((name) => name !== 'any_value'),
  ),
  settlesAggregates: true,
  oneGroupBy: 'list-or-having',
  distinctCalls: { functions: false, ofSeveral: true, overWindows: new Set() },
  position: 'literal',
  spreadInFrom: new Set(),
  ctesSeeLater: 'never',
  changesJoins: true,
  commands: {
    onRelations: /^(?:truncate|lock tables?|load data|load xml|desc|describe)$/,
    refreshes: /^(?!)/,
  },
  conflictKeys: 'any',
  aliases: {
    where: false,
    groupBy: 'after-one-column',
    having: 'before-columns',
    inExpressions: true,
    inSubqueries: true,
    aggregatesInOrder: true,
  },
  listsOfOneType: 'always',
  sortsSetsBy: 'expressions',
  sortsInsideParentheses: false,
  functionalDependency: 'equalities',
  computedKeys: 'whole',
  literal,
  resolveCall: resolveMysqlCall,
  resolveOperator: operatorResolver({
    prefix: prefixOperators,
    binary: binaryOperators,
    interval: intervalOperator,
    values: valuesFor,
    refuses: refusesGeometry,
  }),
  unify,
  parameterAmong,
  assignable: () => true,
  castable,
  readsText: () => true,
  comparison: () => 'order',
  dropsIdleCasts: false,
  holdsLiteral,
  fillsNotNull,
  castResult,
  castNulls,
  keepsValues: () => true,
  isVolatileCast: () => false,
  element: () => undefined,
  slice: () => undefined,
  subscript: () => bigint,
  functionNames: () => functions.keys(),
  sequenceColumns: undefined,
  implicitColumns: () => [],
  functionColumns: () => undefined,
  typeCollation: undefined,
  characters,
  origins: 'shown-columns',
  outParameters: 'variables',
  tellsLastId: true,
  json,
  commandResult: commandResultOf(commandResults),
}

/** Section 11.4, "User-Defined Variables": integers, decimals, doubles and strings. */
function heldByVariable(type: Type): Type {
  const { family, unsigned, length } = valueType(type)
  if (family === 'integer' || family === 'year') return integerType(unsigned, length)
  if (family === 'float') return double
  const isTime = family === 'date' || family === 'time' || family === 'datetime'
  return isTime || family === 'timestamp' ? stringType(length) : type
}

/** Section 11.1, "Literal Values". */
function literal(given: Literal): Type {
  if (given.prefix === '_binary') return binaryType(new TextEncoder().encode(given.value).length)
  return literalTypes[given.type](given.value)
}

const literalTypes: Readonly<Record<Literal['type'], (value: string) => Type>> = {
  string: (value) => stringType(value.length),
  integer: integerLiteral,
  decimal: decimalLiteral,
  float: () => double,
  boolean: () => truth,
  null: () => scalar('null'),
  bytes: (value) => binaryType(Math.ceil(value.length / 2)),
  bits: (value) => binaryType(Math.ceil(value.length / 8)),
}

function integerLiteral(value: string): Type {
  if (BigInt(value) < 2n ** 63n) return integerType(false, value.length + 1)
  return BigInt(value) < 2n ** 64n ? bigintUnsigned : decimalLiteral(value)
}

function decimalLiteral(value: string): Type {
  const [whole = '', fraction = ''] = value.split('.')
  const digits = whole.replace(/^0+/, '').length + fraction.length
  return scalar('decimal', [String(Math.max(digits, 1)), String(fraction.length)])
}
