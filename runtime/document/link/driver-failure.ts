import { DatabaseFailure, type FailureFacts, type FailureKind } from '../../database-failure.ts'

/** https://github.com/mongodb/mongo/blob/master/src/mongo/base/error_codes.yml */
const kinds: ReadonlyMap<number, FailureKind> = new Map([
  ...([13, 18, 31, 8000] as const).map((code) => [code, 'permission'] as const),
  ...([50, 202, 262] as const).map((code) => [code, 'timeout'] as const),
  ...([6, 7, 89, 91, 133, 134, 189, 9001, 10058, 10107, 11600, 11602, 13435, 13436] as const).map(
    (code) => [code, 'connection'] as const,
  ),
  ...([11601, 237] as const).map((code) => [code, 'cancelled'] as const),
  ...([121, 11000, 11001, 12582] as const).map((code) => [code, 'constraint'] as const),
  ...([26, 27] as const).map((code) => [code, 'unknown-name'] as const),
])

const NAMESPACE_NOT_FOUND = 26
const NO_CODE = 0

/**
 * Names of the driver's own errors, of its connections too: those of uses that quarry has not are a fault of quarry
 * (https://mongodb.github.io/node-mongodb-native/6.0/classes/MongoError.html).
 */
const named: ReadonlyMap<string, FailureKind> = new Map([
  ...[
    'MongoNetworkError',
    'MongoServerSelectionError',
    'MongoSystemError',
    'MongoTopologyClosedError',
    'MongoServerClosedError',
    'MongoClientClosedError',
    'MongoPoolClearedError',
    'PoolClearedOnNetworkError',
    'MongoPoolClosedError',
    'MongoWaitQueueTimeoutError',
    'MongoStalePrimaryError',
    'MongoNotConnectedError',
    // Answers that are cut off, or of a server that has been exchanged for another one.
    'MongoUnexpectedServerResponseError',
    'MongoParseError',
    'MongoDecompressionError',
    'MongoCompatibilityError',
  ].map((name) => [name, 'connection'] as const),
  ...['MongoNetworkTimeoutError', 'MongoOperationTimeoutError', 'TimeoutError'].map(
    (name) => [name, 'timeout'] as const,
  ),
  ['AbortError', 'cancelled'],
  ...[
    'MongoMissingCredentialsError',
    'MongoKerberosError',
    'MongoAWSError',
    'MongoOIDCError',
    'MongoAzureError',
    'MongoGCPError',
  ].map((name) => [name, 'permission'] as const),
])

/** Codes of the errors of a socket, which the driver passes on as they are where it waits until it may write. */
const SOCKET = /^(?:E(?!RR_)|ERR_(?:STREAM|SOCKET|SSL|TLS)_)/

/** What the server calls the fault, where it says so: `BadValue`. */
export class ServerRefusal extends DatabaseFailure {
  readonly code: number
  readonly codeName: string
  /** How many documents of the command were written before the one that is refused. */
  readonly written: number

  constructor(facts: FailureFacts, { code, codeName, cause, written = 0 }: ServerFault) {
    super(facts, { cause })
    this.code = code
    this.codeName = codeName
    this.written = written
  }
}

interface ServerFault {
  readonly code: number
  readonly codeName: string
  readonly cause: unknown
  readonly written?: number
}

/** Sorts what the driver throws. */
export function driverFailure(error: unknown): DatabaseFailure {
  if (error instanceof DatabaseFailure) return error
  const { name, code, codeName } = factsOf(error)
  const fault = { code: typeof code === 'number' ? code : codeOf(error), codeName, cause: error }
  if (name === 'MongoServerError') return serverFailure(fault)
  if (name === 'MongoWriteConcernError') return unconfirmed(fault)
  const isOfSocket = typeof code === 'string' && SOCKET.test(code)
  const kind = named.get(name) ?? (isOfSocket ? 'connection' : 'other')
  return new DatabaseFailure({ kind }, { cause: error })
}

/** The change is made, and not as many servers as the write concern asks for have said so. */
function unconfirmed(fault: ServerFault): DatabaseFailure {
  const kind = kinds.get(fault.code) === 'connection' ? 'connection' : 'timeout'
  return new DatabaseFailure({ kind }, { cause: fault.cause })
}

/** Sorts what a server answers with a code. */
export function serverFailure({ code, codeName, ...fault }: ServerFault): DatabaseFailure {
  const kind = kinds.get(code) ?? 'syntax'
  // A name of another form may be a text that the server has made up.
  const safe = /^[A-Za-z]\w{0,60}$/.test(codeName) ? codeName : 'other'
  return new ServerRefusal(
    { kind, constraint: constraintOf(code) },
    { ...fault, code, codeName: safe },
  )
}

function constraintOf(code: number): FailureFacts['constraint'] {
  if (kinds.get(code) !== 'constraint') return undefined
  const kind = code === 121 ? 'check' : 'unique'
  return { kind, name: undefined, columns: [] }
}

/** Servers beside MongoDB's own, and its oldest, refuse some commands without a code. */
function codeOf(error: unknown): number {
  const isMissing = error instanceof Error && error.message === 'ns not found'
  return isMissing ? NAMESPACE_NOT_FOUND : NO_CODE
}

function factsOf(error: unknown) {
  if (!(error instanceof Error)) return { name: '', code: undefined, codeName: '' }
  const code = 'code' in error ? error.code : undefined
  const codeName = 'codeName' in error ? String(error.codeName) : ''
  return { name: error.name, code, codeName }
}
