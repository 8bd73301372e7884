import type { Client } from 'pg'
import type { Dialect } from '../../../../compiler/dialects/dialect.ts'
import type { DatabaseOptions } from '../../../database.ts'
import type { Link, LinkEngine } from '../../../pool/link.ts'
import { postgresqlFacts } from '../facts.ts'
import { introspect } from '../introspect/introspect.ts'
import { PostgresqlLink } from './link.ts'
import { ResultTypes } from './result-types.ts'
import { filterRows } from '../introspect/row-filter.ts'
import { setUpText } from './session-settings.ts'
import { sizes } from '../inspect/sizes.ts'

/** Makes links of clients that are not connected yet. */
export function linkEngine(
  newClient: () => Client,
  dialect: Dialect,
  options: DatabaseOptions,
): LinkEngine {
  const types = new ResultTypes(dialect)
  return {
    connect: () => connectLink(newClient, types, options),
    kept: 1,
    facts: postgresqlFacts,
    async name(link) {
      const [row] = await link.query<{ name: string }>('select current_database()::text as name')
      return row?.name ?? ''
    },
    async catalog(link) {
      types.forget()
      return introspect(link, dialect)
    },
    sizes,
  }
}

async function connectLink(
  newClient: () => Client,
  types: ResultTypes,
  options: DatabaseOptions,
): Promise<Link> {
  const client = newClient()
  const filter = filterRows(client)
  // Without a listener a server that goes away would end this process.
  client.on('error', (error) => error)
  await client.connect()
  const setUp = () => client.query<{ id: number }>(setUpText(options))
  const [session] = (await setUp()).rows
  const version = await client.query<{ server_version: string }>('show server_version')
  return new PostgresqlLink(client, {
    version: version.rows[0]?.server_version ?? '',
    serverId: String(session?.id ?? ''),
    types,
    filter,
    setUp: async () => {
      await setUp()
    },
    cancel: () => cancelBackend(newClient(), session?.id ?? 0),
    readOnly: options.readOnly,
  })
}

async function cancelBackend(client: Client, id: number): Promise<void> {
  client.on('error', (error) => error)
  await client.connect()
  try {
    await client.query('select pg_cancel_backend($1)', [id])
  } finally {
    await client.end()
  }
}
