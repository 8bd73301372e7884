import type { ScriptStatement } from '../../../compiler/read-script.ts'
import { lintScript } from '../../../compiler/lint-script.ts'
import { DatabaseFailure, type FailureKind } from '../../../runtime/database-failure.ts'
import type { ErrorCode, ErrorDetail } from '../../api/error.ts'
import type { SqlResult } from '../../api/sql.ts'
import { codeOfError, failureDetails } from '../failure/answer-of-error.ts'
import { Refusal } from '../failure/refusal.ts'
import type { Studio } from '../studio.ts'
import { detailsOf, placeOf } from './details-of.ts'
import type { ScriptEnd } from './script-extent.ts'

/** Failures of the statement itself; all others are answered as they are everywhere. */
const codes: Readonly<Partial<Record<FailureKind, ErrorCode>>> = {
  constraint: 'constraint',
  syntax: 'sql_error',
  'unknown-name': 'sql_error',
  type: 'sql_error',
  transfer: 'sql_error',
  other: 'sql_error',
}

export interface FailedScript {
  /** The whole text of the request. */
  readonly query: string
  readonly statement: ScriptStatement
  /** What was sent is not what stands in the request, so that the database's places are others. */
  readonly isRewritten: boolean
  /** The results until then. */
  readonly results: readonly SqlResult[]
  readonly end: ScriptEnd
}

/** The answer to a statement that failed: what our own compiler says of it, nothing of what the database says. */
export async function sqlRefusal(
  error: unknown,
  failed: FailedScript,
  studio: Studio,
): Promise<unknown> {
  if (!(error instanceof DatabaseFailure)) return error
  const { results, end } = failed
  const beside = { results, rolledBackFrom: end.rolledBackFrom }
  const code = codes[error.facts.kind]
  if (code === undefined) return endedOtherwise(error, end, beside)
  const details = [...(await detailsOfFailure(error, failed, studio)), ...end.details]
  return new Refusal(code, { details, beside, cause: error })
}

/** Of a lost connection nothing more is known. */
function endedOtherwise(
  error: DatabaseFailure,
  end: ScriptEnd,
  beside: Readonly<Record<string, unknown>>,
): Error {
  if (error.facts.kind === 'connection') return error
  const details = [...failureDetails(error), ...end.details]
  return new Refusal(codeOfError(error), { details, beside, cause: error })
}

async function detailsOfFailure(
  failure: DatabaseFailure,
  failed: FailedScript,
  studio: Studio,
): Promise<readonly ErrorDetail[]> {
  const { query, statement, isRewritten } = failed
  const { kind, offset = 0 } = failure.facts
  const start = statement.at.start
  const constraint = failureDetails(failure)
  if (constraint.length > 0) {
    return constraint.map((each) => ({ ...placeOf(query, start), ...each }))
  }
  const judged = await judge(failed, studio)
  if (judged.length > 0) return judged
  return [{ ...placeOf(query, start + (isRewritten ? 0 : offset)), kind, message: sentences[kind] }]
}

/** What our compiler finds wrong, with the schema as it is at that moment. */
async function judge(
  { query, statement: { text, at } }: FailedScript,
  studio: Studio,
): Promise<readonly ErrorDetail[]> {
  studio.forgetCatalog()
  const catalog = await studio.catalog(new AbortController().signal)
  const found = lintScript({ path: 'statement', text }, catalog, studio.opened.dialect)
  const errors = found
    .filter(({ severity }) => severity === 'error')
    .map((each) => ({
      ...each,
      at: { start: each.place.start + at.start, end: each.place.end + at.start },
    }))
  return detailsOf(errors, query)
}

const sentences: Readonly<Record<FailureKind, string>> = {
  connection: 'the database does not answer',
  timeout: 'the statement took too long',
  cancelled: 'the statement was cancelled',
  permission: 'the user of the database may not do this',
  'read-only': 'the database is read-only',
  constraint: 'a constraint of the database does not allow this',
  syntax: 'the database reports a syntax error here',
  'unknown-name': 'the database does not know a name',
  type: 'a value has another type than is needed, is out of its range, or cannot be computed',
  transfer:
    'the statement exchanges rows with its client: import and export stand on the page of the table',
  other: 'the database refuses the statement',
}
