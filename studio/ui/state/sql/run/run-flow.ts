import { type Accessor, createSignal } from 'solid-js'
import type { SqlMode, SqlStatement } from '../../../../api/sql.ts'
import type { GivenValues } from '../document/parameter-value.ts'
import { sentValues } from '../document/parameter-value.ts'
import { statementAt, withComments } from '../document/statement-at.ts'
import type { SqlSession } from '../sql-session.ts'
import type { WantedRun } from './script-run.ts'

export type RunScope = 'statement' | 'selection' | 'all'

/** What is asked before anything runs. */
export type RunQuestion =
  | { readonly ask: 'unfiltered'; readonly run: ReadRun }
  | { readonly ask: 'parameters'; readonly run: ReadRun }

/** Statements as the compiler has read them. */
export interface ReadRun {
  readonly mode: SqlMode
  readonly query: string
  readonly offset: number
  readonly statements: readonly SqlStatement[]
}

/** From a key to a run: the statements are found, doubts and missing values are asked for, then they are sent. */
export interface RunFlow {
  readonly question: Accessor<RunQuestion | undefined>
  readonly start: (scope: RunScope, mode: SqlMode) => Promise<void>
  /** The statements without WHERE are meant. */
  readonly confirm: () => Promise<void>
  readonly give: (values: GivenValues) => Promise<void>
  readonly drop: () => void
}

export function createRunFlow(session: SqlSession): RunFlow {
  const [question, setQuestion] = createSignal<RunQuestion>()
  const [isReading, setReading] = createSignal(false)

  const start = async (scope: RunScope, mode: SqlMode): Promise<void> => {
    if (isReading() || session.run.runningSince() !== undefined) return
    setReading(true)
    try {
      const read = await readRun(session, scope, mode)
      if (read !== undefined) await askOrSend(read)
    } catch (error) {
      const query = session.text()
      session.run.fail(error, wantedRun(session, { mode, query, offset: 0, statements: [] }))
    } finally {
      setReading(false)
    }
  }
  const askOrSend = async (read: ReadRun): Promise<void> => {
    const isDoubtful = read.mode === 'run' && read.statements.some(({ unfiltered }) => unfiltered)
    if (isDoubtful) setQuestion({ ask: 'unfiltered', run: read })
    else await askValuesOrSend(read)
  }
  const askValuesOrSend = async (read: ReadRun): Promise<void> => {
    const needsValues = read.statements.some(({ parameters }) => parameters.length > 0)
    if (needsValues) setQuestion({ ask: 'parameters', run: read })
    else await send(read)
  }
  const send = async (read: ReadRun): Promise<void> => {
    setQuestion(undefined)
    await session.execute(wantedRun(session, read))
  }
  const confirm = async () => {
    const asked = question()
    setQuestion(undefined)
    if (asked !== undefined) await askValuesOrSend(asked.run)
  }
  const give = async (values: GivenValues) => {
    const asked = question()
    session.setParams({ ...session.document().params, ...values })
    if (asked !== undefined) await send(asked.run)
  }
  return { question, start, confirm, give, drop: () => setQuestion(undefined) }
}

async function readRun(
  session: SqlSession,
  scope: RunScope,
  mode: SqlMode,
): Promise<ReadRun | undefined> {
  const text = session.text()
  const selection = session.selection()
  if (scope !== 'all' && selection.start < selection.end) {
    const query = text.slice(selection.start, selection.end)
    const { statements } = await session.judge(query)
    return { mode, query, offset: selection.start, statements }
  }
  const { statements } = await session.judge(text)
  if (scope === 'all') return { mode, query: text, offset: 0, statements }
  const found = statementAt(withComments(statements, text), session.document().cursor)
  if (found === undefined) return undefined
  const query = text.slice(found.start, found.end)
  const moved = { ...found, start: 0, end: query.length }
  return { mode, query, offset: found.start, statements: [moved] }
}

function wantedRun(session: SqlSession, read: ReadRun): WantedRun {
  const { mode, query, offset, statements } = read
  const { params, limit, schema } = session.document()
  const parameters = statements.flatMap((statement) => statement.parameters)
  return {
    query,
    offset,
    params: sentValues(parameters, params),
    counts: statements.map((statement) => statement.parameters.length),
    mode,
    limit,
    schema,
    tx: session.transaction.open()?.id,
  }
}
