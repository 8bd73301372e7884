import { MongoClient } from 'mongodb'
import { askEngine } from '../../engines/ask-engine.ts'
import type { DocumentName, Unavailable } from '../../engines/engine.ts'
import { ownKeys } from '../../engines/fresh-keys.ts'
import { shopDatabase, type StudioEngine, studioEngines } from '../shop-database.ts'
import { type LentNames, lentDescription } from './lent-names.ts'
import { narrowedDescription } from './narrowed-description.ts'

/** A server with something on it, which requests may spoil. */
interface FuzzedServer {
  readonly kind: 'fuzzed'
  readonly url: string
  /** Returns the description of the API of a studio on it, with names that it has. */
  readonly describe: (origin: string) => Promise<string>
  drop(): Promise<void>
}

type Open = () => Promise<FuzzedServer | Unavailable>

/** The servers on which the API is fuzzed, by their names. */
export const fuzzedServers: Readonly<Record<string, Open>> = {
  ...Object.fromEntries(studioEngines.map((engine) => [engine, () => openShop(engine)])),
  'mongodb-java': () => openDocuments('mongodb-java', [DECIMAL]),
  // At a decimal it ends the connection, which is answered as it should be.
  'mongodb-ferret': () => openDocuments('mongodb-ferret', []),
  redis: openKeys,
}

async function openShop(engine: StudioEngine): Promise<FuzzedServer | Unavailable> {
  const database = await shopDatabase(engine)
  if (database.kind === 'unavailable') return database
  const { url } = database
  return {
    ...{ kind: 'fuzzed', url },
    ...{ describe: narrowedDescription, drop: () => database.drop() },
  }
}

const DECIMAL = '{"a":{"$numberDecimal":"1.5"}}'

const DATABASE = 'quarry_fuzz'
const OTHER = 'quarry_fuzz_other'

const ofDocuments = (documents: readonly unknown[]): LentNames => ({
  parameters: {
    ...{ db: [DATABASE], collection: ['books', 'authors'], confirm: ['books', DATABASE] },
    name: ['title_1', '_id_'],
  },
  members: {
    filter: [{}, { pages: { $gt: 10 } }, '{"title":"Moss"}', { $or: [{ a: 1 }] }, { $where: '1' }],
    sort: [{ pages: -1 }, '{"title":1}', { pages: 5 }],
    projection: [{ title: 1 }, { title: 0, pages: 1 }],
    pipeline: [
      [{ $match: { pages: { $gt: 10 } } }, { $group: { _id: '$title', n: { $sum: 1 } } }],
      [{ $out: 'copies' }],
      [{ $nothing: 1 }],
    ],
    document: [{ title: 'Fern' }, { _id: 1 }, ...documents],
    documents: [[{ title: 'Fern' }, { _id: 2 }]],
    ids: [[{ $numberInt: '1' }], ['65f1c0a2e4b0a1d2c3f4a001']],
    id: [{ $numberInt: '1' }, '65f1c0a2e4b0a1d2c3f4a001'],
    set: [{ title: 'Reed' }, { 'a.b': 1 }],
    key: [{ title: 1 }, { title: 'text' }, { pages: 7 }],
    collection: ['copies', 'books'],
    name: [OTHER, 'copies'],
  },
})

/** A server that takes these documents besides others. */
async function openDocuments(
  engine: DocumentName,
  documents: readonly unknown[],
): Promise<FuzzedServer | Unavailable> {
  const running = await askEngine(engine)
  if (running.kind === 'unavailable') return running
  const client = await new MongoClient(running.url).connect()
  const db = client.db(DATABASE)
  await db.dropDatabase()
  const books = db.collection<{ _id: number; title: string; pages: number }>('books')
  await books.insertMany([1, 2, 3].map((id) => ({ _id: id, title: 'Moss', pages: id * 10 })))
  await db.collection('authors').insertOne({ name: 'Ada Lovelace', born: new Date(0) })
  return {
    ...{ kind: 'fuzzed', url: running.url },
    describe: (origin) => lentDescription(origin, ofDocuments(documents)),
    async drop() {
      for (const name of [DATABASE, OTHER]) await client.db(name).dropDatabase()
      await client.close()
    },
  }
}

const KEYS = ['text', 'hash', 'list', 'set', 'sorted', 'stream', 'gone']

const OF_KEYS: LentNames = {
  parameters: {
    ...{ key: KEYS, match: ['*', 'h*', '['], prefix: ['a:'], group: ['readers', 'none'] },
  },
  members: {
    args: [['GET', 'text'], ['HGETALL', 'text'], ['FLUSHALL'], ['PING'], ['EVAL', 'return 1', '0']],
    key: KEYS,
    keys: [KEYS, [{ value: 'AP8=', encoding: 'base64' }]],
    match: ['*', 'a:*', '['],
  },
}

/** A server of its own: other tests count on theirs. */
async function openKeys(): Promise<FuzzedServer | Unavailable> {
  const keys = await ownKeys()
  if (keys.kind === 'unavailable') return keys
  const { client, url } = keys
  await client.set('text', 'abc')
  await client.hset('hash', { a: '1', b: Buffer.of(0, 0xff) })
  await client.rpush('list', 'first', 'second')
  await client.sadd('set', 'north', 'south')
  await client.zadd('sorted', 1.5, 'ann')
  await client.xadd('stream', '*', 'order', '17')
  await client.xgroup('CREATE', 'stream', 'readers', '0')
  return {
    ...{ kind: 'fuzzed', url },
    describe: (origin) => lentDescription(origin, OF_KEYS),
    drop: () => keys.drop(),
  }
}
