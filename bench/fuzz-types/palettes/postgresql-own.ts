import type { Form, SetForm } from '../palette.ts'

/** What a schema has of its own: functions with defaults, names, OUT parameters and rows, an aggregate. */
export const ownRoutines: readonly string[] = [
  "CREATE FUNCTION own_sum(a int4, b int4 DEFAULT 1) RETURNS int4 LANGUAGE sql AS 'SELECT a + b'",
  "CREATE FUNCTION own_sum(a text, b text DEFAULT NULL) RETURNS text LANGUAGE sql AS 'SELECT a || b'",
  "CREATE FUNCTION own_strict(a numeric) RETURNS numeric LANGUAGE sql STRICT AS 'SELECT NULLIF(a, 1.5)'",
  "CREATE FUNCTION own_mail(a text) RETURNS email LANGUAGE sql AS 'SELECT a::email'",
  "CREATE FUNCTION own_small(a int8) RETURNS small LANGUAGE sql AS 'SELECT 1::small'",
  "CREATE FUNCTION own_pair(a int4, b text) RETURNS pair LANGUAGE sql AS 'SELECT ROW(a, b)::pair'",
  "CREATE FUNCTION own_moods(VARIADIC a mood[]) RETURNS mood LANGUAGE sql AS 'SELECT a[1]'",
  "CREATE FUNCTION own_same(a anyelement) RETURNS anyelement LANGUAGE sql AS 'SELECT a'",
  "CREATE FUNCTION own_list(a anycompatible, b anycompatible) RETURNS anycompatiblearray LANGUAGE sql AS 'SELECT ARRAY[a, b]'",
  "CREATE FUNCTION own_out(IN a int4, OUT b text) LANGUAGE sql AS 'SELECT a::text'",
  "CREATE FUNCTION own_outs(a int4, OUT b int8, OUT c date) LANGUAGE sql AS 'SELECT a::int8, NULL::date'",
  "CREATE FUNCTION own_rows(a int4 DEFAULT 2) RETURNS TABLE (k int4, w text) LANGUAGE sql AS 'SELECT g, NULL::text FROM generate_series(1, a) g'",
  "CREATE FUNCTION own_set(a int4) RETURNS SETOF numeric LANGUAGE sql AS 'SELECT generate_series(1.0, a)'",
  "CREATE FUNCTION own_pairs(a pair) RETURNS SETOF pair LANGUAGE sql AS 'SELECT a UNION ALL SELECT a'",
  'CREATE AGGREGATE own_total(int4) (SFUNC = int4pl, STYPE = int4, INITCOND = 0)',
  'CREATE AGGREGATE own_last(anyelement) (SFUNC = any_value_transfn, STYPE = anyelement)',
]

/** Those that give one value. */
export const ownForms: readonly Form[] = [
  { name: 'own_sum', parameters: ['int4'], result: 'int4' },
  { name: 'own_sum', parameters: ['int4', 'int4'], result: 'int4' },
  { name: 'own_sum', parameters: ['text'], result: 'text' },
  { name: 'own_sum', parameters: ['text', 'text'], result: 'text' },
  { ...named('own_sum', 'b', 'a'), parameters: ['int4', 'int4'], result: 'int4' },
  { ...named('own_sum', 'a', 'b'), parameters: ['text', 'text'], result: 'text' },
  { name: 'own_strict', parameters: ['numeric'], result: 'numeric' },
  { name: 'own_mail', parameters: ['text'], result: 'email' },
  { name: 'own_small', parameters: ['int8'], result: 'small' },
  { name: 'own_pair', parameters: ['int4', 'text'], result: 'pair' },
  { name: 'own_moods', parameters: ['mood', 'mood'], result: 'mood' },
  { name: 'own_same', parameters: ['anyelement'], result: 'anyelement' },
  {
    name: 'own_list',
    parameters: ['anycompatible', 'anycompatible'],
    result: 'anycompatiblearray',
  },
  { name: 'own_out', parameters: ['int4'], result: 'text' },
]

/** Called by the names of its parameters. */
function named(name: string, ...parameters: readonly string[]): Pick<Form, 'name' | 'write'> {
  const write = (...values: readonly string[]) =>
    `${name}(${values.map((value, i) => `${parameters[i]} => ${value}`).join(', ')})`
  return { name: `${name} by names`, write }
}

export const ownAggregates: readonly Form[] = [
  { name: 'own_total', parameters: ['int4'], result: 'int4' },
  { name: 'own_last', parameters: ['text'], result: 'text' },
  { name: 'own_last', parameters: ['mood'], result: 'mood' },
]

/** Those that give rows. */
export const ownSets: readonly SetForm[] = [
  set('own_outs', ['int4'], { b: 'int8', c: 'date' }),
  set('own_rows', [], { k: 'int4', w: 'text' }),
  set('own_rows', ['int4'], { k: 'int4', w: 'text' }),
  set('own_set', ['int4'], { own_set: 'numeric' }),
  set('own_pairs', ['pair'], { x: 'int4', y: 'text' }),
]

/** What says nothing of its columns. */
export const recordSets: readonly SetForm[] = [
  ['jsonb_to_recordset', 'jsonb'],
  ['json_to_recordset', 'json'],
  ['jsonb_to_record', 'jsonb'],
].flatMap(([name = '', type = '']) => [
  { ...set(name, [type], { a: 'int4', b: 'text' }), listed: true },
  { ...set(name, [type], { a: 'numeric', b: 'bool', c: 'timestamptz' }), listed: true },
  { ...set(name, [type], { a: 'int4[]', b: 'jsonb' }), listed: true },
  { ...set(name, [type], { a: 'mood', b: 'email', c: 'pair' }), listed: true },
])

function set(
  name: string,
  parameters: readonly string[],
  columns: Readonly<Record<string, string>>,
): SetForm {
  return {
    name,
    parameters,
    columns: Object.entries(columns).map(([column, type]) => ({ name: column, type })),
  }
}
