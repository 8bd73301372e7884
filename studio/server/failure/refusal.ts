import type { ErrorCode, ErrorDetail } from '../../api/error.ts'

/** The parts of a refusal besides its code. */
export interface RefusalParts {
  /** Our own words for each thing that is wrong; nothing that a database said. */
  readonly details?: readonly ErrorDetail[]
  readonly headers?: Readonly<Record<string, string>>
  /** Members that the body of the answer has beside `error`. */
  readonly beside?: Readonly<Record<string, unknown>>
  /** Of a conflict: the row as it is now, null where it is gone. */
  readonly current?: unknown
  /** For the log only. */
  readonly cause?: unknown
}

/** A request that is answered with an error, for a reason that we found ourselves. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly parts: RefusalParts

  constructor(code: ErrorCode, parts: RefusalParts = {}) {
    super(code, { cause: parts.cause })
    this.name = 'Refusal'
    this.code = code
    this.parts = parts
  }
}

/** A refusal that has one thing to say. */
export function refusal(code: ErrorCode, message: string, path?: string): Refusal {
  return new Refusal(code, { details: [path === undefined ? { message } : { path, message }] })
}
