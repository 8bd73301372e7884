import type { ScriptStatement } from '../../../compiler/read-script.ts'
import type { Session } from '../../../runtime/database.ts'
import { firstWords } from '../../../runtime/migrate/run/first-words.ts'
import type { OpenDatabase } from '../../../runtime/open-database.ts'
import type { ErrorDetail } from '../../api/error.ts'
import type { SqlRequest } from '../../api/sql.ts'
import { placeOf } from './details-of.ts'

/** What becomes of the statements that have run, where their script ends without success. */
export interface ScriptEnd {
  /** The place of the first result of which nothing is kept; null: all are kept that the script has not taken back. */
  readonly rolledBackFrom: number | null
  readonly details: readonly ErrorDetail[]
}

interface Script {
  readonly request: Pick<SqlRequest, 'query' | 'tx'>
  readonly session: Pick<Session, 'inTransaction'>
  readonly opened: Pick<OpenDatabase, 'commitsBefore'>
}

interface OpenTransaction {
  /** Undefined: the transaction was open before. */
  readonly begin: ScriptStatement | undefined
  /** How many results stand before it. */
  readonly results: number
}

/** Follows which transaction is open while a script runs, and so what of it would be lost. */
export class ScriptExtent {
  readonly #script: Script
  #open: OpenTransaction | undefined
  #hasWritten = false

  constructor(script: Script) {
    this.#script = script
    if (script.session.inTransaction) this.#open = { begin: undefined, results: 0 }
  }

  /** A statement has succeeded, before which there were so many results. */
  passed(statement: ScriptStatement, results: number): void {
    const { session, opened } = this.#script
    const isNew =
      CHAINS.test(firstWords(statement.text)) || opened.commitsBefore?.(statement.text) === true
    if (!session.inTransaction) this.#open = undefined
    else if (this.#open === undefined || isNew) this.#open = { begin: statement, results }
    if (statement.kind !== 'query') this.#hasWritten = true
  }

  /** The statement has failed; undefined: none has, and the script ends inside of its transaction. */
  end(failed: ScriptStatement | undefined): ScriptEnd {
    const { request, session, opened } = this.#script
    const isHeld = request.tx !== undefined && session.inTransaction
    if (isHeld || (this.#open === undefined && !this.#hasWritten)) return NOTHING_LOST
    if (this.#open === undefined) return told(null, { message: KEPT })
    const { begin, results } = this.#open
    const place = begin && placeOf(request.query, begin.at.start)
    const isCommitted = failed !== undefined && opened.commitsBefore?.(failed.text) === true
    if (isCommitted && !session.inTransaction) return told(null, { ...place, message: COMMITTED })
    return told(results, { ...place, message: results > 0 ? LOST_LAST : LOST })
  }
}

const CHAINS = /^(?:commit|rollback|end|abort)\b.*(?<!\bno )\bchain\b/

export const NOTHING_LOST: ScriptEnd = { rolledBackFrom: null, details: [] }
const KEPT = 'what the statements before it have committed is kept'
const LOST = 'its transaction is rolled back: nothing of it is kept'
const LOST_LAST = `${LOST}; what was committed before it is`
const COMMITTED =
  'the database committed its transaction before this statement: what it had written is kept'

function told(rolledBackFrom: number | null, detail: ErrorDetail): ScriptEnd {
  return { rolledBackFrom, details: [{ ...detail, kind: 'extent' }] }
}
