import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { CallSite, Operand } from '../../../dialect.ts'
import { resolveCall } from './resolve-call.ts'
import { describeResolution, readOperand, testSchema } from '../test-schema.ts'

/** What PostgreSQL 18 makes of a call with `?` for parameters. */
const rows: readonly (readonly [string, string])[] = [
  ['lower(varchar)', ' -> text'],
  ['lower(?)', 'text -> text'],
  ['lower(int4range)', ' -> int4'],
  ['public.lower(text)', ' -> int4'],
  ['length(text)', ' -> int4'],
  ['length(?)', 'text -> int4'],
  ['substr(text, ?, ?)', 'int4, int4 -> text'],
  ['round(numeric, ?)', 'int4 -> numeric'],
  ['round(int4)', ' -> float8'],
  ['round(float8, int4)', 'refused'],
  ['abs(?)', 'float8 -> float8'],
  ['sqrt(int4)', ' -> float8'],
  ['power(int4, int4)', ' -> float8'],
  ['sum(int4)', ' -> int8'],
  ['sum(int8)', ' -> numeric'],
  ['sum(numeric)', ' -> numeric'],
  ['sum(float4)', ' -> float4'],
  ['sum(?)', 'ambiguous'],
  ['avg(int2)', ' -> numeric'],
  ['min(date)', ' -> date'],
  ['max(mood)', ' -> mood'],
  ['max(varchar)', ' -> text'],
  ['max(label)', ' -> text'],
  ['count(int4)', ' -> int8'],
  ['count()', 'refused'],
  ['array_agg(int4)', ' -> int4[]'],
  ['array_agg(mood)', ' -> mood[]'],
  ['array_agg(amount)', ' -> amount[]'],
  ['array_agg(?)', 'ambiguous'],
  ['array_agg(int4[])', ' -> int4[]'],
  ['string_agg(text, ?)', 'text -> text'],
  ['string_agg(int4, ?)', 'refused'],
  ['json_agg(pair)', ' -> json'],
  ['jsonb_build_object(text, int4)', ' -> jsonb'],
  ['to_json(?)', 'refused'],
  ['to_jsonb(mood)', ' -> jsonb'],
  ['concat(int4, text)', ' -> text'],
  ['coalesce(int4, ?)', 'int4 -> int4'],
  ['coalesce(?, ?)', 'text, text -> text'],
  ['coalesce(int4, text)', 'refused'],
  ['coalesce(label, label)', ' -> text'],
  ['coalesce(label, ?)', 'text -> text'],
  ['greatest(int4, numeric)', ' -> numeric'],
  ['nullif(varchar, ?)', 'text -> text'],
  ['nullif(int4, ?)', 'int4 -> int4'],
  ['nullif(int4, numeric)', ' -> numeric'],
  ['nullif(pair, pair)', ' -> pair'],
  ['date_trunc(?, timestamptz)', 'text -> timestamptz'],
  ['date_trunc(?, date)', 'text -> timestamptz'],
  ['date_part(text, interval)', ' -> float8'],
  ['to_char(date, ?)', 'text -> text'],
  ['to_char(int4, ?)', 'text -> text'],
  ['now()', ' -> timestamptz'],
  ['age(timestamptz)', ' -> interval'],
  ['generate_series(int4, int4)', ' -> int4'],
  ['generate_series(?, int8)', 'int8 -> int8'],
  ['generate_series(date, date, interval)', ' -> timestamptz'],
  ['unnest(int4[])', ' -> int4'],
  ['unnest(mood[])', ' -> mood'],
  ['unnest(scores)', ' -> int4'],
  ['unnest(?)', 'ambiguous'],
  ['array_length(text[], ?)', 'int4 -> int4'],
  ['array_append(int4[], ?)', 'int4 -> int4[]'],
  ['array_append(int4[], int8)', ' -> int8[]'],
  ['array_append(scores, int4)', ' -> int4[]'],
  ['array_position(text[], ?)', 'text -> int4'],
  ['array_to_string(int4[], ?)', 'text -> text'],
  ['cardinality(?)', 'refused'],
  ['enum_range(mood)', ' -> mood[]'],
  ['enum_first(?)', 'refused'],
  ['row_to_json(pair)', ' -> json'],
  ['json_each(json)', ' -> record'],
  ['jsonb_set(jsonb, ?, ?)', 'text[], jsonb -> jsonb'],
  ['jsonb_set(jsonb, text[], jsonb, bool)', ' -> jsonb'],
  ['make_interval(days=>int4)', ' -> interval'],
  ['make_interval(weeks=>?, days=>?)', 'int4, int4 -> interval'],
  ['make_interval(nope=>int4)', 'refused'],
  ['jsonb_path_query(jsonb, ?)', 'jsonpath -> jsonb'],
  ['text(int4)', ' -> text'],
  ['date(?)', 'timestamptz -> date'],
  ['date(timestamp)', ' -> date'],
  ['int4(text)', ' -> int4'],
  ['mood(text)', ' -> mood'],
  ['a(pair)', ' -> int4'],
  ['c(pair)', 'refused'],
  ['over(int4)', ' -> int4'],
  ['over(int2)', ' -> int4'],
  ['over(varchar)', ' -> text'],
  ['over(?)', 'text -> text'],
  ['over(date)', 'refused'],
  ['add(int4)', ' -> int4'],
  ['add(int4, int4)', ' -> int4'],
  ['add(?)', 'int4 -> int4'],
  ['add(b=>int4, a=>int4)', ' -> int4'],
  ['add(b=>int4)', 'refused'],
  ['total(int4, int4)', ' -> int8'],
  ['total(?)', 'int4 -> int8'],
  ['total(variadic int4[])', ' -> int8'],
  ['total(variadic ?)', 'int4[] -> int8'],
  ['total(text)', 'refused'],
  ['first(text[])', ' -> text'],
  ['first(mood[])', ' -> mood'],
  ['first(?)', 'refused'],
  ['first(int4)', 'refused'],
  ['either(int4, numeric)', ' -> numeric'],
  ['either(?, date)', 'date -> date'],
  ['either(?, ?)', 'text, text -> text'],
  ['either(int4, text)', 'refused'],
  ['feel(?)', 'mood -> text'],
  ['feel(mood)', ' -> text'],
  ['feel(text)', 'refused'],
  ['tied(int4)', 'ambiguous'],
  ['tied(int4, int4)', ' -> int4'],
  ['pairs(?)', 'int4 -> pair'],
  ['nope(int4)', 'refused'],
  ['int4range(int4, ?)', 'int4 -> int4range'],
  ['lag(int4, int4, ?)', 'int4 -> int4'],
  ['first_value(mood)', ' -> mood'],
  ['row_number()', ' -> int8'],
  ['concat_ws(?, int4)', 'text -> text'],
  ['format(?, int4)', 'text -> text'],
  ['gen_random_uuid()', ' -> uuid'],
  ['random()', ' -> float8'],
  ['pg_typeof(int4)', ' -> regtype'],
  ['width_bucket(int4, int4[])', ' -> int4'],
  ['upper(tstzrange)', ' -> timestamptz'],
  ['range_agg(int4range)', ' -> int4multirange'],
  ['isempty(?)', 'ambiguous'],
  ['current_setting(?)', 'text -> text'],
  ['nextval(?)', 'regclass -> int8'],
  ['setval(?, ?)', 'regclass, int8 -> int8'],
  ['num_nulls(int4, text)', ' -> int4'],
  ['least(date, timestamptz)', ' -> timestamptz'],
]

interface Written {
  readonly call: CallSite
  /** The types of the arguments, in their order. */
  readonly types: readonly string[]
}

function read(text: string, within: readonly Operand[] = []): Written {
  const [, schema, name = '', list = ''] = /^(?:(\w+)\.)?(\w+)\((.*)\)$/u.exec(text) ?? []
  const parts = list === '' ? [] : list.split(', ')
  const read = parts.map((part) => /^(?:(\w+)=>|variadic )?(.*)$/u.exec(part) ?? [])
  const types = read.map(([, , type = '']) => type)
  const call = {
    schema,
    name,
    operands: types.map(readOperand),
    argumentNames: read.map(([, argument]) => argument),
    star: false,
    variadic: list.includes('variadic '),
    withinGroup: within,
  }
  return { call, types }
}

function check(text: string, expected: string) {
  const { call, types } = read(text)
  assert.is(describeResolution(resolveCall(call, testSchema), types), expected, text)
}

for (const [text, expected] of rows) test(`call: ${text}`, () => check(text, expected))

/** NULL rules, and the operands that they speak of. */
const nulls: readonly (readonly [string, string])[] = [
  ['count(int4)', 'never'],
  ['concat(text, text)', 'never'],
  ['concat(variadic text[])', 'strict-or-null of '],
  ['lower(text)', 'strict'],
  ['lower(int4range)', 'strict-or-null'],
  ['coalesce(int4, int4)', 'all'],
  ['nullif(int4, int4)', 'strict-or-null of 0'],
  ['sum(int4)', 'empty'],
  ['array_length(int4[], int4)', 'strict-or-null'],
  ['lag(int4)', 'maybe'],
  ['lag(int4, int4, int4)', 'some'],
  ['array_agg(int4)', 'empty of '],
  ['concat_ws(text, text)', 'strict of 0'],
  ['to_char(numeric, text)', 'strict'],
  // to_char('infinity'::timestamp, 'YYYY') is NULL.
  ['to_char(timestamp, text)', 'strict-or-null'],
  ['row_number()', 'never'],
  ['ntile(int4)', 'strict'],
]

for (const [text, expected] of nulls)
  test(`NULL: ${text}`, () => {
    const resolution = resolveCall(read(text).call, testSchema)
    const of = resolution.kind === 'chosen' && resolution.nullsOf
    const found = resolution.kind === 'chosen' ? resolution.nulls : resolution.kind
    assert.is(of ? `${found} of ${of.join()}` : found, expected)
  })

/** An infinite timestamp has a year, and no month: extract gives NULL. */
for (const [field, expected] of [
  ['year', 'strict'],
  ['month', 'strict-or-null'],
])
  test(`NULL: extract(${field} from timestamp)`, () => {
    const { call } = read('extract(?, timestamp)')
    const [, timestamp = readOperand('timestamp')] = call.operands
    const at = { start: 0, end: 0 }
    const literal = { kind: 'literal', type: 'string', value: field ?? '', prefix: '', at } as const
    const operands = [{ ...readOperand('?'), literal }, timestamp]
    const resolution = resolveCall({ ...call, operands }, testSchema)
    assert.is(resolution.kind === 'chosen' && resolution.nulls, expected)
  })

test('call: a literal in the name of a type is cast, a parameter is an argument', () => {
  const at = { start: 0, end: 0 }
  const literal = { kind: 'literal', type: 'string', value: '2020-01-01', prefix: '', at } as const
  const { call } = read('date(?)')
  const operands = [{ ...readOperand('?'), literal }]
  const cast = resolveCall({ ...call, operands }, testSchema)
  assert.is(describeResolution(cast, ['?']), 'date -> date')
  assert.is(describeResolution(resolveCall(call, testSchema), ['?']), 'timestamptz -> date')
})

/** The direct argument, and what WITHIN GROUP sorts by. */
const orderedSets: readonly (readonly [string, string, string])[] = [
  ['percentile_cont(?)', 'int4', 'float8 -> float8'],
  ['percentile_disc(float8)', 'mood', ' -> mood'],
  ['mode()', 'text', ' -> text'],
  ['rank(int4)', 'int4', ' -> int8'],
  ['sum(int4)', 'int4', 'refused'],
]

for (const [text, sorted, expected] of orderedSets)
  test(`ordered set: ${text} within group (order by ${sorted})`, () => {
    const { call, types } = read(text, [readOperand(sorted)])
    assert.is(describeResolution(resolveCall(call, testSchema), types), expected)
  })

test('call: an ordered-set aggregate without WITHIN GROUP is refused', () =>
  check('percentile_cont(float8, float8)', 'refused'))

test('call: an unknown name and a mismatch are told apart', () => {
  assert.is(resolveCall(read('nope(int4)').call, testSchema).kind, 'unknown')
  assert.equal(resolveCall(read('feel(text)').call, testSchema), {
    kind: 'mismatch',
    candidates: ['feel(mood)'],
  })
})

test('call: a procedure is not a function', () => check('store(int4)', 'refused'))

test.run()
