import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { resolveOperator } from './resolve-operator.ts'
import { describeResolution, readOperand, testSchema } from '../test-schema.ts'

/** `left operator right` or `operator right`; what PostgreSQL 18 makes of it with `?` for parameters. */
const rows: readonly (readonly [string, string])[] = [
  ['int4 + int4', ' -> int4'],
  ['int2 + int8', ' -> int8'],
  ['int4 + numeric', ' -> numeric'],
  ['int4 + float8', ' -> float8'],
  ['int4 + ?', 'int4 -> int4'],
  ['? + ?', 'ambiguous'],
  ['numeric / int4', ' -> numeric'],
  ['int4 / int4', ' -> int4'],
  ['date - date', ' -> int4'],
  ['date - ?', 'date -> int4'],
  ['date + int4', ' -> date'],
  ['date + ?', 'ambiguous'],
  ['timestamptz - timestamptz', ' -> interval'],
  ['timestamptz - interval', ' -> timestamptz'],
  ['timestamp - ?', 'timestamp -> interval'],
  ['interval * float8', ' -> interval'],
  ['? || ?', 'text, text -> text'],
  ['text || ?', 'text -> text'],
  ['text || int4', ' -> text'],
  ['int4 || int4', 'refused'],
  ['int4[] || int4', ' -> int4[]'],
  ['int4[] || int8', ' -> int8[]'],
  ['int4[] || ?', 'int4[] -> int4[]'],
  ['int4 || int4[]', ' -> int4[]'],
  ['scores || amount', ' -> int4[]'],
  ['jsonb || ?', 'jsonb -> jsonb'],
  ['jsonb -> ?', 'text -> jsonb'],
  ['jsonb ->> ?', 'text -> text'],
  ['jsonb -> int4', ' -> jsonb'],
  ['jsonb @> ?', 'jsonb -> bool'],
  ['jsonb #>> ?', 'text[] -> text'],
  ['varchar = ?', 'text -> bool'],
  ['varchar = text', ' -> bool'],
  ['bpchar = text', ' -> bool'],
  ['name = ?', 'name -> bool'],
  ['char = ?', 'char -> bool'],
  ['label = ?', 'text -> bool'],
  ['label = label', ' -> bool'],
  ['label || ?', 'text -> text'],
  ['amount + ?', 'int4 -> int4'],
  ['amount = int8', ' -> bool'],
  ['mood = ?', 'mood -> bool'],
  ['mood = mood', ' -> bool'],
  ['mood = size', 'refused'],
  ['mood < ?', 'mood -> bool'],
  ['mood = text', 'refused'],
  ['pair = pair', ' -> bool'],
  ['pair = ?', 'record -> bool'],
  ['int4[] = ?', 'int4[] -> bool'],
  ['int4[] = int4[]', ' -> bool'],
  ['int4[] = int8[]', 'refused'],
  ['int4[] @> ?', 'int4[] -> bool'],
  ['int4 = int8', ' -> bool'],
  ['int4 = text', 'refused'],
  ['int4 = ?', 'int4 -> bool'],
  ['? = ?', 'text, text -> bool'],
  ['uuid = ?', 'uuid -> bool'],
  ['bool = ?', 'bool -> bool'],
  ['money * float4', ' -> money'],
  ['int4range @> int4', ' -> bool'],
  ['int4range @> ?', 'int4range -> bool'],
  ['int4range && int4range', ' -> bool'],
  ['tsvector @@ tsquery', ' -> bool'],
  ['text @@ text', ' -> bool'],
  ['inet << inet', ' -> bool'],
  ['cidr = inet', ' -> bool'],
  ['text ~~ ?', 'text -> bool'],
  ['bpchar ~~ ?', 'text -> bool'],
  ['bytea ~~ ?', 'bytea -> bool'],
  ['oid = int4', ' -> bool'],
  ['regclass = text', 'refused'],
  ['regclass = oid', ' -> bool'],
  ['time + interval', ' -> time'],
  ['point <-> point', ' -> float8'],
  ['text + int4', 'refused'],
  ['date = timestamptz', ' -> bool'],
  ['timestamp = ?', 'timestamp -> bool'],
  ['numeric ^ int4', ' -> numeric'],
  ['float4 + float8', ' -> float8'],
  ['text like ?', 'text -> bool'],
  ['varchar ilike ?', 'text -> bool'],
  ['timestamptz at time zone ?', 'text -> timestamp'],
  ['timestamp at time zone text', ' -> timestamptz'],
  ['- int4', ' -> int4'],
  ['- ?', 'ambiguous'],
  ['- interval', ' -> interval'],
  ['~ ?', 'ambiguous'],
  ['@ numeric', ' -> numeric'],
  ['!! tsquery', ' -> tsquery'],
  ['int4 <=> int4', 'refused'],
]

function check(expression: string, expected: string) {
  const words = expression.split(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const prefix = words.length === 2
  const names = prefix ? [last] : [first, last]
  const operator = prefix ? first : words.slice(1, -1).join(' ')
  const resolution = resolveOperator(operator, names.map(readOperand), testSchema)
  assert.is(describeResolution(resolution, names), expected, expression)
}

for (const [expression, expected] of rows)
  test(`operator: ${expression}`, () => check(expression, expected))

test('operator: a pattern with ESCAPE has three operands', () => {
  const names = ['varchar', '?', '?']
  const resolution = resolveOperator('like', names.map(readOperand), testSchema)
  assert.is(describeResolution(resolution, names), 'text, text -> bool')
})

test('operator: there is no such operator', () => {
  const { kind } = resolveOperator('<=>', [readOperand('int4'), readOperand('int4')], testSchema)
  assert.is(kind, 'unknown')
})

test('operator: a fault is not reported twice', () => {
  const fault = { type: { kind: 'unknown' as const }, literal: undefined }
  const resolution = resolveOperator('+', [fault, readOperand('text')], testSchema)
  assert.is(resolution.kind === 'chosen' && resolution.result.kind, 'unknown')
})

test.run()
