import {
  databaseMessages,
  type ErrorBody,
  type ErrorCode,
  type ErrorDetail,
  errorStatus,
} from '../../api/error.ts'
import { DatabaseFailure, type FailureKind } from '../../../runtime/database-failure.ts'
import { UnknownOutcome } from '../../../runtime/unknown-outcome.ts'
import { Refusal, type RefusalParts } from './refusal.ts'

export interface ErrorAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: ErrorBody & Readonly<Record<string, unknown>>
}

/** The one message of each code; what is particular stands in `details`. */
const messages: Readonly<Record<ErrorCode, string>> = {
  bad_request: 'the request is malformed',
  bad_identifier: 'this is not a name that the interface takes',
  unauthorized: 'a valid token is required',
  forbidden: 'this is not allowed',
  read_only: 'the studio is read-only',
  permission_denied: databaseMessages.permission,
  not_found: 'not found',
  method_not_allowed: 'this method is not allowed here',
  conflict: 'the data has changed',
  constraint: databaseMessages.other,
  precondition_failed: 'the resource has changed',
  too_large: 'the request is too large',
  unsupported_type: 'this content type is not supported',
  invalid_value: 'a value does not fit where it is to go',
  sql_error: databaseMessages.other,
  confirm_required: 'this needs a confirmation',
  too_many_requests: 'too many requests',
  internal: databaseMessages.other,
  not_available: 'coming soon',
  unavailable: databaseMessages.connection,
  timeout: databaseMessages.timeout,
}

const codeOfFailure: Readonly<Record<FailureKind, ErrorCode>> = {
  connection: 'unavailable',
  timeout: 'timeout',
  cancelled: 'timeout',
  permission: 'permission_denied',
  'read-only': 'read_only',
  constraint: 'constraint',
  syntax: 'internal',
  'unknown-name': 'internal',
  type: 'invalid_value',
  transfer: 'sql_error',
  other: 'internal',
}

/** Errors of Fastify itself, by their codes. */
const codeOfFastify: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_MAX_LENGTH: 'bad_request',
}

/** The answer to an error, in which nothing stands that a database or a library has said. */
export function answerOfError(error: unknown, requestId: string): ErrorAnswer {
  return errorAnswer(codeOfError(error), requestId, partsOf(error))
}

export function errorAnswer(
  code: ErrorCode,
  requestId: string,
  { details, headers = {}, beside = {}, ...parts }: RefusalParts = {},
): ErrorAnswer {
  const error = {
    code,
    message: messages[code],
    requestId,
    ...(details && { details: [...details] }),
    ...('current' in parts && { current: parts.current }),
  }
  return { status: errorStatus[code], headers, body: { ...beside, error } }
}

function partsOf(error: unknown): RefusalParts {
  if (error instanceof Refusal) return error.parts
  if (error instanceof UnknownOutcome) return { details: [{ message: UNKNOWN }] }
  if (error instanceof DatabaseFailure) return { details: failureDetails(error) }
  return {}
}

const UNKNOWN =
  'the connection was lost while the database was to commit: whether it has done so is not known'

/** Which constraint is broken, or which value is refused, in words of ours. */
export function failureDetails({ facts }: DatabaseFailure): readonly ErrorDetail[] {
  if (facts.value)
    return [{ path: facts.value.column, kind: 'type', message: values[facts.value.kind] }]
  if (facts.denied !== undefined)
    return [{ kind: 'permission', message: `the user of the address may not ${facts.denied}` }]
  if (!facts.constraint) return []
  const { kind, name, columns } = facts.constraint
  const named = name === undefined ? '' : ` "${name}"`
  const message = `${sentences[kind]}${named}`
  if (columns.length === 0) return [{ kind: 'constraint', message }]
  return columns.map((path) => ({ path, kind: 'constraint', message }))
}

const values = {
  'zero-date': 'the mode of the server lets in no date that has a zero',
  other: 'the database takes no such value',
} as const

const sentences = {
  unique: 'another row has this value already: unique key',
  'foreign-key': 'a row that is referred to is missing, or is referred to still: foreign key',
  'not-null': 'the column needs a value',
  check: 'the value is refused by a check',
  exclusion: 'another row excludes this value: exclusion constraint',
} as const

export function codeOfError(error: unknown): ErrorCode {
  if (error instanceof Refusal) return error.code
  if (error instanceof DatabaseFailure) return codeOfFailure[error.facts.kind]
  if (!(error instanceof Error) || !('code' in error)) return 'internal'
  const code = typeof error.code === 'string' ? error.code : ''
  return (Object.hasOwn(codeOfFastify, code) ? codeOfFastify[code] : undefined) ?? 'internal'
}
