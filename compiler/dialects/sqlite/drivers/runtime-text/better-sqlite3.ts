// Written by `npm run generate:runtime` from ../runtime/better-sqlite3.ts.

import type { RuntimePart } from '../../../runtime-part.ts'
import { laneOf } from '../../../runtime-text/lane.ts'
import { Queries } from '../../../runtime-text/queries.ts'
import { Session } from './session.ts'

const connections: RuntimePart = {
  name: 'connections',
  text: `// Several query objects of one client share its statements.
const connections = new WeakMap();`,
  uses: [],
}

const prepare: RuntimePart = {
  name: 'prepare',
  text: `function prepare(client, { text, row, bigints }) {
  const statement = client.prepare(text);
  if (row !== undefined) statement.raw();
  if (bigints) statement.safeIntegers();
  return statement;
}`,
  uses: [],
}

const allRows: RuntimePart = {
  name: 'allRows',
  text: `function allRows({ row }, statement, values) {
  const rows = statement.all(values);
  return row === undefined ? rows : rows.map(row);
}`,
  uses: [],
}

const firstRow: RuntimePart = {
  name: 'firstRow',
  text: `function firstRow({ row }, statement, values) {
  const first = statement.get(values);
  if (first === undefined) return null;
  return row === undefined ? first : row(first);
}`,
  uses: [],
}

const changed: RuntimePart = {
  name: 'changed',
  text: `function changed(_query, statement, values) {
  return statement.run(values);
}`,
  uses: [],
}

const connectionOf: RuntimePart = {
  name: 'connectionOf',
  text: `function connectionOf(client) {
  const calls = { prepare, allRows, firstRow, changed };
  const connection = connections.get(client) ?? { client, statements: new Map(), ...calls };
  connections.set(client, connection);
  return connection;
}`,
  uses: [prepare, allRows, firstRow, changed, connections],
}

export const New: RuntimePart = {
  name: 'New',
  text: `function New(client) {
  return new Queries(new Session(connectionOf(client), laneOf(client), 0));
}`,
  uses: [Queries, Session, connectionOf, laneOf],
}

/** In the order in which a generated file shows them. */
export const betterSqlite3Parts: readonly RuntimePart[] = [
  New,
  connections,
  connectionOf,
  prepare,
  allRows,
  firstRow,
  changed,
]
