import type { ScriptStatement } from '../../../compiler/read-script.ts'
import type { QueryOptions, Session } from '../../../runtime/database.ts'
import type { JsonValue } from '../../api/cell.ts'
import type { SqlMode, SqlRequest, SqlResult } from '../../api/sql.ts'
import { refusal } from '../failure/refusal.ts'
import { limits } from '../limits.ts'
import type { Studio } from '../studio.ts'
import { planNode } from './plan-node.ts'
import { readResult } from './read-result.ts'
import { sentSql } from './sent-sql.ts'

export interface StatementRun {
  readonly request: SqlRequest
  /** Those of this statement. */
  readonly params: readonly JsonValue[]
  readonly session: Session
  readonly studio: Studio
  readonly signal: AbortSignal
}

/** Runs a statement on the session, which may give several results, or asks for its plan. Throws DatabaseFailure, Refusal. */
export async function runStatement(
  statement: ScriptStatement,
  run: StatementRun,
): Promise<readonly SqlResult[]> {
  const { mode = 'run' } = run.request
  return mode === 'run' ? runOne(statement, run) : [await explainOne(statement, mode, run)]
}

function optionsOf({ request, signal, studio }: StatementRun): QueryOptions {
  const { limit = limits.sqlRows } = request
  return { signal, timeout: studio.statementTimeout, maxRows: limit, maxBytes: limits.sqlBytes }
}

async function runOne(
  statement: ScriptStatement,
  run: StatementRun,
): Promise<readonly SqlResult[]> {
  const { request, session, studio } = run
  const started = performance.now()
  const sent = sentSql(statement, run.params, studio.opened)
  const result = await session.query(sent, optionsOf(run))
  const dbMs = performance.now() - started
  const reading = { opened: studio.opened, form: request.json ?? 'parsed' }
  return [result, ...(result.further ?? [])].map((each) => ({
    ...readResult(each, reading),
    rowCount: each.rowCount,
    truncated: each.truncated,
    command: each.command,
    statement: statement.at,
    timing: { dbMs, totalMs: performance.now() - started },
  }))
}

const EXPLAINED: ReadonlySet<string> = new Set(['query', 'insert', 'update', 'delete', 'merge'])

async function explainOne(
  statement: ScriptStatement,
  mode: Exclude<SqlMode, 'run'>,
  run: StatementRun,
): Promise<SqlResult> {
  const { session, studio } = run
  if (!EXPLAINED.has(statement.kind))
    throw refusal('bad_request', 'only queries and changes of rows have a plan', 'query')
  const { sql: planned, parameters } = sentSql(statement, run.params, studio.opened)
  const sql = studio.opened.explain.statement(planned, mode === 'analyze')
  if (sql === undefined)
    throw refusal('invalid_value', 'the engine does not measure statements', 'mode')
  const started = performance.now()
  const explain = () => session.query({ sql, parameters }, optionsOf(run))
  const { rows } = await (mode === 'analyze' ? undone(session, explain) : explain())
  const dbMs = performance.now() - started
  const { root, text } = studio.opened.explain.plan(rows)
  return {
    columns: [],
    rows: [],
    cells: [],
    rowCount: 0,
    truncated: false,
    command: 'EXPLAIN',
    statement: statement.at,
    plan: planNode(root),
    planText: text,
    timing: { dbMs, totalMs: performance.now() - started },
  }
}

/** Takes back whatever the work writes. */
async function undone<T>(session: Session, work: () => Promise<T>): Promise<T> {
  const [begin, ...end] = session.inTransaction
    ? ['SAVEPOINT quarry_plan', 'ROLLBACK TO SAVEPOINT quarry_plan']
    : ['BEGIN', 'ROLLBACK']
  await session.query({ sql: begin, parameters: [] })
  try {
    return await work()
  } finally {
    // Where the connection is lost, the database has rolled back by itself.
    if (session.inTransaction) {
      for (const sql of end) await session.query({ sql, parameters: [] })
    }
  }
}
