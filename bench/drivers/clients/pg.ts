import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { inTransaction, type RunStatement, type Writing, written } from '../by-hand.ts'
import { byHand, type Contender, generatedContender, type Opened } from '../contender.ts'
import { COLUMN_LIST, type Item } from '../item.ts'
import { drizzlePeer } from '../peers/drizzle.ts'
import { drizzleOnPostgresql } from '../peers/drizzle-tables.ts'
import { kyselyPeer } from '../peers/kysely.ts'
import { openedPeers } from '../peers/opened-peers.ts'
import type { PeerPackages } from '../peers/packages.ts'
import { prismaPeer } from '../peers/prisma.ts'
import { generatedFor } from '../project.ts'
import { postgresqlSchema } from '../schemas.ts'
import { statementsOf } from '../statements.ts'
import { fillPostgresql } from './fill-postgresql.ts'
import {
  bindItem,
  COPY,
  columnsOf,
  copyTextOf,
  INSERT_JSON,
  INSERT_UNNEST,
} from './postgresql-rows.ts'

type Client = pg.Pool | pg.PoolClient
type Rows = RunStatement<Client, unknown>
type MakePool = () => pg.Pool

const sql = statementsOf((number) => `$${number}`)
const getTypeParser: (type: number) => (text: string) => unknown = pg.types.getTypeParser
const toArray: (text: string) => unknown = getTypeParser(1009)
const toDate = (text: string) => new Date(`${text.replace(' ', 'T')}:00`)
const asItIs = (text: string): unknown => text
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  16: (text) => text === 't',
  23: Number,
  701: Number,
  1009: toArray,
  1184: toDate,
  3802: (text) => JSON.parse(text),
}
const types = { getTypeParser: (type: number) => parsers[type] ?? asItIs }
const texts = { getTypeParser: () => asItIs }

export async function openPg(url: string, packages: PeerPackages): Promise<Opened> {
  const pools: pg.Pool[] = []
  const pool = () => {
    const made = new pg.Pool({ connectionString: url, max: 5 })
    pools.push(made)
    return made
  }
  const admin = pool()
  await fillPostgresql((text, values) => admin.query(text, values))
  const project = { provider: 'postgresql', driver: 'pg', schema: postgresqlSchema } as const
  const queries = await generatedFor({ ...project, mark: '@', hasReturning: true }, pool())
  const peers = await openedPeers(peersOn(url, packages, pool))
  return {
    family: 'postgresql',
    returnsInserted: true,
    contenders: [generatedContender(queries), ...contendersByHand(pool), ...peers],
    clear: () => admin.query('TRUNCATE writes'),
    kept: async () => (await admin.query(`SELECT ${COLUMN_LIST} FROM writes ORDER BY id`)).rows,
    close: () => Promise.all(pools.map((made) => made.end())),
  }
}

function contendersByHand(pool: MakePool): readonly Contender[] {
  const writing = (name: string, rows: Rows) => byHand(name, written(writingOn(pool(), rows)))
  const batch = pool()
  return [
    writing('objects', asObjects),
    writing('arrays', asArrays),
    writing("driver's own", asTheDriverDecodes),
    byHand('unnest', {
      batch: async (items) =>
        (await batch.query({ name: 'unnest', text: INSERT_UNNEST, values: columnsOf(items) }))
          .rowCount,
    }),
    byHand('JSON', {
      batch: async (items) =>
        (await batch.query({ name: 'json', text: INSERT_JSON, values: [JSON.stringify(items)] }))
          .rowCount,
    }),
  ]
}

const asObjects: Rows = async (client, name, values) =>
  (await client.query({ name, text: sql[name], values, types })).rows

const asArrays: Rows = async (client, name, values) => {
  const query = { name, text: sql[name], values, types: texts, rowMode: 'array' } as const
  return (await client.query<string[]>(query)).rows.map(toItem)
}

const asTheDriverDecodes: Rows = async (client, name, values) =>
  (await client.query({ name, text: sql[name], values })).rows

function toItem(row: string[]) {
  return {
    id: row[0],
    name: row[1],
    price: row[2],
    created_at: toDate(row[3] ?? ''),
    active: row[4] === 't',
    doc: JSON.parse(row[5] ?? ''),
    state: row[6],
    qty: Number(row[7]),
    score: Number(row[8]),
    uid: row[9],
    tags: toArray(row[10] ?? ''),
    note: row[11],
  }
}

function writingOn(pool: pg.Pool, rows: Rows): Writing<Client, unknown> {
  return {
    ...{ pool, rows, bind: bindItem, hasReturning: true },
    transaction: async (scope) => inTransaction(await pool.connect(), scope),
  }
}

function peersOn(url: string, packages: PeerPackages, pool: MakePool) {
  return {
    'by hand: COPY': () => byHand('COPY', { batch: copyOn(pool(), packages) }),
    Drizzle: () => drizzlePeer(drizzleOnPostgresql(packages, 'drizzle-orm/node-postgres', pool())),
    Kysely() {
      const { PostgresDialect } = packages.load('kysely')
      const dialect = new PostgresDialect({ pool: pool() })
      return kyselyPeer({ packages, dialect, bind: bindItem, hasReturning: true })
    },
    Prisma() {
      const { PrismaPg } = packages.load('@prisma/adapter-pg')
      const adapter = new PrismaPg({ connectionString: url, max: 5 })
      return prismaPeer({ packages, family: 'postgresql', adapter, hasReturning: true })
    },
  }
}

interface CopyModule {
  from(
    statement: string,
  ): Writable & { readonly rowCount: number; submit(connection: unknown): void }
}

function copyOn(pool: pg.Pool, packages: PeerPackages) {
  const { from }: CopyModule = packages.load('pg-copy-streams')
  return async (items: readonly Item[]) => {
    const client = await pool.connect()
    try {
      const stream = client.query(from(COPY))
      stream.end(copyTextOf(items))
      await finished(stream)
      return stream.rowCount
    } finally {
      client.release()
    }
  }
}
