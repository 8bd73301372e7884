import type { RedisOptions } from 'ioredis'
import { readTlsFiles } from '../../tls-files.ts'
import type { Host, StoreAddress, Topology } from '../address/store-address.ts'

/** The driver's options without those that change what replies are. */
export type ClientOptions = Omit<RedisOptions, 'replyMapping'>

const CONNECT_WITHIN_MS = 5000
const LONGEST_PAUSE_MS = 1000

/** The parameters of an address that name files of TLS. */
const tlsFiles = { ca: 'ca', cert: 'cert', key: 'key' } as const

/**
 * What every connection is told. A command that is sent while the server is away waits for one attempt
 * to connect and then fails; none is ever sent twice.
 */
export function clientOptions(address: StoreAddress, isOpen: () => boolean): ClientOptions {
  const retry = (times: number) =>
    isOpen() ? Math.min(50 * 2 ** Math.min(times, 10), LONGEST_PAUSE_MS) : null
  const { username, password } = address
  return {
    ...connectionOptions(address),
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    // Flat lists, and numbers as the server writes them.
    protocol: 2,
    stringNumbers: true,
    lazyConnect: true,
    connectTimeout: CONNECT_WITHIN_MS,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    connectionName: 'quarry-studio',
    disableClientInfo: true,
    retryStrategy: retry,
    sentinelRetryStrategy: retry,
    // What was the primary is a replica now: the connection is made anew, to the one that is.
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
  }
}

function connectionOptions(address: StoreAddress): ClientOptions {
  const tls = tlsOptions(address)
  return { ...placeOf(address.topology), ...(tls && { tls }) }
}

function placeOf(topology: Topology): ClientOptions {
  if (topology.kind === 'socket') return { path: topology.path }
  if (topology.kind === 'server') return { ...topology.host }
  if (topology.kind === 'cluster') return {}
  return { sentinels: topology.hosts.map(plain), name: topology.name, failoverDetector: true }
}

function plain({ host, port }: Host): { host: string; port: number } {
  return { host, port }
}

/** Undefined where the connection is not encrypted. Throws where a file cannot be read. */
function tlsOptions({ isEncrypted, parameters, topology }: StoreAddress) {
  if (!isEncrypted) return undefined
  const host = topology.kind === 'server' ? topology.host.host : undefined
  return { ...readTlsFiles(parameters, tlsFiles), ...(host !== undefined && { servername: host }) }
}
