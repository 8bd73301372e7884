import { Decimal128, Long, type MongoClient, ObjectId } from 'mongodb'

const TITLES = [
  'Notes on the Analytical Engine',
  'On the Origin of Species',
  'Illustrations of the Theory of Conics',
  'A Treatise on Electricity and Magnetism',
  'The Laws of Thought',
  'Cosmos',
] as const
const TAGS = ['history', 'computing', 'mathematics', 'travel', 'physics'] as const
const BOOKS = 240

/** Fills a database with a small catalogue: the same documents each time, of every type that books have. */
export async function fillCatalogue(client: MongoClient, database: string): Promise<void> {
  const db = client.db(database)
  await db.collection('books').insertMany(Array.from({ length: BOOKS }, (_, place) => book(place)))
  await db.collection('books').createIndex({ published: -1, title: 1 })
  await db.collection('books').createIndex({ shelf: 1 }, { unique: true, sparse: true })
  await db.collection('authors').insertMany([
    { _id: new ObjectId('65f1c0a2e4b0a1d2c3f4a001'), name: 'Ada Lovelace', born: 1815 },
    { _id: new ObjectId('65f1c0a2e4b0a1d2c3f4a002'), name: 'Luigi Menabrea', born: 1809 },
  ])
  await db.collection('reviews').insertMany([{ book: 1, stars: 4 }])
}

function book(place: number) {
  const hex = (0xa500 + place).toString(16)
  return {
    _id: new ObjectId(`65f1c0a2e4b0a1d2c3f4${hex}`),
    title: TITLES[place % TITLES.length],
    authors: place % 3 === 0 ? ['Ada Lovelace', 'Luigi Menabrea'] : ['Charles Darwin'],
    published: new Date(Date.UTC(1840 + (place % 60), place % 12, 1)),
    price: {
      amount: Decimal128.fromString(`${12 + (place % 40)}.90`),
      currency: place % 5 === 0 ? 'GBP' : 'EUR',
    },
    sold: Long.fromString(String(1200 + ((place * 7919) % 90_000))),
    in_print: place % 4 !== 0,
    tags: [TAGS[place % TAGS.length], TAGS[(place * 3 + 1) % TAGS.length]],
    shelf: `QH${300 + place}.O${place % 9}`,
    ...(place % 7 === 0 && { discount: null }),
  }
}
