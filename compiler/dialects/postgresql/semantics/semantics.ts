import type { Semantics } from '../../dialect.ts'
import {
  assignable,
  castable,
  castNulls,
  castResult,
  isVolatileCast,
  keepsValues,
} from './conversions/cast.ts'
import { comparison } from './comparison.ts'
import { element, slice, subscript } from './element.ts'
import { functionColumns } from './routines/function-columns.ts'
import { implicitColumns } from './implicit-columns.ts'
import { json } from './json.ts'
import { readsText } from './literals/literal-input.ts'
import { holdsLiteral } from './literals/holds-literal.ts'
import { literalType } from './literals/literal.ts'
import { rangeOffset } from './range-offset.ts'
import { refusedCalls } from './refused-calls.ts'
import { resolveCall } from './routines/resolve-call.ts'
import { functionNames } from './routines/function-names.ts'
import { resolveOperator } from './operators/resolve-operator.ts'
import { specialConstructs } from './special-constructs.ts'
import {
  hasCollation,
  mayHoldJson,
  rangeOfMultirange,
  rangeSubtype,
  typeCollation,
  typeNamed,
} from './type-traits.ts'
import type { Type } from '../../../ir/type.ts'
import { unify } from './conversions/unify.ts'
import { sequenceColumns } from './sequence-columns.ts'
import { shownSetting } from './shown-setting.ts'
import { explained } from './explained.ts'
import { equalsOnlyItself, tellsApart } from './tells-apart.ts'
import { volatileFunctions } from './volatile-functions.ts'

export const semantics = {
  boolean: typeNamed('bool'),
  truthValues: undefined,
  condition: typeNamed('bool'),
  noCondition: undefined,
  comparesAnyRows: false,
  ordersAnyRows: false,
  conditionParameter: typeNamed('bool'),
  limit: typeNamed('int8'),
  jsonTable: { ordinality: typeNamed('int4'), declared: (type) => type },
  periodPoint: typeNamed('text'),
  intervalOperand: typeNamed('text'),
  undeterminedParameter: undefined,
  heldByVariable: (type) => type,
  lacks: new Set(),
  untypedArm: undefined,
  filled: undefined,
  untypedResult: typeNamed('text'),
  unmatchedJoin: 'null',
  unresolvedQuoted: 'error',
  proposedRow: 'excluded',
  conflictsSeeSource: false,
  proposedRowShown: true,
  insertWithoutColumns: 'some',
  bulkRowTakesDefault: false,
  shortenedByCast: new Set(['varchar', 'bpchar', 'bit', 'varbit']),
  listsMayBeShort: true,
  derivedNames: 'any',
  meanings: new Map(),
  triggersOfViews: true,
  valuesLoseRows: false,
  totalsEqualThemselves: false,
  rowImages: { old: 'old', new: 'new' },
  caseOperand: typeNamed('text'),
  elseArm: 'first',
  sent: undefined,
  sentOfRows: undefined,
  besideRows: undefined,
  skippedNumber: 'missing-parameter',
  parametersDecide: true,
  parameterAmong: undefined,
  rangeOffset,
  specialCalls: new Set(specialConstructs.keys()),
  columnsTables: { json_table: typeNamed('text'), xmltable: typeNamed('xml') },
  mayHoldJson,
  hasCollation,
  formatOperand: { json: undefined, normalized: typeNamed('text'), document: typeNamed('xml') },
  rowsShowOuter: 'everywhere',
  derivedSees: 'outer',
  wholeRows: true,
  returningSees: 'statement',
  joinsSeeInserted: true,
  qualifiedTargets: 'column',
  locksTablesOnly: true,
  mergedInStar: 'value',
  insertedResult: undefined,
  sharedName: 'only',
  orderByName: 'only',
  tableArgument: undefined,
  sample: { share: typeNamed('float4'), seed: typeNamed('float8') },
  coercibility: undefined,
  groupOfNoRows: 'all',
  rollupKeepsColumns: true,
  merging: 'unseen',
  changesKeepDerived: false,
  unmerged: new Set(),
  computesConstants: false,
  unused: { query: 'everything', view: 'everything', window: 'everything' },
  recursion: 'strict',
  assignedTwice: { insert: false, update: false },
  implicitRecursion: false,
  refusedCalls,
  ungrouped: 'error',
  simplifiesAsked: false,
  distinctOrder: 'whole',
  lonelyHaving: 'one-group',
  tellsApart,
  equalsOnlyItself,
  holdsElement: (operator, range, value) =>
    operator === '@>' && rangeSubtype(range) !== undefined && !isRange(value),
  // The same ctid may be found in several partitions and heirs.
  returnsWhatIsWritten: false,
  dividesByZero: false,
  rowIds: new Set(),
  varyingFunctions: new Set(),
  volatileFunctions,
  aggregateNames: new Set(),
  settlesAggregates: false,
  oneGroupBy: 'any-clause',
  distinctCalls: { functions: false, ofSeveral: true, overWindows: new Set() },
  position: 'any-constant',
  spreadInFrom: new Set(['unnest']),
  ctesSeeLater: 'with-recursive',
  changesJoins: false,
  commands: {
    onRelations: /^(?:truncate|refresh|lock|analy[sz]e|vacuum|cluster|copy)\b/,
    refreshes: /^refresh\b/,
  },
  conflictKeys: 'named-for-update',
  aliases: {
    where: false,
    groupBy: 'after-columns',
    having: 'none',
    inExpressions: false,
    inSubqueries: false,
    aggregatesInOrder: true,
  },
  listsOfOneType: 'of-constants',
  sortsSetsBy: 'columns',
  sortsInsideParentheses: true,
  functionalDependency: 'primary-key',
  computedKeys: 'anywhere',
  literal: literalType,
  resolveCall,
  resolveOperator,
  unify,
  assignable,
  castable,
  readsText,
  comparison,
  dropsIdleCasts: true,
  holdsLiteral,
  fillsNotNull: () => false,
  castResult,
  castNulls,
  keepsValues,
  isVolatileCast,
  element,
  slice,
  subscript,
  functionNames,
  sequenceColumns,
  implicitColumns,
  functionColumns,
  typeCollation,
  characters: undefined,
  origins: 'shown-columns',
  outParameters: 'row',
  tellsLastId: false,
  json,
  commandResult: ({ command, text }) => {
    if (command === 'explain') return explained(text)
    return command === 'show' ? shownSetting(text) : undefined
  },
} satisfies Semantics

function isRange(type: Type): boolean {
  return rangeSubtype(type) !== undefined || rangeOfMultirange(type) !== undefined
}
