import type { ErrorBody, ErrorDetail } from '../../../api/error.ts'

/** An answer of the API that is not a success, or that never came. */
export class ApiFailure extends Error {
  readonly status: number
  readonly code: string
  readonly requestId: string
  readonly details: readonly ErrorDetail[]
  /** Of a conflict: the row as it is now, null where it is gone. */
  readonly current: unknown
  /** The whole answer: of SQL it holds the results until the failure. */
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.error.message)
    this.name = 'ApiFailure'
    this.status = status
    this.code = body.error.code
    this.requestId = body.error.requestId
    this.details = body.error.details ?? []
    this.current = body.error.current
    this.body = body
  }
}

const NO_ANSWER = 'no_answer'

/** Returns the failure of a request that only reads and was not answered. */
export function failureWithoutAnswer(): ApiFailure {
  const message = 'The studio does not answer. Start quarry studio again, then try once more.'
  return new ApiFailure(0, { error: { code: NO_ANSWER, message, requestId: '' } })
}

/** Returns the failure of a request that may have written something and was not answered. */
export function writeWithoutAnswer(): ApiFailure {
  return new ApiFailure(0, { error: { code: NO_ANSWER, message: UNDECIDED, requestId: '' } })
}

const UNDECIDED =
  'The studio does not answer, so it is not known whether this has been done. Try again: as long as the same studio runs, it is done once at most.'

/** Returns whether the request was not answered. */
export function isUnanswered(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.status === 0
}

/** Returns whether it is not known if the request has been done: under its key it may be asked for again. */
export function isUndecided(error: unknown): boolean {
  const isLostCommit =
    error instanceof ApiFailure && error.status === 503 && error.details.length > 0
  return isUnanswered(error) || isLostCommit
}

/** Returns whether the request has been done before, and its answer is not there any more. */
export function isDoneBefore(error: unknown): boolean {
  return (
    error instanceof ApiFailure &&
    error.details.some(({ path, kind }) => path === 'Idempotency-Key' && kind === 'done')
  )
}

/** The title of a failure, and the sentences below it. */
export function explainFailure(error: unknown): { title: string; sentences: string[] } {
  if (!(error instanceof ApiFailure)) {
    return { title: error instanceof Error ? error.message : String(error), sentences: [] }
  }
  const told = error.details.flatMap((detail) => detailSentence(detail) ?? [])
  const sentences = [...new Set([...(SENTENCES.get(error.code) ?? []), ...told])]
  return { title: isDoneBefore(error) ? 'Done before' : titleOf(error), sentences }
}

export function titleOf({ code, message }: ApiFailure): string {
  return TITLES.get(code) ?? message
}

/** The message of these codes is the one of every fault that nobody has foreseen. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ['constraint', 'The database does not allow this'],
  ['sql_error', 'The statement failed'],
])

/** What a code says where the server has no words of its own. */
const SENTENCES: ReadonlyMap<string, readonly string[]> = new Map([
  ['permission_denied', ['The user of the database lacks the right to do this.']],
])

function detailSentence(detail: ErrorDetail): string | undefined {
  const suggestions = detail.suggestions ?? []
  const hint = suggestions.length > 0 ? `Did you mean ${suggestions.join(', ')}?` : undefined
  const said = detail.message ?? (detail.kind === undefined ? undefined : KINDS[detail.kind])
  return said === undefined
    ? hint
    : [asSentence(said), hint].filter((part) => part !== undefined).join(' ')
}

function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.?]$/.test(text) ? '' : '.')
}

const KINDS: Readonly<Record<string, string>> = {
  syntax: 'The statement has a syntax error.',
  'unknown-name': 'A name is not known.',
  constraint: 'A constraint of the table does not allow this.',
  type: 'A value does not fit its type.',
}

/** One line for a cell, a toast or the status bar. */
export function failureLine(error: unknown): string {
  const { title, sentences } = explainFailure(error)
  return sentences.length > 0 ? sentences.join(' ') : title
}
