import { readScript, type ScriptStatement } from '../../../compiler/read-script.ts'
import type { Session } from '../../../runtime/database.ts'
import type { SqlAnswer, SqlRequest, SqlResult } from '../../api/sql.ts'
import { Refusal, refusal } from '../failure/refusal.ts'
import type { RouteRequest } from '../routing/route.ts'
import type { Studio } from '../studio.ts'
import { placeOf } from './details-of.ts'
import { runStatement } from './run-statement.ts'
import { ScriptExtent } from './script-extent.ts'
import { schemaStatement } from './schema-statement.ts'
import { sqlRefusal } from './sql-refusal.ts'

/** Statements that leave the schema as it is. */
const KEEPS_SCHEMA: ReadonlySet<string> = new Set(['query', 'insert', 'update', 'delete', 'merge'])

/** Runs the statements of a text one after the other on one session, up to the first that fails. */
export async function runScript(
  request: SqlRequest,
  { signal: gone, onResult }: ScriptWatch,
  studio: Studio,
): Promise<SqlAnswer> {
  const statements = statementsOf(request, studio)
  return studio.running.run(request.requestId, gone, async (signal) => {
    const lent = await lendSession(request, signal, studio)
    try {
      const schema = await schemaStatement(request.schema, { studio, signal })
      if (schema) await lent.session.query(schema, { signal })
      const { session } = lent
      const extent = new ScriptExtent({ request, session, opened: studio.opened })
      const run = { request, session, signal, studio, onResult, extent }
      const results = await runAll(statements, run)
      checkEnded(request, { statements, results, session, extent })
      return answerOf(results)
    } finally {
      await lent.giveBack()
    }
  })
}

/** Who waits for a script. */
export interface ScriptWatch extends Pick<RouteRequest, 'signal'> {
  /** Told of each result as it comes. */
  readonly onResult?: ((result: SqlResult) => void) | undefined
}

function statementsOf(
  { query, params = [] }: SqlRequest,
  studio: Studio,
): readonly ScriptStatement[] {
  const statements = readScript(query, studio.opened.dialect)
  if (statements.length === 0) throw refusal('bad_request', 'there is no statement', 'query')
  const wanted = statements.flatMap(({ parameters }) => parameters.labels)
  if (params.length !== wanted.length) throw miscounted(wanted, params.length)
  const reaching = statements.find(({ reachesFiles }) => reachesFiles !== undefined)
  if (reaching === undefined) return statements
  const message = `${reaching.reachesFiles} reaches files of this machine, which the studio refuses`
  const details = [{ ...placeOf(query, reaching.at.start), kind: 'refused', message }]
  throw new Refusal('forbidden', { details })
}

function miscounted(labels: readonly string[], given: number): Refusal {
  const values = labels.length === 0 ? 'no values' : `values for ${labels.join(', ')}`
  return refusal('bad_request', `the statements take ${values}; ${given} were given`, 'params')
}

interface Lent {
  readonly session: Session
  readonly giveBack: () => Promise<void>
}

async function lendSession({ tx }: SqlRequest, signal: AbortSignal, studio: Studio): Promise<Lent> {
  if (tx !== undefined) return studio.transactions.lend(tx)
  const { statementTimeout: timeout, opened } = studio
  const session = await opened.database.reserve({ signal, timeout })
  return { session, giveBack: () => session.release() }
}

interface ScriptRun {
  readonly request: SqlRequest
  readonly session: Session
  readonly studio: Studio
  readonly signal: AbortSignal
  readonly onResult: ScriptWatch['onResult']
  readonly extent: ScriptExtent
}

async function runAll(
  statements: readonly ScriptStatement[],
  run: ScriptRun,
): Promise<readonly SqlResult[]> {
  const { studio, request, onResult, extent } = run
  const results: SqlResult[] = []
  let given = 0
  for (const statement of statements) {
    try {
      const { length } = statement.parameters.labels
      const params = (request.params ?? []).slice(given, given + length)
      given += length
      const found = await runStatement(statement, { ...run, params })
      extent.passed(statement, results.length)
      for (const result of found) {
        results.push(result)
        onResult?.(result)
      }
    } catch (error) {
      const { query, mode = 'run' } = request
      const isRewritten = mode !== 'run' || statement.parameters.places.length > 0
      const end = extent.end(statement)
      throw await sqlRefusal(error, { query, statement, isRewritten, results, end }, studio)
    } finally {
      if (!KEEPS_SCHEMA.has(statement.kind)) studio.forgetCatalog()
    }
  }
  return results
}

interface Ended {
  readonly statements: readonly ScriptStatement[]
  readonly results: readonly SqlResult[]
  readonly session: Session
  readonly extent: ScriptExtent
}

/** Throws: Refusal, where the statements end inside of a transaction of their own, which goes with the session. */
function checkEnded({ query, tx }: SqlRequest, ended: Ended): void {
  const { statements, results, session, extent } = ended
  const last = statements.at(-1)
  if (tx !== undefined || last === undefined || !session.inTransaction) return
  const details = [{ ...placeOf(query, last.at.start), kind: 'other', message: LEFT_OPEN }]
  const { rolledBackFrom } = extent.end(undefined)
  throw new Refusal('sql_error', { details, beside: { results, rolledBackFrom } })
}

const LEFT_OPEN =
  'the statements leave a transaction open, and nothing of it is kept: end it with COMMIT, or begin one that the studio keeps'

/** The first result stands at the top as well. */
function answerOf(results: readonly SqlResult[]): SqlAnswer {
  const [first] = results
  return {
    results: [...results],
    columns: first?.columns ?? [],
    rows: first?.rows ?? [],
    rowCount: first?.rowCount ?? 0,
    truncated: first?.truncated ?? false,
    command: first?.command ?? '',
    timing: first?.timing ?? { dbMs: 0, totalMs: 0 },
  }
}
