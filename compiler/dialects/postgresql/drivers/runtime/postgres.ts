import { Lane, laneOf, noLane, type Turns } from '../../../runtime/lane.ts'
import { Queries } from '../../../runtime/queries.ts'
import { savepoint, transaction } from './transaction-statements.ts'

type Bytes = Uint8Array | null
type Scope<T> = (sql: Client) => Promise<T>

interface Statement {
  readonly text: string
  readonly prepare?: boolean
  readonly row?: (values: (string | null)[]) => object
  readonly method?: string
}

interface Rows extends ReadonlyArray<Bytes[]> {
  readonly count: number | null
  readonly command: string
}

interface Pending extends Promise<Rows> {
  raw(): Promise<Rows>
}

interface Client {
  unsafe(text: string, values?: unknown[], options?: object): Pending
  typed(value: unknown, oid: number): unknown
  begin?<T>(scope: Scope<T>): Promise<T>
  /** Stands in a client without `begin`. */
  savepoint<T>(scope: Scope<T>): Promise<T>
}

export function New(sql: Client): Queries<Session> {
  if (sql.begin !== undefined) return new Queries(new Session(sql, noLane))
  const connection = typeof sql.savepoint === 'function' ? sql : withSavepoints(sql, 0)
  return new Queries(new Session(connection, laneOf(sql)))
}

// Every parameter is sent as text of the type "unknown": the server knows the type, and the
// driver's own conversions (of dates and arrays, by the first item) do not apply.
const unknown = 705

class Session {
  declare readonly sql: Client
  declare readonly lane: Turns

  constructor(sql: Client, lane: Turns) {
    this.sql = sql
    this.lane = lane
  }

  async many({ row, ...query }: Statement, values: unknown[]): Promise<unknown[]> {
    const rows = await this.send(query, values)
    return row === undefined ? [] : rows.map((values) => row(values.map(asText)))
  }

  async one(query: Statement, values: unknown[]): Promise<unknown> {
    return (await this.many(query, values))[0] ?? null
  }

  async only(query: Statement, values: unknown[]): Promise<unknown> {
    const row = await this.one(query, values)
    if (row === null) throw new Error(`${query.method} found no row`)
    return row
  }

  async exec(query: Statement, values: unknown[]): Promise<void> {
    await this.send(query, values)
  }

  async count(query: Statement, values: unknown[]): Promise<number> {
    return (await this.send(query, values)).count ?? 0
  }

  async send({ text, prepare = true }: Statement, values: unknown[]): Promise<Rows> {
    const parameters = values.map((value) => this.sql.typed(value, unknown))
    return this.lane.hold(() => this.sql.unsafe(text, parameters, { prepare, simple: false }).raw())
  }

  async transaction<T>(scope: (session: Session) => Promise<T>): Promise<T> {
    return this.lane.hold(() => this.inside(scope))
  }

  async inside<T>(scope: (session: Session) => Promise<T>): Promise<T> {
    const { sql } = this
    const lane = new Lane(this.lane)
    const run = (sql: Client) => lane.during(() => scope(new Session(sql, lane)))
    try {
      return await (sql.begin ?? sql.savepoint)(run)
    } finally {
      // The connection may be lost while the scope goes on.
      lane.over = true
    }
  }
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

function asText(bytes: Bytes): string | null {
  return bytes === null ? null : bytes.toString()
}
