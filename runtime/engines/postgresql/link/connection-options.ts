import type { ConnectionOptions as TlsOptions } from 'node:tls'
import type { ClientConfig } from 'pg'
import { readTlsFiles } from '../../../tls-files.ts'

/** The milliseconds after which an address that does not answer is given up. */
const CONNECTION_TIMEOUT = 10_000

/** Of these the driver knows less than libpq: they are read here. */
const TLS_PARAMETERS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'sslpassword'] as const

const modes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const
type Mode = (typeof modes)[number] | 'no-verify'

export interface Connecting {
  readonly config: ClientConfig
  /** A server without TLS is spoken to without it. */
  readonly isTlsOptional: boolean
}

/**
 * What the driver is told of an address. The modes of TLS mean what the manual of libpq says: `require` asks for no
 * known certificate, unless `sslrootcert` names one. Throws for an unknown mode and for files that cannot be read.
 */
export function connectionOptions(url: string): Connecting {
  const address = new URL(url)
  const { searchParams: parameters } = address
  const mode = modeOf(parameters)
  const tls = mode === undefined ? undefined : tlsOptions(mode, parameters)
  for (const name of TLS_PARAMETERS) parameters.delete(name)
  const config = {
    connectionString: address.href,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    fallback_application_name: 'quarry',
    keepAlive: true,
    ...(tls === undefined || isSocket(address) ? {} : { ssl: tls }),
  }
  return { config, isTlsOptional: mode === 'prefer' || mode === 'allow' }
}

/** A file of certificates without a mode is there to be used. */
function modeOf(parameters: URLSearchParams): Mode | undefined {
  const written = parameters.get('sslmode')
  if (written === null) return parameters.has('sslrootcert') ? 'verify-full' : undefined
  const known = [...modes, 'no-verify' as const].find((mode) => mode === written)
  if (known === undefined) throw new Error(`sslmode is one of ${modes.join(', ')}`)
  return known
}

function tlsOptions(mode: Mode, parameters: URLSearchParams): TlsOptions | false {
  if (mode === 'disable') return false
  const isSystem = parameters.get('sslrootcert') === 'system'
  if (isSystem) parameters.delete('sslrootcert')
  const texts = readTlsFiles(parameters, { ca: 'sslrootcert', cert: 'sslcert', key: 'sslkey' })
  const passphrase = parameters.get('sslpassword')
  const isFull = mode === 'verify-full' || isSystem
  const isVerified =
    isFull || mode === 'verify-ca' || (mode === 'require' && texts.ca !== undefined)
  return {
    ...texts,
    ...(passphrase === null ? {} : { passphrase }),
    rejectUnauthorized: isVerified,
    // The certificate is of an authority that is known; whose it is, is not asked.
    ...(isVerified && !isFull && { checkServerIdentity: () => undefined }),
  }
}

/** Nothing is encrypted on the way to a socket of this machine. */
function isSocket({ hostname, searchParams }: URL): boolean {
  return (searchParams.get('host') ?? decodeURIComponent(hostname)).startsWith('/')
}
