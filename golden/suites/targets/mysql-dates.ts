import { createConnection, createPool, type PoolOptions } from 'mysql2/promise'
import * as assert from 'uvu/assert'
import { type Books, New } from '../../targets/mysql2/quarry_gen/index.js'
import { inEveryZone } from './zones.ts'

/** Options of a user's pool that would make other values of the same columns. */
const foreignOptions: readonly PoolOptions[] = [
  { timezone: '+05:45', dateStrings: false },
  { timezone: 'local', dateStrings: ['TIMESTAMP', 'DATETIME'], rowsAsArray: true },
  { timezone: 'Z', nestTables: true, namedPlaceholders: true },
  { supportBigNumbers: true, bigNumberStrings: false, nestTables: '_', dateStrings: true },
]

const book: Books = {
  ...{ id: '9007199254740995', author_id: null, title: ':a ?', binding: 'e-book' },
  ...{ price: '1.10', rating: 0.1, in_print: true, released: '2024-02-29', opens: '09:30:00' },
  updated: new Date('2024-03-10T02:30:00.123Z'),
  created: new Date('2024-11-03T05:30:00.000Z'),
  ...{ attributes: [9], cover: null },
}

/** What a method returns does not depend on the options of the pool, or on the zone of the process. */
export async function checkForeignOptions(url: string): Promise<void> {
  for (const options of foreignOptions) {
    const pool = createPool({ uri: url, ...options })
    const db = New(pool)
    try {
      await db.createBook(book)
      await inEveryZone(async () => assert.equal(await db.getBook(book.id), book))
      await db.deleteBook(book.id)
    } finally {
      await pool.end()
    }
  }
}

/** Dates that the driver would shift without a word, were it to make the Date. */
export async function checkOddDates(url: string): Promise<void> {
  const connection = await createConnection(url)
  const db = New(connection)
  const store = async (column: 'updated' | 'created', text: string) => {
    await db.createBook(book)
    await connection.query(`UPDATE books SET ${column} = '${text}' WHERE id = ?`, [book.id])
    const found = await db.getBook(book.id).then(
      (read) => read?.[column]?.toISOString(),
      (error: Error) => `${error.name}: ${error.message}`,
    )
    await db.deleteBook(book.id)
    return found
  }
  try {
    await connection.query("SET sql_mode = ''")
    assert.is(await store('updated', '0001-01-01 00:00:00'), '0001-01-01T00:00:00.000Z')
    assert.is(await store('created', '2038-01-19 03:14:07'), '2038-01-19T03:14:07.000Z')
    for (const text of ['2024-00-10', '2024-02-00', '0000-00-00'])
      assert.match(String(await store('updated', text)), `RangeError: ${text} 00:00:00`)
    assert.match(String(await store('created', '0000-00-00')), 'RangeError: 0000-00-00 00:00:00')
  } finally {
    await connection.end()
  }
}
