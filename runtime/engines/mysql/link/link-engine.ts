import type { Connection, ConnectionOptions, RowDataPacket } from 'mysql2'
import { loadDialect } from '../../../../compiler/dialects/registry.ts'
import type { DatabaseOptions } from '../../../database.ts'
import type { Link, LinkEngine } from '../../../pool/link.ts'
import { mysqlFacts } from '../facts.ts'
import { introspect } from '../introspect/introspect.ts'
import { MysqlLink } from './link.ts'
import { sessionSettings, statementLimit, withoutLimit } from './session-settings.ts'
import { sizes } from '../inspect/sizes.ts'

type NewClient = (options: ConnectionOptions) => Connection

/** The dialect of a server that says it is of this version. */
export function dialectOf(version: string) {
  return loadDialect(version.includes('MariaDB') ? 'mariadb' : 'mysql')
}

export function linkEngine(
  newClient: NewClient,
  address: ConnectionOptions,
  options: DatabaseOptions,
): LinkEngine {
  const connect = () => connectClient(newClient, address)
  return {
    connect: async () => linkOf(await connect(), connect, options),
    kept: 1,
    facts: mysqlFacts,
    name: async (link) => (await databaseOf(link)) ?? '',
    catalog: async (link) => introspect(link, await dialectOf(link.version)),
    sizes: async (link) => sizes(link, (await dialectOf(link.version)).names.defaultSchema),
  }
}

function connectClient(newClient: NewClient, address: ConnectionOptions): Promise<Connection> {
  const client = newClient(address)
  return new Promise((resolve, reject) => {
    // Without a listener a server that goes away would end this process.
    client.on('error', reject)
    client.connect((error) => (error === null ? resolve(client) : reject(error)))
  })
}

async function linkOf(
  client: Connection,
  connect: () => Promise<Connection>,
  options: DatabaseOptions,
): Promise<Link> {
  const [session] = await ask<SessionRow>(client, SESSION)
  const version = session?.version ?? ''
  const settings = sessionSettings(options, statementLimit(version))
  const setUp = async () => {
    for (const sql of settings) await ask(client, sql)
    await returnTo(client, session?.name ?? null)
  }
  await setUp()
  return new MysqlLink(client, {
    version,
    serverId: String(session?.id ?? ''),
    dialect: await dialectOf(version),
    setUp,
    unlimited: withoutLimit(version),
    readOnly: options.readOnly,
    cancel: async () => killQuery(await connect(), session?.id ?? 0),
  })
}

interface SessionRow {
  readonly id: number
  readonly version: string
  readonly name: string | null
}

const SESSION = 'select connection_id() as id, version() as version, database() as name'

async function databaseOf(link: Link): Promise<string | null> {
  const [row] = await link.query<SessionRow>(SESSION)
  return row?.name ?? null
}

/** A session that is reset stays in the database that a USE went to. */
async function returnTo(client: Connection, name: string | null): Promise<void> {
  const [session] = await ask<SessionRow>(client, SESSION)
  const now = session?.name ?? null
  if (now === name) return
  if (name === null) throw new Error('a session cannot leave its database for none')
  await ask(client, `USE \`${name.replaceAll('`', '``')}\``)
}

async function killQuery(client: Connection, id: number): Promise<void> {
  try {
    await ask(client, `KILL QUERY ${id}`)
  } finally {
    client.end()
  }
}

function ask<Row extends object>(client: Connection, sql: string): Promise<readonly Row[]> {
  return new Promise((resolve, reject) => {
    client.query<(Row & RowDataPacket)[]>(sql, (error, rows) => {
      if (error === null) resolve(rows)
      else reject(error)
    })
  })
}
