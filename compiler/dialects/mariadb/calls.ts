import type { CallForm, Grammar } from '../grammar.ts'
import {
  castTypes as mysqlTypes,
  form,
  functionWords as mysqlWords,
  plainForms,
} from '../mysql/calls.ts'

const MANY = Infinity

/** Its window functions take no third argument, and its JSON_ARRAYAGG an order. */
export const callForms: readonly CallForm[] = [
  ...plainForms,
  form('current_role rownum', [0, 0]),
  form('password', [1, 1]),
  form('value', [1, 1], { takes: ['columns'] }),
  form('lag lead', [1, 2], { over: 'must' }),
  form('ntile', [1, 1], { over: 'must' }),
  form('nth_value', [2, 2], { over: 'must' }),
  form('median', [1, 1], { over: 'must' }),
  form('percentile_cont percentile_disc', [1, 1], { over: 'must', takes: ['within-group'] }),
  form('last_value', [1, MANY], { over: 'may' }),
  form('json_arrayagg', [1, MANY], { over: 'may', takes: ['distinct', 'order', 'limit'] }),
]

/** Window functions are no reserved words here. */
export const functionWords: readonly string[] = [
  ...mysqlWords.filter((word) => word !== 'sysdate'),
  ...['cume_dist', 'dense_rank', 'first_value', 'lag', 'lead', 'median', 'nth_value', 'ntile'],
  ...['percent_rank', 'percentile_cont', 'percentile_disc', 'rank'],
]

const {
  'double precision': _doublePrecision,
  'national char': _nationalChar,
  float: _float,
  json: _json,
  real: _real,
  year: _year,
  ...shared
} = mysqlTypes

/** Knowledge base, "CAST": types of plugins are known to the server alone. */
export const castTypes: Grammar['castTypes'] = {
  ...shared,
  double: 2,
  float: 0,
  float4: 0,
  inet4: 0,
  inet6: 0,
  int: 0,
  integer: 0,
  uuid: 0,
  varchar: 1,
}
