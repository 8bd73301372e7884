import { deniedAct } from '../failure/denied-act.ts'

/** What is said of a failure to connect, and what can be written in the address. */
interface Line {
  /** Fits the code of the error, or its words where it has none. */
  readonly sign: RegExp
  says(words: string): string
}

const ofEncrypted: readonly Line[] = [
  {
    sign: /CERTIFICATE_REQUIRED|SSLV3_ALERT_HANDSHAKE_FAILURE/,
    says: () => 'the server asks for a certificate: add cert=FILE&key=FILE to the address',
  },
  {
    sign: /ALERT_UNKNOWN_CA|ALERT_BAD_CERTIFICATE|ALERT_CERTIFICATE_UNKNOWN/,
    says: () => 'the server does not accept the certificate of cert=FILE',
  },
  {
    sign: /^(?:SELF_SIGNED|DEPTH_ZERO|UNABLE_TO)/,
    says: (words) => `${words}: add ca=FILE to the address, the certificate of its authority`,
  },
  {
    sign: /^ERR_TLS_CERT_ALTNAME_INVALID/,
    says: (words) => `${words}: add servername=NAME to the address if it has another name`,
  },
  {
    sign: /^(?:ETIMEDOUT|ERR_SSL_|Connection is closed)/,
    says: () => 'there is no answer by TLS; an address without TLS begins with redis://',
  },
]

const ofPlain: readonly Line[] = [
  {
    sign: /^(?:ECONNRESET|EPIPE|Connection is closed)/,
    says: () => 'the server ended the connection; an address with TLS begins with rediss://',
  },
]

/** Returns a failure to connect in plain words with its own as the cause; the failure itself where its words are plain. */
export function withAdvice(failure: unknown, isEncrypted: boolean): unknown {
  if (!(failure instanceof Error)) return failure
  const code = 'code' in failure ? String(failure.code) : failure.message
  const lines = isEncrypted ? ofEncrypted : ofPlain
  const found = lines.find(({ sign }) => sign.test(code))
  if (found === undefined) return failure
  return new Error(found.says(failure.message.replace(/[:\s]+$/, '')), { cause: failure })
}

/** The same of a database that is not chosen: every user has the first one, which takes no SELECT. */
export function withDatabaseAdvice(failure: unknown): unknown {
  if (!(failure instanceof Error) || deniedAct(failure.message) !== 'run SELECT') return failure
  const words = 'the user of the address may not run SELECT: ask for database 0 in the address'
  return new Error(words, { cause: failure })
}
