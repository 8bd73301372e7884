import { isIP } from 'node:net'
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
  return { ...placeOf(address.topology), ...(tls && { tls }), ...sentinelOptions(address, tls) }
}

function placeOf(topology: Topology): ClientOptions {
  if (topology.kind === 'socket') return { path: topology.path }
  if (topology.kind === 'server') return { ...topology.host }
  if (topology.kind === 'cluster') return {}
  return {
    ...{ sentinels: topology.hosts.map(plain), name: topology.name, failoverDetector: true },
    // The one that answered tells of a failover; of others that do not answer the driver prints errors.
    sentinelMaxConnections: 1,
  }
}

function plain({ host, port }: Host): { host: string; port: number } {
  return { host, port }
}

/** Sentinels have accounts of their own; without these options the driver speaks to them and to their primary in the clear. */
function sentinelOptions({ topology, parameters }: StoreAddress, tls: TlsOptions): ClientOptions {
  if (topology.kind !== 'sentinel') return {}
  const username = parameters.get('sentinelUsername')
  const password = parameters.get('sentinelPassword')
  return {
    ...(tls && { sentinelTLS: tls, enableTLSForSentinelMode: true }),
    ...(username !== null && { sentinelUsername: username }),
    ...(password !== null && { sentinelPassword: password }),
  }
}

type TlsOptions = ClientOptions['tls']

/** Undefined where the connection is not encrypted. Throws where a file cannot be read. */
function tlsOptions({ isEncrypted, parameters, topology }: StoreAddress): TlsOptions {
  if (!isEncrypted) return undefined
  const host = topology.kind === 'server' ? topology.host.host : ''
  // A number is no name that a client may ask for (RFC 6066, section 3); the certificate is compared with it all the same.
  const name = parameters.get('servername') ?? (isIP(host) === 0 ? host : '')
  return { ...readTlsFiles(parameters, tlsFiles), ...(name !== '' && { servername: name }) }
}
