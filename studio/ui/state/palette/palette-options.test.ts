import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type PaletteOption, shownOptions, titleParts } from './palette-options.ts'

function option(group: PaletteOption['group'], title: string): PaletteOption {
  return { id: `${group} ${title}`, group, title, run: () => undefined }
}

const options = [
  option('Tables', 'orders'),
  option('Tables', 'order_lines'),
  option('Views', 'late_orders'),
  option('Do', 'Reload rows'),
  option('Saved queries', 'Orders by month'),
]

const told = (query: string, recent: readonly string[] = []) =>
  shownOptions(options, query, recent).map(
    ({ title, options: all }) => `${title}: ${all.map((each) => each.option.title).join(', ')}`,
  )

test('without a query everything is there, what was used last first', () => {
  assert.equal(told('', ['Do Reload rows', 'gone'])[0], 'Recent: Reload rows')
  assert.is(told('').length, 4)
})

test('groups stand in the order of their best option', () => {
  assert.equal(told('orders'), [
    'Tables: orders, order_lines',
    'Saved queries: Orders by month',
    'Views: late_orders',
  ])
})

test('what was used is before its equals', () => {
  assert.is(told('order', ['Tables order_lines'])[0], 'Tables: order_lines, orders')
})

test('after > only commands are found', () => {
  assert.equal(told('>'), ['Do: Reload rows'])
  assert.equal(told('> rel'), ['Do: Reload rows'])
  assert.equal(told('>orders'), [])
})

test('the letters that were asked for are told apart', () => {
  const [group] = shownOptions(options, 'late', [])
  const [first] = group?.options ?? []
  assert.ok(first)
  assert.equal(titleParts(first), [
    { text: 'late', isHit: true },
    { text: '_orders', isHit: false },
  ])
})

test.run()
