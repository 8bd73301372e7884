import type { Json, Kind } from '../../../runtime/values/cell-value.ts'
import type { BrowsedEngine } from '../../fixtures/browse/opened-database.ts'

/** A value of a column as SQL writes it, and as the studio shows it. */
export interface HostileValue {
  readonly type: string
  readonly sql: string
  readonly kind: Kind
  readonly value: Json
  readonly encoding?: 'base64'
}

function of(kind: Kind, type: string, values: readonly (readonly [string, Json])[]) {
  return values.map(([sql, value]): HostileValue => ({ type, sql, kind, value }))
}

const EMOJI = '👩🏽‍🚀'
const LONG = 'x'.repeat(200)

const postgresql: readonly HostileValue[] = [
  ...of('integer', 'int8', [
    ['9223372036854775807', '9223372036854775807'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['0', '0'],
  ]),
  ...of('integer', 'oid', [['4294967295', 4_294_967_295]]),
  ...of('number', 'float8', [
    ['0.1::float8 + 0.2::float8', 0.1 + 0.2],
    ['1e308', 1e308],
    ['5e-324', 5e-324],
    [`'NaN'`, 'NaN'],
    [`'-Infinity'`, '-Infinity'],
    [`'-0'`, '-0'],
  ]),
  ...of('number', 'float4', [
    ['0.1', 0.1],
    ['16777216', 16_777_216],
  ]),
  ...of('decimal', 'numeric', [
    ['12345678901234567890.12345678901234567890', '12345678901234567890.12345678901234567890'],
    [`'NaN'`, 'NaN'],
    ['1.10', '1.10'],
  ]),
  ...of('decimal', 'money', [[`'-92233720368547758.08'`, '-92233720368547758.08']]),
  ...of('boolean', 'bool', [
    ['true', true],
    ['false', false],
  ]),
  ...of('date', 'date', [
    [`'0001-01-01'`, '0001-01-01'],
    [`'9999-12-31'`, '9999-12-31'],
    [`'0044-03-15 BC'`, '0044-03-15 BC'],
    [`'infinity'`, 'infinity'],
    [`'5874897-12-31'`, '5874897-12-31'],
  ]),
  ...of('time', 'time', [[`'24:00:00'`, '24:00:00']]),
  ...of('time', 'timetz', [[`'23:59:59.999999-15:59'`, '23:59:59.999999-15:59']]),
  ...of('timestamp', 'timestamp', [
    [`'0044-03-15 12:00:00.000001 BC'`, '0044-03-15 12:00:00.000001 BC'],
  ]),
  ...of('timestamp', 'timestamptz', [[`'2024-01-01 00:30:00+02'`, '2023-12-31 22:30:00+00']]),
  ...of('interval', 'interval', [[`'1 mon -3 days 04:05:06.789'`, '1 mon -3 days +04:05:06.789']]),
  ...of('json', 'json', [
    [
      `'{"b":1,"b":12345678901234567890, "a": null}'`,
      '{"b":1,"b":12345678901234567890, "a": null}',
    ],
    [`'null'`, 'null'],
  ]),
  ...of('json', 'jsonb', [[`'{"n": 1e100}'`, `{"n": 1${'0'.repeat(100)}}`]]),
  ...of('binary', 'bytea', [
    [`'\\x0000ff'`, 'AAD/'],
    [`''`, ''],
  ]),
  ...of('uuid', 'uuid', [
    [`'00000000-0000-0000-0000-0000000000FF'`, '00000000-0000-0000-0000-0000000000ff'],
  ]),
  ...of('text', 'text', [
    [`'${EMOJI} ''"\\%_'`, `${EMOJI} '"\\%_`],
    [`''`, ''],
    [`'${LONG}'`, LONG],
    [`E'a\\nb\\tc'`, 'a\nb\tc'],
  ]),
  ...of('text', 'char(3)', [[`'a'`, 'a  ']]),
  ...of('text', 'varchar(3)', [[`'${'👩'.repeat(3)}'`, '👩'.repeat(3)]]),
  ...of('array', 'int4[]', [
    [
      `'{{1,NULL},{3,4}}'`,
      [
        [1, null],
        [3, 4],
      ],
    ],
    [`'{}'`, []],
    [`'[0:1]={1,2}'`, '[0:1]={1,2}'],
  ]),
  ...of('array', 'text[]', [
    [
      `array['NULL', null, 'a"b\\c', '{', ',', '', '${EMOJI}']`,
      ['NULL', null, 'a"b\\c', '{', ',', '', EMOJI],
    ],
  ]),
  ...of('array', 'jsonb[]', [[`array['{"a": [1]}'::jsonb]`, ['{"a": [1]}']]]),
  ...of('array', 'bytea[]', [[`array['\\x00'::bytea]`, ['AA==']]]),
  ...of('array', 'mood[]', [[`array['so so']::mood[]`, ['so so']]]),
  ...of('array', 'int8[]', [[`array[9223372036854775807]`, ['9223372036854775807']]]),
  ...of('enum', 'mood', [[`'it''s'`, "it's"]]),
  ...of('integer', 'natural_number', [['7', 7]]),
  ...of('geometry', 'point', [[`'(1.5,-2)'`, '(1.5,-2)']]),
  ...of('other', 'int4range', [[`'[1,5)'`, '[1,5)']]),
  ...of('other', 'inet', [[`'::1/128'`, '::1']]),
  ...of('other', 'tsvector', [[`'a:1 b:2'`, "'a':1 'b':2"]]),
  ...of('other', 'pair', [[`row(1, 'x,y')`, '(1,"x,y")']]),
  ...of('other', 'bit(3)', [[`B'101'`, '101']]),
]

const mysql: readonly HostileValue[] = [
  ...of('integer', 'bigint unsigned', [['18446744073709551615', '18446744073709551615']]),
  ...of('integer', 'bigint', [['-9223372036854775808', '-9223372036854775808']]),
  ...of('integer', 'year', [['2155', 2155]]),
  ...of('integer', 'bit(64)', [
    ["b'1111111111111111111111111111111111111111111111111111111111111111'", '18446744073709551615'],
  ]),
  ...of('boolean', 'tinyint(1)', [
    ['1', true],
    ['5', 5],
  ]),
  ...of('boolean', 'bit(1)', [["b'0'", false]]),
  ...of('number', 'double', [
    ['0.1e0 + 0.2e0', 0.1 + 0.2],
    ['1e308', 1e308],
    ['2.2250738585072014e-308', 2.2250738585072014e-308],
  ]),
  ...of('number', 'float', [
    ['0.1', 0.1],
    ['16777216', 16_777_216],
    ['3.4e38', 3.4e38],
  ]),
  ...of('decimal', 'decimal(65, 30)', [
    [
      '12345678901234567890123456789012345.123456789012345678901234567890',
      '12345678901234567890123456789012345.123456789012345678901234567890',
    ],
  ]),
  ...of('decimal', 'decimal(10, 2)', [['-0.10', '-0.10']]),
  ...of('date', 'date', [
    [`'0001-01-01'`, '0001-01-01'],
    [`'9999-12-31'`, '9999-12-31'],
  ]),
  ...of('time', 'time(6)', [[`'-838:59:59.000000'`, '-838:59:59.000000']]),
  ...of('timestamp', 'datetime(6)', [
    [`'9999-12-31 23:59:59.999999'`, '9999-12-31 23:59:59.999999'],
    [`'1000-01-01 00:00:00.000001'`, '1000-01-01 00:00:00.000001'],
  ]),
  ...of('timestamp', 'timestamp', [[`'2037-01-19 03:14:07'`, '2037-01-19 03:14:07']]),
  ...of('text', 'varchar(200)', [
    [`'${EMOJI} ''"%_'`, `${EMOJI} '"%_`],
    ['char(97, 0, 98)', 'a\0b'],
    [`'a  '`, 'a  '],
  ]),
  ...of('text', 'longtext', [[`'${LONG}'`, LONG]]),
  ...of('text', `set('a', 'b')`, [[`'a,b'`, 'a,b']]),
  ...of('enum', `enum('x', 'it''s')`, [[`'it''s'`, "it's"]]),
  ...of('binary', 'varbinary(20)', [["x'0000ff'", 'AAD/']]),
  ...of('binary', 'binary(3)', [["x'01'", 'AQAA']]),
  ...of('binary', 'blob', [["x''", '']]),
  ...of('geometry', 'point', [
    [`st_geomfromtext('POINT(1 2)')`, 'POINT(1 2)'],
    [`st_geomfromtext('POINT(10 20)', 4326)`, 'SRID=4326;POINT(10 20)'],
  ]),
]

const sqlite: readonly HostileValue[] = [
  ...of('integer', 'INTEGER', [
    ['9223372036854775807', '9223372036854775807'],
    ['9007199254740991', 9_007_199_254_740_991],
    [`'seven'`, 'seven'],
  ]),
  ...of('integer', 'BIGINT', [['7', '7']]),
  ...of('number', 'REAL', [
    ['0.1 + 0.2', 0.1 + 0.2],
    ['1e308', 1e308],
    ['9e999', 'Infinity'],
    ['5e-324', 5e-324],
  ]),
  ...of('number', 'DECIMAL(10,2)', [['12.5', 12.5]]),
  ...of('text', 'TEXT', [
    [`'${EMOJI} ''"\\%_'`, `${EMOJI} '"\\%_`],
    [`'a' || char(0) || 'b'`, 'a\0b'],
    [`'${LONG}'`, LONG],
  ]),
  { type: 'TEXT', sql: `x'00ff'`, kind: 'text', value: 'AP8=', encoding: 'base64' },
  ...of('binary', 'BLOB', [[`x'0000ff'`, 'AAD/']]),
  ...of('boolean', 'BOOLEAN', [
    ['1', true],
    ['2', 2],
  ]),
  ...of('date', 'DATE', [[`'0001-01-01'`, '0001-01-01']]),
  ...of('timestamp', 'DATETIME', [
    [`'9999-12-31T23:59:59Z'`, '9999-12-31T23:59:59Z'],
    ['1700000000', 1_700_000_000],
  ]),
  ...of('json', 'JSON', [
    [`'{"b":1,"b":12345678901234567890}'`, '{"b":1,"b":12345678901234567890}'],
    [`'no document'`, 'no document'],
  ]),
  ...of('other', '', [
    [`'7'`, '7'],
    ['7', 7],
    ['7.5', 7.5],
  ]),
]

export const hostileValues: Readonly<Record<BrowsedEngine, readonly HostileValue[]>> = {
  'postgresql-18': postgresql,
  mysql: [
    ...mysql,
    ...of('json', 'json', [
      [`'{"b": 12345678901234567890, "a": null}'`, '{"a": null, "b": 12345678901234567890}'],
    ]),
  ],
  mariadb: [
    ...mysql,
    ...of('json', 'json', [
      [`'{"b":1,"b":12345678901234567890}'`, '{"b":1,"b":12345678901234567890}'],
    ]),
    ...of('uuid', 'uuid', [
      [`'123e4567-e89b-12d3-a456-426614174000'`, '123e4567-e89b-12d3-a456-426614174000'],
    ]),
    ...of('other', 'inet6', [[`'::1'`, '::1']]),
  ],
  sqlite,
}

/** What some of the types need. */
export const typeDefinitions: Partial<Record<BrowsedEngine, readonly string[]>> = {
  'postgresql-18': [
    `create type mood as enum ('so so', 'it''s')`,
    'create domain natural_number as int4 check (value >= 0)',
    'create type pair as (a int4, b text)',
  ],
}
