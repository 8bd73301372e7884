import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { defaultOptions, project, query, relation } from '../../golden/targets/fixture.ts'
import type { CheckedProject } from '../ir/checked.ts'
import type { EnumType } from '../ir/enum-type.ts'
import { scalar } from '../ir/type.ts'
import { checkNames } from './check-names.ts'

const publicDialect = { names: { defaultSchema: 'public' } }
const id = scalar('int4')
const mood: EnumType = { kind: 'enum', schema: 'public', name: 'mood', labels: ['good'] }

/** Codes and messages, with the labels of related places. */
function check(checked: CheckedProject, expected: readonly string[], rename = {}): void {
  const options = { ...defaultOptions, rename: new Map(Object.entries<string>(rename)) }
  const found = checkNames(checked, publicDialect, options)
  assert.equal(
    found.map(({ code, message, related }) =>
      [code, message, ...related.map((r) => r.label)].join(': '),
    ),
    expected,
  )
}

test('methods are unique over all groups', () => {
  check(project([], { a: [query('GetUser', 'exec', 'x')], b: [query('get_user', 'exec', 'x')] }), [
    'duplicate-query: query "get_user" gives the method "getUser" a second time: the first',
  ])
})

test('the place of a doubled query and of the first', () => {
  const doubled = project([], { a: [query('X', 'exec', 'x')], b: [query('x', 'exec', 'x')] })
  const [found] = checkNames(doubled, publicDialect, defaultOptions)
  assert.equal([found?.place.file, found?.related[0]?.place.file], ['b.sql', 'a.sql'])
})

test('some methods are taken', () => {
  const queries = ['Then', 'constructor', 'Transaction', 'Begin'].map((name) =>
    query(name, 'exec', 'x'),
  )
  check(project([], { a: queries }), [
    'reserved-method: query "Then" would be the method "then", which is taken',
    'reserved-method: query "constructor" would be the method "constructor", which is taken',
    'reserved-method: query "Transaction" would be the method "transaction", which is taken',
  ])
})

test('groups differ in more than case and punctuation', () => {
  check(project([], { Books: [], books: [], 'a-b': [], a_b: [], Index: [], database: [] }), [
    'duplicate-group: two query files give the module "books": the first',
    'duplicate-group: two query files give the module "a_b": the first',
    'reserved-group: a query file cannot be called "Index"',
    'reserved-group: a query file cannot be called "database"',
  ])
})

test('two relations, an enum and a relation, a relation and a parameter type', () => {
  const clash = 'duplicate-record: "order_lines" and "OrderLines" both give the record'
  check(project([relation('order_lines', []), relation('OrderLines', [])], {}), [
    `${clash} "OrderLines": "OrderLines" comes from here`,
  ])
  check(project([relation('Mood', [['feeling', mood]])], {}), [
    'duplicate-record: "mood" and "Mood" both give the record "Mood": "Mood" comes from here',
  ])
  check(project([relation('books', []), relation('create_books', [])], {}), [
    'duplicate-record: "books" and "create_books" both give the record "CreateBooks": "CreateBooks" comes from here',
  ])
  check(project([relation('books', []), relation('create_books', [], { kind: 'view' })], {}), [
    'duplicate-record: "books" and "create_books" both give the record "CreateBooks": "CreateBooks" comes from here',
  ])
})

test('a record and the types of a query', () => {
  const get = query('GetBook', 'one', 'x', { columns: [['id', id]] })
  check(project([relation('get_book_row', [])], { books: [get] }), [
    'duplicate-record: "GetBook" and "get_book_row" both give the record "GetBookRow": "GetBookRow" comes from here',
  ])
  check(project([relation('books_queries', [])], { books: [] }), [
    'duplicate-record: "books" and "books_queries" both give the record "BooksQueries": "BooksQueries" comes from here',
  ])
})

test('names that the declarations use are taken', () => {
  check(project([relation('date', []), relation('json_value', [], { kind: 'view' })], {}), [
    'reserved-record: "date" would be the record "Date", which is taken',
    'reserved-record: "json_value" would be the record "JsonValue", which is taken',
  ])
})

test('a rename settles it, if it is a name', () => {
  const relations = [relation('date', []), relation('users', [], { schema: 'crm' })]
  const rename = { date: 'CalendarDate', 'crm.users': 'not a name' }
  check(project(relations, {}), [
    'reserved-record: "date" would be the record "Date", which is taken',
  ])
  check(
    project(relations, {}),
    ['invalid-rename: "crm.users" cannot be renamed to "not a name"'],
    rename,
  )
})

test('a record is called by no word of TypeScript', () => {
  for (const name of ['class', 'string', 'default', 'any']) {
    check(
      project([relation('users', [])], {}),
      [`invalid-rename: "users" cannot be renamed to "${name}"`],
      { users: name },
    )
  }
})

test('two columns renamed to one property, of a record and of a row', () => {
  const users = relation('users', [
    ['a', id],
    ['b', id],
  ])
  const get = query('GetPair', 'one', 'x', { columns: [['a', id]] })
  const source = (column: string) => ({ schema: 'public', relation: 'users', column })
  const pair = {
    ...get,
    columns: ['a', 'b'].map((name) => ({
      name,
      type: id,
      nullable: false,
      source: source(name),
      origin: source(name),
    })),
  }
  check(project([users], { all: [pair] }), [])
  check(
    project([users], { all: [pair] }),
    [
      'duplicate-property: two columns of "users" are called "a"',
      'duplicate-property: two columns of the query "GetPair" are called "a"',
    ],
    { 'users.b': 'a' },
  )
})

test('a clean project has nothing to report', () => {
  check(
    project([relation('books', [['mood', mood]])], { books: [query('GetBook', 'exec', 'x')] }),
    [],
  )
})

test.run()
