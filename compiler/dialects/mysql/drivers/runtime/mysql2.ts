import { Lane, laneOf } from '../../../runtime/lane.ts'
import { type Given, noRow, queryError, valuesOf } from '../../../runtime/query-error.ts'
import { together } from '../../../runtime/together.ts'
import { Queries } from '../../../runtime/queries.ts'
import { literalRows } from './literals.ts'

interface Statement {
  readonly query: string
  readonly sql: string
  /** Makes the object of a row that is fetched by position. */
  readonly row?: (values: unknown[]) => object
  /** Decodes the values of a row where they stand. */
  readonly decode?: (row: object) => void
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
  /** The text of a row, which a value parts from the next. */
  readonly row: readonly string[]
}

type Row = unknown[] & object

interface Result extends Array<Row> {
  readonly affectedRows?: number
  readonly insertId?: string | number
  readonly serverStatus: number
}

interface Outcome {
  readonly rowsAffected: number
  readonly lastInsertId: unknown
}

type Answer<S, T> = (result: Result, statement: S) => T

/** A statement as errors name it. */
interface Named {
  readonly query: string
}

/** The text of a statement, or the options with it. */
type Call = string | object

type Options = Readonly<Record<string, unknown>>

interface Client {
  readonly pool?: { readonly config: { readonly connectionConfig: Options } }
  readonly connection?: { readonly config: Options }
  execute(call: Call, values: readonly unknown[]): Promise<[Result, unknown]>
  query(call: Call): Promise<[Result, unknown]>
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
  const { decimalNumbers, jsonStrings, typeCast = true } = configOf(client)
  const wrong = Object.entries({ decimalNumbers, jsonStrings, typeCast: typeCast !== true })
  for (const [name] of wrong.filter(([, isSet]) => isSet)) {
    throw new Error(`with the option ${name} values would not be of their declared types`)
  }
}

function configOf(client: Client): Options {
  return client.pool?.config.connectionConfig ?? client.connection?.config ?? {}
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

  many(statement: Statement, values: Given<readonly unknown[]>): Promise<unknown> {
    const call = statement.options ?? optionsOf(statement)
    return this.run(statement, call, values, allRows)
  }

  one(statement: Statement, values: Given<readonly unknown[]>): Promise<unknown> {
    const call = statement.options ?? optionsOf(statement)
    return this.run(statement, call, values, firstRow)
  }

  only(statement: Statement, values: Given<readonly unknown[]>): Promise<unknown> {
    const call = statement.options ?? optionsOf(statement)
    return this.run(statement, call, values, onlyRow)
  }

  count(statement: Statement, values: Given<readonly unknown[]>): Promise<number> {
    return this.run(statement, statement.sql, values, rowCount)
  }

  result(statement: Insert, values: Given<readonly unknown[]>): Promise<Outcome> {
    const call = statement.options ?? optionsOf(statement)
    return this.run(statement, call, values, ({ affectedRows = 0, insertId = 0 }) => ({
      rowsAffected: affectedRows,
      lastInsertId: statement.id(insertId),
    }))
  }

  async lastId(statement: Insert, values: Given<readonly unknown[]>): Promise<unknown> {
    return (await this.result(statement, values)).lastInsertId
  }

  /** All or none. */
  async batch(statement: Batch, given: Given<readonly unknown[][]>): Promise<unknown[]> {
    const items = valuesOf(statement, given)
    if (items.length === 0) return []
    // START TRANSACTION would commit one that was begun by hand.
    const outer = (await this.isInTransaction()) ? new Session(this.client, this.lane, this) : this
    return outer.transaction((inner) => {
      const session = new Session(inner.client, undefined, inner)
      return together(items, (values) => session[statement.each](statement, values))
    })
  }

  // Without values the text is sent as it is, and not prepared.
  async run<S extends Named, T>(
    statement: S,
    call: Call,
    given: Given<readonly unknown[]> | undefined,
    answer: Answer<S, T>,
  ): Promise<T> {
    const values = given === undefined ? undefined : valuesOf(statement, given)
    const { client, lane } = this
    const turn = lane?.enter()
    if (turn !== undefined) await turn
    try {
      lane?.refuse()
      if (this.lost !== undefined) throw this.lost
      const [result] = await (values === undefined
        ? client.query(call)
        : client.execute(call, values))
      return answer(result, statement)
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ER_LOCK_DEADLOCK') {
        this.lose(error)
      }
      throw queryError(error, statement)
    } finally {
      lane?.leave()
    }
  }

  // After a deadlock the server has rolled back everything, and would commit each further statement.
  lose(error: Error): void {
    if (this.outer === undefined) return
    this.lost = error
    this.outer.lose(error)
  }

  /** Few statements: of literals where all values have one, else of parameters. */
  async load(statement: RowsStatement, given: Given<readonly unknown[][]>): Promise<number> {
    const rows = valuesOf(statement, given)
    if (rows.length === 0) return 0
    const { queryFormat } = configOf(this.client)
    const parts = queryFormat ? undefined : literalRows(statement.row, rows)
    const [first, second] = parts ?? []
    if (first !== undefined && second === undefined) return this.loadPart(statement, first)
    // START TRANSACTION would commit one that was begun by hand.
    const outer = (await this.isInTransaction()) ? new Session(this.client, this.lane, this) : this
    return outer.transaction(async (session) => {
      if (parts === undefined) return session.loadPrepared(statement, rows)
      let count = 0
      for (const part of parts) count += await session.loadPart(statement, part)
      return count
    })
  }

  loadPart(statement: RowsStatement, rows: string): Promise<number> {
    const call = { sql: statement.sql(rows), namedPlaceholders: false }
    return this.run(statement, call, undefined, rowCount)
  }

  /** Sizes are powers of two, so that few texts are prepared; the server takes 65,535 placeholders. */
  async loadPrepared(statement: RowsStatement, rows: readonly unknown[][]): Promise<number> {
    const row = statement.row.join('?')
    const width = statement.row.length - 1
    let count = 0
    for (let at = 0, size = 256; at < rows.length; at += size) {
      while (size > rows.length - at || size * width > 65535) size /= 2
      const part = rows.slice(at, at + size)
      const text = statement.sql(part.map(() => row).join(', '))
      count += await this.run(statement, text, part.flat(), rowCount)
    }
    return count
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

function allRows(rows: Result, { row, decode }: Statement): unknown {
  if (row !== undefined) return rows.map(row)
  if (decode !== undefined) for (const each of rows) decode(each)
  return rows
}

function firstRow([first]: Result, { row, decode }: Statement): unknown {
  if (first === undefined) return null
  if (row !== undefined) return row(first)
  if (decode !== undefined) decode(first)
  return first
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
