import callbacks from 'mysql2'
import mysql, {
  type Pool,
  type PoolConnection,
  type PoolOptions,
  type ResultSetHeader,
  type RowDataPacket,
} from 'mysql2/promise'
import { inTransaction, type RunStatement, type Writing, written } from '../by-hand.ts'
import { byHand, type Contender, generatedContender, type Opened } from '../contender.ts'
import { COLUMN_LIST, COLUMNS, type Item, itemsFrom, STORED } from '../item.ts'
import { drizzlePeer } from '../peers/drizzle.ts'
import { drizzleOnMysql } from '../peers/drizzle-tables.ts'
import { kyselyPeer } from '../peers/kysely.ts'
import { openedPeers } from '../peers/opened-peers.ts'
import type { PeerPackages } from '../peers/packages.ts'
import { prismaPeer } from '../peers/prisma.ts'
import { generatedFor } from '../project.ts'
import { mysqlSchema } from '../schemas.ts'
import { statementsOf } from '../statements.ts'

type Client = Pool | PoolConnection
type Value = string | number | boolean | null
type Rows = RunStatement<Client, Value>
type MakePool = (options?: PoolOptions) => Pool

const sql = statementsOf(() => '?')
const MARKS = `(${COLUMNS.map(() => '?').join(', ')})`
const INSERT = `INSERT INTO writes (${COLUMN_LIST}) VALUES`
/** The greatest batch of a prepared statement whose length is always the same. */
const PREPARED_ROWS = 256

export async function openMysql2(
  url: string,
  packages: PeerPackages,
  provider: 'mysql' | 'mariadb',
): Promise<Opened> {
  const pools: Pool[] = []
  const pool: MakePool = (options = {}) => {
    const made = mysql.createPool({ uri: url, connectionLimit: 5, ...options })
    pools.push(made)
    return made
  }
  const admin = pool()
  await fill(admin)
  const project = { provider, driver: 'mysql2', schema: mysqlSchema } as const
  const queries = await generatedFor({ ...project, mark: ':', hasReturning: false }, pool())
  const peers = await openedPeers(peersOn(url, packages, pool))
  return {
    family: 'mysql',
    returnsInserted: false,
    contenders: [generatedContender(queries), ...contendersByHand(pool), ...peers],
    clear: () => admin.query('TRUNCATE writes'),
    async kept() {
      const statement = `SELECT ${COLUMN_LIST} FROM writes ORDER BY id`
      return (await admin.query<RowDataPacket[]>(statement))[0]
    },
    close: () => Promise.all(pools.map((made) => made.end())),
  }
}

async function fill(admin: Pool): Promise<void> {
  for (const statement of mysqlSchema) await admin.query(statement)
  for (let first = 1; first <= STORED; first += 5000) {
    const rows = itemsFrom(first, 5000, 'mysql').map(bindItem)
    await admin.query('INSERT INTO items VALUES ?', [rows])
  }
  await admin.query('ANALYZE TABLE items')
}

function bindItem(item: Item): Value[] {
  const { id, name, price, created_at, active, doc, state, qty, score, uid, tags, note } = item
  const moment = created_at.toISOString().slice(0, 23).replace('T', ' ')
  const written = [moment, active, JSON.stringify(doc), state]
  return [id, name, price, ...written, qty, score, uid, String(tags), note]
}

const bigNumbers = { supportBigNumbers: true, bigNumberStrings: true }

function contendersByHand(pool: MakePool): readonly Contender[] {
  const writing = (name: string, rows: Rows, options: PoolOptions) =>
    byHand(name, written(writingOn(pool({ ...bigNumbers, ...options }), rows)))
  const batch = pool()
  return [
    writing('objects', asObjects, { timezone: 'Z' }),
    writing('arrays', asArrays, { timezone: 'Z', rowsAsArray: true }),
    byHand('query with VALUES ?', {
      batch: async (items) =>
        (await batch.query<ResultSetHeader>(`${INSERT} ?`, [items.map(bindItem)]))[0].affectedRows,
    }),
    byHand('execute', { batch: (items) => insertPrepared(batch, items) }),
    byHand(`execute of ${PREPARED_ROWS}`, { batch: (items) => insertInParts(batch, items) }),
  ]
}

const asObjects: Rows = async (client, name, values) => {
  const [rows] = await client.execute<RowDataPacket[]>(sql[name], values)
  if (!Array.isArray(rows)) return []
  for (const row of rows) row['active'] = row['active'] === 1
  return rows
}

const asArrays: Rows = async (client, name, values) => {
  const [rows] = await client.execute<RowDataPacket[]>(sql[name], values)
  return Array.isArray(rows) ? rows.map(toItem) : []
}

function toItem(row: RowDataPacket) {
  return {
    id: row[0],
    name: row[1],
    price: row[2],
    created_at: row[3],
    active: row[4] === 1,
    doc: row[5],
    state: row[6],
    qty: row[7],
    score: row[8],
    uid: row[9],
    tags: row[10],
    note: row[11],
  }
}

function writingOn(pool: Pool, rows: Rows): Writing<Client, Value> {
  return {
    ...{ pool, rows, bind: bindItem, hasReturning: false },
    transaction: async (scope) => inTransaction(await pool.getConnection(), scope),
  }
}

async function insertPrepared(client: Client, items: readonly Item[]): Promise<number> {
  const statement = `${INSERT} ${items.map(() => MARKS).join(', ')}`
  return (await client.execute<ResultSetHeader>(statement, items.flatMap(bindItem)))[0].affectedRows
}

/** The last parts halve, so that there are few statements to prepare. */
async function insertInParts(pool: Pool, items: readonly Item[]): Promise<number> {
  return inTransaction(await pool.getConnection(), async (client) => {
    let count = 0
    for (let size = PREPARED_ROWS; count < items.length;) {
      while (size > items.length - count) size /= 2
      count += await insertPrepared(client, items.slice(count, count + size))
    }
    return count
  })
}

function peersOn(url: string, packages: PeerPackages, pool: MakePool) {
  return {
    Drizzle: () => drizzlePeer(drizzleOnMysql(packages, pool())),
    Kysely() {
      const { MysqlDialect } = packages.load('kysely')
      const dialect = new MysqlDialect({
        pool: callbacks.createPool({ uri: url, connectionLimit: 5 }),
      })
      return kyselyPeer({ packages, dialect, bind: bindItem, hasReturning: false })
    },
    Prisma() {
      const { PrismaMariaDb } = packages.load('@prisma/adapter-mariadb')
      const { hostname, port, username, pathname } = new URL(url)
      const server = { host: hostname, port: Number(port), user: username }
      const adapter = new PrismaMariaDb({
        ...server,
        database: pathname.slice(1),
        connectionLimit: 5,
      })
      return prismaPeer({ packages, family: 'mysql', adapter, hasReturning: false })
    },
  }
}
