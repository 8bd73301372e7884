import * as assert from 'uvu/assert'
import { checkQueryError } from './errors.ts'
import type { New as NewOfSqlite, Books } from '../../targets/better-sqlite3/quarry_gen/index.js'
import { checkNestedTransactions, pause, rejects } from './outcomes.ts'
import { inEveryZone, instants } from './zones.ts'

type Queries = ReturnType<typeof NewOfSqlite>

/** Both drivers, as far as the checks go behind the back of the generated code. */
interface Connection {
  exec(sql: string): unknown
}

const full: Books = {
  id: '9007199254740993',
  author_id: 1,
  title: '7',
  price: 12.5,
  rating: 7,
  pages: 7,
  in_print: true,
  released: '9999-12-31',
  updated: new Date('2024-03-10T02:30:00.123Z'),
  created: new Date('0001-01-01T00:00:00.000Z'),
  attributes: [1, 'two', { a: null }],
  cover: new Uint8Array([0, 1, 255]),
}

const bare: Books = {
  id: '-9223372036854775808',
  author_id: null,
  title: '',
  price: 0,
  rating: null,
  pages: Number.MAX_SAFE_INTEGER,
  in_print: false,
  released: null,
  updated: null,
  created: new Date('9999-12-31T23:59:59.999Z'),
  attributes: null,
  cover: null,
}

/** What both drivers of SQLite promise; `open` gives two query objects on one empty connection. */
export async function checkSqliteTarget(
  client: Connection,
  [db, other]: readonly [Queries, Queries],
): Promise<void> {
  await db.createAuthor({ id: 1, name: 'Ann\0 🐘', born: '0001-01-01' })
  assert.equal(await db.listAuthors(), [{ name: 'Ann\0 🐘', born: '0001-01-01' }])
  await checkRoundTrips(db)
  await checkQueries(db)
  await checkForeignValues(client, db)
  await checkTransactions(client, db, other)
}

async function checkRoundTrips(db: Queries): Promise<void> {
  for (const book of [full, bare]) {
    assert.equal(plain(await db.createBook(book)), book)
    await db.deleteBook(book.id)
  }
  for (const rating of [Number.POSITIVE_INFINITY, 0.1, 1e308, 5e-324]) {
    assert.is((await db.createBook({ ...bare, rating }))?.rating, rating)
    await db.deleteBook(bare.id)
  }
  await rejects(db.createBook({ ...bare, rating: Number.NaN }))
  const unsendable = db.createBook({ ...bare, created: new Date(Number.NaN) })
  await checkQueryError(unsendable, 'CreateBook', 'createBook')
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
  assert.equal(await db.countBooks(), { books: 2 })
  assert.equal(await db.splitPages({ parts: 2, id: full.id }), { part: 3 })
  assert.equal(await db.splitPages({ parts: 0, id: full.id }), { part: null })
  const search = { in_print: true, max_price: 100, title: null, limit: 10 }
  assert.equal(await db.searchBooks(search), [
    { id: full.id, title: '7', price: 12.5, released: '9999-12-31', author: 'Ann\0 🐘' },
  ])
  const list = { in_print: true, ids: [2, full.id], not_title: 'x' }
  assert.equal(await db.listBooksByIds(list), [{ id: full.id, title: '7' }])
  assert.equal(await db.listBooksByIds({ ...list, ids: [] }), [])
  const since = new Date('2024-03-10T02:30:00.123Z')
  assert.equal(await db.listBooksUpdatedSince(since), [{ title: '7', updated: since }])
  assert.equal(await db.listBooksUpdatedSince(new Date(since.getTime() + 1)), [])
  assert.is(await db.getBook(5), null)
}

/** Values that other programs wrote: read where the form is certain, refused where it is not. */
async function checkForeignValues(client: Connection, db: Queries): Promise<void> {
  client.exec(`insert into books (id, title, price) values (3, 'd', 1)`)
  const age = Date.now() - ((await db.getBook(3))?.created.getTime() ?? 0)
  assert.ok(age < 60_000, `CURRENT_TIMESTAMP is ${age} ms old`)
  const forms = {
    '2024-01-01': '2024-01-01T00:00:00.000Z',
    '2024-01-01T10:00': '2024-01-01T10:00:00.000Z',
    '2024-01-01 10:00:00+05:45': '2024-01-01T04:15:00.000Z',
    '2024-01-01T10:00:00.123456Z': '2024-01-01T10:00:00.123Z',
  }
  for (const [text, instant] of Object.entries(forms)) {
    client.exec(`update books set updated = '${text}' where id = 3`)
    assert.is((await db.getBook(3))?.updated?.toISOString(), instant)
  }
  for (const refused of ['updated = 1700000000', `updated = 'soon'`, 'pages = 9007199254740993']) {
    client.exec(`update books set ${refused} where id = 3`)
    await rejects(db.getBook(3))
    client.exec('update books set updated = null, pages = 0 where id = 3')
  }
}

async function checkTransactions(client: Connection, db: Queries, other: Queries): Promise<void> {
  const author = (id: number) => ({ id, name: String(id), born: null })
  const events: string[] = []
  await Promise.all([
    rejects(
      db.transaction(async (tx) => {
        events.push('first begins')
        await tx.createAuthor(author(10))
        await pause()
        events.push('first ends')
        throw new Error('on purpose')
      }),
    ),
    other.createAuthor(author(11)),
    other.transaction(async (tx) => {
      events.push('second begins')
      await tx.createAuthor(author(12))
      await pause()
      await rejects(
        tx.transaction(async (inner) => {
          await inner.createAuthor(author(13))
          throw new Error('on purpose')
        }),
      )
      await Promise.all(
        [14, 15].map((id) => tx.transaction((inner) => inner.createAuthor(author(id)))),
      )
      events.push('second ends')
    }),
    ...Array.from({ length: 100 }, async () => assert.is((await db.getBook(3))?.id, '3')),
  ])
  assert.equal(events, ['first begins', 'first ends', 'second begins', 'second ends'])
  const names = (await db.listAuthors()).map(({ name }) => name)
  assert.equal(names, ['11', '12', '14', '15', 'Ann\0 🐘'])
  let kept = db
  await db.transaction(async (tx) => {
    kept = tx
  })
  await rejects(kept.listAuthors())
  const ids = async () => (await db.listAuthors()).map(({ name }) => Number.parseInt(name, 10))
  const known = async () => (await ids()).filter((id) => id > 100)
  await checkNestedTransactions(db, (on, id) => on.createAuthor(author(id)), known)
  await checkEndedTransaction(client, db)
}

/** An error that ends the transaction: what follows must not be committed by itself. */
async function checkEndedTransaction(client: Connection, db: Queries): Promise<void> {
  await rejects(
    db.transaction(async (tx) => {
      client.exec('rollback')
      await tx.createAuthor({ id: 301, name: '301', born: null })
    }),
  )
  const names = (await db.listAuthors()).map(({ name }) => name)
  assert.not.ok(names.includes('301'))
}

/** better-sqlite3 returns a Buffer, which is a Uint8Array with more methods. */
function plain(book: Books | null): Books | null {
  return book === null || book.cover === null
    ? book
    : { ...book, cover: Uint8Array.from(book.cover) }
}
