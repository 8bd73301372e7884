import type { Catalog } from '../compiler/ir/catalog.ts'
import type { Type } from '../compiler/ir/type.ts'
import type { IntrospectedConnection } from './engine.ts'
import type { RawValue } from './raw-value.ts'

export interface Statement {
  /** With the placeholders of the engine: `$1` or `?`. */
  readonly sql: string
  readonly parameters: readonly (RawValue | boolean)[]
}

/** Times are milliseconds; what is absent has no limit of its own. */
export interface QueryOptions {
  /** The statement is cancelled on the server when it fires. */
  readonly signal?: AbortSignal | undefined
  readonly timeout?: number | undefined
  /** Rows and bytes behind which no more are read; the result says that it was cut. */
  readonly maxRows?: number | undefined
  readonly maxBytes?: number | undefined
}

export interface ResultColumn {
  /** The label, which may stand twice. */
  readonly name: string
  /** As the engine names it, parsed by the dialect; `unknown` for an expression of SQLite. */
  readonly type: Type
}

export interface QueryResult {
  readonly columns: readonly ResultColumn[]
  readonly rows: readonly (readonly RawValue[])[]
  /** The rows that were returned or changed. */
  readonly rowCount: number
  /** More rows were there than `maxRows` or `maxBytes` let in. */
  readonly truncated: boolean
  /** The first words of what was done, upper case: `SELECT`, `INSERT`, `CREATE TABLE`. */
  readonly command: string
  /** What one statement gave behind this result, as a procedure with several queries does. */
  readonly further?: readonly QueryResult[]
}

export interface RowStream {
  readonly columns: readonly ResultColumn[]
  /** Batches of rows; the next one is fetched when it is asked for. Leaving early closes the cursor. */
  readonly batches: AsyncIterable<readonly (readonly RawValue[])[]>
}

/** What rows are read with. */
export interface RowReader {
  query(statement: Statement, options?: QueryOptions): Promise<Pick<QueryResult, 'rows'>>
}

/** What runs statements. All calls throw DatabaseFailure. */
export interface Queryable extends RowReader {
  query(statement: Statement, options?: QueryOptions): Promise<QueryResult>
}

/** What runs statements one after the other on one connection. */
export interface SessionQueryable extends Queryable {
  /** Whether a transaction is open on it. */
  readonly inTransaction: boolean
}

/** A connection that is used by one caller until it is released. */
export interface Session extends SessionQueryable {
  /** Gives the connection back with nothing of the session left on it: an open transaction is rolled back. */
  release(): Promise<void>
}

export interface StreamOptions extends QueryOptions {
  /** Sets the session up before the statement. */
  readonly before?: Statement | undefined
}

export interface SnapshotOptions extends QueryOptions {
  /** Run before anything is read, so that they may wait for others without seeing an old state. */
  readonly before?: readonly string[] | undefined
}

export interface TransactionOptions extends QueryOptions {
  readonly readOnly?: boolean
}

/** The state of a database at one moment, however it changes meanwhile; nothing is written. */
export interface Snapshot {
  /** For what is read rows by name, such as the schema. */
  readonly connection: IntrospectedConnection
  catalog(): Promise<Catalog>
  /** With constant memory. One stream is read to its end, or left, before the next one begins. */
  stream(statement: Statement): Promise<RowStream>
  release(): Promise<void>
}

/** A database that is browsed and edited: a bounded pool of connections. */
export interface Database extends Queryable {
  /** What the server says it is. */
  readonly version: string
  /** For people: the name of the database, or of its file. */
  readonly name: string
  /** Where names without a schema are looked up; the first one takes new objects. Read at each call. */
  catalog(options?: QueryOptions): Promise<Catalog>
  /** Commits when the scope resolves, rolls back when it rejects. */
  transaction<T>(
    scope: (session: SessionQueryable) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>
  /** A connection for the statements of a person: SET, BEGIN and temporary tables end with it. */
  reserve(options?: QueryOptions): Promise<Session>
  /** Reads with constant memory, in one snapshot. */
  stream(statement: Statement, options?: StreamOptions): Promise<RowStream>
  /** Reads any number of tables as they are at one moment; the signal of the options ends it. */
  snapshot(options?: SnapshotOptions): Promise<Snapshot>
  /** The numbers that the server has given its connections. */
  connectionIds(): readonly string[]
  /** Estimated rows and bytes of all relations, by schema and name; undefined where the engine keeps none. */
  sizes(options?: QueryOptions): Promise<readonly RelationSize[]>
  close(): Promise<void>
}

export interface RelationSize {
  readonly schema: string
  readonly name: string
  readonly rows: number | undefined
  /** Indexes included. */
  readonly bytes: number | undefined
}

export interface DatabaseOptions {
  /** The database itself refuses to write. */
  readonly readOnly: boolean
  /** How many connections it may have at the same time. */
  readonly connections: number
  /** The milliseconds after which connections that nobody needs are ended, but one; half a minute without it. */
  readonly idleMs?: number
  /** The milliseconds after which the server ends a statement. */
  readonly statementTimeout: number
  /** Told of each statement that has been run, for `--verbose`; never of values. */
  readonly onStatement?: (sql: string, milliseconds: number) => void
}
