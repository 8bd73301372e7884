import { UnreadableAddress } from './unreadable-address.ts'
import { addressOptions } from './address-options.ts'

/** Where a key-value store is, as an address says it. */
export interface StoreAddress {
  readonly topology: Topology
  readonly username: string | undefined
  readonly password: string | undefined
  /** The number of the database that is shown first. */
  readonly database: number
  readonly isEncrypted: boolean
  /** What stands behind `?`. */
  readonly parameters: URLSearchParams
}

export type Topology =
  | { readonly kind: 'server'; readonly host: Host }
  | { readonly kind: 'socket'; readonly path: string }
  | { readonly kind: 'cluster'; readonly hosts: readonly Host[] }
  | SentinelTopology

/** The hosts are sentinels, which know the primary of that name. */
export interface SentinelTopology {
  readonly kind: 'sentinel'
  readonly hosts: readonly Host[]
  readonly name: string
}

export interface Host {
  readonly host: string
  readonly port: number
}

// Several hosts with ports are no URL to the parser of URLs.
const PARTS =
  /^(?<scheme>rediss?):\/\/(?:(?<user>[^@/?#]*)@)?(?<hosts>[^/?#]*)(?<path>\/[^?#]*)?(?:\?(?<query>[^#]*))?$/i

const PORTS = { server: 6379, cluster: 6379, sentinel: 26_379 } as const

/**
 * Reads `redis://user:password@host:port/database`, with several hosts and `?mode=cluster` or
 * `?mode=sentinel&name=...`; without a host the path is that of a unix socket, and `?database=` the number.
 * Throws UnreadableAddress.
 */
export function storeAddress(url: string): StoreAddress {
  const parts = PARTS.exec(url)?.groups
  if (parts === undefined)
    throw new UnreadableAddress('an address is written redis://host:port/database')
  const { scheme = '', user, hosts = '', path = '', query = '' } = parts
  const parameters = addressOptions(query)
  const topology = topologyOf(hosts, path, parameters)
  const inPath = topology.kind === 'socket' ? '' : path.slice(1)
  const inOptions = parameters.get('database') ?? ''
  if (inPath !== '' && inOptions !== '')
    throw new UnreadableAddress('the number of a database is a path or an option: one of them')
  const isEncrypted = scheme.toLowerCase() === 'rediss'
  if (isEncrypted && topology.kind === 'socket')
    throw new UnreadableAddress('a socket of this machine has no TLS: redis:///path')
  return {
    ...{ topology, isEncrypted, parameters },
    ...accountOf(user),
    database: databaseNumber(inPath === '' ? inOptions : inPath),
  }
}

function topologyOf(hosts: string, path: string, parameters: URLSearchParams): Topology {
  const mode = parameters.get('mode')
  if (hosts === '' && path.length > 1 && mode === null)
    return { kind: 'socket', path: decoded(path) }
  if (mode === 'cluster') return { kind: 'cluster', hosts: hostsOf(hosts, PORTS.cluster) }
  if (mode === 'sentinel') {
    const name = parameters.get('name')
    if (name === null || name === '')
      throw new UnreadableAddress('a sentinel address says which primary it means: &name=...')
    return { kind: 'sentinel', hosts: hostsOf(hosts, PORTS.sentinel), name }
  }
  if (mode !== null) throw new UnreadableAddress('the mode of an address is cluster or sentinel')
  const [host, ...others] = hostsOf(hosts, PORTS.server)
  if (host === undefined || others.length > 0)
    throw new UnreadableAddress('several hosts need ?mode=cluster or ?mode=sentinel&name=...')
  return { kind: 'server', host }
}

function hostsOf(text: string, port: number): readonly Host[] {
  return text.split(',').map((each) => hostOf(each, port))
}

function hostOf(text: string, defaultPort: number): Host {
  const found = /^(?:\[(?<address>[0-9a-f:.%]+)\]|(?<name>[^:]*))(?::(?<port>\d+))?$/i.exec(text)
  const { address, name = '', port } = found?.groups ?? {}
  const number = port === undefined ? defaultPort : Number(port)
  if (!found || number < 1 || number > 65_535)
    throw new UnreadableAddress('a host is written host:port')
  return { host: address ?? (name === '' ? '127.0.0.1' : decoded(name)), port: number }
}

/** `user:password`, `:password`; a name alone is that of a user, as in every URL. */
function accountOf(text: string | undefined) {
  if (text === undefined || text === '') return { username: undefined, password: undefined }
  const colon = text.indexOf(':')
  const username = decoded(colon < 0 ? text : text.slice(0, colon))
  const password = colon < 0 ? undefined : decoded(text.slice(colon + 1))
  return { username: username === '' ? undefined : username, password }
}

function databaseNumber(text: string): number {
  if (text === '') return 0
  if (!/^\d{1,9}$/.test(text))
    throw new UnreadableAddress('the path of an address is the number of a database')
  return Number(text)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    throw error instanceof URIError
      ? new UnreadableAddress('a % of an address stands before two hexadecimal digits')
      : error
  }
}
