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
  all(...values: Values): unknown[]
  get(...values: Values): unknown
  values(...values: Values): unknown[][]
  run(...values: Values): Changes
  safeIntegers(on: boolean): void
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

function prepare(client: Client<Statement>, { text, bigints }: Query): Statement {
  const statement = client.prepare(text)
  if (bigints) statement.safeIntegers(true)
  return statement
}

function allRows({ row }: Query, statement: Statement, values: Values): unknown {
  return row === undefined ? statement.all(...values) : statement.values(...values).map(row)
}

function firstRow({ row }: Query, statement: Statement, values: Values): unknown {
  if (row === undefined) return statement.get(...values)
  const [first] = statement.values(...values)
  return first === undefined ? null : row(first)
}

function changed(_query: Query, statement: Statement, values: Values): Changes {
  return statement.run(...values)
}
