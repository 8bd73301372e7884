import { bug } from '../../compiler/diagnostics/bug.ts'
import type { Catalog } from '../../compiler/ir/catalog.ts'
import type {
  Database,
  QueryOptions,
  QueryResult,
  RelationSize,
  RowStream,
  Session,
  SessionQueryable,
  Snapshot,
  SnapshotOptions,
  Statement,
  StreamOptions,
  TransactionOptions,
} from '../database.ts'
import { DatabaseFailure } from '../database-failure.ts'
import { batchesOf, type Step } from './batches-of.ts'
import { Deadline } from './deadline.ts'
import type { Cursor, Limits, Link, LinkEngine, PoolOptions } from './link.ts'
import { LinkPool } from './link-pool.ts'
import { isReset, isRolledBack } from './reset-link.ts'
import { runOnLink } from './run-on-link.ts'

/** The milliseconds that a server has for ending a statement by itself, which costs no other connection. */
const GRACE = 1000
/** The milliseconds that reading a schema has at least. */
const INTROSPECTION = 60_000

/** The connection by which a database was found to be there. */
export interface FirstLink {
  readonly link: Link
  readonly name: string
}

/** A database of any engine: its links are pooled, its statements end at their deadlines. */
export class LinkDatabase implements Database {
  readonly version: string
  readonly name: string
  private readonly engine: LinkEngine
  private readonly options: PoolOptions
  private readonly pool: LinkPool

  constructor(engine: LinkEngine, options: PoolOptions, first: FirstLink) {
    this.version = first.link.version
    this.name = first.name
    this.engine = engine
    this.options = options
    const { connections: size, idleMs } = options
    const { kept } = engine
    const wish = { size, kept, first: first.link, ...(idleMs !== undefined && { idleMs }) }
    this.pool = new LinkPool(() => engine.connect(), wish)
  }

  query(statement: Statement, options: QueryOptions = {}): Promise<QueryResult> {
    return this.withLink(this.limited(options), (link) => this.run(link, statement, options))
  }

  catalog(options: QueryOptions = {}): Promise<Catalog> {
    return this.withLink(patient(this.limited(options)), (link) =>
      this.told('', () => this.engine.catalog(link)),
    )
  }

  connectionIds(): readonly string[] {
    return this.pool.serverIds()
  }

  sizes(options: QueryOptions = {}): Promise<readonly RelationSize[]> {
    return this.withLink(patient(this.limited(options)), (link) =>
      this.told('', () => this.engine.sizes(link)),
    )
  }

  async transaction<T>(
    scope: (session: SessionQueryable) => Promise<T>,
    options: TransactionOptions = {},
  ): Promise<T> {
    let committed: { readonly result: T } | undefined
    const work = async (link: Link, deadline: Deadline) => {
      await this.within(link, () => link.begin(options.readOnly === true))
      try {
        const result = await scope(this.queryableOn(link, deadline))
        await this.within(link, () => link.commit())
        committed = { result }
        return result
      } catch (error) {
        if (!(await isRolledBack(link))) link.destroy()
        throw error
      }
    }
    try {
      return await this.withLink(options, work)
    } catch (error) {
      // Whoever asked has gone while the database committed: it has been done all the same.
      if (committed !== undefined) return committed.result
      throw error
    }
  }

  async reserve(options: QueryOptions = {}): Promise<Session> {
    const link = await this.acquire(options)
    let isReleased = false
    return {
      get inTransaction() {
        return link.inTransaction
      },
      query: async (statement, each = {}) => {
        if (isReleased) return bug('a session is used after it was given back')
        return this.runUntil(link, statement, each)
      },
      release: async () => {
        if (isReleased) return
        isReleased = true
        await this.pool.release(link, await isReset(link))
      },
    }
  }

  async stream(statement: Statement, options: StreamOptions = {}): Promise<RowStream> {
    const link = await this.acquire(options)
    const deadline = new Deadline(options)
    const started = performance.now()
    const leave = async (cursor?: Cursor) => {
      deadline.clear()
      await this.pool.release(link, await isReset(link, cursor))
      this.options.onStatement?.(statement.sql, performance.now() - started)
    }
    const step = <T>(work: () => Promise<T>): Promise<T> =>
      this.told(statement.sql, () => runOnLink(link, deadline, work))
    try {
      const cursor = await step(async () => {
        await link.begin(true)
        if (options.before !== undefined) await link.run(options.before, limitsOf({}))
        return link.open(statement)
      })
      return { columns: cursor.columns, batches: batchesOf(cursor, step, () => leave(cursor)) }
    } catch (error) {
      await leave()
      throw error
    }
  }

  async snapshot({ before = [], ...options }: SnapshotOptions = {}): Promise<Snapshot> {
    const link = await this.acquire(options)
    const deadline = new Deadline(options)
    const step = <T>(sql: string, work: () => Promise<T>): Promise<T> =>
      this.told(sql, () => runOnLink(link, deadline, work))
    const release = async () => {
      deadline.clear()
      await this.pool.release(link, await isReset(link))
    }
    try {
      await step('', () => link.begin(true))
      for (const sql of before) await step(sql, () => link.query(sql))
    } catch (error) {
      await release()
      throw error
    }
    return {
      connection: {
        version: link.version,
        query: (sql, parameters) => step(sql, () => link.query(sql, parameters)),
      },
      catalog: () => step('', () => this.engine.catalog(link)),
      stream: async ({ sql, parameters }) => {
        const cursor = await step(sql, () => link.open({ sql, parameters }))
        const within: Step = (work) => step(sql, work)
        const leave = () => within(() => cursor.close())
        return { columns: cursor.columns, batches: batchesOf(cursor, within, leave) }
      },
      release,
    }
  }

  close(): Promise<void> {
    return this.pool.close()
  }

  /** Not every server ends every statement at its time, and none ends the waiting for a connection. */
  private limited(options: QueryOptions): QueryOptions {
    return { ...options, timeout: options.timeout ?? this.options.statementTimeout + GRACE }
  }

  private async acquire(options: QueryOptions): Promise<Link> {
    const deadline = new Deadline(this.limited(options))
    try {
      return await this.told('', () => this.pool.acquire(deadline))
    } finally {
      deadline.clear()
    }
  }

  /** A step of a transaction, which has the time of a statement. */
  private async within(link: Link, step: () => Promise<void>): Promise<void> {
    const deadline = new Deadline(this.limited({}))
    try {
      await runOnLink(link, deadline, () => this.told('', step))
    } finally {
      deadline.clear()
    }
  }

  /** Lends a link for as long as `work` lasts, which throws DatabaseFailure where a link failed. */
  private async withLink<T>(
    options: QueryOptions,
    work: (link: Link, deadline: Deadline) => Promise<T>,
  ): Promise<T> {
    const deadline = new Deadline(options)
    try {
      const link = await this.told('', () => this.pool.acquire(deadline))
      try {
        return await runOnLink(link, deadline, () => work(link, deadline))
      } finally {
        const isAtRest = !deadline.signal.aborted
        const isUsable = isAtRest && (!link.inTransaction || (await isReset(link)))
        await this.pool.release(link, isUsable)
      }
    } finally {
      deadline.clear()
    }
  }

  private async run(link: Link, statement: Statement, options: QueryOptions): Promise<QueryResult> {
    const started = performance.now()
    try {
      return await this.told(statement.sql, () => link.run(statement, limitsOf(options)))
    } finally {
      this.options.onStatement?.(statement.sql, performance.now() - started)
    }
  }

  /** With the deadline of the statement alone. */
  private async runUntil(
    link: Link,
    statement: Statement,
    options: QueryOptions,
  ): Promise<QueryResult> {
    const deadline = new Deadline(this.limited(options))
    try {
      return await runOnLink(link, deadline, () => this.run(link, statement, options))
    } finally {
      deadline.clear()
    }
  }

  private queryableOn(link: Link, whole: Deadline): SessionQueryable {
    return {
      get inTransaction() {
        return link.inTransaction
      },
      query: async (statement, options = {}) => {
        const failure = whole.failure()
        if (failure !== undefined) throw failure
        return this.runUntil(link, statement, options)
      },
    }
  }

  /** Throws DatabaseFailure for whatever the driver throws. */
  private async told<T>(sql: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof DatabaseFailure) throw error
      throw new DatabaseFailure(this.engine.facts(error, sql), { cause: error })
    }
  }
}

/** Introspection is many statements, each of which the server ends at its time. */
function patient({ timeout = 0, ...options }: QueryOptions): QueryOptions {
  return { ...options, timeout: Math.max(timeout, INTROSPECTION) }
}

function limitsOf({ maxRows, maxBytes }: QueryOptions): Limits {
  return { rows: maxRows ?? Number.POSITIVE_INFINITY, bytes: maxBytes ?? Number.POSITIVE_INFINITY }
}
