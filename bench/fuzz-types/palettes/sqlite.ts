import { functions } from '../../../compiler/dialects/sqlite/semantics/functions.ts'
import { semantics } from '../../../compiler/dialects/sqlite/semantics/semantics.ts'
import { storageClass } from '../../../compiler/dialects/sqlite/semantics/storage-class.ts'
import { builtins } from '../../../compiler/dialects/sqlite/builtins.ts'
import type { Overload } from '../../../compiler/dialects/function-table.ts'
import { scalar } from '../../../compiler/ir/type.ts'
import type { Form, GivenTable, Palette, PaletteType, Syntax } from '../palette.ts'

/** Name, declaration, expressions of the type, and texts that it takes. */
const typeRows: readonly (readonly [
  name: string,
  declared: string,
  literals: readonly string[],
  texts: readonly string[],
])[] = [
  ['integer', 'INTEGER', ['0', '1', '42', '-7', '0x1F', 'true'], ['1', '12', '-3']],
  ['int', 'INT', ['2', '3'], ['4']],
  ['bigint', 'BIGINT', ['9999999999', '5'], ['5', '9999999999']],
  ['boolean', 'BOOLEAN', ['true', 'false', '1'], ['0', '1']],
  ['real', 'REAL', ['1.5', '-2.5', '1e3', '0.0', '9e999', '-9e999'], ['1.5', '2.25']],
  ['double', 'DOUBLE PRECISION', ['0.5'], ['2.25']],
  ['numeric', 'NUMERIC', ['1.5', '3'], ['1.25', '4']],
  ['decimal', 'DECIMAL(10,2)', ['2.5', '8'], ['1.25', '4']],
  ['text', 'TEXT', ["'a'", "'12'", "'b c'", "''"], ['a', '', '7', 'x y']],
  ['varchar', 'VARCHAR(20)', ["'v'"], ['v']],
  ['nocase', 'TEXT COLLATE NOCASE', ["'N'"], ['n']],
  ['blob', 'BLOB', ["x'6162'", "x''", "x'ff'"], ['a']],
  ['date', 'DATE', ["'2020-02-29'", 'CURRENT_DATE'], ['2020-01-01']],
  ['datetime', 'DATETIME', ["'2020-01-02 03:04:05'", 'CURRENT_TIMESTAMP'], ['2020-01-01 10:11']],
  ['json', 'JSON', [`'{"a":1}'`, `'[1,null,"x"]'`], ['{"a":{"b":2}}', '[1,2]']],
  ['path', 'TEXT', ["'$.a'", "'$[0]'", "'$'"], ['$.b', '$[#-1]']],
  ['any', 'ANY', ['1', "'s'", '2.5', "x'01'"], ['7', 'z']],
  ['untyped', '', ['1', "'s'"], ['7', 'z']],
]

const types: readonly PaletteType[] = typeRows.map(([name, declared, literals, texts]) => ({
  name,
  declared,
  cast: declared.replace(/ COLLATE.*/, '') || 'BLOB',
  literals,
  texts,
  element: undefined,
  array: undefined,
  ordered: true,
  definition: undefined,
  // The column would hold a text, or a text of another number.
  ...(name === 'blob' && { write: (text: string) => `CAST('${text}' AS BLOB)` }),
}))

/** Reach beyond the database, fill the memory, or belong to tables of their own. */
const kept =
  /^(?:load_extension|sqlite_(?:log|compileoption.*)|zeroblob|randomblob|match|matchinfo|offsets|optimize|fts.*|rtree.*|geopoly.*|sqlite_source_id)$/

const samples = ['integer', 'real', 'text', 'blob', 'any', 'numeric', 'datetime', 'boolean']

/** One form or, where any value will do, one for each class. */
function formsOf(overload: Overload<string, string>): readonly Form[] {
  const { name, fixed, required, repeated, star } = overload
  if (star || kept.test(name)) return []
  const lengths = Array.from({ length: fixed.length - required + 1 }, (_, i) => required + i)
  const lists = lengths.map((length) => fixed.slice(0, length).map(({ word }) => word))
  const last = repeated.map(({ word }) => word)
  const all = last.length > 0 ? [...lists, [...(lists.at(-1) ?? []), ...last]] : lists
  return all.flatMap((list) =>
    samples.map((_, kind): Form => {
      const parameters = list.map((word, index) => typeFor(name, word, kind + index))
      return { name, parameters, result: resultOf(name, parameters) }
    }),
  )
}

function typeFor(name: string, word: string, kind: number): string {
  if (/^jsonb?_/.test(name) && word === 'text') return kind % 2 === 0 ? 'json' : 'path'
  if (word === 'any' || word === 'same') return samples[kind % samples.length] ?? word
  return word
}

/** Near enough: values of another class go everywhere as well. */
function resultOf(name: string, parameters: readonly string[]): string {
  const operands = parameters.map((type) => ({
    type: scalar(type === 'path' ? 'text' : type),
    literal: undefined,
  }))
  const argumentNames = operands.map(() => undefined)
  const site = { schema: undefined, name, operands, argumentNames, star: false, variadic: false }
  const resolution = semantics.resolveCall({ ...site, withinGroup: [] }, builtins)
  if (resolution.kind !== 'chosen') return 'any'
  const found = storageClass(resolution.result)
  return types.some((type) => type.name === found) ? found : 'any'
}

const infix = (names: string, parameters: readonly string[], result: string): readonly Form[] =>
  names.split(' ').map((name) => ({ name, parameters, result, infix: true }))

const operators: readonly Form[] = [
  ...infix('+ - * / %', ['integer', 'integer'], 'integer'),
  ...infix('+ - * /', ['real', 'integer'], 'real'),
  ...infix('+ - * / %', ['numeric', 'any'], 'numeric'),
  ...infix('& | << >>', ['integer', 'any'], 'integer'),
  ...infix('||', ['text', 'any'], 'text'),
  ...infix('-> ->>', ['json', 'path'], 'any'),
  ...infix('->', ['json', 'integer'], 'text'),
  ...infix('IS == GLOB', ['text', 'any'], 'integer'),
  ...infix('-', ['integer'], 'integer'),
  ...infix('- +', ['any'], 'any'),
  ...infix('~', ['any'], 'integer'),
]

const form = (
  name: string,
  parameters: readonly string[],
  result: string,
  write: (...values: readonly string[]) => string,
): Form => ({ name, parameters, result, write })

const special: readonly Form[] = [
  form('collate', ['text'], 'text', (value) => `(${value} COLLATE NOCASE)`),
  form('is not', ['any', 'text'], 'integer', (a, b) => `(${a} IS NOT ${b})`),
  form('isnull', ['any'], 'integer', (a) => `(${a} ISNULL)`),
  form('notnull', ['any'], 'integer', (a) => `(${a} NOTNULL)`),
  form('escape', ['text', 'text'], 'integer', (a, b) => `(${a} NOT LIKE ${b} ESCAPE '!')`),
  form(
    'not between',
    ['any', 'any', 'any'],
    'integer',
    (a, b, c) => `(${a} NOT BETWEEN ${b} AND ${c})`,
  ),
]

/** Auxiliary functions of FTS5 stand where a query reads its table. */
const auxiliary: readonly Form[] = [
  form(
    'highlight',
    ['integer', 'text', 'text'],
    'text',
    (...given) => `(SELECT highlight(docs, ${given.join(', ')}) FROM docs LIMIT 1)`,
  ),
  form(
    'snippet',
    ['integer', 'text', 'text', 'text', 'integer'],
    'text',
    (...given) => `(SELECT snippet(docs, ${given.join(', ')}) FROM docs LIMIT 1)`,
  ),
  form(
    'bm25',
    ['real', 'real'],
    'real',
    (...given) => `(SELECT bm25(docs, ${given.join(', ')}) FROM docs('a') LIMIT 1)`,
  ),
]

const specialAggregates: readonly Form[] = [
  form('count', ['any'], 'integer', (value) => `count(DISTINCT ${value})`),
  form('sum', ['numeric'], 'numeric', (value) => `sum(DISTINCT ${value})`),
  form('group_concat', ['text'], 'text', (value) => `group_concat(${value}, '-' ORDER BY 1)`),
  form('group_concat', ['text'], 'text', (value) => `group_concat(DISTINCT ${value})`),
]

/** "Table-valued functions": they stand where a table does. */
const rows = (name: string, columns: string) => ({
  name,
  columns: columns.split(' ').map((each) => {
    const [column = '', type = 'any'] = each.split(':')
    return { name: column, type }
  }),
})
/** `name:type`, with `!` where it is NOT NULL and `-` where no row gives it a value. */
const table = (definition: string, columns: string): GivenTable => ({
  name: /(?:TABLE|VIEW) (\w+)/.exec(definition)?.[1] ?? '',
  definition,
  columns: columns.split(' ').map((each) => {
    const [, column = '', type = '', marks = ''] = /^(\w+):(\w+)(\W*)$/.exec(each) ?? []
    return {
      name: column,
      type,
      nullable: !marks.includes('!'),
      isGiven: !marks.includes('-'),
    }
  }),
  isWritable: definition.startsWith('CREATE TABLE'),
})

const tables: readonly GivenTable[] = [
  table(
    'CREATE TABLE strong (id INTEGER PRIMARY KEY, i INT NOT NULL, r REAL, t TEXT NOT NULL, b BLOB, a ANY) STRICT',
    'id:integer! i:int! r:real t:text! b:blob a:any',
  ),
  table(
    'CREATE TABLE keyed (k TEXT, n INTEGER, x REAL NOT NULL, PRIMARY KEY (k, n)) WITHOUT ROWID',
    'k:text! n:integer! x:real!',
  ),
  table(
    `CREATE TABLE texty (code TEXT PRIMARY KEY, n INT CHECK (n > 0), d TEXT NOT NULL DEFAULT 'q', l INTEGER AS (length(code)), m INTEGER NOT NULL AS (length(d)) STORED)`,
    'code:text n:int d:text! l:integer- m:integer!-',
  ),
  table('CREATE VIRTUAL TABLE docs USING fts5(title, body)', 'title:text body:text'),
  table(
    'CREATE VIRTUAL TABLE box USING rtree(id, minx, maxx, +label TEXT)',
    'id:integer! minx:real! maxx:real! label:text',
  ),
  table(
    'CREATE VIEW seen AS SELECT s.i, s.t AS T, k.x, t.l, count(*) OVER () AS total FROM strong s LEFT JOIN keyed k ON k.n = s.i LEFT JOIN texty t ON t.l = k.n',
    'i:int!- t:text!- x:real- l:integer- total:integer!-',
  ),
]

const each = 'key value type:text atom id:integer parent:integer fullkey:text path:text'

const syntax: Syntax = {
  fullJoin: true,
  rightJoin: true,
  lateral: false,
  filter: true,
  distinctOn: false,
  groupings: () => [],
  returning: ['insert', 'update', 'delete'],
  updateFrom: true,
  merge: false,
  onConflict: true,
  arrays: false,
  rows: true,
  writingCtes: false,
  isDistinctFrom: true,
  longIntersections: true,
  castOperator: false,
  quantified: false,
  pairwise: ['NULLIF', 'max', 'min', 'ifnull'],
  lonelyCoalesce: false,
  recursionEnd: ' LIMIT 20',
  row: (values) => `(${values})`,
  namesOfDerived: false,
  parameter: (number) => `?${number}`,
  additions: ['view', 'view', 'view', 'generated', 'check', 'unique'],
  generatedAs: ['VIRTUAL'],
  keepsAnything: true,
  changes: 20,
  defaultValues: true,
  rowAssignments: true,
  offset: true,
  namedWindows: true,
  frames: [
    'ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING EXCLUDE CURRENT ROW',
    'ROWS BETWEEN 1 PRECEDING AND 1 FOLLOWING EXCLUDE GROUP',
    'GROUPS BETWEEN 1 PRECEDING AND 1 PRECEDING',
    'GROUPS BETWEEN CURRENT ROW AND 1 FOLLOWING',
    'RANGE BETWEEN 1 PRECEDING AND 0.5 PRECEDING',
    'RANGE UNBOUNDED PRECEDING EXCLUDE TIES',
  ],
}

/** Of each storage class, and of each kind of text that functions read. */
const edges = [
  'NULL',
  '0',
  '-1',
  '9223372036854775807',
  '-9223372036854775808',
  '0.0',
  '-0.5',
  '9e999',
  '-9e999',
  '1e18',
  "''",
  "'abc'",
  "'%'",
  "'12.5e1'",
  "x''",
  "x'0061ff'",
  "'now'",
  "'2024-02-30 25:61'",
  "'subsec'",
  "'+1 month'",
  "'$.a'",
  "'$[#-1]'",
  `'{"a":[1,null]}'`,
  'jsonb(\'[1.5,"x"]\')',
]

export function sqlitePalette(): Palette {
  const all = [...functions.values()].flat()
  const of = (kind: Overload<string, string>['kind']) =>
    all.filter((overload) => overload.kind === kind).flatMap(formsOf)
  return {
    types,
    functions: [...of('function'), ...special, ...auxiliary],
    aggregates: [...of('aggregate'), ...specialAggregates],
    windows: of('window'),
    operators,
    tables,
    relations: [
      rows(`json_each('[1,{"a":2.5},"x",null]')`, each),
      rows(`json_tree('{"a":[1,{"b":"c"}]}', '$.a')`, each),
      rows(
        "pragma_table_info('tab1')",
        'cid:integer name:text type:text notnull:integer dflt_value pk:integer',
      ),
      rows(`json_each(jsonb('{"a":[1]}'), '$.a')`, each),
      rows(
        'pragma_function_list',
        'name:text builtin:integer type:text enc:text narg:integer flags:integer',
      ),
      rows('pragma_index_list', 'seq:integer name:text unique:integer origin:text partial:integer'),
      rows('pragma_foreign_keys', 'foreign_keys:integer'),
      rows('sqlite_schema', 'type:text name:text tbl_name:text rootpage:integer sql:text'),
    ],
    setFunctions: ['json_each', 'json_tree', 'jsonb_each', 'jsonb_tree'].flatMap((name) =>
      [['json'], ['json', 'path']].map((parameters) => ({
        name,
        parameters,
        columns: rows(name, each).columns,
      })),
    ),
    strays: 6,
    casts: new Map(),
    boolean: 'integer',
    integer: 'integer',
    text: 'text',
    refusedValue: undefined,
    edges,
    limits: '',
    argument: (type, text) =>
      argumentOf[storageClass(scalar(type.replace(/\(.*/, '')))]?.(text) ?? text,
    syntax,
  }
}

const argumentOf: Readonly<Record<string, (text: string) => unknown>> = {
  integer: (text) => (/^-?\d+$/.test(text) ? BigInt(text) : text),
  real: Number,
  number: Number,
  blob: (text) => Buffer.from(text),
}
