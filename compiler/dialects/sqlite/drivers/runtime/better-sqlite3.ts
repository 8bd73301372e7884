import { type Lane, laneOf } from '../../../runtime/lane.ts'
import { Queries } from '../../../runtime/queries.ts'
import { noRow } from '../../../runtime/query-error.ts'
import { together } from '../../../runtime/together.ts'
import { inTransaction } from './transactions.ts'

interface Query {
  readonly query: string
  readonly text: string
  readonly row?: (values: unknown[]) => object
  readonly bigints?: boolean
  readonly once?: boolean
}

/** A statement that is run for each item of a list. */
interface Batch extends Query {
  readonly each: 'count' | 'many' | 'one'
}

/** A statement that tells the id which it has made. */
interface Insert extends Query {
  readonly id: (value: number | bigint) => unknown
}

interface Outcome {
  readonly rowsAffected: number
  readonly lastInsertId: unknown
}

interface Statement {
  all(values: readonly unknown[]): unknown[][]
  get(values: readonly unknown[]): unknown[] | undefined
  run(values: readonly unknown[]): Changes
  raw(): void
  safeIntegers(): void
}

interface Changes {
  readonly changes: number
  readonly lastInsertRowid: number | bigint
}

interface Client {
  readonly inTransaction: boolean
  prepare(sql: string): Statement
  exec(sql: string): unknown
}

export function New(client: Client): Queries<Session> {
  return new Queries(new Session(client, laneOf(client), 0))
}

class Session {
  declare readonly client: Client
  declare readonly lane: Lane
  declare readonly depth: number

  constructor(client: Client, lane: Lane, depth: number) {
    this.client = client
    this.lane = lane
    this.depth = depth
  }

  async many(query: Query, values: readonly unknown[]): Promise<unknown[]> {
    const rows = await this.lane.hold(() => this.statement(query).all(values))
    return query.row === undefined ? rows : rows.map(query.row)
  }

  async one(query: Query, values: readonly unknown[]): Promise<unknown> {
    const row = await this.lane.hold(() => this.statement(query).get(values))
    if (row === undefined) return null
    return query.row === undefined ? row : query.row(row)
  }

  async only(query: Query, values: readonly unknown[]): Promise<unknown> {
    const row = await this.one(query, values)
    if (row === null) throw noRow(query)
    return row
  }

  async count(query: Query, values: readonly unknown[]): Promise<number> {
    return (await this.lane.hold(() => this.statement(query).run(values))).changes
  }

  async result(query: Insert, values: readonly unknown[]): Promise<Outcome> {
    const done = await this.lane.hold(() => this.statement(query).run(values))
    return { rowsAffected: Number(done.changes), lastInsertId: query.id(done.lastInsertRowid) }
  }

  async lastId(query: Insert, values: readonly unknown[]): Promise<unknown> {
    return (await this.result(query, values)).lastInsertId
  }

  async batch(query: Batch, items: readonly (readonly unknown[])[]): Promise<unknown[]> {
    // A savepoint, because a transaction may have been begun by hand.
    return new Session(this.client, this.lane, this.depth || 1).transaction((session) =>
      together(items, (values) => session[query.each](query, values)),
    )
  }

  statement(query: Query): Statement {
    if (this.depth > 0 && !this.client.inTransaction) {
      throw new Error('the transaction is over: an error has ended it')
    }
    const cache = cacheOf(this.client)
    const known = cache.get(query)
    if (known !== undefined) return known
    const statement = this.client.prepare(query.text)
    if (query.row !== undefined) statement.raw()
    if (query.bigints) statement.safeIntegers()
    if (!query.once) cache.set(query, statement)
    return statement
  }

  async load(query: Query, rows: readonly (readonly unknown[])[]): Promise<number> {
    // A savepoint, because a transaction may have been begun by hand.
    return new Session(this.client, this.lane, this.depth || 1).transaction((session) =>
      session.lane.hold(() => {
        const statement = session.statement(query)
        return rows.reduce((count, values) => count + statement.run(values).changes, 0)
      }),
    )
  }

  async transaction<T>(scope: (session: Session) => Promise<T>): Promise<T> {
    const { client, depth } = this
    return this.lane.hold(() =>
      inTransaction(client, depth, (lane) => scope(new Session(client, lane, depth + 1))),
    )
  }
}

const caches = new WeakMap<Client, Map<Query, Statement>>()

function cacheOf(client: Client): Map<Query, Statement> {
  const cache = caches.get(client) ?? new Map<Query, Statement>()
  caches.set(client, cache)
  return cache
}
