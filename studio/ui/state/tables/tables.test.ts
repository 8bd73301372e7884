import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TableSummary } from '../../../api/tables.ts'
import { listedTables, type ListWish } from './listed-tables.ts'
import { treeNodes } from './table-tree.ts'

const table = (name: string, more: Partial<TableSummary> = {}): TableSummary => ({
  ...{ name, schema: 'public', view: false, kind: 'table', size: null, addressable: true },
  ...{ rows: { value: null, mode: 'none' }, comment: null },
  ...more,
})

const wish: ListWish = { text: '', kind: 'all', sort: 'name', descends: false }
const names = (tables: readonly TableSummary[], of: Partial<ListWish>) =>
  listedTables(tables, { ...wish, ...of }, ({ rows }) => rows).map((line) =>
    line.kind === 'schema' ? `[${line.schema} ${line.count}]` : line.table.name,
  )

const one = [
  table('authors', { size: 5, rows: { value: 7, mode: 'exact' } }),
  table('books', { size: 50, comment: 'Every Edition' }),
  table('shown', { view: true, kind: 'view' }),
]

test('tables are listed by kind, name and comment', () => {
  assert.equal(names(one, {}), ['authors', 'books', 'shown'])
  assert.equal(names(one, { kind: 'views' }), ['shown'])
  assert.equal(names(one, { kind: 'tables' }), ['authors', 'books'])
  assert.equal(names(one, { text: ' edition ' }), ['books'])
  assert.equal(names(one, { text: 'none' }), [])
})

test('tables are sorted; what has no figure is last either way', () => {
  assert.equal(names(one, { descends: true }), ['shown', 'books', 'authors'])
  assert.equal(names(one, { sort: 'size' }), ['authors', 'books', 'shown'])
  assert.equal(names(one, { sort: 'size', descends: true }), ['books', 'authors', 'shown'])
  assert.equal(names(one, { sort: 'rows', descends: true }), ['authors', 'books', 'shown'])
})

const two = [...one, table('logs', { schema: 'audit' })].toSorted((a, b) =>
  a.schema < b.schema ? -1 : 1,
)

test('tables stand below their schemas, where there are several', () => {
  assert.equal(names(two, {}), ['[audit 1]', 'logs', '[public 3]', 'authors', 'books', 'shown'])
  assert.equal(names(two, { sort: 'size' })[0], 'authors')
  assert.equal(names(two, { text: 'log' }), ['[audit 1]', 'logs'])
})

const drawn = (nodes: ReturnType<typeof treeNodes>) =>
  nodes.map((node) =>
    node.kind === 'group' ? `${node.isOpen ? '-' : '+'}${node.label}` : node.table.name,
  )

test('the tree has kinds or schemas, and closed groups hide what is in them', () => {
  const none = new Set<string>()
  assert.equal(drawn(treeNodes(one, '', none)), ['-Tables', 'authors', 'books', '-Views', 'shown'])
  assert.equal(drawn(treeNodes(one, '', new Set(['tables']))), ['+Tables', '-Views', 'shown'])
  assert.equal(drawn(treeNodes(two, '', new Set(['schema public']))), ['-audit', 'logs', '+public'])
  assert.equal(drawn(treeNodes(one, 'AUT', new Set(['tables']))), ['-Tables', 'authors'])
  assert.equal(drawn(treeNodes([], '', none)), [])
})

test('20,000 tables are put in order at once', () => {
  const many = Array.from({ length: 20_000 }, (_, place) =>
    table(`table_${place}`, { schema: `s${place % 100}` }),
  )
  const nodes = treeNodes(many, '', new Set())
  assert.is(nodes.length, 20_100)
  assert.is(listedTables(many, wish, ({ rows }) => rows).length, 20_100)
})

test.run()
