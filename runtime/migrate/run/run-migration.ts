import { ConnectionFailed } from '../../connection-failed.ts'
import { createHistory } from './history/history.ts'
import { type HistoryPlace, HISTORY_TABLE } from './history/history-text.ts'
import type { Script } from './files/migration.ts'
import type { FileSession, FileSessions } from './execute/file-sessions.ts'
import { recordFailure } from './execute/record-failure.ts'
import { isSendable } from './execute/batches-of.ts'
import { type FilesProgress, runFiles } from './execute/run-files.ts'
import { runChecks } from './execute/run-checks.ts'
import { runScript } from './execute/run-script.ts'
import { StatementFailed } from './execute/statement-failed.ts'
import type { MigrationObserver, MigrationTask, RunSettings } from './migration-task.ts'
import type { RunnerConnection, RunnerEngine, RunnerLock } from './runner-engine.ts'

export interface Running {
  readonly lock: RunnerLock
  readonly sessions: FileSessions
  readonly settings: RunSettings
  readonly observer: MigrationObserver
}

/** Runs a file in a session of its own; the milliseconds that it took. Throws StatementFailed and MigrationRefused. */
export async function runMigration(task: MigrationTask, running: Running): Promise<number> {
  const { observer, settings, sessions } = running
  const { script } = task
  const started = performance.now()
  observer.onStart(task)
  try {
    await sessions.lend(script, (session) =>
      cancelling(session.connection, settings.signal, () => run(task, session, running)),
    )
  } catch (error) {
    if (error instanceof StatementFailed && !settings.signal.aborted)
      throw await keepFailure(error, task, running)
    throw error
  }
  const milliseconds = performance.now() - started
  observer.onEnd(task, milliseconds)
  return milliseconds
}

/**
 * Runs files in their order: in one message where the server takes them so. The milliseconds that each took. Throws
 * StatementFailed and MigrationRefused for the first that is not done.
 */
export async function runMigrations(
  tasks: readonly MigrationTask[],
  running: Running,
): Promise<readonly number[]> {
  const { engine } = running.settings
  const areSent = tasks.every((task) => isSendable(task, engine))
  const durations = areSent ? await sendMigrations(tasks, running) : []
  for (const task of tasks.slice(durations.length))
    durations.push(await runMigration(task, running))
  return durations
}

/** Returns the milliseconds that each took; none where the session sends each statement by itself. */
async function sendMigrations(tasks: readonly MigrationTask[], running: Running) {
  const { observer, sessions, settings } = running
  const { engine } = settings
  const statements = tasks.flatMap(({ script }) => script.statements)
  const progress: FilesProgress = { durations: [], begun: 0 }
  const send = async (session: FileSession) => {
    const { connection } = session
    const { together } = connection
    const [task] = tasks
    if (together === undefined || task === undefined) return
    session.place ??= await historyPlace(task.script, { engine, connection })
    const writer = { text: engine.history, place: session.place }
    await runFiles(tasks, { settings, observer, connection, together, writer }, progress)
  }
  try {
    await sessions.lend({ statements }, (session) =>
      cancelling(session.connection, settings.signal, () => send(session), CANCEL_AGAIN),
    )
  } catch (error) {
    const failed = tasks[progress.durations.length]
    if (error instanceof StatementFailed && failed !== undefined && !settings.signal.aborted)
      throw await keepFailure(error, failed, running)
    throw error
  }
  return progress.durations
}

async function run(
  task: MigrationTask,
  session: FileSession,
  { settings, observer }: Running,
): Promise<void> {
  const { engine, dialect, signal, tool } = settings
  const { connection } = session
  const { script, before } = task
  session.place ??= await historyPlace(script, { engine, connection })
  const writer = { connection, text: engine.history, place: session.place }
  const done = before?.finished === undefined ? (before?.done ?? 0) : 0
  await runChecks({ script, engine, dialect, connection }, done)
  await runScript({ script, engine, connection, observer, signal }, { ...task, tool, writer })
  await connection.confirm?.()
}

/** Makes the history where there is none. Throws StatementFailed: nothing of the file is done then. */
async function historyPlace(
  script: Script,
  { engine, connection }: { readonly engine: RunnerEngine; readonly connection: RunnerConnection },
): Promise<HistoryPlace> {
  try {
    return await createHistory(connection, engine.history)
  } catch (error) {
    const refusal = engine.refusal(error, '')
    const reason = `${refusal.reason} (for the table ${HISTORY_TABLE}, which keeps what is applied)`
    const failed = { script, number: 1, refusal: { ...refusal, reason }, blockers: [] }
    throw new StatementFailed(failed, { cause: error })
  }
}

/**
 * A database that is gone keeps nothing, nor does one that another session has locked, that is full, or in which its user
 * may not write; the next run finds out by what is there. Returns the failure as a person is to be told of it: what a
 * statement says of a database that was dropped is not the reason.
 */
async function keepFailure(
  failure: StatementFailed,
  { migration, script, direction }: MigrationTask,
  { lock, settings }: Running,
): Promise<StatementFailed> {
  const { failed, message } = failure
  if (failed.refusal.kind === 'disconnected') return failure
  const { engine, tool, signal } = settings
  try {
    await onConnection(lock, signal, (connection) =>
      recordFailure(message, { migration, script, direction, tool }, { engine, connection }),
    )
  } catch (error) {
    if (error instanceof ConnectionFailed) {
      const reason = `${failed.refusal.reason}; ${error.message}`
      const refusal = { ...failed.refusal, kind: 'disconnected', reason } as const
      return new StatementFailed({ ...failed, refusal }, { cause: error })
    }
    if (engine.refusal(error, '').kind === 'not-of-database') throw error
  }
  return failure
}

/** Does the work on a new connection. */
async function onConnection(
  lock: RunnerLock,
  signal: AbortSignal,
  work: (connection: RunnerConnection) => Promise<void>,
): Promise<void> {
  const connection = await lock.connect()
  try {
    await cancelling(connection, signal, () => work(connection))
  } finally {
    await connection.close()
  }
}

/** Milliseconds. A server that is between two statements of a message has none to cancel, and goes on with the next. */
const CANCEL_AGAIN = 50

/**
 * Does the work on a connection, whose statement ends when the signal fires. `again`: it is cancelled every so many
 * milliseconds until the work has ended.
 */
async function cancelling(
  connection: RunnerConnection,
  signal: AbortSignal,
  work: () => Promise<void>,
  again?: number,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const cancel = () => {
    // The statement says itself how it ended.
    void connection.cancel().catch((lost) => lost)
    if (again !== undefined) timer = setTimeout(cancel, again)
  }
  signal.addEventListener('abort', cancel)
  try {
    await work()
  } finally {
    signal.removeEventListener('abort', cancel)
    clearTimeout(timer)
  }
}
