import { laneOf } from '../../../runtime/lane.ts'
import { Queries } from '../../../runtime/queries.ts'
import {
  type Changes,
  type Client,
  type Connection,
  type Query,
  Session,
  type Values,
} from './session.ts'

interface Statement {
  all(values: Values): unknown[][]
  get(values: Values): unknown[] | undefined
  run(values?: Values): Changes
  raw(): void
  safeIntegers(): void
}

export function New(client: Client<Statement>): Queries<Session<Statement>> {
  return new Queries(new Session(connectionOf(client), laneOf(client), 0))
}

// Several query objects of one client share its statements.
const connections = new WeakMap<Client<Statement>, Connection<Statement>>()

function connectionOf(client: Client<Statement>): Connection<Statement> {
  const calls = { prepare, allRows, firstRow, changed }
  const connection = connections.get(client) ?? { client, statements: new Map(), ...calls }
  connections.set(client, connection)
  return connection
}

function prepare(client: Client<Statement>, { text, row, bigints }: Query): Statement {
  const statement = client.prepare(text)
  if (row !== undefined) statement.raw()
  if (bigints) statement.safeIntegers()
  return statement
}

function allRows({ row }: Query, statement: Statement, values: Values): unknown {
  const rows = statement.all(values)
  return row === undefined ? rows : rows.map(row)
}

function firstRow({ row }: Query, statement: Statement, values: Values): unknown {
  const first = statement.get(values)
  if (first === undefined) return null
  return row === undefined ? first : row(first)
}

function changed(_query: Query, statement: Statement, values: Values): Changes {
  return statement.run(values)
}
