import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { arrayOf, type Type } from '../../../../ir/type.ts'
import { readsText } from './literal-input.ts'
import { typeNamed } from '../type-traits.ts'

const mood: Type = { kind: 'enum', schema: 'public', name: 'mood', labels: ['sad', 'ok'] }

const pair: Type = {
  kind: 'composite',
  schema: 'public',
  name: 'pair',
  fields: ['int4', 'text'].map((name) => ({ name, type: typeNamed(name), nullable: true })),
}

const needed = { schema: 'public', name: 'needed', base: typeNamed('int4') }

function check(type: string | Type, taken: readonly string[], refused: readonly string[]): void {
  const wanted = typeof type === 'string' ? typeNamed(type) : type
  const reads = (text: string) => readsText(text, wanted)
  test(`texts of ${typeof type === 'string' ? type : type.kind}`, () => {
    assert.equal(taken.filter(reads), taken)
    assert.equal(refused.filter(reads), [])
  })
}

check('bool', ['t', 'Yes', ' on ', 'of', '0'], ['maybe', 'o', '2', ''])
check('int2', ['-32768', '+7', '1_000', '0xff'], ['32768', 'x', '1.5', '', '_1'])
check('int4', ['2147483647', '0b1'], ['2147483648', '0x'])
check('numeric', ['1e5', '.5', '5.', '-Infinity', 'nan', '0o7'], ['x', '.', '1e'])
check('uuid', ['a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', '{a0eebc999c0b4ef8bb6d6bb9bd380a11}'], ['x'])
check(
  'oid',
  ['4294967295', '-2147483648', '010', '0xff'],
  ['4294967296', '-4294967295', '089', '1_0'],
)
check(arrayOf({ ...needed, kind: 'domain', notNull: true }), ['{1}', '{}'], ['{NULL}', '{1,NULL}'])
check('tid', ['(1,2)'], ['(1,65536)', '(4294967296,1)'])
check('record', [], ['(1,x)'])
check('jsonb', ['{}', 'null', '"a"'], ['{', 'x'])
check('int4[]', ['{}', '{1,2}', '[0:1]={1,2}'], ['1', '{'])
check(
  'date',
  [
    '2020-02-29',
    'January 8, 1999',
    '8-Jan-1999',
    '19990108',
    'today',
    '-infinity',
    '2020-01-01 10:11+00',
    'J2451187',
  ],
  ['10:11', 'x', '1 day', '', '{}'],
)
check(
  'date',
  ['2024-02-29', '2000-02-29', '0005-02-29 BC', '2026-04-30 24:00', '2026-12-31 23:59:60.5'],
  [
    ...['2026-13-01', '2026-00-10', '2026-1-32', '2026-02-30', '2023-02-29', '1900-02-29'],
    ...['0000-01-01', '0004-02-29 BC', '12026-02-30', '2026-04-31 10:00', '2026-06-31+02'],
    ...['2026-04-30 24:00:01', '2026-04-30 10:60', '2026-04-30 10:59:61', '2026-04-30 13:00 PM'],
  ],
)
check(
  'time',
  ['24:00', '23:59:60', '12:00 am', '10:00:00-08:00'],
  ['24:00:00.5', '25:00', '10:60', '13:00 pm', '2026-04-31 10:00'],
)
check(
  'timestamptz',
  [
    '1999-01-08 04:05:06 -8:00',
    '2020-01-01T10:11:12.5Z',
    'Mon Jan 08 1999 04:05:06 PST',
    'now',
    '1999-01-08 04:05 America/New_York',
    '20200101T101112',
  ],
  ['10:11+01', '1 day', 'x y', '3'],
)
check(
  'time',
  ['10:11', '04:05 AM', 'T101112', '101112', 'allballs', '10:11:12.345+02'],
  ['2020-01-01', 'x', '1 day'],
)
check(
  'interval',
  [
    '1 day',
    '1-2',
    '1 12:59:10',
    '1 day 5',
    'P1Y2M3DT4H',
    '@ 1 minute ago',
    '-1.5 hours',
    '3',
    '10:11',
    '2 weeks 3 mins',
  ],
  ['10:11+01', '2020-01-01 10:11+00', '2020-01-01', '1day2hours', 'x', '', '10:11 5', '1 horse'],
)
check(
  'inet',
  ['10.0.0.1', '10.0.0.1/8', '::1', '2001:db8::ff00:42:8329/64', '::ffff:1.2.3.4'],
  ['10.0.0', '10.0.0.256', '1.2.3.4/33', 'x', '1::2::3'],
)
check('cidr', ['10', '10.1/16', '2001:db8::/32'], ['x', '300'])
check(
  'macaddr',
  ['08:00:2b:01:02:03', '08002b-010203', '0800.2b01.0203'],
  ['08:00:2b:01:02', 'x', '08:00-2b:01:02:03'],
)
check('bytea', [String.raw`\x00ff`, 'abc', String.raw`a\\b\001`], [String.raw`\x0`, String.raw`\q`])
check('bit', ['101', 'x1f', ''], ['2', 'a'])
check('money', ['$1,000.50', '-2', '(3.5)'], ['x', '1.2.3'])
check('point', ['(1,2)', '1, 2', '( 1.5 , -2e3 )'], ['1', '(1,2', 'x'])
check(
  'text[]',
  ['{}', '{a,"b c",NULL}', '{{a,b},{c,d}}', '{"a\\"b"}'],
  ['{a,}', '{a', 'a}', '{"a}', '{a b"c"}', '{}x'],
)
check('date[]', ['{2020-01-01,NULL}'], ['{x}'])
check('int4range', ['[1,5)', '(,)', 'empty', '[ 1 ,]'], ['[1', '1,5', '[a,b)', ''])
check('daterange', ['[2020-01-01,"2020-02-01")'], ['[1,5)'])
check(
  'int4multirange',
  ['{}', '{[1,3), [5,7)}', '{empty}'],
  ['{[1,3}', '[1,3)', '{[a,b)}', '{[1,3),}'],
)
check(pair, ['(1,x)', '(,)', '(1,"a, b")'], ['(1)', '(x,y)', '1,x', '(1,2,3)'])
check('text', ['', 'anything'], [])
check(mood, ['sad'], ['Sad', ''])

test.run()
