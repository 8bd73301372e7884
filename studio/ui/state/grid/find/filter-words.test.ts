import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Filter } from '../../../../api/pages.ts'
import { filterWords } from './filter-words.ts'

const columns = [
  { name: 'total', kind: 'decimal' },
  { name: 'gift', kind: 'boolean' },
  { name: 'status', kind: 'enum' },
  { name: 'placed_at', kind: 'timestamp' },
  { name: 'label', kind: 'binary' },
  { name: 'note', kind: 'text' },
] as const

const words = (filter: Filter) => filterWords(filter, columns)

test('a condition is said in the words of its kind', () => {
  assert.is(words({ column: 'total', op: 'gte', value: 5 }), 'total ≥ 5')
  assert.is(words({ column: 'gift', op: 'eq', value: true }), 'gift is true')
  assert.is(
    words({ column: 'placed_at', op: 'gte', value: '2026-01-01' }),
    'placed_at at or after 2026-01-01',
  )
  assert.is(words({ column: 'total', op: 'between', value: [1, 2] }), 'total between 1 and 2')
  assert.is(words({ column: 'label', op: 'eq', value: 'AP8=' }), 'label is 00 ff')
  assert.is(words({ column: 'note', op: 'isnull' }), 'note is NULL')
  assert.is(words({ column: 'note', op: 'eq', value: '' }), `note is ''`)
  assert.is(words({ column: 'note', op: 'contains', value: ' x' }), `note contains ' x'`)
})

test('long lists and texts are cut', () => {
  const value = ['paid', 'packed', 'sent', 'lost', 'back']
  assert.is(words({ column: 'status', op: 'in', value }), 'status is any of paid, packed +3')
  assert.is(words({ column: 'status', op: 'in', value: [] }), 'status is any of nothing')
  assert.is([...words({ column: 'note', op: 'eq', value: '😀'.repeat(90) })].length, 8 + 32)
})

test('groups have parentheses where they would be misread', () => {
  const a: Filter = { column: 'total', op: 'gt', value: 5 }
  const b: Filter = { column: 'gift', op: 'eq', value: true }
  assert.is(words({ or: [a, { and: [a, b] }] }), 'total > 5 or (total > 5 and gift is true)')
  assert.is(words({ not: { or: [a, b] } }), 'not (total > 5 or gift is true)')
  assert.is(words({ or: [] }), 'no row')
})

test('an unknown operator or column is said as it stands', () => {
  const broken = JSON.parse('{"column":"x","op":"<script>","value":{"a":1}}')
  assert.is(words(broken), 'x <script> {"a":1}')
})

test.run()
