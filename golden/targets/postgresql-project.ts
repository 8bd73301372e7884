import type { EnumType } from '../../compiler/ir/enum-type.ts'
import { arrayOf, scalar } from '../../compiler/ir/type.ts'
import { type Named, project, query, relation } from './fixture.ts'

const binding: EnumType = {
  kind: 'enum',
  schema: 'public',
  name: 'binding',
  labels: ['hardcover', 'paperback', 'e-book'],
}

const int4 = scalar('int4')
const int8 = scalar('int8')
const text = scalar('text')
const numeric = scalar('numeric', ['10', '2'])
const bool = scalar('bool')
const date = scalar('date')
const timestamp = scalar('timestamp')
const nullable = { nullable: true }
const hasDefault = { hasDefault: true }

const authors = relation('authors', [
  ['id', int4],
  ['name', text],
  ['born', date, nullable],
])

const books = relation('books', [
  ['id', int8, { identity: 'by-default' }],
  ['author_id', int4, nullable],
  ['title', text],
  ['binding', binding, hasDefault],
  ['price', numeric],
  ['rating', scalar('float8'), nullable],
  ['in_print', bool, hasDefault],
  ['tags', arrayOf(text), hasDefault],
  ['bindings', arrayOf(binding), nullable],
  ['prices', arrayOf(scalar('numeric')), nullable],
  ['grid', arrayOf(int4, 2), nullable],
  ['available', arrayOf(bool), nullable],
  ['released', date, nullable],
  ['opens', scalar('time'), nullable],
  ['loan', scalar('interval'), nullable],
  ['updated', timestamp, nullable],
  ['created', scalar('timestamptz'), hasDefault],
  ['attributes', scalar('jsonb'), hasDefault],
  ['notes', scalar('json'), nullable],
  ['cover', scalar('bytea'), nullable],
])

const bookColumns = books.columns.map(({ name }) => name).join(', ')

const authorQueries = [
  query('ListAuthors', 'many', 'SELECT id, name FROM authors ORDER BY name', {
    doc: ['Every author, in the order of their names.'],
    columns: [
      ['id', int4],
      ['name', text],
    ],
  }),
  query(
    'CreateAuthor',
    'exec',
    'INSERT INTO authors (id, name, born) VALUES ({id}, {name}, {born})',
    {
      parameters: [
        ['id', int4],
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
        ['id', int4],
      ],
      record: authors,
    },
  ),
]

const bookParameters = books.columns.map((column): Named => [column.name, column.type, column])

const bookQueries = [
  query('GetBook', 'one', `SELECT ${bookColumns} FROM books WHERE id = {id}`, {
    doc: ['The book with this id.'],
    parameters: [['id', int8]],
    record: books,
  }),
  query('ListBooks', 'many', `SELECT ${bookColumns} FROM books ORDER BY id`, { record: books }),
  query('CountBooks', 'one', 'SELECT count(*) AS books FROM books', { columns: [['books', int8]] }),
  query(
    'SearchBooks',
    'many',
    `SELECT b.id, b.title, b.price, b.released, a.name AS author
FROM books b LEFT JOIN authors a ON a.id = b.author_id
WHERE b.binding = {binding} AND b.price <= {max_price}
  AND ({title}::text IS NULL OR b.title LIKE {title})
ORDER BY b.id LIMIT {limit}`,
    {
      doc: ["Books of one binding at a price, with the author's name where it is known."],
      parameters: [
        ['binding', binding],
        ['max_price', numeric],
        ['title', text, nullable],
        ['limit', int8],
      ],
      columns: [
        ['id', int8],
        ['title', text],
        ['price', numeric],
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
        ['in_print', bool],
        ['ids', int8, { list: true }],
        ['not_title', text],
      ],
      columns: [
        ['id', int8],
        ['title', text],
      ],
    },
  ),
  query('ListBooksByTags', 'many', 'SELECT id, tags FROM books WHERE tags && {tags} ORDER BY id', {
    parameters: [['tags', arrayOf(text)]],
    columns: [
      ['id', int8],
      ['tags', arrayOf(text)],
    ],
  }),
  query(
    'ListBooksUpdatedSince',
    'many',
    'SELECT id, updated FROM books WHERE updated >= {since} ORDER BY id',
    {
      parameters: [['since', timestamp]],
      columns: [
        ['id', int8],
        ['updated', timestamp, nullable],
      ],
    },
  ),
  query(
    'CreateBook',
    'one',
    `INSERT INTO books (id, author_id, title, binding, price, rating, in_print, tags, bindings, prices,
  grid, available, released, opens, loan, updated, created, attributes, notes, cover)
VALUES ({id}, {author_id}, {title}, {binding}, {price}, {rating}, {in_print}, {tags}, {bindings}, {prices},
  {grid}, {available}, {released}, {opens}, {loan}, {updated}, {created}, {attributes}, {notes}, {cover})
RETURNING ${bookColumns}`,
    { parameters: bookParameters, record: books },
  ),
  query(
    'SetAttributes',
    'exec',
    'UPDATE books SET attributes = {attributes}, notes = {notes} WHERE id = {id}',
    {
      parameters: [
        ['attributes', scalar('jsonb')],
        ['notes', scalar('json'), nullable],
        ['id', int8],
      ],
    },
  ),
  query('DeleteBook', 'exec', 'DELETE FROM books WHERE id = {id}', { parameters: [['id', int8]] }),
]

export const postgresqlProject = project([authors, books], {
  authors: authorQueries,
  books: bookQueries,
})
