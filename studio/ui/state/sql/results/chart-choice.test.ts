import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Kind, Row } from '../../../../api/cell.ts'
import { chartData, defaultChart } from './chart-choice.ts'

function resultOf(columns: Readonly<Record<string, Kind>>, rows: readonly Row[]) {
  const list = Object.entries(columns).map(([key, kind]) => ({ key, name: key, type: kind, kind }))
  return { columns: list, rows }
}

const byMonth = resultOf(
  { month: 'timestamp', id: 'integer', orders: 'integer', revenue: 'decimal' },
  [
    { month: '2025-05-01 00:00:00+00', id: 2, orders: 5, revenue: '12.50' },
    { month: '2025-04-01 00:00:00+00', id: 1, orders: 3, revenue: null },
  ],
)

test('numbers are drawn over time, keys are not', () => {
  assert.equal(defaultChart(byMonth), { kind: 'line', x: 'month', ys: ['orders', 'revenue'] })
})

test('points over time stand in the order of time', () => {
  const { xs, ys, scale } = chartData(byMonth, { kind: 'line', x: 'month', ys: ['revenue'] })
  assert.is(scale, 'time')
  assert.equal(xs, [Date.UTC(2025, 3, 1) / 1000, Date.UTC(2025, 4, 1) / 1000])
  assert.equal(ys, [[null, 12.5]])
})

test('numbers of names are bars in the order of the result', () => {
  const result = resultOf({ name: 'text', n: 'integer' }, [
    { name: 'b', n: 2 },
    { name: null, n: '9007199254740993' },
  ])
  const choice = defaultChart(result)
  assert.equal(choice, { kind: 'bar', x: 'name', ys: ['n'] })
  const { xs, labels } = chartData(result, choice ?? { kind: 'bar', x: undefined, ys: [] })
  assert.equal(
    [xs, labels],
    [
      [0, 1],
      ['b', 'NULL'],
    ],
  )
})

test('two numbers are drawn against each other, one by its rows', () => {
  const two = resultOf({ a: 'number', b: 'number' }, [{ a: 2, b: 1 }])
  assert.equal(defaultChart(two), { kind: 'scatter', x: 'a', ys: ['b'] })
  const one = resultOf({ n: 'integer' }, [{ n: 1 }])
  assert.equal(defaultChart(one), { kind: 'bar', x: undefined, ys: ['n'] })
  assert.is(defaultChart(resultOf({ a: 'text' }, [{ a: 'x' }])), undefined)
})

test('the values of an expression without a type say what it is', () => {
  const result = resultOf({ day: 'other', n: 'other' }, [{ day: '2025-01-02', n: 4 }])
  assert.equal(defaultChart(result), { kind: 'line', x: 'day', ys: ['n'] })
})

test('of very many bars the first are drawn', () => {
  const rows = Array.from({ length: 600 }, (_, n) => ({ n }))
  const result = resultOf({ n: 'integer' }, rows)
  const { xs, isCut } = chartData(result, { kind: 'bar', x: undefined, ys: ['n'] })
  assert.equal([xs.length, isCut], [500, true])
})

test.run()
