import type { CallForm, Grammar } from '../grammar.ts'
import { plainForms } from '../mysql/calls.ts'

const any = { over: 'never', takes: [] } as const
const window = { over: 'must', takes: [] } as const

/** MariaDB's window functions take no third argument, and its JSON_ARRAYAGG an order. */
export const callForms: readonly CallForm[] = [
  ...plainForms,
  { functions: 'password', least: 1, most: 1, ...any },
  { functions: 'rownum', least: 0, most: 0, ...any },
  { functions: 'lag lead', least: 1, most: 2, ...window },
  { functions: 'median', least: 1, most: 1, ...window },
  { functions: 'last_value', least: 1, most: Infinity, over: 'may', takes: [] },
  {
    functions: 'json_arrayagg',
    least: 1,
    most: Infinity,
    over: 'may',
    takes: ['distinct', 'order'],
  },
]

/** MariaDB knowledge base, "CAST". */
export const castTypes: Grammar['castTypes'] = {
  binary: 1,
  char: 1,
  character: 1,
  date: 0,
  datetime: 1,
  dec: 2,
  decimal: 2,
  double: 2,
  float: 0,
  inet4: 0,
  inet6: 0,
  int: 0,
  integer: 0,
  'national char': 1,
  nchar: 1,
  numeric: 2,
  fixed: 2,
  signed: 0,
  'signed int': 0,
  'signed integer': 0,
  time: 1,
  unsigned: 0,
  'unsigned int': 0,
  'unsigned integer': 0,
  uuid: 0,
  varchar: 1,
  varbinary: 1,
}
