import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { scalar } from '../../../compiler/ir/type.ts'
import { sampleColumn, sampleRelation } from '../../../golden/suites/browse/sample-relation.ts'
import { postgresqlSqlText } from '../../engines/postgresql/sql-text.ts'
import { postgresqlValues } from '../../engines/postgresql/values/values.ts'
import { sqliteSqlText } from '../../engines/sqlite/sql-text.ts'
import { sqliteValues } from '../../engines/sqlite/values/values.ts'
import { checkPage } from './check-page.ts'
import type { Filter, PageRequest } from './page-request.ts'
import { newSeal } from '../order/seal.ts'

const open = { sqlText: postgresqlSqlText, values: postgresqlValues }
const relation = sampleRelation([
  sampleColumn('age', scalar('int4')),
  sampleColumn('name', scalar('varchar', ['3'])),
  sampleColumn('data', scalar('jsonb')),
  sampleColumn('place', scalar('point')),
  sampleColumn('photo', scalar('bytea')),
  sampleColumn('isOld', scalar('bool')),
])

function faultsOf(request: Partial<PageRequest>, reading: typeof open = open) {
  const whole = { sort: [], limit: 10, cell: 256, ...request }
  const checked = checkPage(relation, whole, { open: reading, seal: newSeal() })
  if (checked.kind === 'checked') return []
  return checked.faults.map(({ path, message }) => `${path}: ${message}`)
}

const deep = (levels: number): Filter =>
  levels === 1 ? { column: 'age', op: 'isnull' } : { not: deep(levels - 1) }
const wide = (nodes: number): Filter => ({ and: Array.from({ length: nodes - 1 }, () => deep(1)) })

const UNKNOWN = 'The table has no column of this name.'
const UNFIT = 'The operator does not fit the column.'
const UNORDERED = 'Values of this type have no order.'

const refused: readonly (readonly [Partial<PageRequest>, ...string[]])[] = [
  [{ filter: { column: 'ages', op: 'eq', value: 1 } }, `filter.column: ${UNKNOWN}`],
  [{ filter: { column: 'AGE', op: 'eq', value: 1 } }, `filter.column: ${UNKNOWN}`],
  [{ filter: { column: '__proto__', op: 'isnull' } }, `filter.column: ${UNKNOWN}`],
  [
    {
      filter: {
        and: [
          { column: 'age', op: 'eq', value: 1 },
          { or: [{ column: 'x"; drop table people', op: 'eq', value: 1 }] },
          { not: { column: 'age', op: 'gt', value: 'old' } },
        ],
      },
    },
    `filter.and.1.or.0.column: ${UNKNOWN}`,
    'filter.and.2.not.value: A whole number is written as 42.',
  ],
  [{ filter: { column: 'age', op: 'contains', value: '1' } }, `filter.op: ${UNFIT}`],
  [{ filter: { column: 'data', op: 'eq', value: '1' } }, `filter.op: ${UNFIT}`],
  [{ filter: { column: 'name', op: 'json', value: {} } }, `filter.op: ${UNFIT}`],
  [{ filter: { column: 'isOld', op: 'gt', value: true } }, `filter.op: ${UNFIT}`],
  [{ filter: { column: 'photo', op: 'like', value: 'x' } }, `filter.op: ${UNFIT}`],
  [{ filter: { column: 'place', op: 'eq', value: '(1,2)' } }, `filter.op: ${UNFIT}`],
  [
    { filter: { column: 'age', op: 'eq', value: null } },
    'filter.value: NULL is found by the operators isnull and notnull.',
  ],
  [{ filter: { column: 'age', op: 'eq' } }, 'filter.value: The operator takes a value.'],
  [
    { filter: { column: 'age', op: 'isnull', value: 1 } },
    'filter.value: The operator takes no value.',
  ],
  [
    { filter: { column: 'age', op: 'in', value: 1 } },
    'filter.value: The operator takes a list of values.',
  ],
  [
    { filter: { column: 'age', op: 'in', value: [1, 2147483648] } },
    'filter.value.1: The whole number lies between -2147483648 and 2147483647.',
  ],
  [
    { filter: { column: 'age', op: 'between', value: [1] } },
    'filter.value: The operator takes two values, the lower one first.',
  ],
  [
    { filter: { column: 'name', op: 'eq', value: 'long' } },
    'filter.value: The text has at most 3 characters.',
  ],
  [
    { filter: { column: 'name', op: 'like', value: '50\\' } },
    'filter.value: The pattern ends in an escape.',
  ],
  [{ filter: deep(9) }, 'filter: A filter has at most 100 nodes on 8 levels.'],
  [{ filter: wide(101) }, 'filter: A filter has at most 100 nodes on 8 levels.'],
  [{ sort: [{ column: 'none', direction: 'asc' }] }, `sort.0.column: ${UNKNOWN}`],
  [{ sort: [{ column: 'data', direction: 'asc' }] }, `sort.0.column: ${UNORDERED}`],
  [{ sort: [{ column: 'place', direction: 'asc' }] }, `sort.0.column: ${UNORDERED}`],
  [
    {
      sort: [
        { column: 'age', direction: 'asc' },
        { column: 'age', direction: 'desc' },
      ],
    },
    'sort.1.column: The column is sorted by twice.',
  ],
  [{ select: ['id', 'none'] }, `select.1: ${UNKNOWN}`],
  [{ limit: 0 }, 'limit: The number lies between 1 and 1000.'],
  [{ limit: 1001 }, 'limit: The number lies between 1 and 1000.'],
  [{ offset: 10_001 }, 'offset: The number lies between 0 and 10000.'],
  [{ search: 'a\0' }, 'search: A text of this type holds no NUL.'],
  [
    { cursor: 'x.y' },
    'cursor: The cursor belongs to another table, order or filter, or to another process.',
  ],
]

for (const [request, ...faults] of refused) {
  test(`${JSON.stringify(request).slice(0, 100)} is refused (security 38, 39)`, () => {
    assert.equal(faultsOf(request), faults)
  })
}

test('what is at the limit is taken', () => {
  const taken: readonly Partial<PageRequest>[] = [
    { filter: deep(8) },
    { filter: wide(100) },
    { filter: { column: 'name', op: 'contains', value: 'longer than it' } },
    { filter: { column: 'name', op: 'like', value: '50\\\\' } },
    { filter: { column: 'data', op: 'json', value: null } },
    { limit: 1000, offset: 10_000 },
    { search: '' },
  ]
  for (const request of taken) assert.equal(faultsOf(request), [], JSON.stringify(request))
})

test('an engine without regular expressions refuses them', () => {
  const filter: Filter = { column: 'name', op: 'regex', value: 'x' }
  assert.equal(faultsOf({ filter }), [])
  const sqlite = { sqlText: sqliteSqlText, values: sqliteValues }
  assert.equal(faultsOf({ filter }, sqlite), [`filter.op: ${UNFIT}`])
})

test.run()
