import { type Static, Type } from '@sinclair/typebox'

/** Every code that an answer can carry, with the status that it is answered with. */
export const errorStatus = {
  bad_request: 400,
  bad_identifier: 400,
  unauthorized: 401,
  forbidden: 403,
  read_only: 403,
  permission_denied: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  constraint: 409,
  precondition_failed: 412,
  too_large: 413,
  unsupported_type: 415,
  invalid_value: 422,
  sql_error: 422,
  confirm_required: 428,
  too_many_requests: 429,
  internal: 500,
  not_available: 501,
  unavailable: 503,
  timeout: 504,
} as const

export type ErrorCode = keyof typeof errorStatus

/** The four messages that stand for everything a database says. */
export const databaseMessages = {
  connection: 'database connection error',
  timeout: 'request timed out',
  permission: 'permission denied',
  other: 'internal error',
} as const

/** One thing that is wrong: with a member of the request, or at a place of its SQL. */
export const errorDetail = Type.Object({
  /** The member of the body, or the parameter of the query, with dots: `filter.and.1.column`. */
  path: Type.Optional(Type.String()),
  message: Type.Optional(Type.String()),
  /** Of SQL: the place in the text of the request, each counted from 1. */
  position: Type.Optional(Type.Integer()),
  line: Type.Optional(Type.Integer()),
  column: Type.Optional(Type.Integer()),
  /** Of SQL: `syntax`, `unknown-name`, `type`, `constraint`, or the code of a diagnostic. */
  kind: Type.Optional(Type.String()),
  suggestions: Type.Optional(Type.Array(Type.String())),
})
export type ErrorDetail = Static<typeof errorDetail>

/** The body of every answer that is not a success. */
export const errorBody = Type.Object({
  error: Type.Object({
    code: Type.String(),
    message: Type.String(),
    requestId: Type.String(),
    details: Type.Optional(Type.Array(errorDetail)),
    /** Of a conflict: the row as it is now, null where it is gone. */
    current: Type.Optional(Type.Unknown()),
  }),
})
export type ErrorBody = Static<typeof errorBody>
