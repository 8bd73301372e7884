import {
  type BuiltinRoutine,
  builtinRoutineNames,
  builtinRoutines,
} from '../../../compiler/dialects/postgresql/semantics/routines/routines.ts'
import { casts } from '../../../compiler/dialects/postgresql/data/casts.ts'
import { operators } from '../../../compiler/dialects/postgresql/data/operators.ts'
import type { Type } from '../../../compiler/ir/type.ts'
import type { NamedColumn } from '../generate/scope.ts'
import type { Form, JsonForms, Palette, PaletteType, SetForm, Syntax } from '../palette.ts'
import { ownAggregates, ownForms, ownRoutines, ownSets, recordSets } from './postgresql-own.ts'

/** Name, declaration, expressions of the type, and texts that it takes. */
const scalars: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  ['int2', 'smallint', ["'7'::int2", "int2 '3'"], ['7', '-3']],
  ['int4', 'integer', ['0', '1', '42', '-7'], ['1', '12']],
  ['int8', 'bigint', ['9999999999', "'5'::int8"], ['5', '9999999999']],
  ['numeric', 'numeric(10,2)', ['1.5', '0.0', '1e3'], ['1.25']],
  ['float4', 'real', ["'1.5'::float4"], ['1.5']],
  ['float8', 'double precision', ["'2.5'::float8", "float8 '1'"], ['2.5', 'NaN']],
  ['text', 'text', ["'a'::text", "text 'b c'"], ['a', '', 'x y']],
  ['varchar', 'varchar(20)', ["'v'::varchar", "CAST('w' AS varchar(5))"], ['v']],
  ['bpchar', 'char(5)', ["'c'::char(5)"], ['c']],
  ['bool', 'boolean', ['true', 'false'], ['t', 'off']],
  ['date', 'date', ["date '2020-02-29'", 'current_date'], ['2020-01-01']],
  ['time', 'time', ["time '10:11'", 'localtime'], ['10:11:12']],
  ['timetz', 'timetz', ["'10:11+02'::timetz"], ['10:11+01']],
  [
    'timestamp',
    'timestamp',
    ["timestamp '2020-01-01 10:11'", 'localtimestamp'],
    ['2020-01-01 10:11'],
  ],
  ['timestamptz', 'timestamptz', ['now()', 'current_timestamp'], ['2020-01-01 10:11+00']],
  ['interval', 'interval', ["interval '1 day'", "'2 hours'::interval"], ['1 day']],
  [
    'uuid',
    'uuid',
    ["'00000000-0000-0000-0000-000000000001'::uuid"],
    ['00000000-0000-0000-0000-000000000002'],
  ],
  ['json', 'json', [`'{"a": 1}'::json`], ['{"a": [1, null]}']],
  ['jsonb', 'jsonb', [`'{"a": {"b": 2}}'::jsonb`], ['{"a": 1}', '[1, 2]']],
  ['bytea', 'bytea', [String.raw`'\x0102'::bytea`], [String.raw`\x00`]],
  ['inet', 'inet', ["inet '10.0.0.1/8'"], ['10.0.0.1']],
  ['cidr', 'cidr', ["'10.0.0.0/8'::cidr"], ['10.0.0.0/8']],
  ['macaddr', 'macaddr', ["'08:00:2b:01:02:03'::macaddr"], ['08:00:2b:01:02:03']],
  ['bit', 'bit(3)', ["B'101'"], ['101']],
  ['varbit', 'varbit(8)', ["'101'::varbit"], ['1011']],
  ['money', 'money', ["'1.50'::money"], ['2.25']],
  ['oid', 'oid', ["'5'::oid"], ['5']],
  ['name', 'name', ["'n'::name", 'current_user'], ['n']],
  ['point', 'point', ['point(1, 2)'], ['(1,2)']],
  ['tsvector', 'tsvector', ["to_tsvector('simple', 'a b')"], ['a b']],
  ['tsquery', 'tsquery', ["'a & b'::tsquery"], ['a']],
  ['int4range', 'int4range', ['int4range(1, 5)', "'[1,3)'::int4range"], ['[1,5)', 'empty']],
  ['int8range', 'int8range', ['int8range(1, 5)'], ['[1,5)']],
  ['numrange', 'numrange', ['numrange(1.5, 2)'], ['[1,2]']],
  ['daterange', 'daterange', ["'[2020-01-01,2020-02-01)'::daterange"], ['[2020-01-01,2020-02-01)']],
  ['tstzrange', 'tstzrange', ['tstzrange(now(), null)'], ['[2020-01-01,2020-02-01)']],
  ['int4multirange', 'int4multirange', ["'{[1,3)}'::int4multirange"], ['{[1,3)}']],
  ['datemultirange', 'datemultirange', ["'{}'::datemultirange"], ['{}']],
  ['mood', 'mood', ["'sad'::mood", "mood 'ok'"], ['sad', 'ok']],
  ['email', 'email', ["'a@b'::email"], ['a@b']],
  ['small', 'small', ['3::small'], ['3']],
  ['pair', 'pair', ["ROW(1, 'x')::pair", "'(1,x)'::pair"], ['(1,x)']],
  ['tags', 'tags', ["ARRAY['a']::tags", "'{b}'::tags"], ['{a,b}']],
  ['mail', 'mail', ["'a@b'::mail"], ['c@d']],
  ['score', 'score', ['1.5::score'], ['2.25']],
  ['floatrange', 'floatrange', ['floatrange(1, 2.5)', "'[1,2)'::floatrange"], ['[1,2]']],
  ['spot', 'spot', ["ROW(ROW(1, 'x'), 'sad')::spot"], ['("(1,x)",ok)']],
  ['place', 'place', ["ROW(1, 'x')::place"], ['(2,y)']],
]

const definitions: Readonly<Record<string, string>> = {
  mood: "CREATE TYPE mood AS ENUM ('sad', 'ok', 'happy')",
  email: 'CREATE DOMAIN email AS text',
  small: 'CREATE DOMAIN small AS int4 NOT NULL CHECK (value < 1000)',
  pair: 'CREATE TYPE pair AS (x int4, y text)',
  tags: 'CREATE DOMAIN tags AS text[]',
  mail: 'CREATE DOMAIN mail AS email',
  score: 'CREATE DOMAIN score AS numeric(10,2)',
  floatrange: 'CREATE TYPE floatrange AS RANGE (subtype = float8)',
  spot: 'CREATE TYPE spot AS (at pair, how mood)',
  place: 'CREATE DOMAIN place AS pair',
}

const fieldsOf: Readonly<Record<string, readonly NamedColumn[]>> = {
  pair: [
    { name: 'x', type: 'int4' },
    { name: 'y', type: 'text' },
  ],
  spot: [
    { name: 'at', type: 'pair' },
    { name: 'how', type: 'mood' },
  ],
}

const withoutOrder = new Set(['json', 'point', 'xml'])
const arraysOf = [
  'int4',
  'int8',
  'text',
  'numeric',
  'bool',
  'date',
  'timestamptz',
  'uuid',
  'jsonb',
  'mood',
  'varchar',
  'email',
  'pair',
  'int4range',
  'small',
  'tags',
  'int4multirange',
  'score',
  'spot',
]

function paletteTypes(): readonly PaletteType[] {
  const plain = scalars.map(([name, declared, literals, texts]): PaletteType => ({
    name,
    declared,
    cast: name,
    literals,
    texts,
    element: undefined,
    array: arraysOf.includes(name) ? `${name}[]` : undefined,
    ordered: !withoutOrder.has(name),
    definition: definitions[name],
    ...(fieldsOf[name] && { fields: fieldsOf[name] }),
  }))
  const arrays = plain
    .filter(({ array }) => array !== undefined)
    .map(({ name, ordered, literals }): PaletteType => ({
      name: `${name}[]`,
      declared: `${name}[]`,
      cast: `${name}[]`,
      literals: [`ARRAY[${literals[0]}]`, `'{}'::${name}[]`],
      texts: ['{}', '{NULL}'],
      element: name,
      array: undefined,
      ordered,
      definition: undefined,
    }))
  return [...plain, ...arrays]
}

/** Wait, reach beyond the database or end it. */
const kept =
  /^(?:pg_(?!typeof|column|size|get_viewdef|collation|encoding)|lo_|set_|setval|nextval|currval|lastval|dblink|.*_(?:in|out|recv|send|typanalyze|support)$|txid|query_to|table_to|schema_to|database_to|cursor_to|has_|brin|gin_|gist|spg|hash|bt|bernoulli|system|binary_upgrade|inet_client|inet_server|ts_stat|current_setting|row_security|suppress|unique_key|ri_|array_subscript|jsonb_subscript|raw_array|current_schemas|session_user$|current_user$|user$|current_catalog$|current_schema$|system_user$|jsonb?_populate_record|getdatabase|amvalidate|obj_desc|col_desc|shobj|oidvector|int2vector|regclass|to_reg|acl|makeacl|any_value_trans|.*_(?:accum|trans|final|combine|serialize|deserialize|transfn|finalfn|sortsupport|invfn|accum_inv)$)/

const syntax: Syntax = {
  fullJoin: true,
  rightJoin: true,
  lateral: true,
  filter: true,
  distinctOn: true,
  groupings: (list) => [`ROLLUP (${list})`, `CUBE (${list})`, `GROUPING SETS ((${list}), ())`],
  returning: ['insert', 'update', 'delete', 'merge'],
  updateFrom: true,
  merge: true,
  onConflict: true,
  arrays: true,
  rows: true,
  writingCtes: true,
  isDistinctFrom: true,
  longIntersections: true,
  castOperator: true,
  row: (values) => `(${values})`,
  quantified: true,
  pairwise: ['NULLIF', 'GREATEST', 'LEAST'],
  lonelyCoalesce: true,
  recursionEnd: '',
  namesOfDerived: true,
  parameter: (number) => `$${number}`,
  additions: ['view', 'view', 'view', 'generated', 'check', 'unique'],
  generatedAs: ['STORED', 'VIRTUAL'],
  changes: 25,
  defaultValues: true,
  defaultAsValue: true,
  deleteUsing: true,
  rowAssignments: true,
  rowImages: true,
  offset: true,
  namedWindows: true,
  grouping: true,
  frames: [
    'ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING EXCLUDE CURRENT ROW',
    'ROWS BETWEEN 1 PRECEDING AND 1 FOLLOWING EXCLUDE GROUP',
    'GROUPS BETWEEN 1 PRECEDING AND 1 PRECEDING',
    'GROUPS BETWEEN CURRENT ROW AND 1 FOLLOWING',
    'RANGE UNBOUNDED PRECEDING EXCLUDE TIES',
  ],
  wholeRows: true,
  seriesInItems: true,
  withOrdinality: 'int8',
}

const json: readonly JsonForms[] = [
  {
    type: 'json',
    objects: ['json_build_object'],
    arrays: ['json_build_array'],
    rows: ['to_json', 'row_to_json'],
    aggregates: ['json_agg', 'json_agg_strict'],
  },
  {
    type: 'jsonb',
    objects: ['jsonb_build_object'],
    arrays: ['jsonb_build_array'],
    rows: ['to_jsonb'],
    aggregates: ['jsonb_agg', 'jsonb_agg_strict'],
  },
]

export function postgresqlPalette(): Palette {
  const types = paletteTypes()
  const names = new Set(types.map(({ name }) => name))
  const known = (form: Form) => [...form.parameters, form.result].every((type) => names.has(type))
  const routines = builtinRoutineNames()
    .filter((name) => !kept.test(name))
    .flatMap((name) => builtinRoutines(name))
  const all = routines.filter(({ orderedSet, setReturning }) => !orderedSet && !setReturning)
  const of = (kind: BuiltinRoutine['kind']) =>
    all
      .filter((routine) => routine.kind === kind)
      .flatMap((routine) => instances(formOf(routine), types))
      .filter(known)
  return {
    types,
    functions: [
      ...of('function'),
      ...ownForms.flatMap((form) => instances(form, types)).filter(known),
    ],
    aggregates: [...of('aggregate'), ...ownAggregates],
    windows: of('window'),
    operators: operatorForms()
      .flatMap((form) => instances(form, types))
      .filter(known),
    strays: 0,
    routines: ownRoutines,
    setFunctions: [
      ...routines
        .filter(({ setReturning }) => setReturning)
        .flatMap((routine) => setForms(routine, types))
        .filter(({ parameters, columns }) =>
          [...parameters, ...columns.map(({ type }) => type)].every((type) => names.has(type)),
        ),
      ...ownSets,
      ...recordSets,
    ],
    json,
    casts: castTargets(names),
    boolean: 'bool',
    integer: 'int4',
    text: 'text',
    refusedValue: undefined,
    limits: "SET statement_timeout = '2s'",
    syntax,
  }
}

/** The grammar has forms of their own for these. */
const quoted =
  /^(?:time|timetz|timestamp|timestamptz|interval|bit|char|varchar|numeric|position|overlay|substring|xmlexists|normalize|left|right|overlaps|like)$/

function formOf({ name, parameters, result, variadic }: BuiltinRoutine): Form {
  const types = parameters.map(({ type }) => nameOf(type))
  // A call lists the elements.
  const listed = variadic ? types.with(-1, (types.at(-1) ?? '').replace('[]', '')) : types
  return {
    name: quoted.test(name) ? `"${name}"` : name,
    parameters: listed,
    result: nameOf(result),
  }
}

/** The function for each type that it may be about, with the columns of its rows. */
function setForms(routine: BuiltinRoutine, types: readonly PaletteType[]): readonly SetForm[] {
  const { name, result } = routine
  const columns =
    result.kind === 'composite'
      ? result.fields.map((field) => ({ name: field.name, type: nameOf(field.type) }))
      : undefined
  return instances(formOf(routine), types).map((form) => ({
    name: form.name,
    parameters: form.parameters,
    columns: columns ?? [{ name, type: form.result }],
  }))
}

function nameOf(type: Type): string {
  if (type.kind === 'array') return `${nameOf(type.element)}[]`
  return type.kind === 'scalar' ? type.name : '?'
}

function operatorForms(): Form[] {
  return operators.split('\n').flatMap((line) => {
    const [name = '', ...overloads] = line.split(' ')
    return overloads.map((overload): Form => {
      const [operands = '', result = ''] = overload.replace(/[?~]+$/, '').split('>')
      const parameters = operands.split(',').filter((each) => each !== '')
      return { name, parameters, result, infix: true }
    })
  })
}

const polymorphic =
  /\b(?:anyelement|anynonarray|anyarray|anyenum|anyrange|anymultirange|anycompatible\w*|any)\b/

const rangeOver: Readonly<Record<string, readonly [range: string, multirange: string]>> = {
  int4: ['int4range', 'int4multirange'],
  date: ['daterange', 'datemultirange'],
  numeric: ['numrange', 'nummultirange'],
}

/** The form for each type that it may be about. */
function instances(form: Form, types: readonly PaletteType[]): readonly Form[] {
  const isPolymorphic = [...form.parameters, form.result].some((type) => polymorphic.test(type))
  if (!isPolymorphic) return [form]
  return types.flatMap(({ name, array }) => {
    const [range, multirange] = rangeOver[name] ?? []
    const stand: Readonly<Record<string, string | undefined>> = {
      any: name,
      anyelement: name,
      anynonarray: name.endsWith('[]') ? undefined : name,
      anycompatible: name,
      anycompatiblenonarray: name.endsWith('[]') ? undefined : name,
      anyarray: array,
      anycompatiblearray: array,
      anyenum: name === 'mood' ? name : undefined,
      anyrange: range,
      anycompatiblerange: range,
      anymultirange: multirange,
      anycompatiblemultirange: multirange,
      'anyelement[]': array,
    }
    const put = (type: string) =>
      type in stand || polymorphic.test(type) ? (stand[type] ?? '?') : type
    return [
      {
        ...form,
        polymorphic: true,
        parameters: form.parameters.map(put),
        result: put(form.result),
      },
    ]
  })
}

function castTargets(names: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const lines = casts.split('\n').map((line) => line.split(' '))
  const targets = lines.map(([source = '', ...into]): [string, string[]] => [
    source,
    into.map((each) => each.slice(1).replace(/[~=*]$/, '')).filter((each) => names.has(each)),
  ])
  return new Map(targets.filter(([source]) => names.has(source)))
}
