import { readFileSync } from 'node:fs'
import { Redis } from 'ioredis'
import type { Command } from './guarded-process.ts'
import { startServer } from './start-server.ts'

/** More than the tests of one run need at a time. */
const DATABASES = 256

/** So much below its port a node of a cluster talks to the others; above, there may be no such port. */
export const BUS_BELOW = 20_000

/** The files of a server that speaks TLS alone, and asks its clients for a certificate. */
export interface ServerTls {
  readonly authority: string
  readonly cert: string
  readonly key: string
}

/** Starts a server on a free port of this machine; `options` follow those that every server has. */
export function startRedis(command: Command, options: readonly string[] = [], tls?: ServerTls) {
  return startServer({
    name: 'redis',
    commands: async (directory, port) => ({
      prepare: [],
      serve: [...command, ...flags({ directory, port, tls }), ...options],
      signal: 'KILL',
    }),
    ask: (port) => versionOf(new Redis({ ...reach(port, tls), ...ONCE })),
  })
}

/** Where a server of this machine is, as a client of the tests is told. */
export interface Place {
  readonly host: string
  readonly port: number
  readonly tls?: Readonly<Record<'ca' | 'cert' | 'key', Buffer>>
}

/** Returns the place of a port. */
export function reach(port: number, tls?: ServerTls): Place {
  if (tls === undefined) return { host: '127.0.0.1', port }
  const [ca, cert, key] = [
    readFileSync(tls.authority),
    readFileSync(tls.cert),
    readFileSync(tls.key),
  ]
  return { host: 'localhost', port, tls: { ca, cert, key } }
}

/** Returns the settings of a port with TLS or without; replicas and other nodes are spoken to alike. */
export function portSettings(port: number, tls?: ServerTls): Readonly<Record<string, string>> {
  if (tls === undefined) return { port: String(port) }
  return {
    ...{ port: '0', 'tls-port': String(port), 'tls-replication': 'yes' },
    'tls-ca-cert-file': tls.authority,
    'tls-cert-file': tls.cert,
    'tls-key-file': tls.key,
  }
}

interface Served {
  readonly directory: string
  readonly port: number
  readonly tls: ServerTls | undefined
}

function flags({ directory, port, tls }: Served): readonly string[] {
  const settings = {
    ...portSettings(port, tls),
    bind: '127.0.0.1',
    dir: directory,
    databases: String(DATABASES),
    save: '',
    appendonly: 'no',
    'cluster-port': String(port - BUS_BELOW),
  }
  return Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])
}

/** The options of a client that is not to connect again. */
export const ONCE = { lazyConnect: true, retryStrategy: () => null }

/** Returns the version that the server of a client says, and ends the client. */
export async function versionOf(client: Redis): Promise<string> {
  // What fails is told by the call that fails; without a listener the process would end.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return /^redis_version:(\S+)/m.exec(await client.info('server'))?.[1] ?? 'unknown'
  } finally {
    client.disconnect()
  }
}
