import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { arrayOf, scalar, type Type } from '../../../../compiler/ir/type.ts'
import type { Json } from '../../../values/cell-value.ts'
import { postgresqlValues } from './values.ts'

const mood: Type = { kind: 'enum', schema: 'public', name: 'mood', labels: ['sad', 'ok'] }
const natural: Type = {
  kind: 'domain',
  schema: 'public',
  name: 'natural',
  base: scalar('int4'),
  notNull: false,
}

const reads: readonly (readonly [Type, string, Json])[] = [
  [scalar('int4'), '-7', -7],
  [scalar('int8'), '9223372036854775807', '9223372036854775807'],
  [natural, '7', 7],
  [scalar('numeric'), '0.10', '0.10'],
  [scalar('float8'), '0.30000000000000004', 0.1 + 0.2],
  [scalar('float8'), '1e+308', 1e308],
  [scalar('float8'), 'NaN', 'NaN'],
  [scalar('float8'), '-Infinity', '-Infinity'],
  [scalar('float8'), '-0', '-0'],
  [scalar('bool'), 't', true],
  [scalar('bytea'), '\\x00ff', 'AP8='],
  [scalar('date'), '0044-03-15 BC', '0044-03-15 BC'],
  [scalar('jsonb'), '{"a": [1, null]}', { a: [1, null] }],
  [mood, 'ok', 'ok'],
  [
    arrayOf(scalar('int4')),
    '{{1,NULL},{3,4}}',
    [
      [1, null],
      [3, 4],
    ],
  ],
  [
    arrayOf(scalar('text')),
    '{"NULL",NULL,"a\\"b\\\\","{","",x y}',
    ['NULL', null, 'a"b\\', '{', '', 'x y'],
  ],
  [arrayOf(scalar('text')), '{}', []],
  [arrayOf(scalar('int4')), '[0:1]={1,2}', '[0:1]={1,2}'],
  [arrayOf(scalar('box')), '{(1,1),(0,0);(2,2),(1,1)}', ['(1,1),(0,0)', '(2,2),(1,1)']],
  [arrayOf(scalar('jsonb')), '{"{\\"a\\": 1}"}', [{ a: 1 }]],
]

for (const [type, stored, value] of reads) {
  test(`${stored} is ${JSON.stringify(value)} and becomes a text of the same value`, () => {
    assert.equal(postgresqlValues.read(stored, type, 'parsed'), { value })
    const written = postgresqlValues.write(value, type, 'parsed')
    assert.is(written.kind, 'value')
    const again = written.kind === 'value' ? readBack(String(written.parameter), type) : undefined
    assert.equal(again, { value })
  })
}

/** A boolean is sent as a word and shown as a letter. */
function readBack(parameter: string, type: Type) {
  return postgresqlValues.read(parameter === 'true' ? 't' : parameter, type, 'parsed')
}

const refusals: readonly (readonly [Type, Json, string])[] = [
  [scalar('int2'), 32_768, 'The whole number lies between -32768 and 32767.'],
  [scalar('int4'), 1.5, 'A whole number is written as 42.'],
  [scalar('int4'), 'abc', 'A whole number is written as 42.'],
  [
    scalar('int8'),
    2 ** 53,
    'A number that JSON may round is written as a string, "9007199254740993".',
  ],
  [natural, '', 'A whole number is written as 42.'],
  [
    scalar('numeric', ['4', '2']),
    '123.4',
    'The number has at most 2 digits in front of the point.',
  ],
  [
    scalar('numeric'),
    1e21,
    'A number that JSON may round is written as a string, "9007199254740993".',
  ],
  [scalar('float4'), 1e39, 'The number is too great.'],
  [scalar('bool'), 1, 'A boolean is written as true or false.'],
  [scalar('text'), 'a\0b', 'A text of this type holds no NUL.'],
  [scalar('text'), '\uD800', 'A text holds whole characters of Unicode.'],
  [scalar('varchar', ['2']), 'abc', 'The text has at most 2 characters.'],
  [scalar('date'), '2023-02-29', 'A date is written as 2024-12-31.'],
  [scalar('date'), '2023-02-28 10:00', 'A date is written as 2024-12-31.'],
  [scalar('date'), '0000-01-01', 'A date is written as 2024-12-31.'],
  [
    scalar('timestamp'),
    '2024-01-01 00:00:00Z',
    'A timestamp without a time zone is written as 2024-12-31 23:59:59.',
  ],
  [scalar('timestamptz'), '2024-01-01 25:00', 'A timestamp is written as 2024-12-31 23:59:59+00.'],
  [scalar('uuid'), 'x', 'A UUID is written as 123e4567-e89b-12d3-a456-426614174000.'],
  [scalar('bytea'), 'A', 'Bytes are written as base64.'],
  [
    scalar('json'),
    { n: 2 ** 60 },
    'Numbers that JSON may round are written in the text of the document.',
  ],
  [scalar('jsonb'), { n: '\0' }, 'A document of this type holds no NUL.'],
  [mood, 'glad', 'The value is none of the labels of the type.'],
  [arrayOf(scalar('int4')), [[1], [2, 3]], 'The arrays in an array have all the same length.'],
  [arrayOf(scalar('int4')), [1, 'x'], 'A whole number is written as 42.'],
  [arrayOf(scalar('int4')), 1, 'An array is written as [1, 2].'],
]

for (const [type, value, reason] of refusals) {
  test(`${JSON.stringify(value)} is refused: ${reason}`, () => {
    assert.equal(postgresqlValues.write(value, type, 'parsed'), { kind: 'refused', reason })
  })
}

test('values that lie at the edge of a type are taken', () => {
  const taken: readonly (readonly [Type, Json])[] = [
    [scalar('int8'), '-9223372036854775808'],
    [scalar('varchar', ['2']), '😀😀'],
    [scalar('date'), '2024-02-29'],
    [scalar('date'), '0001-02-28 BC'],
    [scalar('date'), '5874897-12-31'],
    [scalar('date'), 'infinity'],
    [scalar('timestamptz'), '9999-12-31 23:59:60.999999+14:00'],
    [scalar('json'), { a: 0.1, ['__proto__']: null }],
    [scalar('jsonb'), { a: '\\u0000' }],
  ]
  for (const [type, value] of taken) {
    assert.is(postgresqlValues.write(value, type, 'parsed').kind, 'value', JSON.stringify(value))
  }
})

test('a document travels as its text', () => {
  const stored = '{"b":1, "b":12345678901234567890}'
  assert.equal(postgresqlValues.read(stored, scalar('json'), 'text'), { value: stored })
  const written = postgresqlValues.write(stored, scalar('json'), 'text')
  assert.equal(written, { kind: 'value', parameter: stored })
  assert.is(postgresqlValues.write('{', scalar('json'), 'text').kind, 'refused')
})

test.run()
