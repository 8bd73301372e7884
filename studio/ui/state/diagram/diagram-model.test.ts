import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Column, DatabaseSchema, ForeignKey } from '../../../api/tables.ts'
import { diagramModel, neighboursOf, onlyTables } from './diagram-model.ts'
import { diagramBoxes, rowMiddle } from './drawing/diagram-box.ts'
import { relationPath } from './drawing/relation-path.ts'
import { foundTables } from './diagram-search.ts'
import { tableInDirection } from './drawing/table-in-direction.ts'

function column(name: string, more: Partial<Column> = {}): Column {
  return {
    name,
    type: 'int4',
    kind: 'integer',
    nullable: false,
    primaryKey: false,
    generated: false,
    identity: false,
    default: null,
    addressable: true,
    comment: null,
    ...more,
  }
}

function key(columns: string[], table: string, referenced = ['id']): ForeignKey {
  const references = { schema: 'public', table, columns: referenced }
  return { name: null, columns, references, onDelete: 'CASCADE', onUpdate: 'NO ACTION' }
}

type Table = DatabaseSchema['tables'][number]

function table(name: string, columns: Column[], foreignKeys: ForeignKey[] = []): Table {
  return { name, schema: 'public', view: false, addressable: true, columns, foreignKeys }
}

const id = column('id', { primaryKey: true })
const model = diagramModel({
  tables: [
    table('orders', [id, column('customer', { nullable: true })], [key(['customer'], 'customers')]),
    table('customers', [id, column('boss')], [key(['boss'], 'customers')]),
    table(
      'lines',
      [column('a', { primaryKey: true }), column('b', { primaryKey: true })],
      [key(['a', 'b'], 'orders', ['id', 'customer'])],
    ),
    table('lonely', [id], [key(['id'], 'unseen')]),
    { ...table('overview', []), view: true },
  ],
})
const idOf = (name: string) => JSON.stringify(['public', name])

test('tables are drawn, views and keys to tables that nobody may see are not', () => {
  assert.equal(
    model.tables.map(({ name }) => name),
    ['orders', 'customers', 'lines', 'lonely'],
  )
  assert.is(model.relations.length, 3)
})

test('a foreign key says whether a row may point to nothing, and whether only one does', () => {
  const facts = model.relations.map(({ isOptional, isSingle }) => [isOptional, isSingle])
  assert.equal(facts, [
    [true, false],
    [false, false],
    [false, true],
  ])
})

test('neighbours are told by the number of keys between them', () => {
  assert.equal(neighboursOf(model, idOf('lines'), 1), new Set([idOf('lines'), idOf('orders')]))
  assert.is(neighboursOf(model, idOf('lines'), 2).size, 3)
  assert.equal(neighboursOf(model, idOf('customers'), 0), new Set([idOf('customers')]))
  assert.is(onlyTables(model, ({ name }) => name !== 'customers').relations.length, 1)
})

test('keys only: the columns of keys, and those that are pointed at', () => {
  const [orders, customers] = diagramBoxes(model, 'keys')
  assert.equal(
    orders?.rows.map(({ name }) => name),
    ['id', 'customer'],
  )
  assert.is(customers?.rows.length, 2)
  assert.is(customers?.hidden, 0)
})

test('a table of very many columns is cut, but never its keys', () => {
  const many = Array.from({ length: 200 }, (_, at) => column(`c${at}`))
  const wide = diagramModel({ tables: [table('wide', [...many, id])] })
  const [box] = diagramBoxes(wide, 'all')
  assert.is(box?.rows.at(-1)?.name, 'id')
  assert.is((box?.rows.length ?? 0) + (box?.hidden ?? 0), 201)
  assert.ok((box?.height ?? 0) < 600)
})

test('a table is found by its name before others are by their columns', () => {
  assert.equal(
    foundTables(model.tables, ' CUSTOMER').map(({ name }) => name),
    ['customers', 'orders'],
  )
  assert.equal(foundTables(model.tables, '  '), [])
})

function placed() {
  return diagramBoxes(model, 'all').map((box, at) => ({ box, at: { x: at * 300, y: 0 } }))
}

test('a line begins and ends at the rows of its columns', () => {
  const [orders, customers] = placed()
  const [relation] = model.relations
  assert.ok(orders && customers && relation)
  const path = relationPath({ relation, from: orders, to: customers, through: [], lane: 4 })
  assert.match(path, `M300 ${rowMiddle(customers.box, 'id')}`)
  assert.match(path, `L208 ${rowMiddle(orders.box, 'customer')}`)
  assert.not.match(path, /NaN|Infinity|undefined/)
})

test('a table that points to itself has a loop, a key of two columns a bracket', () => {
  const [orders, customers, lines] = placed()
  const [, self, composite] = model.relations
  assert.ok(orders && customers && lines && self && composite)
  const loop = relationPath({
    relation: self,
    from: customers,
    to: customers,
    through: [],
    lane: 0,
  })
  assert.not.match(loop, /NaN|Infinity/)
  assert.match(loop, 'M508 ')
  const both = relationPath({ relation: composite, from: lines, to: orders, through: [], lane: 0 })
  assert.match(both, /h-4V[\d.]+h4/)
})

test('an arrow leads to the nearest table in its direction', () => {
  const boxes = placed()
  const [first, second] = boxes
  assert.ok(first && second)
  const isNear = () => false
  const right = tableInDirection(boxes, first, { direction: 'ArrowRight', isNear })
  assert.is(right, second)
  assert.is(tableInDirection(boxes, first, { direction: 'ArrowLeft', isNear }), undefined)
  assert.is(tableInDirection(boxes, first, { direction: 'ArrowDown', isNear }), undefined)
})

test.run()
