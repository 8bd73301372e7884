import { functions } from '../../../compiler/dialects/mysql/semantics/functions.ts'
import { semantics } from '../../../compiler/dialects/mysql/semantics/semantics.ts'
import { type Family, valueType } from '../../../compiler/dialects/mysql/semantics/value-type.ts'
import { builtins } from '../../../compiler/dialects/mysql/builtins.ts'
import type { Semantics } from '../../../compiler/dialects/dialect.ts'
import type { FunctionTable, Overload } from '../../../compiler/dialects/function-table.ts'
import { scalar } from '../../../compiler/ir/type.ts'
import type { Form, JsonForms, Palette, PaletteType, SetForm, Syntax } from '../palette.ts'
import { mysqlTypes } from './mysql-types.ts'

/** Wait, reach beyond the database, or have a grammar of their own. */
const kept =
  /^(?:sleep|benchmark|get_lock|md5|sha1?|release_.*|is_(?:free|used)_lock|load_file|source_pos_wait|master_.*wait|wait_for.*|ps_.*|roles_graphml|validate_password.*|match|values|value|default|grouping|convert|extract|timestampadd|timestampdiff|get_format|position|trim|weight_string|name_const|nextval|lag|lead|nth_value|ntile|json_search|lastval|setval|char|st_collect|random_bytes|default|rownum|adddate|subdate|date_add|date_sub|rand|current_role|json_merge|st_buffer.*|.*vector.*|encode|decode|des_.*|sformat|wsrep_.*|binlog_.*|encrypt)$/

/** Palette types for the words of parameters. */
const words: Readonly<Record<string, readonly string[]>> = {
  number: ['int', 'decimal', 'double'],
  decimal: ['decimal', 'int', 'double'],
  varchar: ['varchar'],
  moment: ['datetime'],
  geometry: ['point', 'geometry'],
}

const samples = [
  'int',
  'decimal',
  'varchar',
  'date',
  'datetime',
  'text',
  'bigint unsigned',
  'time',
  'json',
  'enum',
]

/** One form or, where the parameters are alike, one for each type that they may be of. */
function formsOf(overload: Overload<string, string>, { resolveCall }: Semantics): readonly Form[] {
  const { name, fixed, required, repeated, star } = overload
  if (star) return []
  const lengths = Array.from({ length: fixed.length - required + 1 }, (_, i) => required + i)
  const lists = lengths.map((length) => fixed.slice(0, length).map(({ word }) => word))
  const last = repeated.map(({ word }) => word)
  const longest = lists.at(-1) ?? []
  const all = last.length > 0 ? [...lists, [...longest, ...last]] : lists
  const isJson = name.startsWith('json_')
  return all.flatMap((list) => {
    const kinds = list.some((word) => /^(?:same|any|number|decimal|geometry)$/.test(word))
      ? samples.length
      : 1
    return Array.from({ length: kinds }, (_, kind): Form => {
      const parameters = list.map((word, index) =>
        isJson && word === 'varchar' && index > 0 ? 'path' : typeFor(word, kind),
      )
      return { name, parameters, result: resultOf(name, parameters, resolveCall) }
    })
  })
}

function typeFor(word: string, kind: number): string {
  const choices = word === 'same' || word === 'any' ? samples : (words[word] ?? [word])
  return choices[kind % choices.length] ?? word
}

const nameOfFamily: Partial<Readonly<Record<Family, string>>> = {
  integer: 'bigint',
  string: 'varchar',
  binary: 'varbinary',
  timestamp: 'datetime',
}

/** Near enough: values of another type go everywhere as well. */
function resultOf(
  name: string,
  parameters: readonly string[],
  resolveCall: Semantics['resolveCall'],
): string {
  const operands = parameters.map((type) => ({
    type: scalar(type === 'path' ? 'varchar' : type),
    literal: undefined,
  }))
  const argumentNames = operands.map(() => undefined)
  const site = { schema: undefined, name, operands, argumentNames, star: false, variadic: false }
  const resolution = resolveCall({ ...site, withinGroup: [] }, builtins)
  if (resolution.kind !== 'chosen') return '?'
  const { family } = valueType(resolution.result)
  return nameOfFamily[family] ?? family
}

const numbers = [
  'int',
  'bigint',
  'decimal',
  'double',
  'int unsigned',
  'date',
  'varchar',
  'year',
  'float',
]
const pairs = numbers.flatMap((left) => numbers.map((right) => [left, right] as const))

const operators: readonly Form[] = [
  ...['+', '-', '*', '/', '%', 'DIV', 'MOD'].flatMap((name) =>
    pairs.map(([left, right]): Form => {
      const parameters = [left, right]
      return { name, parameters, result: arithmeticResult(name, left, right), infix: true }
    }),
  ),
  ...['&', '|', '^', '<<', '>>'].flatMap((name): Form[] => [
    { name, parameters: ['bigint', 'int'], result: 'bigint unsigned', infix: true },
    { name, parameters: ['varbinary', 'varbinary'], result: 'varbinary', infix: true },
  ]),
  ...['-', '~', '+'].map((name): Form => ({
    name,
    parameters: ['int'],
    result: 'bigint',
    infix: true,
  })),
  { name: '-', parameters: ['decimal'], result: 'decimal', infix: true },
  ...['<=>', 'XOR', 'LIKE', 'NOT LIKE', 'REGEXP', 'RLIKE', 'SOUNDS LIKE'].map((name): Form => ({
    name,
    parameters: ['varchar', 'varchar'],
    result: 'bool',
    infix: true,
  })),
]

function arithmeticResult(name: string, left: string, right: string): string {
  const operands = [left, right].map((type) => ({ type: scalar(type), literal: undefined }))
  const resolution = semantics.resolveOperator(name.toLowerCase(), operands, builtins)
  if (resolution.kind !== 'chosen') return '?'
  const { family } = valueType(resolution.result)
  return nameOfFamily[family] ?? family
}

const units = [
  'DAY',
  'HOUR',
  'MONTH',
  'SECOND',
  'MICROSECOND',
  'YEAR_MONTH',
  'DAY_HOUR',
  'QUARTER',
  'MINUTE_SECOND',
]

/** Calls that the grammar knows. */
const special: readonly Form[] = [
  ...units.flatMap((unit): Form[] =>
    ['date', 'datetime', 'time', 'varchar'].flatMap((type) => {
      const result = type === 'date' ? 'datetime' : type
      const parameters = [type, 'int']
      return [
        form(
          'date_add',
          parameters,
          result,
          (value, n) => `DATE_ADD(${value}, INTERVAL ${n} ${unit})`,
        ),
        form(
          'date_sub',
          parameters,
          result,
          (value, n) => `DATE_SUB(${value}, INTERVAL ${n} ${unit})`,
        ),
        form('+ interval', parameters, result, (value, n) => `(${value} + INTERVAL ${n} ${unit})`),
        form('- interval', parameters, result, (value, n) => `(${value} - INTERVAL ${n} ${unit})`),
      ]
    }),
  ),
  ...units.map((unit) =>
    form('extract', ['datetime'], 'bigint', (value) => `EXTRACT(${unit} FROM ${value})`),
  ),
  ...['DAY', 'HOUR', 'MONTH', 'MICROSECOND'].flatMap((unit): Form[] => [
    form(
      'timestampadd',
      ['int', 'datetime'],
      'datetime',
      (n, value) => `TIMESTAMPADD(${unit}, ${n}, ${value})`,
    ),
    form(
      'timestampdiff',
      ['datetime', 'date'],
      'bigint',
      (a, b) => `TIMESTAMPDIFF(${unit}, ${a}, ${b})`,
    ),
  ]),
  form('adddate', ['date', 'int'], 'date', (value, n) => `ADDDATE(${value}, ${n})`),
  form('subdate', ['datetime', 'int'], 'datetime', (value, n) => `SUBDATE(${value}, ${n})`),
  form('trim', ['varchar'], 'varchar', (value) => `TRIM(${value})`),
  form(
    'trim',
    ['char', 'varchar'],
    'varchar',
    (what, value) => `TRIM(LEADING ${what} FROM ${value})`,
  ),
  form('position', ['varchar', 'text'], 'bigint', (what, value) => `POSITION(${what} IN ${value})`),
  form('convert', ['int'], 'bigint', (value) => `CONVERT(${value}, SIGNED)`),
  form('convert using', ['varbinary'], 'varchar', (value) => `CONVERT(${value} USING utf8mb4)`),
  form(
    'collate',
    ['varchar'],
    'varchar',
    (value) => `(CONVERT(${value} USING utf8mb4) COLLATE utf8mb4_bin)`,
  ),
  form('char', ['int', 'int'], 'varbinary', (a, b) => `CHAR(${a}, ${b})`),
  form('char using', ['int'], 'varchar', (a) => `CHAR(${a} USING utf8mb4)`),
  form('binary', ['varchar'], 'varbinary', (value) => `CAST(${value} AS BINARY)`),
  form('rand', [], 'double', () => 'RAND()'),
  form('json_value', ['json'], 'varchar', (value) => `JSON_VALUE(${value}, '$.a')`),
  form('json_value', ['json'], 'bigint', (value) => `JSON_VALUE(${value}, '$' RETURNING SIGNED)`),
  form(
    'json_value',
    ['json'],
    'decimal',
    (value) => `JSON_VALUE(${value}, '$' RETURNING DECIMAL(10,2) DEFAULT 1 ON EMPTY)`,
  ),
]

const specialAggregates: readonly Form[] = [
  form('group_concat', ['varchar'], 'text', (value) => `GROUP_CONCAT(${value} SEPARATOR '; ')`),
  form(
    'group_concat',
    ['int', 'varchar'],
    'text',
    (a, b) => `GROUP_CONCAT(DISTINCT ${a} ORDER BY ${b})`,
  ),
  form('count', ['any'], 'bigint', (value) => `COUNT(DISTINCT ${value})`),
  form('sum', ['decimal'], 'decimal', (value) => `SUM(DISTINCT ${value})`),
].map((each) => ({
  ...each,
  parameters: each.parameters.map((type) => (type === 'any' ? 'varchar' : type)),
}))

/** Whose offsets are literals. */
const specialWindows: readonly Form[] = samples.flatMap((type) => [
  form('lag', [type], type, (value) => `LAG(${value})`),
  form('lead', [type], type, (value) => `LEAD(${value}, 2)`),
  form('lag', [type, type], type, (value, other) => `LAG(${value}, 1, ${other})`),
  form('nth_value', [type], type, (value) => `NTH_VALUE(${value}, 2)`),
  form('ntile', [], 'bigint unsigned', () => 'NTILE(3)'),
])

function form(
  name: string,
  parameters: readonly string[],
  result: string,
  write: (...values: readonly string[]) => string,
): Form {
  return { name, parameters, result, write }
}

/** Constants are computed while a statement is prepared. */
const refusedValue =
  /^(?:Subquery returns more than 1 row|Incorrect (?:DATE|TIME|DATETIME|TIMESTAMP|YEAR|DECIMAL|INTEGER|DOUBLE)\w* value|Invalid JSON|Illegal argument to a regular|Truncated incorrect|.* value is out of range|Too[- ]big precision|Illegal non geometric|Data truncat|Cannot get geometry|Cannot create a JSON value|Invalid GIS data|.* was given an invalid|Invalid path|Incorrect string value|Incorrect arguments to ESCAPE|Only constant XPATH|There's no spatial reference|Character set '.*' cannot be used|Invalid data type for JSON data|Incorrect type for argument \d+ in function json_|A path expression is not|JSON documents may not|Could not parse argument to digest|Incorrect max decimal digits|Binary operands of bitwise|Cannot convert string|XPATH syntax error|Incorrect arguments to regexp|Regex error|Encountered illegal format of dynamic)/

export const mysqlSyntax: Syntax = {
  fullJoin: false,
  rightJoin: true,
  lateral: true,
  filter: false,
  distinctOn: false,
  groupings: (list) => [`${list} WITH ROLLUP`],
  returning: [],
  updateFrom: false,
  merge: false,
  onConflict: false,
  arrays: false,
  rows: true,
  writingCtes: false,
  isDistinctFrom: false,
  longIntersections: false,
  castOperator: false,
  row: (values) => `ROW(${values})`,
  quantified: true,
  pairwise: ['NULLIF', 'GREATEST', 'LEAST'],
  lonelyCoalesce: true,
  recursionEnd: '',
  namesOfDerived: true,
  parameter: () => '?',
  additions: ['view', 'view', 'view', 'generated', 'check', 'unique'],
  generatedAs: ['STORED', 'VIRTUAL'],
  changes: 20,
  onDuplicate: true,
  joinedChanges: true,
  offset: true,
}

const json: readonly JsonForms[] = [
  {
    type: 'json',
    objects: ['JSON_OBJECT'],
    arrays: ['JSON_ARRAY'],
    rows: ['JSON_QUOTE'],
    aggregates: ['JSON_ARRAYAGG'],
  },
]

/** Tables that JSON_TABLE makes, of columns of many types. */
export const jsonTables: readonly SetForm[] = [
  "d1 FOR ORDINALITY, d2 varchar(10) PATH '$.a'|int unsigned varchar",
  "d1 int PATH '$' DEFAULT '1' ON EMPTY, d2 decimal(10,2) PATH '$.a'|int decimal",
  "d1 int EXISTS PATH '$.a', d2 date PATH '$' NULL ON ERROR|int date",
  "d1 text PATH '$', NESTED PATH '$.a[*]' COLUMNS (d2 double PATH '$')|text double",
].map((form) => {
  const [columns = '', types = ''] = form.split('|')
  const names = types.replace('int unsigned', 'int_unsigned').split(' ')
  return {
    name: 'json_table',
    parameters: ['json'],
    columns: names.map((type) => ({ name: '?', type: type.replace('_', ' ') })),
    write: (value) => `JSON_TABLE(${value}, '$[*]' COLUMNS (${columns}))`,
  }
})

/** One of MySQL's kin. */
interface Kin {
  readonly functions: FunctionTable<string, string>
  readonly semantics: Semantics
  readonly types: readonly PaletteType[]
  readonly special: readonly Form[]
  readonly setFunctions: readonly SetForm[]
  readonly limits: string
  readonly syntax: Syntax
}

/** What one of MySQL's kin is fuzzed with: its functions by its own rules. */
export function paletteOf(kin: Kin): Palette {
  const { types, limits, syntax, setFunctions } = kin
  const names = new Set(types.map(({ name }) => name))
  const known = ({ parameters, result }: Form) =>
    [...parameters, result].every((type) => names.has(type))
  const all = [...kin.functions.values()].flat().filter(({ name }) => !kept.test(name))
  const of = (kind: Overload<string, string>['kind']) =>
    all
      .filter((overload) => overload.kind === kind)
      .flatMap((overload) => formsOf(overload, kin.semantics))
  return {
    types,
    functions: [...of('function'), ...special, ...kin.special].filter(known),
    aggregates: [...of('aggregate'), ...specialAggregates].filter(known),
    windows: [...of('window'), ...specialWindows].filter(known),
    operators: operators.filter(known),
    setFunctions,
    json,
    strays: 8,
    casts: new Map(),
    boolean: 'bool',
    integer: 'int',
    text: 'varchar',
    refusedValue,
    limits,
    syntax,
  }
}

export function mysqlPalette(): Palette {
  return paletteOf({
    functions,
    semantics,
    types: mysqlTypes,
    special: [],
    setFunctions: jsonTables,
    limits: 'SET NAMES utf8mb4; SET max_execution_time = 2000',
    syntax: mysqlSyntax,
  })
}
