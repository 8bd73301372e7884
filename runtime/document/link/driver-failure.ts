import { DatabaseFailure, type FailureFacts, type FailureKind } from '../../database-failure.ts'

/** https://github.com/mongodb/mongo/blob/master/src/mongo/base/error_codes.yml */
const kinds: ReadonlyMap<number, FailureKind> = new Map([
  ...([13, 18, 31, 8000] as const).map((code) => [code, 'permission'] as const),
  ...([50, 202, 262] as const).map((code) => [code, 'timeout'] as const),
  ...([6, 7, 89, 91, 189, 9001, 10107, 11600, 13435, 13436] as const).map(
    (code) => [code, 'connection'] as const,
  ),
  ...([11601, 237] as const).map((code) => [code, 'cancelled'] as const),
  ...([121, 11000, 11001, 12582] as const).map((code) => [code, 'constraint'] as const),
  ...([26, 27] as const).map((code) => [code, 'unknown-name'] as const),
])

const NAMESPACE_NOT_FOUND = 26
const NO_CODE = 0

/** Names of the driver's own errors. */
const named: Readonly<Record<string, FailureKind>> = {
  MongoNetworkTimeoutError: 'timeout',
  MongoOperationTimeoutError: 'timeout',
  TimeoutError: 'timeout',
  AbortError: 'cancelled',
  MongoServerError: 'syntax',
  MongoBulkWriteError: 'syntax',
}

/** Parts of the names of those that say that the server was lost, or closed. */
const LOST =
  /Network|ServerSelection|Topology|PoolCle|PoolClosed|ServerClosed|StalePrimary|WaitQueue|NotConnected/

/** What the server calls the fault, where it says so: `BadValue`. */
export class ServerRefusal extends DatabaseFailure {
  readonly code: number
  readonly codeName: string

  constructor(facts: FailureFacts, { code, codeName, cause }: ServerFault) {
    super(facts, { cause })
    this.code = code
    this.codeName = codeName
  }
}

interface ServerFault {
  readonly code: number
  readonly codeName: string
  readonly cause: unknown
}

/** Sorts what the driver throws. */
export function driverFailure(error: unknown): DatabaseFailure {
  if (error instanceof DatabaseFailure) return error
  const { name, code, codeName } = factsOf(error)
  if (name !== 'MongoServerError')
    return new DatabaseFailure({ kind: kindOfName(name) }, { cause: error })
  return serverFailure({ code: code ?? codeOf(error), codeName, cause: error })
}

/** Sorts what a server answers with a code. */
export function serverFailure({ code, codeName, cause }: ServerFault): DatabaseFailure {
  const kind = kinds.get(code) ?? 'syntax'
  // A name of another form may be a text that the server has made up.
  const safe = /^[A-Za-z]\w{0,60}$/.test(codeName) ? codeName : 'other'
  return new ServerRefusal(
    { kind, constraint: constraintOf(code) },
    { code, codeName: safe, cause },
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

function kindOfName(name: string): FailureKind {
  if (Object.hasOwn(named, name)) return named[name] ?? 'other'
  return LOST.test(name) ? 'connection' : 'other'
}

function factsOf(error: unknown) {
  if (!(error instanceof Error)) return { name: '', code: undefined, codeName: '' }
  const code = 'code' in error && typeof error.code === 'number' ? error.code : undefined
  const codeName = 'codeName' in error ? String(error.codeName) : ''
  return { name: error.name, code, codeName }
}
