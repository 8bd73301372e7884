import type { Catalog } from '../../compiler/ir/catalog.ts'
import type {
  DatabaseOptions,
  QueryResult,
  RelationSize,
  ResultColumn,
  Statement,
} from '../database.ts'
import type { RawValue } from '../raw-value.ts'
import type { FailureFacts } from '../database-failure.ts'
import type { Connection } from '../engine.ts'

/** Behind these numbers a result is cut. */
export interface Limits {
  readonly rows: number
  readonly bytes: number
}

export interface Batch {
  readonly rows: readonly (readonly RawValue[])[]
  readonly isLast: boolean
}

/** The rows of a statement that is running, read when they are asked for. */
export interface Cursor {
  readonly columns: readonly ResultColumn[]
  next(): Promise<Batch>
  /** Nothing of the statement runs any more; also after its last row, and after its failure. */
  close(): Promise<void>
}

/** One connection of a pool. Its calls throw what the driver throws. */
export interface Link extends Pick<Connection, 'query' | 'version'> {
  /** The number that the server has given the connection; undefined: there is no server. */
  readonly serverId: string | undefined
  readonly inTransaction: boolean
  /** The connection is gone and never comes back. */
  readonly isLost: boolean
  run(statement: Statement, limits: Limits): Promise<QueryResult>
  /** However long it takes: the end of statements that the server watches does not hold. */
  open(statement: Statement): Promise<Cursor>
  begin(readOnly: boolean): Promise<void>
  commit(): Promise<void>
  /** Harmless where no transaction is open any more. */
  rollback(): Promise<void>
  /** Ends on the server the statement that is running; resolves when that is asked for. */
  cancel(): Promise<void>
  /** Leaves nothing of the session: transaction, settings, temporary tables. */
  reset(): Promise<void>
  end(): Promise<void>
  /** Closes the connection at once; what is running on it fails. */
  destroy(): void
}

/** How a pool makes connections to one database, and reads what they throw. */
export interface LinkEngine {
  /** How many connections are kept that nobody needs: one that is a process of its own costs too much memory. */
  readonly kept: 0 | 1
  connect(): Promise<Link>
  facts(error: unknown, sql: string): FailureFacts
  /** For people: of the database, or of its file. */
  name(link: Link): Promise<string>
  catalog(link: Link): Promise<Catalog>
  sizes(link: Link): Promise<readonly RelationSize[]>
}

/** How many connections there may be, and for how long statements may run. */
export type PoolOptions = Pick<
  DatabaseOptions,
  'connections' | 'statementTimeout' | 'onStatement' | 'readOnly' | 'idleMs'
>
