import type { Connection } from '../../engine.ts'

/** How an engine runs the statements of a migration. */
export interface RunnerEngine {
  /** DDL is undone by ROLLBACK, so that a file is done whole or not at all. */
  readonly isTransactional: boolean
  /** Whether the engine refuses the statement inside a transaction: `CREATE INDEX CONCURRENTLY`. */
  standsAlone(statement: string): boolean
  /** One runner at a time for each database; others wait as long as its holder lives. Throws LockTimeout, which names the holder. */
  lock(url: string, patience: LockPatience): Promise<RunnerLock>
  /** Sets how long a statement may wait for a lock of another session, in milliseconds. */
  limitLocks(connection: Connection, milliseconds: number): Promise<void>
  /** Does the work in one transaction, which commits when it resolves and leaves nothing when it rejects. */
  transaction(
    connection: Connection,
    work: () => Promise<void>,
    needs: TransactionNeeds,
  ): Promise<void>
  /** Does what a statement with a directive says: `-- quarry:rebuild users`. Undefined: the engine has none. */
  readonly direct?: (connection: Connection, directed: DirectedStatement) => Promise<void>
}

export interface TransactionNeeds {
  /** A statement of the file has a directive. */
  readonly isDirected: boolean
}

export interface DirectedStatement {
  /** `rebuild` */
  readonly directive: string
  /** What stands behind it. */
  readonly argument: string
  readonly sql: string
}

export interface LockPatience {
  /** Told once when another runner is waited for, with who it is. */
  readonly onWait: (holder: string) => void
  readonly signal: AbortSignal
}

export interface RunnerLock {
  release(): Promise<void>
}
