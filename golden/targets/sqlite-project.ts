import { scalar } from '../../compiler/ir/type.ts'
import { type Named, project, query, relation } from './fixture.ts'

const integer = scalar('INTEGER')
const bigint = scalar('BIGINT')
const text = scalar('TEXT')
const decimal = scalar('DECIMAL', ['10', '2'])
const boolean = scalar('BOOLEAN')
const date = scalar('DATE')
const datetime = scalar('DATETIME')
const nullable = { nullable: true }
const hasDefault = { hasDefault: true }

const authors = relation('authors', [
  ['id', integer, { identity: 'auto-increment' }],
  ['name', text],
  ['born', date, nullable],
])

const books = relation('books', [
  ['id', bigint],
  ['author_id', integer, nullable],
  ['title', text],
  ['price', decimal],
  ['rating', scalar('REAL'), nullable],
  ['pages', integer, hasDefault],
  ['in_print', boolean, hasDefault],
  ['released', date, nullable],
  ['updated', datetime, nullable],
  ['created', scalar('TIMESTAMP'), hasDefault],
  ['attributes', scalar('JSON'), hasDefault],
  ['cover', scalar('BLOB'), nullable],
])

const bookColumns = books.columns.map(({ name }) => name).join(', ')

const authorQueries = [
  query('ListAuthors', 'many', 'SELECT name, born FROM authors ORDER BY name', {
    doc: ['Every author, in the order of their names.'],
    columns: [
      ['name', text],
      ['born', date, nullable],
    ],
  }),
  query(
    'CreateAuthor',
    'exec',
    'INSERT INTO authors (id, name, born) VALUES ({id}, {name}, {born})',
    {
      parameters: [
        ['id', integer],
        ['name', text],
        ['born', date, nullable],
      ],
    },
  ),
  query(
    'RenameAuthor',
    'one',
    'UPDATE authors SET name = {name} WHERE id = {id} RETURNING id, name, born',
    {
      parameters: [
        ['name', text],
        ['id', integer],
      ],
      record: authors,
    },
  ),
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
    columns: [['books', scalar('integer')]],
  }),
  query(
    'SearchBooks',
    'many',
    `SELECT b.id, b.title, b.price, b.released, a.name AS author
FROM books b LEFT JOIN authors a ON a.id = b.author_id
WHERE b.in_print = {in_print} AND b.price <= {max_price}
  AND ({title} IS NULL OR b.title LIKE {title})
ORDER BY b.id LIMIT {limit}`,
    {
      doc: ["Books at a price, with the author's name where it is known."],
      parameters: [
        ['in_print', boolean],
        ['max_price', decimal],
        ['title', text, nullable],
        ['limit', scalar('integer')],
      ],
      columns: [
        ['id', bigint],
        ['title', text],
        ['price', decimal],
        ['released', date, nullable],
        ['author', text, nullable],
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
        ['not_title', text],
      ],
      columns: [
        ['id', bigint],
        ['title', text],
      ],
    },
  ),
  query(
    'ListBooksUpdatedSince',
    'many',
    'SELECT title, updated FROM books WHERE updated >= {since} ORDER BY id',
    {
      parameters: [['since', datetime]],
      columns: [
        ['title', text],
        ['updated', datetime, nullable],
      ],
    },
  ),
  query('SplitPages', 'one', 'SELECT pages / {parts} AS part FROM books WHERE id = {id}', {
    parameters: [
      ['parts', integer],
      ['id', bigint],
    ],
    columns: [['part', scalar('integer'), nullable]],
  }),
  query(
    'CreateBook',
    'one',
    `INSERT INTO books (id, author_id, title, price, rating, pages, in_print, released, updated, created,
  attributes, cover)
VALUES ({id}, {author_id}, {title}, {price}, {rating}, {pages}, {in_print}, {released}, {updated}, {created},
  {attributes}, {cover})
RETURNING ${bookColumns}`,
    { parameters: bookParameters, record: books },
  ),
  query(
    'SetAttributes',
    'exec',
    'UPDATE books SET attributes = {attributes}, updated = {updated} WHERE id = {id}',
    {
      parameters: [
        ['attributes', scalar('JSON')],
        ['updated', datetime, nullable],
        ['id', bigint],
      ],
    },
  ),
  query('DeleteBook', 'exec', 'DELETE FROM books WHERE id = {id}', {
    parameters: [['id', bigint]],
  }),
]

export const sqliteProject = project([authors, books], {
  authors: authorQueries,
  books: bookQueries,
})
