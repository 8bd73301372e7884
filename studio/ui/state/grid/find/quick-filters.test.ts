import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Kind } from '../../../../api/cell.ts'
import { lastDays, onDay, quickFiltersFor, todayOf } from './quick-filters.ts'

const TODAY = '2026-03-01'

function column(kind: Kind, more: { nullable?: boolean; ordered?: boolean } = {}) {
  return { name: 'c', kind, nullable: true, ordered: true, ...more }
}

function labels(kind: Kind, more: { nullable?: boolean; ordered?: boolean } = {}) {
  return quickFiltersFor(column(kind, more), { regex: true }, TODAY).map(({ label }) => label)
}

test('each kind has its own', () => {
  assert.equal(labels('boolean'), ['Is true', 'Is false', 'Is NULL', 'Is not NULL'])
  assert.equal(labels('enum', { nullable: false }), ['Choose values…'])
  assert.equal(labels('integer', { nullable: false }), ['=…', '>…', '<…', 'Between…'])
  assert.equal(labels('geometry'), ['Is NULL', 'Is not NULL'])
  assert.ok(labels('text').includes('Is empty'))
  assert.ok(labels('timestamp').includes('Last 7 days'))
})

test('values without an order are not compared', () => {
  assert.equal(labels('other', { ordered: false, nullable: false }), ['Contains…', 'Starts with…'])
  assert.equal(labels('json', { ordered: false, nullable: false }), ['Contains…', 'Contains JSON…'])
})

test('the last days end with today, also over the end of February', () => {
  assert.equal(lastDays(column('date'), 7, TODAY), {
    ...{ column: 'c', op: 'between', value: ['2026-02-23', '2026-03-01'] },
  })
  assert.equal(lastDays(column('date'), 1, TODAY), { column: 'c', op: 'eq', value: TODAY })
  assert.equal(lastDays(column('timestamp'), 1, TODAY), {
    and: [
      { column: 'c', op: 'gte', value: '2026-03-01' },
      { column: 'c', op: 'lt', value: '2026-03-02' },
    ],
  })
})

test('a day of a timestamp is all its moments', () => {
  assert.equal(onDay(column('timestamp'), '2024-02-28'), {
    and: [
      { column: 'c', op: 'gte', value: '2024-02-28' },
      { column: 'c', op: 'lt', value: '2024-02-29' },
    ],
  })
})

test('today is the day of the calendar on the wall', () => {
  assert.is(todayOf(new Date(2026, 0, 5, 23, 59)), '2026-01-05')
})

test.run()
