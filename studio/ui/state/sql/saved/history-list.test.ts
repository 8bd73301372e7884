import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { HistoryEntry } from '../../../../api/history.ts'
import { historyDays, timeOfDay } from './history-list.ts'

const now = new Date(2026, 2, 1, 12)

const entry = (query: string, at: Date): HistoryEntry => ({
  id: query,
  query,
  at: at.toISOString(),
  milliseconds: 1,
  rowCount: 0,
  outcome: 'done',
})

const all = [
  entry('select 1', new Date(2026, 2, 1, 9, 5)),
  entry('update Books', new Date(2026, 1, 28, 23)),
  entry('select 2', new Date(2025, 11, 31)),
]

test('what has been run stands by days', () => {
  assert.equal(
    historyDays(all, '', now).map(({ title, entries }) => [title, entries.length]),
    [
      ['Today', 1],
      ['Yesterday', 1],
      ['2025-12-31', 1],
    ],
  )
  assert.is(timeOfDay(all[0]?.at ?? ''), '09:05')
})

test('the search wants all of its words', () => {
  assert.equal(
    historyDays(all, 'BOOKS upd', now).flatMap(({ entries }) => entries.map(({ id }) => id)),
    ['update Books'],
  )
})

test.run()
