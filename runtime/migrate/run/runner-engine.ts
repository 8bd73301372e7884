import type { Connection } from '../../engine.ts'
import type { HistoryClock, HistoryConnection, HistoryText } from './history/history-text.ts'

/** How an engine runs the statements of a migration. */
export interface RunnerEngine {
  /** DDL is undone by ROLLBACK, so that a file is done whole or not at all. */
  readonly isTransactional: boolean
  readonly history: HistoryText
  /**
   * Whether the statement has to be committed by itself: the engine refuses it inside a transaction, as it does
   * `CREATE INDEX CONCURRENTLY`, or commits it at once, or one of those behind it needs it committed.
   */
  standsAlone(statement: string, behind: readonly string[]): boolean
  /**
   * Whether the statement breaks a transaction around it: the engine refuses it there, or commits all that was done
   * before. Only what is known of the statement itself: a procedure may do anything.
   */
  breaksTransaction(statement: string): boolean
  /** Whether a session that has run the statement may differ from a new one in what `reset` does not take back. */
  marksSession(statement: string): boolean
  /** Whether the statement runs no code of the user's, triggers included, and so leaves its session as it finds it. */
  leavesSession(statement: string): boolean
  /** The database is a file that is not there; `lock` makes it. Absent: a server has its databases. */
  readonly isMissing?: (url: string) => Promise<boolean>
  /** One runner at a time for each database: others wait as long as its holder lives. Rejects when the signal fires. */
  lock(url: string, patience: LockPatience): Promise<RunnerLock>
  /** Does the work in one transaction, which commits when it resolves and leaves nothing when it rejects. */
  transaction(
    connection: Connection,
    work: () => Promise<void>,
    needs: TransactionNeeds,
  ): Promise<void>
  /** What is kept in the history before a statement without a transaction is run; `settle` is given it. */
  remember(connection: Connection, statement: string): Promise<string>
  /** Finds out whether a statement without a transaction was done by a runner that ended while it ran. */
  settle(connection: Connection, statement: string, remembered: string): Promise<Settled>
  /** What the error of a statement says. */
  refusal(error: unknown, statement: string): Refusal
  /** The tables of the database, without those of the engine and the history: as SQL writes them. */
  tables(connection: Connection): Promise<readonly string[]>
  /** Drops all that migrations can have made, the history too. `extensions` go where they are the user's own. */
  clear(connection: Connection, extensions: readonly string[]): Promise<void>
  /** Does what a statement with a directive says: `-- quarry:rebuild users`. Undefined: the engine has none. */
  readonly direct?: (connection: Connection, directed: DirectedStatement) => Promise<void>
}

/** `undone`: it has done nothing, or it may be run again; `unknown`: a person has to say. */
export type Settled = 'done' | 'undone' | 'unknown'

export interface Refusal {
  /** In the engine's own words. */
  readonly reason: string
  /** Where the statement is wrong, in UTF-16 units from its beginning; undefined where the engine does not say. */
  readonly offset: number | undefined
  /** `locked`: it may go better later. `unknown-name`: what it names is not there. `not-of-database`: a fault of quarry. */
  readonly kind: 'locked' | 'disconnected' | 'unknown-name' | 'refused' | 'not-of-database'
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
  /** The statement with the comments in front of it, where further directives stand. */
  readonly sql: string
}

export interface LockPatience {
  /** Told once when another runner is waited for, with who it is. */
  readonly onWait: (holder: string) => void
  readonly signal: AbortSignal
  /** How long a statement may wait for a lock of another session, in milliseconds; undefined: as the server says. */
  readonly lockTimeout?: number
}

/** Held by a connection of its own, which is idle. */
export interface RunnerLock {
  /**
   * A new connection for the statements of a file. Waits for the statement that a killed runner has left running on
   * the server.
   */
  connect(): Promise<RunnerConnection>
  release(): Promise<void>
}

export interface RunnerConnection extends Connection {
  /** Who holds what the statement that runs waits for: `backend 4711 (psql, ann, idle in transaction)`. */
  blockers(): Promise<readonly string[]>
  /** Makes the session like a new one for the next file, so that no setting of one file reaches another one. */
  reset(): Promise<void>
  /** Ends the statement that runs; it rejects. */
  cancel(): Promise<void>
  /** Throws where the database was taken away while a file ran, and what was committed with it. Absent: it cannot be. */
  readonly confirm?: () => Promise<void>
  /** A transaction that is sent in two messages. Absent: each statement is a message of its own. */
  readonly together?: TransactionTogether
  /** An idle session in which each statement is committed by itself. Absent: the history is written in this one. */
  readonly beside?: HistoryBeside
  /** Runs `COPY ... FROM stdin` with these rows. Absent: the engine has no such statement. */
  readonly copyRows?: (statement: string, rows: string) => Promise<void>
}

export interface HistoryBeside extends HistoryConnection {
  /**
   * Whether the session of the file has committed all behind the statement. Where it may not have, the history is
   * written in that session, which commits before: what is lost with a session must not be kept as done.
   */
  follows(statement: string): boolean
}

/** All of them throw what the server says, and leave no transaction then. */
export interface TransactionTogether {
  /** What the history is written with before it is known when the transaction will end. */
  readonly clock: HistoryClock
  /**
   * Runs the statements of several transactions, those that begin and end them included, until one is refused; `onDone`
   * is told the place of each that is done.
   */
  run(statements: readonly SentStatement[], onDone: (place: number) => void): Promise<void>
  /** What makes the session like a new one between two transactions that are sent together. */
  readonly forget: readonly string[]
  /** Whether the statement can be sent with others. */
  holds(statement: string): boolean
  /** Begins a transaction and runs the statements until one is refused; `onDone` is told of each that is done. */
  begin(statements: readonly string[], onDone: () => void): Promise<void>
  /** Runs these as well, and commits. */
  commit(writes: readonly SentStatement[]): Promise<void>
}

export interface SentStatement {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** Its answer may come with that of the next statement. */
  readonly isQuiet?: boolean
}
