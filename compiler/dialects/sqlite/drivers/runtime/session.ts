import { Lane } from '../../../runtime/lane.ts'
import { type Given, noRow, queryError, valuesOf } from '../../../runtime/query-error.ts'
import { together } from '../../../runtime/together.ts'

export type Values = readonly unknown[]

export interface Query {
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

export interface Changes {
  readonly changes: number
  readonly lastInsertRowid: number | bigint
}

export interface Client<S> {
  readonly inTransaction: boolean
  prepare(sql: string): S
  exec(sql: string): unknown
}

/** A connection, the statements that have been prepared on it, and how its driver runs them. */
export interface Connection<S> {
  readonly client: Client<S>
  readonly statements: Map<Query | string, S>
  prepare(client: Client<S>, query: Query): S
  allRows(query: Query, statement: S, values: Values): unknown
  firstRow(query: Query, statement: S, values: Values): unknown
  changed(query: Query, statement: S, values: Values): Changes
}

type Answer<S, V, T> = (query: Query, statement: S, values: V) => T

interface Runnable {
  run(): unknown
}

export class Session<S extends Runnable> {
  declare readonly connection: Connection<S>
  declare readonly lane: Lane
  declare readonly depth: number

  constructor(connection: Connection<S>, lane: Lane, depth: number) {
    this.connection = connection
    this.lane = lane
    this.depth = depth
  }

  many(query: Query, values: Given<Values>): unknown {
    return this.run(query, values, this.connection.allRows)
  }

  one(query: Query, values: Given<Values>): unknown {
    return this.run(query, values, this.connection.firstRow)
  }

  async only(query: Query, values: Given<Values>): Promise<unknown> {
    const row = await this.one(query, values)
    if (row === null) throw noRow(query)
    return row
  }

  async count(query: Query, values: Given<Values>): Promise<number> {
    return (await this.run(query, values, this.connection.changed)).changes
  }

  async result(query: Insert, values: Given<Values>): Promise<Outcome> {
    const { changes, lastInsertRowid } = await this.run(query, values, this.connection.changed)
    return { rowsAffected: Number(changes), lastInsertId: query.id(lastInsertRowid) }
  }

  async lastId(query: Insert, values: Given<Values>): Promise<unknown> {
    return (await this.result(query, values)).lastInsertId
  }

  batch(query: Batch, given: Given<readonly Values[]>): Promise<unknown[]> {
    const items = valuesOf(query, given)
    return this.inSavepoint((session) =>
      together(items, async (values) => session[query.each](query, values)),
    )
  }

  load(query: Query, given: Given<readonly Values[]>): Promise<number> {
    const rows = valuesOf(query, given)
    const { changed } = this.connection
    return this.inSavepoint(async (session) =>
      session.run(query, rows, (_, statement) => {
        let count = 0
        for (const values of rows) count += changed(query, statement, values).changes
        return count
      }),
    )
  }

  // A call runs at once, as the driver does, if no transaction is in its way.
  run<V extends Values, T>(query: Query, given: Given<V>, answer: Answer<S, V, T>): T | Promise<T> {
    const values = valuesOf(query, given)
    const { lane } = this
    if (lane.isBusy || lane.isOver) return this.wait(query, values, answer)
    try {
      return answer(query, this.statement(query), values)
    } catch (error) {
      throw queryError(error, query)
    }
  }

  async wait<V extends Values, T>(query: Query, values: V, answer: Answer<S, V, T>): Promise<T> {
    try {
      return await this.lane.hold(() => answer(query, this.statement(query), values))
    } catch (error) {
      throw queryError(error, query)
    }
  }

  statement(query: Query): S {
    const { client, statements, prepare } = this.connection
    if (this.depth > 0 && !client.inTransaction) {
      throw new Error('the transaction is over: an error has ended it')
    }
    const known = statements.get(query)
    if (known !== undefined) return known
    const statement = prepare(client, query)
    if (!query.once) statements.set(query, statement)
    return statement
  }

  // A savepoint, because a transaction may have been begun by hand.
  inSavepoint<T>(scope: (session: Session<S>) => Promise<T>): Promise<T> {
    return new Session(this.connection, this.lane, this.depth || 1).transaction(scope)
  }

  async transaction<T>(scope: (session: Session<S>) => Promise<T>): Promise<T> {
    const { lane } = this
    const turn = lane.enter()
    if (turn !== undefined) await turn
    try {
      lane.refuse()
      return await this.inside(scope)
    } finally {
      lane.leave()
    }
  }

  // Runs the scope on a lane of its own, between BEGIN and COMMIT, or in a savepoint.
  async inside<T>(scope: (session: Session<S>) => Promise<T>): Promise<T> {
    const { connection, depth } = this
    const [begin, commit, rollback] = depth === 0 ? transaction : savepoint(depth)
    const lane = new Lane()
    this.command(begin)
    try {
      const inner = new Session(connection, lane, depth + 1)
      const result = await lane.during(() => scope(inner))
      this.command(commit)
      return result
    } catch (error) {
      // Some errors have already ended the transaction.
      if (connection.client.inTransaction) connection.client.exec(rollback)
      throw error
    }
  }

  command(sql: string): void {
    const { client, statements } = this.connection
    const statement = statements.get(sql) ?? client.prepare(sql)
    statements.set(sql, statement)
    statement.run()
  }
}

const transaction = ['BEGIN', 'COMMIT', 'ROLLBACK'] as const

function savepoint(depth: number) {
  const name = `quarry_${depth}`
  return [`SAVEPOINT ${name}`, `RELEASE ${name}`, `ROLLBACK TO ${name}; RELEASE ${name}`] as const
}
