import Database from 'better-sqlite3'
import {
  type Calls,
  generatedContender,
  type Opened,
  synchronouslyByHand,
  undecoded,
} from '../contender.ts'
import { COLUMN_LIST, type Item, itemsFrom, STORED } from '../item.ts'
import { synchronousDrizzlePeer } from '../peers/drizzle.ts'
import { drizzleOnSqlite } from '../peers/drizzle-tables.ts'
import { type KyselyParts, kyselyPeer, type KyselyRow } from '../peers/kysely.ts'
import { openedPeers } from '../peers/opened-peers.ts'
import type { PeerPackages } from '../peers/packages.ts'
import { prismaPeer } from '../peers/prisma.ts'
import { generatedFor } from '../project.ts'
import { sqliteSchema } from '../schemas.ts'
import { statementsOf } from '../statements.ts'

type Open = () => Database.Database
type Row = readonly (string | number | bigint | null)[]

const sql = statementsOf(() => '?')

export async function openBetterSqlite3(url: string, packages: PeerPackages): Promise<Opened> {
  const file = url.slice('sqlite://'.length)
  const opened: Database.Database[] = []
  const open = () => {
    const made = openFile(file)
    opened.push(made)
    return made
  }
  const admin = open()
  fill(admin)
  const project = { provider: 'sqlite', driver: 'better-sqlite3', schema: sqliteSchema } as const
  const queries = await generatedFor({ ...project, mark: '@', hasReturning: true }, open())
  const peers = await openedPeers(peersOn(file, packages, open))
  return {
    family: 'sqlite',
    returnsInserted: true,
    contenders: [
      generatedContender(queries),
      synchronouslyByHand('arrays', callsOn(open())),
      ...peers,
    ],
    clear: async () => admin.exec('DELETE FROM writes'),
    kept: async () => admin.prepare(`SELECT ${COLUMN_LIST} FROM writes ORDER BY id`).all(),
    close: async () => opened.map((made) => made.close()),
  }
}

function openFile(file: string): Database.Database {
  const made = new Database(file)
  for (const pragma of ['journal_mode = WAL', 'synchronous = OFF', 'busy_timeout = 5000'])
    made.pragma(pragma)
  return made
}

function fill(admin: Database.Database): void {
  for (const statement of sqliteSchema) admin.exec(statement)
  const add = admin.prepare(sql.add.replace('INTO writes', 'INTO items'))
  admin.transaction(() => {
    for (const item of itemsFrom(1, STORED, 'sqlite')) add.run(bindItem(item))
  })()
  admin.exec('ANALYZE')
}

/** Integers are read as bigints, because keys beyond 2^53 would be wrong otherwise, as generated code reads them. */
function callsOn(client: Database.Database): Calls {
  const get = selecting(client, sql.get)
  const list = selecting(client, sql.list)
  const create = selecting(client, sql.create)
  const getWrite = selecting(client, sql.getWrite)
  const add = client.prepare(sql.add)
  const raise = client.prepare(sql.raise)
  const remove = client.prepare(sql.remove)
  const one = (row: Row | undefined) => (row === undefined ? null : toItem(row))
  return {
    point: (key) => one(get.get(key)),
    list: (least, size) => list.all(least, size).map(toItem),
    insert: (item) => one(create.get(bindItem(item))),
    transaction: client.transaction((key: number, item: Item) => {
      one(get.get(key))
      add.run(bindItem(item))
      raise.run(item.id)
      const found = one(getWrite.get(item.id))
      remove.run(item.id)
      return found
    }),
    batch: client.transaction((items: readonly Item[]) =>
      items.reduce((count, item) => count + add.run(bindItem(item)).changes, 0),
    ),
  }
}

function selecting(client: Database.Database, statement: string) {
  return client.prepare<unknown[], Row>(statement).raw().safeIntegers()
}

function bindItem(item: Item): unknown[] {
  const { id, name, price, created_at, active, doc, state, qty, score, uid, tags, note } = item
  const moment = created_at
    .toISOString()
    .replace('T', ' ')
    .replace(/(\.000)?Z$/, '')
  const written = [moment, active ? 1n : 0n, JSON.stringify(doc), state]
  return [BigInt(id), name, price, ...written, BigInt(qty), score, uid, tags, note]
}

function toItem(row: Row) {
  return {
    id: String(row[0]),
    name: row[1],
    price: Number(row[2]),
    created_at: new Date(`${String(row[3]).replace(' ', 'T')}Z`),
    active: row[4] !== 0n,
    doc: JSON.parse(String(row[5])),
    state: row[6],
    qty: safeInteger(row[7]),
    score: row[8],
    uid: row[9],
    tags: row[10],
    note: row[11],
  }
}

function safeInteger(value: Row[number] | undefined): number {
  const integer = Number(value)
  if (!Number.isSafeInteger(integer)) throw new RangeError(`${value} is not a safe integer`)
  return integer
}

/** A user of Kysely decodes this much by hand: integers have come as numbers. */
function decodeRow(row: KyselyRow): unknown {
  return {
    ...row,
    id: String(row['id']),
    created_at: new Date(`${String(row['created_at']).replace(' ', 'T')}Z`),
    active: row['active'] === 1,
    doc: JSON.parse(String(row['doc'])),
  }
}

function kyselyOn(packages: PeerPackages, database: Database.Database): KyselyParts {
  const { SqliteDialect } = packages.load('kysely')
  const dialect = new SqliteDialect({ database })
  return { packages, dialect, bind: bindItem, hasReturning: true }
}

function peersOn(file: string, packages: PeerPackages, open: Open) {
  return {
    Drizzle: () => synchronousDrizzlePeer(drizzleOnSqlite(packages, open())),
    Kysely: () => kyselyPeer({ ...kyselyOn(packages, open()), decode: decodeRow }),
    'Kysely, undecoded': () => undecoded(kyselyPeer(kyselyOn(packages, open()))),
    Prisma() {
      const { PrismaBetterSqlite3 } = packages.load('@prisma/adapter-better-sqlite3')
      const adapter = new PrismaBetterSqlite3({ url: `file:${file}` })
      const setUp = 'PRAGMA synchronous = OFF'
      return prismaPeer({ packages, family: 'sqlite', adapter, hasReturning: true, setUp })
    },
  }
}
