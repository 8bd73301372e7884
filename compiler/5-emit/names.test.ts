import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  canBind,
  freeName,
  groupConstant,
  groupInterface,
  isPlainKey,
  methodName,
  paramsName,
  pascalCase,
  rowName,
} from './names.ts'

function check(name: string, of: (text: string) => string, expected: Record<string, string>): void {
  test(name, () => {
    const found = Object.keys(expected).map((text) => [text, of(text)])
    assert.equal(Object.fromEntries(found), expected)
  })
}

check('methods are in lower camel case', methodName, {
  GetURLByID: 'getURLByID',
  URLByID: 'urlByID',
  ID: 'id',
  get_user: 'getUser',
  GetUser: 'getUser',
  getUser: 'getUser',
  GET_USER: 'getUser',
  X2Y: 'x2Y',
  list__all_: 'listAll',
})

check('records are in Pascal case, never singularised', pascalCase, {
  books: 'Books',
  order_lines: 'OrderLines',
  InvoiceLine: 'InvoiceLine',
  ORDER_LINES: 'OrderLines',
  'crm.users': 'CrmUsers',
  'two words': 'TwoWords',
  '2024_sales': '_2024Sales',
  élèves: 'Élèves',
  URL: 'URL',
})

check('the constant of a group', groupConstant, {
  books: 'booksQueries',
  'order-lines': 'orderLinesQueries',
  '2024-report': '_2024ReportQueries',
  _: '_Queries',
})

check('the interface of a group', groupInterface, {
  books: 'BooksQueries',
  'sub-books_by_id': 'SubBooksByIdQueries',
})

check('the row of a query', rowName, { getBook: 'GetBookRow', id: 'IdRow' })

check('the parameters of a query', paramsName, { getBook: 'GetBookParams' })

check('names that are taken or reserved move aside', (name) => freeName(name, new Set(['list'])), {
  books: 'books',
  list: 'list_',
  delete: 'delete_',
})

test('what can be bound, and what needs no quotes', () => {
  assert.equal(['a', 'default', 'JSON'].map(canBind), [true, false, false])
  assert.equal(['a', '$1', 'é', '日本'].filter(isPlainKey), ['a', '$1', 'é', '日本'])
  assert.equal(['a b', '1a', '', '🐘', '\u{20000}'].filter(isPlainKey), [])
})

test.run()
