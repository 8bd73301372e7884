// Written by `npm run generate:runtime` from ../runtime/postgres.ts.

import type { RuntimePart } from '../../../runtime-part.ts'
import { Lane, laneOf } from '../../../runtime-text/lane.ts'
import { Queries } from '../../../runtime-text/queries.ts'
import { noRow, queryError, valuesOf } from '../../../runtime-text/query-error.ts'
import { together } from '../../../runtime-text/together.ts'
import { savepoint, transaction } from './transaction-statements.ts'

const unknown: RuntimePart = {
  name: 'unknown',
  text: `// Every parameter is sent as text of the type "unknown": the server knows the type, and the
// driver's own conversions (of dates and arrays, by the first item) do not apply.
const unknown = 705;`,
  uses: [],
}

const described: RuntimePart = {
  name: 'described',
  text: `const described = new WeakMap();`,
  uses: [],
}

const withoutParsers: RuntimePart = {
  name: 'withoutParsers',
  text: `function withoutParsers(statement) {
  const known = described.get(statement.columns);
  if (known !== undefined) return known;
  const columns = statement.columns.map((column) => ({ ...column, parser: undefined }));
  const text = { ...statement, columns };
  described.set(statement.columns, text);
  return text;
}`,
  uses: [described],
}

const asText: RuntimePart = {
  name: 'asText',
  text: `// The driver asks for every value how the query wants its rows. The first question gives the query
// its own description of the columns, without parsers, and is answered for all that follow: lists
// of values, which stay text.
const asText = {
  configurable: true,
  get() {
    this.statement = withoutParsers(this.statement);
    Object.defineProperty(this, "isRaw", { value: "values" });
    return "values";
  },
};`,
  uses: [withoutParsers],
}

const allRows: RuntimePart = {
  name: 'allRows',
  text: `function allRows(rows, { row }) {
  return rows.map(row);
}`,
  uses: [],
}

const firstRow: RuntimePart = {
  name: 'firstRow',
  text: `function firstRow(rows, { row }) {
  const first = rows[0];
  return first === undefined ? null : row(first);
}`,
  uses: [],
}

const onlyRow: RuntimePart = {
  name: 'onlyRow',
  text: `function onlyRow(rows, statement) {
  const row = firstRow(rows, statement);
  if (row === null) throw noRow(statement);
  return row;
}`,
  uses: [firstRow, noRow],
}

const rowCount: RuntimePart = {
  name: 'rowCount',
  text: `function rowCount({ count }) {
  return count ?? 0;
}`,
  uses: [],
}

const asStrings: RuntimePart = {
  name: 'asStrings',
  text: `function asStrings(rows) {
  for (const row of rows) {
    for (const [index, bytes] of row.entries()) if (bytes !== null) row[index] = String(bytes);
  }
  return rows;
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
  // A client with the option "transform" may change values that it hands over, except raw bytes.
  constructor(sql, lane, mayChange) {
    this.sql = sql;
    this.lane = lane;
    this.mayChange = mayChange;
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
  async load(statement, rows) {
    return this.count(statement, () => [JSON.stringify(rows.map(statement.item))]);
  }`,
      uses: [],
    },
    {
      name: 'run',
      text: `  async run(statement, given, answer) {
    const values = valuesOf(statement, given);
    const { lane } = this;
    const turn = lane?.enter();
    if (turn !== undefined) await turn;
    try {
      lane?.refuse();
      return answer(await this.send(statement, values), statement);
    } catch (error) {
      throw queryError(error, statement);
    } finally {
      lane?.leave();
    }
  }`,
      uses: [valuesOf, queryError],
    },
    {
      name: 'send',
      text: `  send({ text, prepare = true }, values) {
    const { sql } = this;
    const parameters = values.map((value) => sql.typed(value, unknown));
    const pending = sql.unsafe(text, parameters, { prepare, simple: false });
    if (this.mayChange) return pending.raw().then(asStrings);
    return Object.defineProperty(pending, "isRaw", asText);
  }`,
      uses: [unknown, asStrings, asText],
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
    return this.transaction(({ sql, mayChange }) => {
      // Without a lane, so that the driver sends all without waiting for answers.
      const session = new Session(sql, undefined, mayChange);
      const send = (values) => session[statement.each](statement, values);
      return together(items, send);
    });
  }`,
      uses: [valuesOf, together],
    },
    {
      name: 'transaction',
      text: `  async transaction(scope) {
    const { lane } = this;
    return lane === undefined ? this.inside(scope) : lane.hold(() => this.inside(scope));
  }`,
      uses: [],
    },
    {
      name: 'inside',
      text: `  async inside(scope) {
    const { sql, mayChange } = this;
    const lane = new Lane(this.lane);
    const run = (sql) => lane.during(() => scope(new Session(sql, lane, mayChange)));
    try {
      return await (sql.begin ?? sql.savepoint)(run);
    } finally {
      // The connection may be lost while the scope goes on.
      lane.over = true;
    }
  }`,
      uses: [Lane],
    },
  ],
  uses: [],
}

const withSavepoints: RuntimePart = {
  name: 'withSavepoints',
  text: `// A reserved connection comes without transactions.
function withSavepoints(sql, depth) {
  const [begin, commit, rollback] = depth === 0 ? transaction : savepoint(depth);
  const run = async (scope) => {
    await sql.unsafe(begin);
    try {
      const result = await scope(withSavepoints(sql, depth + 1));
      const { command } = await sql.unsafe(commit);
      if (command === "ROLLBACK") throw new Error("rolled back: a statement of it had failed");
      return result;
    } catch (error) {
      await sql.unsafe(rollback).catch((failure) => {
        throw new AggregateError([error, failure], "the transaction could not be rolled back");
      });
      throw error;
    }
  };
  return { unsafe: sql.unsafe, typed: sql.typed, savepoint: run };
}`,
  uses: [transaction, savepoint],
}

export const New: RuntimePart = {
  name: 'New',
  text: `function New(sql) {
  const { options } = sql;
  const mayChange = options === undefined || options.transform.value.from !== undefined;
  if (sql.begin !== undefined) return new Queries(new Session(sql, undefined, mayChange));
  const connection = typeof sql.savepoint === "function" ? sql : withSavepoints(sql, 0);
  return new Queries(new Session(connection, laneOf(sql), mayChange));
}`,
  uses: [Queries, Session, withSavepoints, laneOf],
}

/** In the order in which a generated file shows them. */
export const postgresParts: readonly RuntimePart[] = [
  New,
  unknown,
  asText,
  described,
  withoutParsers,
  Session,
  allRows,
  firstRow,
  onlyRow,
  rowCount,
  asStrings,
  withSavepoints,
]
