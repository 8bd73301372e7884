import { Lane, laneOf } from '../../../runtime/lane.ts'
import { Queries } from '../../../runtime/queries.ts'
import { type Given, noRow, queryError, valuesOf } from '../../../runtime/query-error.ts'
import { together } from '../../../runtime/together.ts'
import { savepoint, transaction } from './transaction-statements.ts'

type Scope<T> = (sql: Client) => Promise<T>

interface Statement {
  readonly query: string
  readonly text: string
  readonly prepare?: boolean
  readonly row: (values: (string | null)[]) => object
}

/** A statement that is run for each item of a list. */
interface Batch extends Statement {
  readonly each: 'count' | 'many' | 'one'
}

interface Rows extends ReadonlyArray<(string | null)[]> {
  readonly count: number | null
  readonly command: string
}

/** A query before and while it runs, as the driver sees it. */
interface Pending extends Promise<Rows> {
  isRaw?: unknown
  statement: Described
  raw(): Pending
}

/** A statement as the server has described it to the driver. */
interface Described {
  readonly columns: readonly { readonly parser?: unknown }[]
}

interface BulkStatement extends Statement {
  readonly item: (row: unknown) => object
}

interface Client {
  readonly options?: { readonly transform: { readonly value: { readonly from?: unknown } } }
  unsafe(text: string, values?: unknown[], options?: object): Pending
  typed(value: unknown, oid: number): unknown
  begin?<T>(scope: Scope<T>): Promise<T>
  /** Stands in a client without `begin`. */
  savepoint<T>(scope: Scope<T>): Promise<T>
}

export function New(sql: Client): Queries<Session> {
  const { options } = sql
  const mayChange = options === undefined || options.transform.value.from !== undefined
  if (sql.begin !== undefined) return new Queries(new Session(sql, undefined, mayChange))
  const connection = typeof sql.savepoint === 'function' ? sql : withSavepoints(sql, 0)
  return new Queries(new Session(connection, laneOf(sql), mayChange))
}

// Every parameter is sent as text of the type "unknown": the server knows the type, and the
// driver's own conversions (of dates and arrays, by the first item) do not apply.
const unknown = 705

// The driver asks for every value how the query wants its rows. The first question gives the query
// its own description of the columns, without parsers, and is answered for all that follow: lists
// of values, which stay text.
const asText = {
  configurable: true,
  get(this: Pending): string {
    this.statement = withoutParsers(this.statement)
    Object.defineProperty(this, 'isRaw', { value: 'values' })
    return 'values'
  },
}

const described = new WeakMap<object, Described>()

function withoutParsers(statement: Described): Described {
  const known = described.get(statement.columns)
  if (known !== undefined) return known
  const columns = statement.columns.map((column) => ({ ...column, parser: undefined }))
  const text = { ...statement, columns }
  described.set(statement.columns, text)
  return text
}

class Session {
  declare readonly sql: Client
  declare readonly lane: Lane | undefined
  declare readonly mayChange: boolean

  // A pool has no lane: it gives each call a connection of its own.
  // A client with the option "transform" may change values that it hands over, except raw bytes.
  constructor(sql: Client, lane: Lane | undefined, mayChange: boolean) {
    this.sql = sql
    this.lane = lane
    this.mayChange = mayChange
  }

  many(statement: Statement, values: Given<unknown[]>): Promise<object[]> {
    return this.run(statement, values, allRows)
  }

  one(statement: Statement, values: Given<unknown[]>): Promise<object | null> {
    return this.run(statement, values, firstRow)
  }

  only(statement: Statement, values: Given<unknown[]>): Promise<object> {
    return this.run(statement, values, onlyRow)
  }

  count(statement: Statement, values: Given<unknown[]>): Promise<number> {
    return this.run(statement, values, rowCount)
  }

  // All rows go as one document.
  async load(statement: BulkStatement, rows: unknown[]): Promise<number> {
    return this.count(statement, () => [JSON.stringify(rows.map(statement.item))])
  }

  async run<T>(
    statement: Statement,
    given: Given<unknown[]>,
    answer: (rows: Rows, statement: Statement) => T,
  ): Promise<T> {
    const values = valuesOf(statement, given)
    const { lane } = this
    const turn = lane?.enter()
    if (turn !== undefined) await turn
    try {
      lane?.refuse()
      return answer(await this.send(statement, values), statement)
    } catch (error) {
      throw queryError(error, statement)
    } finally {
      lane?.leave()
    }
  }

  send({ text, prepare = true }: Statement, values: unknown[]): Promise<Rows> {
    const { sql } = this
    const parameters = values.map((value) => sql.typed(value, unknown))
    const pending = sql.unsafe(text, parameters, { prepare, simple: false })
    if (this.mayChange) return pending.raw().then(asStrings)
    return Object.defineProperty(pending, 'isRaw', asText)
  }

  async result(statement: Statement, values: Given<unknown[]>): Promise<object> {
    return { rowsAffected: await this.count(statement, values) }
  }

  /** All or none. */
  async batch(statement: Batch, given: Given<unknown[][]>): Promise<unknown[]> {
    const items = valuesOf(statement, given)
    if (items.length === 0) return []
    return this.transaction(({ sql, mayChange }) => {
      // Without a lane, so that the driver sends all without waiting for answers.
      const session = new Session(sql, undefined, mayChange)
      const send = (values: unknown[]): Promise<unknown> =>
        session[statement.each](statement, values)
      return together(items, send)
    })
  }

  async transaction<T>(scope: (session: Session) => Promise<T>): Promise<T> {
    const { lane } = this
    return lane === undefined ? this.inside(scope) : lane.hold(() => this.inside(scope))
  }

  async inside<T>(scope: (session: Session) => Promise<T>): Promise<T> {
    const { sql, mayChange } = this
    const lane = new Lane(this.lane)
    const run = (sql: Client) => lane.during(() => scope(new Session(sql, lane, mayChange)))
    try {
      return await (sql.begin ?? sql.savepoint)(run)
    } finally {
      // The connection may be lost while the scope goes on.
      lane.over = true
    }
  }
}

function allRows(rows: Rows, { row }: Statement): object[] {
  return rows.map(row)
}

function firstRow(rows: Rows, { row }: Statement): object | null {
  const first = rows[0]
  return first === undefined ? null : row(first)
}

function onlyRow(rows: Rows, statement: Statement): object {
  const row = firstRow(rows, statement)
  if (row === null) throw noRow(statement)
  return row
}

function rowCount({ count }: Rows): number {
  return count ?? 0
}

function asStrings(rows: Rows): Rows {
  for (const row of rows) {
    for (const [index, bytes] of row.entries()) if (bytes !== null) row[index] = String(bytes)
  }
  return rows
}

// A reserved connection comes without transactions.
function withSavepoints(sql: Client, depth: number): Client {
  const [begin, commit, rollback] = depth === 0 ? transaction : savepoint(depth)
  const run = async <T>(scope: Scope<T>): Promise<T> => {
    await sql.unsafe(begin)
    try {
      const result = await scope(withSavepoints(sql, depth + 1))
      const { command } = await sql.unsafe(commit)
      if (command === 'ROLLBACK') throw new Error('rolled back: a statement of it had failed')
      return result
    } catch (error) {
      await sql.unsafe(rollback).catch((failure) => {
        throw new AggregateError([error, failure], 'the transaction could not be rolled back')
      })
      throw error
    }
  }
  return { unsafe: sql.unsafe, typed: sql.typed, savepoint: run }
}
