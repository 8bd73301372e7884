import type { EnumType } from '../../compiler/ir/enum-type.ts'
import { scalar } from '../../compiler/ir/type.ts'
import { type Named, project, query, relation } from './fixture.ts'

const binding: EnumType = {
  kind: 'enum',
  schema: undefined,
  name: undefined,
  labels: ['hardcover', 'paperback', 'e-book'],
}

const int = scalar('int')
const bigint = scalar('bigint')
const name = scalar('varchar', ['100'])
const title = scalar('varchar', ['200'])
const decimal = scalar('decimal', ['12', '2'])
const boolean = scalar('tinyint', ['1'])
const date = scalar('date')
const datetime = scalar('datetime', ['3'])
const nullable = { nullable: true }
const hasDefault = { hasDefault: true }

const authors = relation('authors', [
  ['id', int, { identity: 'auto-increment' }],
  ['name', name],
  ['born', date, nullable],
])

const books = relation('books', [
  ['id', bigint],
  ['author_id', int, nullable],
  ['title', title],
  ['binding', binding, hasDefault],
  ['price', decimal],
  ['rating', scalar('double'), nullable],
  ['in_print', boolean, hasDefault],
  ['released', date, nullable],
  ['opens', scalar('time'), nullable],
  ['updated', datetime, nullable],
  ['created', scalar('timestamp'), hasDefault],
  ['attributes', scalar('json')],
  ['cover', scalar('blob'), nullable],
])

const bookColumns = books.columns.map((column) => column.name).join(', ')

const authorQueries = [
  query('ListAuthors', 'many', 'SELECT id, name, born FROM authors ORDER BY name', {
    doc: ['Every author, in the order of their names.'],
    record: authors,
  }),
  query(
    'CreateAuthor',
    'exec',
    'INSERT INTO authors (id, name, born) VALUES ({id}, {name}, {born})',
    {
      parameters: [
        ['id', int],
        ['name', name],
        ['born', date, nullable],
      ],
    },
  ),
  query('RenameAuthor', 'exec', 'UPDATE authors SET name = {name} WHERE id = {id}', {
    parameters: [
      ['name', name],
      ['id', int],
    ],
  }),
]

const bookParameters = books.columns.map((column): Named => [column.name, column.type, column])

const bookQueries = [
  query('GetBook', 'one', `SELECT ${bookColumns} FROM books WHERE id = {id}`, {
    doc: ['The book with this id.'],
    parameters: [['id', bigint]],
    record: books,
  }),
  query('ListBooks', 'many', `SELECT ${bookColumns} FROM books ORDER BY id`, { record: books }),
  query('CountBooks', 'one', 'SELECT count(*) AS books FROM books', {
    columns: [['books', bigint]],
  }),
  query(
    'SearchBooks',
    'many',
    `SELECT b.id, b.title, b.price, b.released, a.name AS author
FROM books b LEFT JOIN authors a ON a.id = b.author_id
WHERE b.binding = {binding} AND b.price <= {max_price}
  AND ({title} IS NULL OR b.title LIKE {title})
ORDER BY b.id LIMIT {limit}`,
    {
      doc: ["Books of one binding at a price, with the author's name where it is known."],
      parameters: [
        ['binding', binding],
        ['max_price', decimal],
        ['title', title, nullable],
        ['limit', bigint],
      ],
      columns: [
        ['id', bigint],
        ['title', title],
        ['price', decimal],
        ['released', date, nullable],
        ['author', name, nullable],
      ],
    },
  ),
  query(
    'ListBooksByIds',
    'many',
    `SELECT id, title FROM books
WHERE in_print = {in_print} AND id IN ({ids}) AND title <> {not_title}
ORDER BY id`,
    {
      parameters: [
        ['in_print', boolean],
        ['ids', bigint, { list: true }],
        ['not_title', title],
      ],
      columns: [
        ['id', bigint],
        ['title', title],
      ],
    },
  ),
  query(
    'ListBooksUpdatedSince',
    'many',
    'SELECT id, updated FROM books WHERE updated >= {since} ORDER BY id',
    {
      parameters: [['since', datetime]],
      columns: [
        ['id', bigint],
        ['updated', datetime, nullable],
      ],
    },
  ),
  query(
    'CreateBook',
    'exec',
    `INSERT INTO books (id, author_id, title, binding, price, rating, in_print, released, opens, updated,
  created, attributes, cover)
VALUES ({id}, {author_id}, {title}, {binding}, {price}, {rating}, {in_print}, {released}, {opens}, {updated},
  {created}, {attributes}, {cover})`,
    { parameters: bookParameters },
  ),
  query(
    'SetAttributes',
    'exec',
    'UPDATE books SET attributes = {attributes}, updated = {updated} WHERE id = {id}',
    {
      parameters: [
        ['attributes', scalar('json')],
        ['updated', datetime, nullable],
        ['id', bigint],
      ],
    },
  ),
  query('DeleteBook', 'exec', 'DELETE FROM books WHERE id = {id}', {
    parameters: [['id', bigint]],
  }),
]

export const mysqlProject = project([authors, books], {
  authors: authorQueries,
  books: bookQueries,
})
