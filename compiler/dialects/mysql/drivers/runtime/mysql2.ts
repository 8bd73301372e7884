import { Lane, laneOf } from '../../../runtime/lane.ts'
import { noRow, queryError } from '../../../runtime/query-error.ts'
import { together } from '../../../runtime/together.ts'
import { Queries } from '../../../runtime/queries.ts'

interface Statement {
  readonly query: string
  readonly sql: string
  readonly row?: (values: unknown[]) => object
  /** A column is a TIMESTAMP that is decoded as a Date. */
  readonly dates?: boolean
  /** The options for the driver, made by the first call. */
  options?: object
}

/** A statement that is run for each item of a list. */
interface Batch extends Statement {
  readonly each: 'count' | 'many' | 'one'
}

/** A statement that tells the id which it has made. */
interface Insert extends Statement {
  readonly id: (value: string | number) => unknown
}

/** A statement whose VALUES are as many rows as the session chooses. */
interface RowsStatement {
  readonly query: string
  readonly sql: (rows: string) => string
  readonly row: string
}

interface Result extends Array<unknown[]> {
  readonly affectedRows?: number
  readonly insertId?: string | number
  readonly serverStatus: number
}

interface Outcome {
  readonly rowsAffected: number
  readonly lastInsertId: unknown
}

type Answer<T> = (result: Result, statement: Statement) => T

type Options = Readonly<Record<string, unknown>>

interface Client {
  readonly pool?: { readonly config: { readonly connectionConfig: Options } }
  readonly connection?: { readonly config: Options }
  execute(options: object, values: readonly unknown[]): Promise<[Result, unknown]>
  query(sql: string): Promise<[Result, unknown]>
  getConnection(): Promise<PooledClient>
}

interface PooledClient extends Client {
  destroy(): void
  release(): void
}

export function New(client: Client): Queries<Session> {
  refuseOptions(client)
  return new Queries(new Session(client, isPool(client) ? undefined : laneOf(client)))
}

// Integers beyond 2^53 and dates come as text, whatever the options of the connection.
const exact = {
  supportBigNumbers: true,
  bigNumberStrings: true,
  dateStrings: true,
  rowsAsArray: true,
  nestTables: false,
}

// The driver reads TIMESTAMP fast and exactly; a DATETIME of the year 1 or without a month it would shift.
const dates = { timezone: 'Z', dateStrings: ['DATE', 'DATETIME', 'NEWDATE'] }

function optionsOf(statement: Statement): object {
  const { sql, row } = statement
  const options = { ...exact, ...(statement.dates && dates), sql, rowsAsArray: row !== undefined }
  statement.options = options
  return options
}

// Options of a connection that no statement can take back.
function refuseOptions(client: Client): void {
  const options = client.pool?.config.connectionConfig ?? client.connection?.config
  const { decimalNumbers, jsonStrings, typeCast = true } = options ?? {}
  const wrong = Object.entries({ decimalNumbers, jsonStrings, typeCast: typeCast !== true })
  for (const [name] of wrong.filter(([, isSet]) => isSet)) {
    throw new Error(`with the option ${name} values would not be of their declared types`)
  }
}

class Session {
  declare readonly client: Client
  declare readonly lane: Lane | undefined
  declare readonly outer: Session | undefined
  declare readonly depth: number
  declare lost: Error | undefined
  declare broken: boolean | undefined

  // A pool has no lane: it gives each call a connection of its own.
  constructor(client: Client, lane: Lane | undefined, outer?: Session) {
    this.client = client
    this.lane = lane
    this.outer = outer
    this.depth = outer === undefined ? 0 : outer.depth + 1
  }

  many(statement: Statement, values: readonly unknown[]): Promise<unknown> {
    return this.run(statement, values, allRows)
  }

  one(statement: Statement, values: readonly unknown[]): Promise<unknown> {
    return this.run(statement, values, firstRow)
  }

  only(statement: Statement, values: readonly unknown[]): Promise<unknown> {
    return this.run(statement, values, onlyRow)
  }

  count(statement: Statement, values: readonly unknown[]): Promise<number> {
    return this.run(statement, values, rowCount)
  }

  result(statement: Insert, values: readonly unknown[]): Promise<Outcome> {
    return this.run(statement, values, ({ affectedRows = 0, insertId = 0 }) => ({
      rowsAffected: affectedRows,
      lastInsertId: statement.id(insertId),
    }))
  }

  async lastId(statement: Insert, values: readonly unknown[]): Promise<unknown> {
    return (await this.result(statement, values)).lastInsertId
  }

  /** All or none. */
  async batch(statement: Batch, items: readonly unknown[][]): Promise<unknown[]> {
    if (items.length === 0) return []
    // START TRANSACTION would commit one that was begun by hand.
    const outer = (await this.isInTransaction()) ? new Session(this.client, this.lane, this) : this
    return outer.transaction((inner) => {
      const session = new Session(inner.client, undefined, inner)
      return together(items, (values) => session[statement.each](statement, values))
    })
  }

  async run<T>(statement: Statement, values: readonly unknown[], answer: Answer<T>): Promise<T> {
    const { client, lane } = this
    const options = statement.options ?? optionsOf(statement)
    try {
      const [result] = await (lane === undefined
        ? client.execute(options, values)
        : lane.hold(() => this.execute(options, values)))
      return answer(result, statement)
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ER_LOCK_DEADLOCK') {
        this.lose(error)
      }
      throw queryError(error, statement)
    }
  }

  execute(options: object, values: readonly unknown[]): Promise<[Result, unknown]> {
    if (this.lost) throw this.lost
    return this.client.execute(options, values)
  }

  // After a deadlock the server has rolled back everything, and would commit each further statement.
  lose(error: Error): void {
    if (this.outer === undefined) return
    this.lost = error
    this.outer.lose(error)
  }

  /** Sizes are powers of two, so that few texts are prepared; the server takes 65,535 placeholders. */
  async load({ query, sql, row }: RowsStatement, rows: readonly unknown[][]): Promise<number> {
    // START TRANSACTION would commit one that was begun by hand.
    const outer = (await this.isInTransaction()) ? new Session(this.client, this.lane, this) : this
    return outer.transaction(async (session) => {
      let count = 0
      const width = rows[0]?.length ?? 0
      for (let at = 0, size = 256; at < rows.length; at += size) {
        while (size > rows.length - at || size * width > 65535) size /= 2
        const part = rows.slice(at, at + size)
        const text = sql(part.map(() => row).join(', '))
        count += await session.count({ query, sql: text }, part.flat())
      }
      return count
    })
  }

  async isInTransaction(): Promise<boolean> {
    const { client, lane } = this
    if (lane === undefined || this.depth > 0) return false
    const [{ serverStatus }] = await lane.hold(() => client.query('DO 0'))
    return (serverStatus & 1) === 1
  }

  async transaction<T>(scope: (session: Session) => Promise<T>): Promise<T> {
    if (this.lane !== undefined) return this.lane.hold(() => this.inside(scope))
    const client = await this.client.getConnection()
    const session = new Session(client, new Lane())
    try {
      return await session.inside(scope)
    } finally {
      // A connection whose transaction did not end is not given to anybody else.
      if (session.broken) client.destroy()
      else client.release()
    }
  }

  async inside<T>(scope: (session: Session) => Promise<T>): Promise<T> {
    const [begin, commit, rollback] = this.depth === 0 ? transaction : savepoint(this.depth)
    const lane = new Lane()
    const inner = new Session(this.client, lane, this)
    this.broken = true
    await this.client.query(begin)
    try {
      const result = await lane.during(() => scope(inner))
      if (inner.lost) throw inner.lost
      await this.client.query(commit)
      this.broken = false
      return result
    } catch (error) {
      await this.client.query(rollback).catch((failure) => {
        throw new AggregateError([error, failure], 'the transaction could not be rolled back')
      })
      this.broken = false
      throw error
    }
  }
}

function allRows(rows: Result, { row }: Statement): unknown {
  return row === undefined ? rows : rows.map(row)
}

function firstRow([first]: Result, { row }: Statement): unknown {
  if (first === undefined) return null
  return row === undefined ? first : row(first)
}

function onlyRow(rows: Result, statement: Statement): unknown {
  const row = firstRow(rows, statement)
  if (row === null) throw noRow(statement)
  return row
}

function rowCount({ affectedRows }: Result): number {
  return affectedRows ?? 0
}

const transaction = ['START TRANSACTION', 'COMMIT', 'ROLLBACK'] as const

function savepoint(depth: number) {
  const name = `quarry_${depth}`
  return [
    `SAVEPOINT ${name}`,
    `RELEASE SAVEPOINT ${name}`,
    `ROLLBACK TO SAVEPOINT ${name}`,
  ] as const
}

function isPool(client: Client): boolean {
  return typeof client.getConnection === 'function'
}
