import { commandResultOf } from '../../mysql/command-results.ts'
import { commandResults } from '../data/command-results.ts'
import type { Operand, Semantics } from '../../dialect.ts'
import { jsonRules } from '../../mysql/semantics/json.ts'
import { callResolver } from '../../mysql/semantics/resolve-call.ts'
import { operatorResolver } from '../../mysql/semantics/resolve-operator.ts'
import { semantics as mysql } from '../../mysql/semantics/semantics.ts'
import { parameterAmong } from '../../mysql/semantics/unify.ts'
import { characters } from '../../mysql/semantics/characters.ts'
import { coercibility } from '../../mysql/semantics/value-type.ts'
import { scalar, type Type } from '../../../ir/type.ts'
import type { Literal } from '../../../ir/query.ts'
import { armsCoercibility, withArms } from './character-sets.ts'
import { castable, castNulls, castResult, keepsValues, isJson } from './cast.ts'
import { besideRows, filled, inRows, sent } from './filled.ts'
import { namesOf } from '../../function-table.ts'
import { functions } from './functions.ts'
import { areAlike, assignable, isNoCondition, takesOperand } from './operand-types.ts'
import { operators } from './operators.ts'
import { resultType } from './result-rules.ts'
import { sequenceColumns } from './sequence-columns.ts'
import { unify } from './unify.ts'
import { factsOf, integerOf, openText, stringOf, truth } from './value-type.ts'

/** Where MariaDB's functions and results are others than MySQL's. */
export const semantics: Semantics = {
  ...mysql,
  characters: { ...characters, comparesQueries: false },
  meanings: new Map([...mysql.meanings, ['nvl2', 'case-of-null']]),
  boolean: truth,
  noCondition: isNoCondition,
  comparesAnyRows: true,
  ordersAnyRows: true,
  valuesLoseRows: false,
  totalsEqualThemselves: true,
  // Without the CHECK of a column that is declared so, JSON is a text.
  jsonTable: {
    ordinality: scalar('int'),
    declared: (type) => (isJson(type) ? scalar('longtext') : type),
  },
  heldByVariable,
  filled,
  rowsShowOuter: 'nowhere',
  coercibility,
  armsCoercibility,
  groupOfNoRows: 'no-subqueries',
  rollupKeepsColumns: true,
  merging: 'any-values',
  changesKeepDerived: false,
  unmerged: new Set([
    ...['encrypt', 'rand', 'random_bytes', 'uuid', 'uuid_short'],
    ...[...functions.keys()].filter((name) => /from(?:text|wkb)$/.test(name)),
  ]),
  computesConstants: true,
  unused: { query: 'everything', view: 'relations', window: 'everything' },
  joinsSeeInserted: false,
  aggregateNames: namesOf(functions, 'aggregate'),
  oneGroupBy: 'any-clause',
  aliases: { ...mysql.aliases, aggregatesInOrder: false },
  sent,
  sentOfRows: inRows,
  besideRows,
  parametersDecide: false,
  // Without ONLY_FULL_GROUP_BY, which is no part of the default sql_mode.
  ungrouped: 'any-row',
  simplifiesAsked: false,
  lacks: new Set([
    'GROUP_CONCAT over a window',
    'rows outside of comparisons',
    'JSON_ARRAYAGG and JSON_OBJECTAGG over a window',
    'LIMIT in a subquery of IN, ANY or ALL',
    'a rank or neighbour without ORDER BY',
    'a frame of rows that are numbered or ranked',
    'ORDER BY beside WITH ROLLUP',
    'a subquery in a row before IN, ANY or ALL',
    'a key in HAVING that shares its name with a key of another table',
    'HAVING of a subquery over a column that stands further on in the list around it',
    'a subquery over a table of which a DELETE of several takes rows',
    'a subquery over a view of the table that is changed',
  ]),
  derivedSees: 'none',
  position: 'signed-or-truth',
  undeterminedParameter: openText,
  untypedResult: openText,
  untypedArm: undefined,
  distinctOrder: 'any',
  distinctCalls: { ...mysql.distinctCalls, overWindows: new Set(['max', 'min']) },
  literal,
  resolveCall: (call, catalog) => withArms(call.name, resolveCall(call, catalog)),
  resolveOperator: operatorResolver(operators),
  unify: commonType,
  assignable,
  castable,
  castNulls,
  castResult,
  keepsValues,
  isVolatileCast: () => false,
  json: jsonRules(truth),
  functionNames: () => functions.keys(),
  commandResult: commandResultOf(commandResults),
  sequenceColumns,
}

const resolveCall = callResolver({
  functions,
  resultType,
  parameterAmong,
  takesOperand,
  areAlike,
  sees: 'given',
})

function commonType(operands: readonly Operand[]): Type | undefined {
  return areAlike(operands) ? unify(operands) : undefined
}

/** Knowledge base, "User-Defined Variables": whole numbers, decimals, doubles and strings. */
function heldByVariable(type: Type): Type {
  const { family, unsigned, length } = factsOf(type)
  if (family === 'integer' || family === 'year' || family === 'bit') {
    return integerOf(length, unsigned)
  }
  const known = family === 'float' ? undefined : type
  return known ? mysqlHeld(known) : scalar('double')
}

function mysqlHeld(type: Type): Type {
  const { family, length } = factsOf(type)
  const isText = ['date', 'time', 'datetime', 'timestamp', 'enum', 'set', 'json'].includes(family)
  return isText ? stringOf(length, false) : type
}

/** Knowledge base, "Literals": whole numbers are as wide as they are written. */
function literal(given: Literal): Type {
  const rule = given.prefix === '_binary' ? undefined : literalTypes[given.type]
  return rule ? rule(given.value) : mysql.literal(given)
}

const literalTypes: Partial<Readonly<Record<Literal['type'], (value: string) => Type>>> = {
  string: (value) => stringOf(value.length, false),
  integer: integerLiteral,
  boolean: () => truth,
}

function integerLiteral(value: string): Type {
  const type = mysql.literal({
    kind: 'literal',
    type: 'integer',
    value,
    prefix: '',
    at: { start: 0, end: 0 },
  })
  return factsOf(type).family === 'integer' ? integerOf(value.length, factsOf(type).unsigned) : type
}
