import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { SavedQuery } from '../../../../api/queries.ts'
import { categoriesOf, queryGroups, tagsIn } from './query-list.ts'

const query = (name: string, more: Partial<SavedQuery> = {}): SavedQuery => ({
  id: name,
  name,
  query: 'select 1',
  tags: [],
  category: null,
  shared: false,
  file: null,
  template: false,
  etag: '"1"',
  updatedAt: null,
  ...more,
})

const all = [
  query('Sizes', { template: true, category: 'Sizes' }),
  query('b', { category: 'Reports', tags: ['month'] }),
  query('a', { category: 'Reports', query: 'select total from orders' }),
  query('loose'),
]

const told = (search: string) =>
  queryGroups(all, search).map(({ title, queries }) => [title, queries.map(({ name }) => name)])

test('queries stand by category, templates last', () => {
  assert.equal(told(''), [
    ['Reports', ['a', 'b']],
    ['Without category', ['loose']],
    ['Templates', ['Sizes']],
  ])
  assert.equal(categoriesOf(all), ['Reports'])
})

test('the search looks into names, tags, categories and the SQL', () => {
  assert.equal(told('ORDERS report'), [['Reports', ['a']]])
  assert.equal(told('#month'), [['Reports', ['b']]])
  assert.equal(told('nothing'), [])
})

test('tags are written with commas', () => {
  assert.equal(tagsIn(' a, #b,,a , c d'), ['a', 'b', 'c d'])
  assert.equal(tagsIn(''), [])
})

test.run()
