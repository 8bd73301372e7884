import { finished } from 'node:stream/promises'
import postgres from 'postgres'
import { type RunStatement, type Writing, written } from '../by-hand.ts'
import { byHand, type Contender, generatedContender, type Opened } from '../contender.ts'
import { COLUMN_LIST, type Item } from '../item.ts'
import { drizzlePeer } from '../peers/drizzle.ts'
import { drizzleOnPostgresql } from '../peers/drizzle-tables.ts'
import { kyselyPeer } from '../peers/kysely.ts'
import { openedPeers } from '../peers/opened-peers.ts'
import type { PeerPackages } from '../peers/packages.ts'
import { generatedFor } from '../project.ts'
import { postgresqlSchema } from '../schemas.ts'
import { statementsOf } from '../statements.ts'
import { fillPostgresql } from './fill-postgresql.ts'
import {
  arrayText,
  bindItem as bindForKysely,
  COPY,
  columnsOf,
  copyTextOf,
  INSERT_JSON,
  INSERT_UNNEST,
} from './postgresql-rows.ts'

type Client = postgres.Sql | postgres.TransactionSql
type Value = postgres.ParameterOrJSON<never>
type Rows = RunStatement<Client, Value>
type MakePool = () => postgres.Sql

/** A parameter of the type unknown is sent as the text that it is. */
const UNKNOWN = 705
const prepare = true
const sql = statementsOf((number) => `$${number}`)

export async function openPostgres(url: string, packages: PeerPackages): Promise<Opened> {
  const pools: postgres.Sql[] = []
  const pool = () => {
    const made = postgres(url, { max: 5, onnotice: () => undefined })
    pools.push(made)
    return made
  }
  const admin = pool()
  await fillPostgresql((text, values = []) =>
    admin.unsafe(
      text,
      values.map((value) => admin.typed(value, UNKNOWN)),
    ),
  )
  const project = { provider: 'postgresql', driver: 'postgres', schema: postgresqlSchema } as const
  const queries = await generatedFor({ ...project, mark: '@', hasReturning: true }, pool())
  const peers = await openedPeers(peersOn(packages, pool))
  return {
    family: 'postgresql',
    returnsInserted: true,
    contenders: [generatedContender(queries), ...contendersByHand(pool), ...peers],
    clear: () => admin.unsafe('TRUNCATE writes'),
    kept: () => admin.unsafe(`SELECT ${COLUMN_LIST} FROM writes ORDER BY id`),
    close: () => Promise.all(pools.map((made) => made.end())),
  }
}

function contendersByHand(pool: MakePool): readonly Contender[] {
  const writing = (name: string, rows: Rows) => byHand(name, written(writingOn(pool(), rows)))
  const batch = pool()
  return [
    writing('objects', asObjects),
    writing('arrays', asArrays),
    byHand('unnest', {
      batch: async (items) => {
        const columns = columnsOf(items).map((column) => batch.typed(arrayText(column), UNKNOWN))
        return (await batch.unsafe(INSERT_UNNEST, columns, { prepare })).count
      },
    }),
    byHand('JSON', {
      batch: async (items) => {
        const text = batch.typed(JSON.stringify(items), UNKNOWN)
        return (await batch.unsafe(INSERT_JSON, [text], { prepare })).count
      },
    }),
    byHand('COPY', { batch: (items) => copy(batch, items) }),
  ]
}

const asObjects: Rows = (client, name, values) => client.unsafe(sql[name], values, { prepare })

const asArrays: Rows = async (client, name, values) => {
  const rows = await client.unsafe<string[][]>(sql[name], values, { prepare }).values()
  return rows.map(toItem)
}

function toItem(row: readonly unknown[]) {
  return {
    id: row[0],
    name: row[1],
    price: row[2],
    created_at: row[3],
    active: row[4],
    doc: row[5],
    state: row[6],
    qty: row[7],
    score: row[8],
    uid: row[9],
    tags: row[10],
    note: row[11],
  }
}

/** The driver writes each value as the type that the server has announced. */
function bindItem(item: Item): Value[] {
  const { id, name, price, created_at, active, doc, state, qty, score, uid, tags, note } = item
  return [id, name, price, created_at, active, doc, state, qty, score, uid, tags, note]
}

function writingOn(pool: postgres.Sql, rows: Rows): Writing<Client, Value> {
  return {
    ...{ pool, rows, bind: bindItem, hasReturning: true },
    transaction: (scope) => pool.begin(scope),
  }
}

async function copy(client: postgres.Sql, items: readonly Item[]): Promise<number> {
  const stream = await client.unsafe(COPY).writable()
  stream.end(copyTextOf(items))
  await finished(stream)
  return items.length
}

function peersOn(packages: PeerPackages, pool: MakePool) {
  return {
    Drizzle: () => drizzlePeer(drizzleOnPostgresql(packages, 'drizzle-orm/postgres-js', pool())),
    Kysely() {
      const { PostgresJSDialect } = packages.load('kysely-postgres-js')
      const dialect = new PostgresJSDialect({ postgres: pool() })
      return kyselyPeer({ packages, dialect, bind: bindForKysely, hasReturning: true })
    },
  }
}
