import type { Script, ScriptStatement } from '../files/migration.ts'
import type { RunnerConnection, RunnerEngine } from '../runner-engine.ts'

/** What runs the statements of one file. */
export interface Run {
  readonly script: Script
  readonly engine: RunnerEngine
  readonly connection: RunnerConnection
  readonly observer: RunObserver
  readonly signal: AbortSignal
}

/** Who is told what a run does. */
export interface RunObserver {
  /** Another runner is at work. */
  readonly onWait: (holder: string) => void
  readonly onStatement: (done: DoneStatement) => void
  /** The statement that runs waits for a lock of these. */
  readonly onBlocked: (blockers: readonly string[]) => void
  /** What was refused for a lock is tried again. */
  readonly onRetry: (reason: string) => void
}

export interface DoneStatement {
  readonly statement: ScriptStatement
  /** Counted from 1. */
  readonly number: number
  readonly total: number
  readonly milliseconds: number
}
