import { type Lane, laneOf } from '../../../runtime/lane.ts'
import { Queries } from '../../../runtime/queries.ts'
import { noRow, queryError } from '../../../runtime/query-error.ts'
import { together } from '../../../runtime/together.ts'
import { inTransaction } from './transactions.ts'

type Values = readonly unknown[]
type Answer<V, T> = (query: Query, statement: Statement, values: V) => T

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

interface Changes {
  readonly changes: number
  readonly lastInsertRowid: number | bigint
}

interface Statement {
  all(...values: Values): unknown[]
  get(...values: Values): unknown
  values(...values: Values): unknown[][]
  run(...values: Values): Changes
  safeIntegers(on: boolean): void
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
  declare readonly cache: Map<Query, Statement>

  constructor(client: Client, lane: Lane, depth: number) {
    this.client = client
    this.lane = lane
    this.depth = depth
    this.cache = cacheOf(client)
  }

  many(query: Query, values: Values): unknown {
    return this.run(query, values, allRows)
  }

  one(query: Query, values: Values): unknown {
    return this.run(query, values, firstRow)
  }

  only(query: Query, values: Values): unknown {
    return this.run(query, values, onlyRow)
  }

  count(query: Query, values: Values): unknown {
    return this.run(query, values, changedRows)
  }

  async result(query: Insert, values: Values): Promise<Outcome> {
    const { changes, lastInsertRowid } = await this.run(query, values, changed)
    return { rowsAffected: Number(changes), lastInsertId: query.id(lastInsertRowid) }
  }

  async lastId(query: Insert, values: Values): Promise<unknown> {
    return (await this.result(query, values)).lastInsertId
  }

  batch(query: Batch, items: readonly Values[]): Promise<unknown[]> {
    // A savepoint, because a transaction may have been begun by hand.
    return new Session(this.client, this.lane, this.depth || 1).transaction((session) =>
      together(items, async (values) => session[query.each](query, values)),
    )
  }

  // A call runs at once, as the driver does, if no transaction is in its way.
  run<V extends Values, T>(query: Query, values: V, answer: Answer<V, T>): T | Promise<T> {
    const { lane } = this
    if (lane.isBusy || lane.isOver) return this.wait(query, values, answer)
    try {
      return answer(query, this.statement(query), values)
    } catch (error) {
      throw queryError(error, query)
    }
  }

  async wait<V extends Values, T>(query: Query, values: V, answer: Answer<V, T>): Promise<T> {
    try {
      return await this.lane.hold(() => answer(query, this.statement(query), values))
    } catch (error) {
      throw queryError(error, query)
    }
  }

  statement(query: Query): Statement {
    if (this.depth > 0 && !this.client.inTransaction) {
      throw new Error('the transaction is over: an error has ended it')
    }
    const known = this.cache.get(query)
    if (known !== undefined) return known
    const statement = this.client.prepare(query.text)
    if (query.bigints) statement.safeIntegers(true)
    if (!query.once) this.cache.set(query, statement)
    return statement
  }

  load(query: Query, rows: readonly Values[]): Promise<number> {
    // A savepoint, because a transaction may have been begun by hand.
    const outer = new Session(this.client, this.lane, this.depth || 1)
    return outer.transaction(async (session) => session.run(query, rows, loadedRows))
  }

  transaction<T>(scope: (session: Session) => Promise<T>): Promise<T> {
    const { client, depth } = this
    return this.lane.hold(() =>
      inTransaction(client, depth, (lane) => scope(new Session(client, lane, depth + 1))),
    )
  }
}

function allRows({ row }: Query, statement: Statement, values: Values): unknown {
  return row === undefined ? statement.all(...values) : statement.values(...values).map(row)
}

function firstRow({ row }: Query, statement: Statement, values: Values): unknown {
  if (row === undefined) return statement.get(...values)
  const [first] = statement.values(...values)
  return first === undefined ? null : row(first)
}

function onlyRow(query: Query, statement: Statement, values: Values): unknown {
  const row = firstRow(query, statement, values)
  if (row === null) throw noRow(query)
  return row
}

function changedRows(_query: Query, statement: Statement, values: Values): number {
  return statement.run(...values).changes
}

function changed(_query: Query, statement: Statement, values: Values): Changes {
  return statement.run(...values)
}

function loadedRows(_query: Query, statement: Statement, rows: readonly Values[]): number {
  let count = 0
  for (const values of rows) count += statement.run(...values).changes
  return count
}

const caches = new WeakMap<Client, Map<Query, Statement>>()

function cacheOf(client: Client): Map<Query, Statement> {
  const cache = caches.get(client) ?? new Map<Query, Statement>()
  caches.set(client, cache)
  return cache
}
