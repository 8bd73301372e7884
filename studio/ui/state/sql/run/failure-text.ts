import type { ErrorDetail } from '../../../../api/error.ts'
import { ApiFailure, titleOf } from '../../api/api-failure.ts'
import { durationText } from '../../numbers.ts'
import { lineAndColumn } from '../document/statement-at.ts'
import type { RunFailure } from './script-run.ts'

/** Where in the editor a statement failed. */
export interface FailurePlace {
  readonly at: number
  readonly line: number
  readonly column: number
  /** What may have been meant there. */
  readonly suggestions: readonly string[]
}

export interface FailureText {
  readonly title: string
  readonly sentences: readonly string[]
  readonly place: FailurePlace | undefined
  readonly requestId: string
}

/** What happened, then what to do. */
export function failureText(
  { error, isCancelled, run }: RunFailure,
  text: string,
  statementTimeoutMs: number,
): FailureText {
  if (!(error instanceof ApiFailure)) {
    const title = error instanceof Error ? error.message : String(error)
    return { title, sentences: [], place: undefined, requestId: '' }
  }
  const { requestId, details } = error
  if (isCancelled) {
    const sentences = [CANCELLED, ...details.flatMap(sentenceOf)]
    return { title: 'Cancelled', sentences, place: undefined, requestId: '' }
  }
  const [detail] = details
  return {
    title: titleOf(error),
    sentences: [...details.flatMap(sentenceOf), ...adviceOf(error, run.tx, statementTimeoutMs)],
    place: detail && placeOf(detail, run.offset, text),
    requestId,
  }
}

const CANCELLED = 'The statement was ended on the server. What it had written is taken back.'

/** The place of the first result of which nothing is kept; undefined: all are. */
export function rolledBackFrom({ error }: Pick<RunFailure, 'error'>): number | undefined {
  if (!(error instanceof ApiFailure)) return undefined
  const place: unknown = Reflect.get(error.body, 'rolledBackFrom')
  return typeof place === 'number' ? place : undefined
}

function sentenceOf({ message, path }: ErrorDetail): readonly string[] {
  if (message === undefined) return []
  const named = path === undefined || path === 'query' || path === 'params' ? '' : `${path}: `
  const whole = named + message
  return [`${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`]
}

function adviceOf(
  { code, details }: ApiFailure,
  tx: string | undefined,
  statementTimeoutMs: number,
): readonly string[] {
  const advice = ADVICE[code]
  if (code === 'timeout') {
    const limit = durationText(statementTimeoutMs)
    return [`Statements are ended after ${limit}; statement_timeout of quarry.toml is the limit.`]
  }
  if (code === 'not_found' && tx !== undefined)
    return ['The transaction has ended meanwhile: nothing of it was kept.']
  if (advice !== undefined) return [advice]
  const hasEnded = details.some(({ kind }) => kind === 'extent')
  return tx === undefined || hasEnded
    ? []
    : ['The transaction is still open: roll it back, or try again.']
}

const ADVICE: Readonly<Record<string, string>> = {
  read_only:
    'It was started with --read-only, and the database itself refuses to write. Start it without to change something.',
  unavailable: 'The database does not answer. Try again when it is back.',
  too_large: 'The text is too large to be sent: run a part of it.',
}

function placeOf(detail: ErrorDetail, offset: number, text: string): FailurePlace | undefined {
  if (detail.position === undefined) return undefined
  const at = Math.min(text.length, offset + detail.position - 1)
  return { at, ...lineAndColumn(text, at), suggestions: detail.suggestions ?? [] }
}
