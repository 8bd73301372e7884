import type { ConnectionOptions, SslOptions } from 'mysql2'
import { readTlsFiles, type TlsTexts } from '../../../tls-files.ts'

/** The milliseconds after which an address that does not answer is given up. */
const CONNECTION_TIMEOUT = 10_000

/**
 * What the driver is told of an address. Its other options cannot be given there: several statements at once
 * and files of this machine stay impossible.
 */
export function connectionOptions(url: string): ConnectionOptions {
  const address = new URL(url.replace(/^mariadb:/i, 'mysql:'))
  const socketPath = address.searchParams.get('socketPath') ?? address.searchParams.get('socket')
  const ssl = tlsOptions(address.searchParams)
  return {
    host: decodeURIComponent(address.hostname).replace(/^\[(.*)\]$/, '$1') || 'localhost',
    port: address.port === '' ? 3306 : Number(address.port),
    user: decoded(address.username),
    password: decoded(address.password),
    database: decoded(address.pathname.slice(1)),
    ...(socketPath === null ? {} : { socketPath }),
    ...(ssl === undefined ? {} : { ssl }),
    charset: 'utf8mb4',
    connectTimeout: CONNECTION_TIMEOUT,
    multipleStatements: false,
    // The functions that the driver writes for speed refuse a column of the name __proto__.
    disableEval: true,
    flags: ['-LOCAL_FILES'],
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch (error) {
    throw new Error('a percent sign of the address itself is written %25', { cause: error })
  }
}

/** Whether a server without TLS is spoken to without it. */
export function isTlsOptional(url: string): boolean {
  const { searchParams: parameters } = new URL(url)
  const mode = parameters.get('ssl-mode') ?? parameters.get('sslMode')
  return mode?.toLowerCase() === 'preferred'
}

/** `?ssl=true`, `?ssl={"rejectUnauthorized":false}`, or `?ssl-mode=` and `?ssl-ca=` of MySQL's own programs. */
function tlsOptions(parameters: URLSearchParams): SslOptions | undefined {
  const ssl = parameters.get('ssl')
  const mode = parameters.get('ssl-mode') ?? parameters.get('sslMode')
  const texts = readTlsFiles(parameters, { ca: 'ssl-ca', cert: 'ssl-cert', key: 'ssl-key' })
  if (mode !== null) return tlsMode(mode, texts)
  if (ssl === 'false' || ssl === '0') return undefined
  if (ssl?.startsWith('{') === true) return { ...readTls(ssl), ...texts }
  return ssl === null && Object.keys(texts).length === 0 ? undefined : { ...texts }
}

const modes: Readonly<Record<string, SslOptions | undefined>> = {
  disabled: undefined,
  preferred: { rejectUnauthorized: false },
  required: { rejectUnauthorized: false },
  verify_ca: { rejectUnauthorized: true },
  verify_identity: { rejectUnauthorized: true, verifyIdentity: true },
}

function tlsMode(mode: string, texts: TlsTexts): SslOptions | undefined {
  const name = mode.toLowerCase()
  if (!Object.hasOwn(modes, name)) {
    throw new Error(`ssl-mode is one of ${Object.keys(modes).join(', ').toUpperCase()}`)
  }
  const options = modes[name]
  return options && { ...options, ...texts }
}

function readTls(text: string): SslOptions {
  const read: unknown = JSON.parse(text)
  const part = (key: string): unknown =>
    typeof read === 'object' && read !== null ? Reflect.get(read, key) : undefined
  const textOf = (key: string) => {
    const value = part(key)
    return typeof value === 'string' ? { [key]: value } : {}
  }
  return {
    ...textOf('ca'),
    ...textOf('cert'),
    ...textOf('key'),
    rejectUnauthorized: part('rejectUnauthorized') !== false,
    verifyIdentity: part('verifyIdentity') === true,
  }
}
