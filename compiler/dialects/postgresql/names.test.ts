import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lex } from '../../1-lex/lexer.ts'
import { parse } from '../../2-parse/parse.ts'
import { createReport } from '../../diagnostics/report.ts'
import { grammar } from './grammar.ts'
import { lexical } from './lexical.ts'
import { names } from './names.ts'

/** An item of a SELECT, and what PostgreSQL 18 calls its column. */
const rows: readonly (readonly [string, string])[] = [
  ['id', 'id'],
  ['t.id', 'id'],
  ['"Na me"', 'Na me'],
  ['lower("Na me")', 'lower'],
  ['id::bigint', 'id'],
  ['cast(1 as text)', 'text'],
  ['null::integer', 'int4'],
  ["'x'::varchar(10)", 'varchar'],
  ['1', '?column?'],
  ["'a'", '?column?'],
  ['null', '?column?'],
  ['true', '?column?'],
  ['true::text', 'text'],
  ['case when true then 1 end', 'case'],
  ['case when true then 1 else id end', 'id'],
  ['case when true then 1 else 2::int8 end', 'case'],
  ['(case when true then 1 end)::text', 'text'],
  ['coalesce(id, 1)', 'coalesce'],
  ['nullif(1, 2)', 'nullif'],
  ['array[1, 2]', 'array'],
  ['array(select 1)', 'array'],
  ['row(1, 2)', 'row'],
  ['(1, 2)', 'row'],
  ['exists(select 1)', 'exists'],
  ['(select id from t)', 'id'],
  ['(select id as zz from t)', 'zz'],
  ['(select 1)', '?column?'],
  ['(select id union select 2 from t)', 'id'],
  ['(values (1))', 'column1'],
  ['arr[1]', 'arr'],
  ['arr[1:2]', 'arr'],
  ['(c).a', 'a'],
  ['id + 1', '?column?'],
  ['-id', '?column?'],
  ['not true', '?column?'],
  ['id is null', '?column?'],
  ['id = any(arr)', '?column?'],
  ['id in (1, 2)', '?column?'],
  ['"Na me" like \'x\'', '?column?'],
  ['"Na me" collate "C"', 'Na me'],
  ['count(*) over ()', 'count'],
  ['current_date', 'current_date'],
  ['current_user', 'current_user'],
  ['user', 'user'],
  ['extract(year from ts)', 'extract'],
  ["ts at time zone 'utc'", 'timezone'],
  ["date '2020-01-01'", 'date'],
  ["interval '1 day'", 'interval'],
  ["trim('a')", 'btrim'],
  ["trim(leading 'x' from 'a')", 'ltrim'],
  ["substring('abc' from 1 for 2)", 'substring'],
  ["position('a' in 'b')", 'position'],
  ['t', 't'],
  ['null::float', 'float8'],
  ['null::float(3)', 'float4'],
  ['null::decimal', 'numeric'],
  ['null::char', 'bpchar'],
  ['null::"char"', 'char'],
  ['null::smallint::text', 'text'],
  ["j->'a'", '?column?'],
  ["(j->'a')::int", 'int4'],
  ['$1', '?column?'],
  ['$1::int', 'int4'],
  ['id::text::int', 'id'],
  ['null::text[]', 'text'],
  ['null::timestamp with time zone', 'timestamptz'],
  ['null::nx.comp', 'comp'],
  // Sent as a parameter.
  ['sqlc.arg(x)', '?column?'],
  ['sqlc.arg(x)::int', 'int4'],
]

function check(item: string, expected: string) {
  const report = createReport()
  const syntax = { label: 'PostgreSQL', lexical, grammar }
  const statement = parse(lex(`SELECT ${item} FROM t`, lexical), syntax, report)
  assert.equal(report.all(), [], item)
  const body = statement?.kind === 'query' ? statement.body : undefined
  const [output] = body?.kind === 'select' ? body.items : []
  assert.is(output?.kind === 'item' && names.unnamed(output.expression), expected, item)
}

for (const [item, expected] of rows) test(`name: ${item}`, () => check(item, expected))

test('name: a column of VALUES', () => assert.is(names.valuesColumn(1), 'column2'))

test.run()
