// Written by `npm run generate:runtime` from ../runtime/pg.ts.

import type { RuntimePart } from '../../../runtime-part.ts'
import { Lane, laneOf } from '../../../runtime-text/lane.ts'
import { Queries } from '../../../runtime-text/queries.ts'
import { noRow, queryError, valuesOf } from '../../../runtime-text/query-error.ts'
import { together } from '../../../runtime-text/together.ts'
import { savepoint, transaction } from './transaction-statements.ts'

const asText: RuntimePart = {
  name: 'asText',
  text: `// Values come as the text that the server sent: "row" of the statement knows their types.
const asText = { rowMode: "array", types: { getTypeParser: () => (text) => text } };`,
  uses: [],
}

const allRows: RuntimePart = {
  name: 'allRows',
  text: `function allRows({ rows }, { row }) {
  return rows.map(row);
}`,
  uses: [],
}

const firstRow: RuntimePart = {
  name: 'firstRow',
  text: `function firstRow({ rows }, { row }) {
  const first = rows[0];
  return first === undefined ? null : row(first);
}`,
  uses: [],
}

const onlyRow: RuntimePart = {
  name: 'onlyRow',
  text: `function onlyRow(result, statement) {
  const row = firstRow(result, statement);
  if (row === null) throw noRow(statement);
  return row;
}`,
  uses: [firstRow, noRow],
}

const rowCount: RuntimePart = {
  name: 'rowCount',
  text: `function rowCount({ rowCount }) {
  return rowCount ?? 0;
}`,
  uses: [],
}

const Session: RuntimePart = {
  name: 'Session',
  text: `class Session {`,
  members: [
    {
      name: 'constructor',
      text: `  // A pool has no lane: it gives each call a connection of its own.
  constructor(client, lane, depth) {
    this.client = client;
    this.lane = lane;
    this.depth = depth;
  }`,
      uses: [],
    },
    {
      name: 'many',
      text: `  many(statement, values) {
    return this.run(statement, values, allRows);
  }`,
      uses: [allRows],
    },
    {
      name: 'one',
      text: `  one(statement, values) {
    return this.run(statement, values, firstRow);
  }`,
      uses: [firstRow],
    },
    {
      name: 'only',
      text: `  only(statement, values) {
    return this.run(statement, values, onlyRow);
  }`,
      uses: [onlyRow],
    },
    {
      name: 'count',
      text: `  count(statement, values) {
    return this.run(statement, values, rowCount);
  }`,
      uses: [rowCount],
    },
    {
      name: 'load',
      text: `  // All rows go as one document.
  load(statement, rows) {
    return this.count(statement, () => [JSON.stringify(rows.map(statement.item))]);
  }`,
      uses: [],
    },
    {
      name: 'run',
      text: `  async run(statement, given, answer) {
    const values = valuesOf(statement, given);
    if (statement.types === undefined) Object.assign(statement, asText);
    const { client, lane, depth } = this;
    const turn = lane?.enter();
    if (turn !== undefined) await turn;
    try {
      lane?.refuse();
      // A pool leaves its own behind.
      if (lane !== undefined || depth > 0) statement.callback = undefined;
      return answer(await client.query(statement, values), statement);
    } catch (error) {
      throw queryError(error, statement);
    } finally {
      lane?.leave();
    }
  }`,
      uses: [valuesOf, asText, queryError],
    },
    {
      name: 'result',
      text: `  async result(statement, values) {
    return { rowsAffected: await this.count(statement, values) };
  }`,
      uses: [],
    },
    {
      name: 'batch',
      text: `  async batch(statement, given) {
    const items = valuesOf(statement, given);
    if (items.length === 0) return [];
    const { client, lane, depth } = this;
    const isBegun = lane !== undefined && depth === 0 && client.getTransactionStatus?.() === "T";
    const outer = isBegun ? new Session(client, lane, 1) : this;
    return outer.transaction((inner) => {
      // Without a lane, so that a client with the option "pipeline" sends all without waiting.
      const session = new Session(inner.client, undefined, inner.depth);
      return together(items, (values) => session[statement.each](statement, values));
    });
  }`,
      uses: [valuesOf, together],
    },
    {
      name: 'transaction',
      text: `  async transaction(scope) {
    if (this.lane !== undefined) return this.lane.hold(() => this.inside(scope));
    const client = await this.client.connect();
    const session = new Session(client, new Lane(), 0);
    // The next statement reports a lost connection; without a listener it would end the process.
    const wait = () => undefined;
    client.on("error", wait);
    try {
      return await session.inside(scope);
    } finally {
      client.off("error", wait);
      // A connection whose transaction did not end is not given to anybody else.
      client.release(session.broken);
    }
  }`,
      uses: [Lane],
    },
    {
      name: 'inside',
      text: `  async inside(scope) {
    const [begin, commit, rollback] = this.depth === 0 ? transaction : savepoint(this.depth);
    const lane = new Lane();
    const inner = new Session(this.client, lane, this.depth + 1);
    this.broken = true;
    await this.client.query(begin);
    try {
      const result = await lane.during(() => scope(inner));
      const { command } = await this.client.query(commit);
      if (command === "ROLLBACK") throw new Error("rolled back: a statement of it had failed");
      this.broken = false;
      return result;
    } catch (error) {
      await this.client.query(rollback).catch((failure) => {
        throw new AggregateError([error, failure], "the transaction could not be rolled back");
      });
      this.broken = false;
      throw error;
    }
  }`,
      uses: [transaction, savepoint, Lane],
    },
  ],
  uses: [],
}

const isPool: RuntimePart = {
  name: 'isPool',
  text: `function isPool(client) {
  return typeof client.totalCount === "number";
}`,
  uses: [],
}

export const New: RuntimePart = {
  name: 'New',
  text: `function New(client) {
  return new Queries(new Session(client, isPool(client) ? undefined : laneOf(client), 0));
}`,
  uses: [Queries, Session, isPool, laneOf],
}

/** In the order in which a generated file shows them. */
export const pgParts: readonly RuntimePart[] = [
  New,
  asText,
  Session,
  allRows,
  firstRow,
  onlyRow,
  rowCount,
  isPool,
]
