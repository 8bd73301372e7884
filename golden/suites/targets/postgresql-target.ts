import * as assert from 'uvu/assert'
import type { New as NewOfPg, Books } from '../../targets/pg/quarry_gen/index.js'
import { checkQueryError, rejection } from './errors.ts'
import { checkNestedTransactions, fails, rejects } from './outcomes.ts'
import { inEveryZone, instants } from './zones.ts'

type Queries = ReturnType<typeof NewOfPg>

const awkward = '🐘 "q" \\ {},NULL'

const full: Books = {
  id: '9007199254740993',
  author_id: 1,
  title: awkward,
  binding: 'e-book',
  price: '12345678.90',
  rating: -0,
  in_print: true,
  tags: ['a', null, 'NULL', '', awkward, 'new\nline', ' sp '],
  bindings: ['e-book', null],
  prices: ['1.10', 'NaN', null, '123456789012345678901234567890.5'],
  grid: [
    [1, null],
    [3, 4],
  ],
  available: [true, false, null],
  released: '9999-12-31',
  opens: '23:59:59.123456',
  loan: '1 year 2 mons 3 days 04:05:06',
  updated: new Date('2024-03-10T02:30:00.123Z'),
  created: new Date('0001-01-01T00:00:00.000Z'),
  attributes: [1, 'two', { three: [null, true] }],
  notes: 'text',
  cover: new Uint8Array([0, 1, 255]),
}

const bare: Books = {
  ...full,
  id: '2',
  author_id: null,
  rating: null,
  tags: [],
  bindings: null,
  prices: [],
  grid: [],
  available: null,
  released: null,
  opens: null,
  loan: null,
  updated: null,
  attributes: null,
  notes: null,
  cover: null,
}

/** What both drivers of PostgreSQL promise, on an empty database with the schema of the target. */
export async function checkPostgresqlTarget(db: Queries): Promise<void> {
  await db.createAuthor({ id: 1, name: 'Änn', born: '0001-01-01' })
  await db.createAuthor({ id: 2, name: '', born: null })
  assert.equal(await db.listAuthors(), [
    { id: 2, name: '' },
    { id: 1, name: 'Änn' },
  ])
  await checkRoundTrips(db)
  await checkQueries(db)
  await checkTransactions(db)
  await checkErrors(db)
}

async function checkErrors(db: Queries): Promise<void> {
  const again = () => db.createAuthor({ id: 1, name: '', born: null })
  await checkQueryError(again(), 'CreateAuthor', 'createAuthor')
  assert.is(Reflect.get(await rejection(again()), 'code'), '23505')
  const unsendable = db.createBook({ ...bare, created: new Date(Number.NaN) })
  await checkQueryError(unsendable, 'CreateBook', 'createBook')
  const inTransaction = db.transaction(async (tx) => {
    await tx.createAuthor({ id: 1, name: '', born: null })
  })
  await checkQueryError(inTransaction, 'CreateAuthor', 'createAuthor')
}

async function checkRoundTrips(db: Queries): Promise<void> {
  for (const book of [full, bare]) {
    assert.equal(plain(await db.createBook(book)), book)
    assert.equal(plain(await db.getBook(book.id)), book)
    await db.deleteBook(book.id)
  }
  for (const rating of [-0, Number.NaN, Number.POSITIVE_INFINITY, 0.1, 1e308, 5e-324]) {
    const book = await db.createBook({ ...bare, rating })
    assert.ok(Object.is(book?.rating, rating), String(rating))
    await db.deleteBook(bare.id)
  }
  await inEveryZone(async () => {
    for (const instant of instants.map((text) => new Date(text))) {
      const book = await db.createBook({ ...bare, created: instant, updated: instant })
      assert.equal([book?.created, book?.updated], [instant, instant])
      await db.deleteBook(bare.id)
    }
  })
}

async function checkQueries(db: Queries): Promise<void> {
  await db.createBook(full)
  await db.createBook(bare)
  const found = { id: full.id, title: awkward }
  const search = { binding: 'e-book', max_price: '99999999', title: null, limit: 10 } as const
  assert.equal(await db.countBooks(), { books: '2' })
  assert.equal(
    (await db.searchBooks(search)).map(({ author }) => author),
    [null, 'Änn'],
  )
  assert.equal(await db.searchBooks({ ...search, title: 'nothing' }), [])
  const list = { in_print: true, ids: [full.id, 3, 4n], not_title: 'x' }
  assert.equal(await db.listBooksByIds(list), [found])
  assert.equal(await db.listBooksByIds({ ...list, ids: [] }), [])
  assert.equal(await db.listBooksByTags(['NULL', null]), [{ id: full.id, tags: full.tags }])
  assert.equal(await db.listBooksByTags([]), [])
  const since = new Date('2024-03-10T02:30:00.123Z')
  assert.equal(await db.listBooksUpdatedSince(since), [{ id: full.id, updated: since }])
  assert.equal(await db.listBooksUpdatedSince(new Date(since.getTime() + 1)), [])
  await db.setAttributes({ id: '2', attributes: [true], notes: { a: null } })
  const changed = await db.getBook('2')
  assert.equal([changed?.attributes, changed?.notes], [[true], { a: null }])
  assert.is(await db.getBook('5'), null)
  const many = await Promise.all(Array.from({ length: 100 }, () => db.getBook('2')))
  assert.ok(many.every((book) => book?.id === '2'))
}

async function checkTransactions(db: Queries): Promise<void> {
  const author = (id: number) => ({ id, name: 'x', born: null })
  const ids = async () => (await db.listAuthors()).map(({ id }) => id).sort((a, b) => a - b)
  await rejects(db.transaction(async (tx) => fails(tx.createAuthor(author(3)))))
  assert.equal(await ids(), [1, 2])
  let kept = db
  await db.transaction(async (tx) => {
    kept = tx
    await tx.createAuthor(author(3))
    await rejects(tx.transaction(async (inner) => fails(inner.createAuthor(author(4)))))
    await Promise.all([5, 6].map((id) => tx.transaction((inner) => inner.createAuthor(author(id)))))
  })
  assert.equal(await ids(), [1, 2, 3, 5, 6])
  await rejects(kept.listAuthors())
  // The second statement aborts the transaction: its commit must not look like one.
  await rejects(
    db.transaction(async (tx) => {
      await tx.createAuthor(author(7))
      await rejects(tx.createAuthor(author(7)))
    }),
  )
  assert.equal(await ids(), [1, 2, 3, 5, 6])
  await checkNestedTransactions(db, (on, id) => on.createAuthor(author(id)), ids)
}

/** Drivers return a Buffer, which is a Uint8Array with more methods. */
function plain(book: Books | null): Books | null {
  return book === null || book.cover === null
    ? book
    : { ...book, cover: Uint8Array.from(book.cover) }
}
