import { Lane, laneOf } from '../../../runtime/lane.ts'
import { Queries } from '../../../runtime/queries.ts'
import { type Given, noRow, queryError, valuesOf } from '../../../runtime/query-error.ts'
import { together } from '../../../runtime/together.ts'
import { savepoint, transaction } from './transaction-statements.ts'

/** A generated statement; the driver keeps values and a callback in it while it is being sent. */
interface Statement {
  readonly query: string
  readonly text: string
  readonly row: (values: (string | null)[]) => object
  types?: object
  callback?: undefined
}

/** A statement that is run for each item of a list. */
interface Batch extends Statement {
  readonly each: 'count' | 'many' | 'one'
}

interface Result {
  readonly rows: (string | null)[][]
  readonly rowCount: number | null
  readonly command: string
}

interface BulkStatement extends Statement {
  readonly item: (row: unknown) => object
}

interface Client {
  readonly totalCount?: number
  /** `T` inside of a transaction. */
  getTransactionStatus?(): string | null
  query(config: object | string, values?: unknown[]): Promise<Result>
  connect(): Promise<PooledClient>
}

interface PooledClient extends Client {
  on(event: 'error', listener: () => void): void
  off(event: 'error', listener: () => void): void
  release(destroy: boolean | undefined): void
}

export function New(client: Client): Queries<Session> {
  return new Queries(new Session(client, isPool(client) ? undefined : laneOf(client), 0))
}

// Values come as the text that the server sent: "row" of the statement knows their types.
const asText = { rowMode: 'array', types: { getTypeParser: () => (text: string) => text } }

class Session {
  declare readonly client: Client
  declare readonly lane: Lane | undefined
  declare readonly depth: number
  declare broken: boolean | undefined

  // A pool has no lane: it gives each call a connection of its own.
  constructor(client: Client, lane: Lane | undefined, depth: number) {
    this.client = client
    this.lane = lane
    this.depth = depth
  }

  many(statement: Statement, values: Given<unknown[]>): Promise<unknown> {
    return this.run(statement, values, allRows)
  }

  one(statement: Statement, values: Given<unknown[]>): Promise<unknown> {
    return this.run(statement, values, firstRow)
  }

  only(statement: Statement, values: Given<unknown[]>): Promise<unknown> {
    return this.run(statement, values, onlyRow)
  }

  count(statement: Statement, values: Given<unknown[]>): Promise<unknown> {
    return this.run(statement, values, rowCount)
  }

  // All rows go as one document.
  load(statement: BulkStatement, rows: unknown[]): Promise<unknown> {
    return this.count(statement, () => [JSON.stringify(rows.map(statement.item))])
  }

  async run(
    statement: Statement,
    given: Given<unknown[]>,
    answer: (result: Result, statement: Statement) => unknown,
  ): Promise<unknown> {
    const values = valuesOf(statement, given)
    if (statement.types === undefined) Object.assign(statement, asText)
    const { client, lane, depth } = this
    const turn = lane?.enter()
    if (turn !== undefined) await turn
    try {
      lane?.refuse()
      // A pool leaves its own behind.
      if (lane !== undefined || depth > 0) statement.callback = undefined
      return answer(await client.query(statement, values), statement)
    } catch (error) {
      throw queryError(error, statement)
    } finally {
      lane?.leave()
    }
  }

  async result(statement: Statement, values: Given<unknown[]>): Promise<object> {
    return { rowsAffected: await this.count(statement, values) }
  }

  /** All or none; a transaction may have been begun by hand. */
  async batch(statement: Batch, given: Given<unknown[][]>): Promise<unknown[]> {
    const items = valuesOf(statement, given)
    if (items.length === 0) return []
    const { client, lane, depth } = this
    const isBegun = lane !== undefined && depth === 0 && client.getTransactionStatus?.() === 'T'
    const outer = isBegun ? new Session(client, lane, 1) : this
    return outer.transaction((inner) => {
      // Without a lane, so that a client with the option "pipeline" sends all without waiting.
      const session = new Session(inner.client, undefined, inner.depth)
      return together(items, (values) => session[statement.each](statement, values))
    })
  }

  async transaction<T>(scope: (session: Session) => Promise<T>): Promise<T> {
    if (this.lane !== undefined) return this.lane.hold(() => this.inside(scope))
    const client = await this.client.connect()
    const session = new Session(client, new Lane(), 0)
    // The next statement reports a lost connection; without a listener it would end the process.
    const wait = () => undefined
    client.on('error', wait)
    try {
      return await session.inside(scope)
    } finally {
      client.off('error', wait)
      // A connection whose transaction did not end is not given to anybody else.
      client.release(session.broken)
    }
  }

  async inside<T>(scope: (session: Session) => Promise<T>): Promise<T> {
    const [begin, commit, rollback] = this.depth === 0 ? transaction : savepoint(this.depth)
    const lane = new Lane()
    const inner = new Session(this.client, lane, this.depth + 1)
    this.broken = true
    await this.client.query(begin)
    try {
      const result = await lane.during(() => scope(inner))
      const { command } = await this.client.query(commit)
      if (command === 'ROLLBACK') throw new Error('rolled back: a statement of it had failed')
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

function allRows({ rows }: Result, { row }: Statement): unknown {
  return rows.map(row)
}

function firstRow({ rows }: Result, { row }: Statement): unknown {
  const first = rows[0]
  return first === undefined ? null : row(first)
}

function onlyRow(result: Result, statement: Statement): unknown {
  const row = firstRow(result, statement)
  if (row === null) throw noRow(statement)
  return row
}

function rowCount({ rowCount }: Result): number {
  return rowCount ?? 0
}

function isPool(client: Client): boolean {
  return typeof client.totalCount === 'number'
}
