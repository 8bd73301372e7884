import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import type { RunObserver } from './execute/run.ts'
import type { Migration, Script } from './files/migration.ts'
import type { Direction, HistoryRow } from './history/history-row.ts'
import type { RunnerEngine } from './runner-engine.ts'

/** What is done with a migration. */
export interface MigrationTask {
  readonly migration: Migration
  readonly script: Script
  readonly direction: Direction
  /** What the history has of it. */
  readonly before: HistoryRow | undefined
}

export interface RunSettings {
  readonly url: string
  readonly engine: RunnerEngine
  readonly dialect: Dialect
  /** How long a statement may wait for a lock of another session, in milliseconds. */
  readonly lockTimeout: number
  /** The version of quarry, which the history keeps. */
  readonly tool: string
  /** Ends the statement that runs; what is not committed is undone. */
  readonly signal: AbortSignal
}

export interface MigrationObserver extends RunObserver {
  readonly onStart: (task: MigrationTask) => void
  readonly onEnd: (task: MigrationTask, milliseconds: number) => void
}
