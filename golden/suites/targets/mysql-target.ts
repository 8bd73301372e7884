import * as assert from 'uvu/assert'
import { checkQueryError } from './errors.ts'
import type { New as NewOfMysql, Books } from '../../targets/mysql2/quarry_gen/index.js'
import { checkNestedTransactions, fails, rejects } from './outcomes.ts'
import { inEveryZone, instants } from './zones.ts'

type Queries = ReturnType<typeof NewOfMysql>

const full: Books = {
  id: '9007199254740993',
  author_id: 1,
  title: '🐘',
  binding: 'e-book',
  price: '1234567890.10',
  rating: 1e308,
  in_print: true,
  released: '9999-12-31',
  opens: '838:59:59',
  updated: new Date('2024-03-10T02:30:00.123Z'),
  created: new Date('2038-01-19T03:14:07.000Z'),
  attributes: [1, 'two', { a: null }],
  cover: new Uint8Array([0, 1, 128, 255]),
}

const bare: Books = {
  id: '-9223372036854775808',
  author_id: null,
  title: '',
  binding: 'hardcover',
  price: '0.00',
  rating: null,
  in_print: false,
  released: null,
  opens: null,
  updated: null,
  created: new Date('1970-01-02T00:00:01.000Z'),
  attributes: 'text',
  cover: null,
}

/** What mysql2 promises, on an empty database with the schema of the target. */
export async function checkMysqlTarget(db: Queries): Promise<void> {
  await db.createAuthor({ id: 1, name: 'Ann', born: '0001-01-01' })
  await db.renameAuthor({ id: 1, name: 'Ann\0 🐘' })
  assert.equal(await db.listAuthors(), [{ id: 1, name: 'Ann\0 🐘', born: '0001-01-01' }])
  await checkRoundTrips(db)
  await checkQueries(db)
  await checkTransactions(db)
}

async function checkRoundTrips(db: Queries): Promise<void> {
  for (const book of [full, bare]) {
    await db.createBook(book)
    assert.equal(plain(await db.getBook(book.id)), book)
  }
  await rejects(db.createBook({ ...bare, id: 5, rating: Number.NaN }))
  const unsendable = db.createBook({ ...bare, id: 5, created: new Date(Number.NaN) })
  await checkQueryError(unsendable, 'CreateBook', 'createBook')
  await inEveryZone(async () => {
    for (const updated of instants.map((text) => new Date(text))) {
      await db.setAttributes({ id: 9007199254740993n, attributes: null, updated })
      const book = await db.getBook(full.id)
      assert.equal([book?.attributes, book?.updated], [null, updated])
    }
  })
}

async function checkQueries(db: Queries): Promise<void> {
  const since = new Date('2024-03-10T02:30:00.123Z')
  await db.setAttributes({ id: full.id, attributes: {}, updated: since })
  assert.equal(await db.countBooks(), { books: '2' })
  const { id, title, price, released } = full
  const found = { id, title, price, released, author: 'Ann\0 🐘' }
  const search = { binding: 'e-book', max_price: '99999999999', title: null } as const
  for (const limit of [10, '10', 10n]) {
    assert.equal(await db.searchBooks({ ...search, limit }), [found])
  }
  assert.equal(await db.searchBooks({ ...search, title: 'nothing', limit: 1 }), [])
  const list = { in_print: true, ids: ['2', id, '9007199254740992'], not_title: 'x' }
  assert.equal(await db.listBooksByIds(list), [{ id, title }])
  assert.equal(await db.listBooksByIds({ ...list, ids: [] }), [])
  assert.equal(await db.listBooksUpdatedSince(since), [{ id, updated: since }])
  assert.equal(await db.listBooksUpdatedSince(new Date(since.getTime() + 1)), [])
  assert.is(await db.getBook(5), null)
}

async function checkTransactions(db: Queries): Promise<void> {
  const author = (id: number) => ({ id, name: 'x', born: null })
  const ids = async () => (await db.listAuthors()).map(({ id }) => id).sort((a, b) => a - b)
  await rejects(db.transaction(async (tx) => fails(tx.createAuthor(author(3)))))
  assert.equal(await ids(), [1])
  let kept = db
  await db.transaction(async (tx) => {
    kept = tx
    await tx.createAuthor(author(3))
    await rejects(tx.transaction(async (inner) => fails(inner.createAuthor(author(4)))))
    await Promise.all([5, 6].map((id) => tx.transaction((inner) => inner.createAuthor(author(id)))))
  })
  assert.equal(await ids(), [1, 3, 5, 6])
  await rejects(kept.listAuthors())
  await checkNestedTransactions(db, (on, id) => on.createAuthor(author(id)), ids)
  await checkDeadlock(db)
}

/** The server has rolled back what one of them did: it cannot go on as if nothing had happened. */
async function checkDeadlock(db: Queries): Promise<void> {
  await db.createAuthor({ id: 201, name: '', born: null })
  await db.createAuthor({ id: 202, name: '', born: null })
  const bothHaveOne = meeting(2)
  const renameBoth = (first: number, second: number) =>
    db.transaction(async (tx) => {
      await tx.renameAuthor({ id: first, name: `by ${first}` })
      await bothHaveOne()
      const failures: unknown[] = []
      await tx
        .renameAuthor({ id: second, name: `by ${first}` })
        .catch((error: unknown) => failures.push(error))
      await tx.renameAuthor({ id: 1, name: `by ${first}` })
    })
  const outcomes = await Promise.allSettled([renameBoth(201, 202), renameBoth(202, 201)])
  const winner = outcomes[0]?.status === 'fulfilled' ? 201 : 202
  assert.equal(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  const names = (await db.listAuthors()).filter(({ id }) => [1, 201, 202].includes(id))
  assert.ok(names.every(({ name }) => name === `by ${winner}`))
}

/** Whoever comes waits until all have come. */
function meeting(count: number): () => Promise<void> {
  const waiting: (() => void)[] = []
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === count) for (const go of waiting) go()
    })
}

/** mysql2 returns a Buffer, which is a Uint8Array with more methods. */
function plain(book: Books | null): Books | null {
  return book === null || book.cover === null
    ? book
    : { ...book, cover: Uint8Array.from(book.cover) }
}
