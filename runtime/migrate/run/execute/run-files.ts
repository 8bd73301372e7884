import { addingStatement, type HistoryWriter } from '../history/history.ts'
import type { MigrationObserver, MigrationTask, RunSettings } from '../migration-task.ts'
import type { RunnerConnection, SentStatement, TransactionTogether } from '../runner-engine.ts'
import { firstRow } from './journal.ts'
import { StatementFailed } from './statement-failed.ts'
import { watchBlockers } from './watch-blockers.ts'
import { isForLock, withRetries } from './with-retries.ts'

/** What runs several files in one message. */
export interface FilesRun {
  readonly settings: RunSettings
  readonly observer: MigrationObserver
  readonly connection: RunnerConnection
  readonly together: TransactionTogether
  readonly writer: Omit<HistoryWriter, 'connection'>
}

/** How far the files are. */
export interface FilesProgress {
  /** The milliseconds that each of those took which are committed. */
  readonly durations: number[]
  /** So many have been begun, in any attempt. */
  begun: number
}

/**
 * Runs files of which each is one transaction with its row of the history, all of them in one message: what stands
 * behind a refusal is not run. Throws StatementFailed for the first file that is not done.
 */
export async function runFiles(
  tasks: readonly MigrationTask[],
  run: FilesRun,
  progress: FilesProgress,
): Promise<void> {
  const { durations } = progress
  const { observer, settings } = run
  while (durations.length < tasks.length)
    await withRetries({ observer, signal: settings.signal }, async () => {
      const before = durations.length
      try {
        await send(tasks, run, progress)
      } catch (error) {
        // Each file has its own attempts.
        if (durations.length === before || !isForLock(error)) throw error
      }
    })
}

interface Sending extends SentStatement {
  /** Of a statement of the file: its number, counted from 1. */
  readonly number: number | undefined
  readonly onDone: (milliseconds: number) => void
}

async function send(
  tasks: readonly MigrationTask[],
  run: FilesRun,
  progress: FilesProgress,
): Promise<void> {
  const { observer, connection, settings, together } = run
  const left = tasks.slice(progress.durations.length)
  const all = left.flatMap((task, index) => [
    ...forgetting(left[index - 1], run),
    ...sendingOf(task, progress.durations.length + index, { run, progress }),
  ])
  const watch = watchBlockers(connection, observer)
  let [done, started] = [0, performance.now()]
  try {
    settings.signal.throwIfAborted()
    await together.run(all, (place) => {
      const now = performance.now()
      all[place]?.onDone(now - started)
      done = place + 1
      if (all[place]?.isQuiet !== true) started = now
    })
  } catch (error) {
    const place = progress.durations.length
    const task = tasks[place]
    if (task === undefined) throw error
    beginOnce(task, place, { run, progress })
    const { sql, number } = all[done] ?? { sql: '', number: undefined }
    const refusal = settings.engine.refusal(error, number === undefined ? '' : sql)
    const failed = { script: task.script, number, refusal, blockers: await watch.seen() }
    throw new StatementFailed(failed, { cause: error })
  } finally {
    watch.stop()
  }
}

/** A file finds its session as a new one, whatever a trigger of the one before it has done. */
function forgetting(
  before: MigrationTask | undefined,
  { settings, together }: FilesRun,
): readonly Sending[] {
  const statements = before?.script.statements ?? []
  if (statements.every(({ text }) => settings.engine.leavesSession(text))) return []
  return together.forget.map((sql) => ({ ...QUIET, sql }))
}

const QUIET = { parameters: [], number: undefined, isQuiet: true, onDone: () => undefined }

interface Telling {
  readonly run: FilesRun
  readonly progress: FilesProgress
}

/** The transaction of a file. */
function sendingOf(task: MigrationTask, place: number, telling: Telling): readonly Sending[] {
  const { observer, settings, together, writer } = telling.run
  const { migration, script, direction } = task
  const total = script.statements.length
  let started = performance.now()
  const row = firstRow({ migration, script, direction, before: undefined, tool: settings.tool }, 0)
  return [
    {
      ...QUIET,
      sql: 'begin',
      onDone() {
        started = performance.now()
        beginOnce(task, place, telling)
      },
    },
    ...script.statements.map((statement, index) => ({
      sql: statement.text,
      parameters: [],
      number: index + 1,
      onDone: (milliseconds: number) =>
        observer.onStatement({ statement, number: index + 1, total, milliseconds }),
    })),
    { ...QUIET, ...addingStatement(writer, { ...row, done: total }, together.clock) },
    {
      ...QUIET,
      sql: 'commit',
      isQuiet: false,
      onDone() {
        const milliseconds = performance.now() - started
        telling.progress.durations.push(milliseconds)
        observer.onEnd(task, milliseconds)
      },
    },
  ]
}

/** Tells that the file begins, once for all its attempts. */
function beginOnce(task: MigrationTask, place: number, { run, progress }: Telling): void {
  if (progress.begun > place) return
  progress.begun = place + 1
  run.observer.onStart(task)
}
