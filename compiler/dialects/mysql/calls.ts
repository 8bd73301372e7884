import type { CallForm, Grammar } from '../grammar.ts'

const MANY = Infinity

/** Functions and how many arguments each takes. */
export function form(
  functions: string,
  [least, most]: readonly [number, number],
  more: Partial<Pick<CallForm, 'over' | 'takes' | 'counted' | 'simple'>> = {},
): CallForm {
  return { functions, least, most, over: 'never', takes: [], ...more }
}

/** Not in the grammar, whose calls take any arguments; what is wrong with them is no syntax error. */
export const plainForms: readonly CallForm[] = [
  form('curdate database row_count schema session_user system_user user', [0, 0]),
  form('current_date current_user utc_date', [0, 0]),
  form(
    `current_time current_timestamp curtime localtime localtimestamp now sysdate utc_time
    utc_timestamp`,
    [0, 1],
    { takes: ['digits'] },
  ),
  form('date day hour minute month second time year', [1, 1]),
  form('ascii charset', [1, 1]),
  form('timestamp', [1, 2]),
  form('left mod repeat right truncate', [2, 2]),
  form('if replace', [3, 3]),
  form('insert', [4, 4]),
  form('interval', [2, MANY]),
  form('avg max min sum', [1, 1], { over: 'may', takes: ['all', 'distinct'] }),
  form(
    'bit_and bit_or bit_xor std stddev stddev_pop stddev_samp var_pop var_samp variance',
    [1, 1],
    {
      over: 'may',
      takes: ['all'],
    },
  ),
  form('count', [1, 1], { over: 'may', takes: ['all', 'distinct', 'several', 'star'] }),
  form('group_concat', [1, MANY], {
    over: 'may',
    takes: ['distinct', 'order', 'separator', 'limit'],
  }),
  form('json_objectagg', [2, 2], { over: 'may' }),
  form('cume_dist dense_rank percent_rank rank row_number', [0, 0], { over: 'must' }),
  form('first_value', [1, 1], { over: 'must' }),
  form('default values', [1, 1], { takes: ['columns'] }),
]

/** MySQL 9 manual 14.20 and 14.12: what its grammar counts besides. */
export const callForms: readonly CallForm[] = [
  ...plainForms,
  form('collation microsecond quarter reverse', [1, 1]),
  form('week', [1, 2]),
  form('log', [1, 2]),
  form('coalesce grouping', [1, MANY]),
  form('format', [2, 3]),
  form('point', [2, 2]),
  form('linestring multilinestring multipoint multipolygon polygon', [1, MANY]),
  form('json_arrayagg', [1, 1], { over: 'may', takes: ['all'] }),
  form('st_collect', [1, 1], { over: 'may', takes: ['all', 'distinct'] }),
  form('lag lead', [1, 3], { over: 'must', counted: 1 }),
  form('ntile', [1, 1], { over: 'must', counted: 0 }),
  form('nth_value', [2, 2], { over: 'must', simple: 1 }),
  form('last_value', [1, 1], { over: 'must' }),
]

/** MySQL 9 manual 11.2.5. */
export const functionWords: readonly string[] = wordsOf(`
  bit_and bit_or bit_xor cast count curdate curtime date_add date_sub extract group_concat
  json_arrayagg json_objectagg max mid min now position std stddev stddev_pop stddev_samp
  substr substring sum sysdate trim variance var_pop var_samp`)

function wordsOf(words: string): readonly string[] {
  return words.trim().split(/\s+/)
}

const geometries = [
  'geometrycollection',
  'geomcollection',
  'linestring',
  'multilinestring',
  'multipoint',
  'multipolygon',
  'point',
  'polygon',
] as const

/** MySQL 9 manual 14.10. */
export const castTypes: Grammar['castTypes'] = {
  binary: 1,
  char: 1,
  character: 1,
  date: 0,
  datetime: 1,
  dec: 2,
  decimal: 2,
  double: 0,
  'double precision': 0,
  float: 1,
  float4: 1,
  float8: 0,
  json: 0,
  'national char': 1,
  nchar: 1,
  real: 0,
  signed: 0,
  'signed int': 0,
  'signed integer': 0,
  time: 1,
  unsigned: 0,
  'unsigned int': 0,
  'unsigned integer': 0,
  year: 0,
  ...Object.fromEntries(geometries.map((name) => [name, 0])),
}

const plainUnits = [
  'day',
  'hour',
  'microsecond',
  'minute',
  'month',
  'quarter',
  'second',
  'week',
  'year',
]
const timestampUnits = [
  ...plainUnits,
  ...plainUnits.filter((unit) => unit !== 'microsecond').map((unit) => `sql_tsi_${unit}`),
]

/** MySQL 9 manual 11.5, "Temporal Intervals". */
export const units: Grammar['units'] = {
  timestamp: timestampUnits,
  interval: [
    ...timestampUnits,
    'day_hour',
    'day_microsecond',
    'day_minute',
    'day_second',
    'hour_microsecond',
    'hour_minute',
    'hour_second',
    'minute_microsecond',
    'minute_second',
    'second_microsecond',
    'year_month',
  ],
}
