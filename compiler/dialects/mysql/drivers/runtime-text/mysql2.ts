// Written by `npm run generate:runtime` from ../runtime/mysql2.ts.

import type { RuntimePart } from '../../../runtime-part.ts'
import { Lane, laneOf } from '../../../runtime-text/lane.ts'
import { noRow, queryError, valuesOf } from '../../../runtime-text/query-error.ts'
import { together } from '../../../runtime-text/together.ts'
import { Queries } from '../../../runtime-text/queries.ts'
import { literalRows } from './literals.ts'

const configOf: RuntimePart = {
  name: 'configOf',
  text: `function configOf(client) {
  return client.pool?.config.connectionConfig ?? client.connection?.config ?? {};
}`,
  uses: [],
}

const refuseOptions: RuntimePart = {
  name: 'refuseOptions',
  text: `// Options of a connection that no statement can take back.
function refuseOptions(client) {
  const { decimalNumbers, jsonStrings, typeCast = true } = configOf(client);
  const wrong = Object.entries({ decimalNumbers, jsonStrings, typeCast: typeCast !== true });
  for (const [name] of wrong.filter(([, isSet]) => isSet)) {
    throw new Error(\`with the option \${name} values would not be of their declared types\`);
  }
}`,
  uses: [configOf],
}

const exact: RuntimePart = {
  name: 'exact',
  text: `// Integers beyond 2^53 and dates come as text, whatever the options of the connection.
const exact = {
  supportBigNumbers: true,
  bigNumberStrings: true,
  dateStrings: true,
  rowsAsArray: true,
  nestTables: false,
};`,
  uses: [],
}

const dates: RuntimePart = {
  name: 'dates',
  text: `// The driver reads TIMESTAMP fast and exactly; a DATETIME of the year 1 or without a month it would shift.
const dates = { timezone: "Z", dateStrings: ["DATE", "DATETIME", "NEWDATE"] };`,
  uses: [],
}

const optionsOf: RuntimePart = {
  name: 'optionsOf',
  text: `function optionsOf(statement) {
  const { sql, row } = statement;
  const options = { ...exact, ...(statement.dates && dates), sql, rowsAsArray: row !== undefined };
  statement.options = options;
  return options;
}`,
  uses: [exact, dates],
}

const allRows: RuntimePart = {
  name: 'allRows',
  text: `function allRows(rows, { row, decode }) {
  if (row !== undefined) return rows.map(row);
  if (decode !== undefined) for (const each of rows) decode(each);
  return rows;
}`,
  uses: [],
}

const firstRow: RuntimePart = {
  name: 'firstRow',
  text: `function firstRow([first], { row, decode }) {
  if (first === undefined) return null;
  if (row !== undefined) return row(first);
  if (decode !== undefined) decode(first);
  return first;
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
  text: `function rowCount({ affectedRows }) {
  return affectedRows ?? 0;
}`,
  uses: [],
}

const transaction: RuntimePart = {
  name: 'transaction',
  text: `const transaction = ["START TRANSACTION", "COMMIT", "ROLLBACK"];`,
  uses: [],
}

const savepoint: RuntimePart = {
  name: 'savepoint',
  text: `function savepoint(depth) {
  const name = \`quarry_\${depth}\`;
  return [\`SAVEPOINT \${name}\`, \`RELEASE SAVEPOINT \${name}\`, \`ROLLBACK TO SAVEPOINT \${name}\`];
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
  constructor(client, lane, outer) {
    this.client = client;
    this.lane = lane;
    this.outer = outer;
    this.depth = outer === undefined ? 0 : outer.depth + 1;
  }`,
      uses: [],
    },
    {
      name: 'many',
      text: `  many(statement, values) {
    const call = statement.options ?? optionsOf(statement);
    return this.run(statement, call, values, allRows);
  }`,
      uses: [optionsOf, allRows],
    },
    {
      name: 'one',
      text: `  one(statement, values) {
    const call = statement.options ?? optionsOf(statement);
    return this.run(statement, call, values, firstRow);
  }`,
      uses: [optionsOf, firstRow],
    },
    {
      name: 'only',
      text: `  only(statement, values) {
    const call = statement.options ?? optionsOf(statement);
    return this.run(statement, call, values, onlyRow);
  }`,
      uses: [optionsOf, onlyRow],
    },
    {
      name: 'count',
      text: `  count(statement, values) {
    return this.run(statement, statement.sql, values, rowCount);
  }`,
      uses: [rowCount],
    },
    {
      name: 'result',
      text: `  result(statement, values) {
    const call = statement.options ?? optionsOf(statement);
    return this.run(statement, call, values, ({ affectedRows = 0, insertId = 0 }) => ({
      rowsAffected: affectedRows,
      lastInsertId: statement.id(insertId),
    }));
  }`,
      uses: [optionsOf],
    },
    {
      name: 'lastId',
      text: `  async lastId(statement, values) {
    return (await this.result(statement, values)).lastInsertId;
  }`,
      uses: [],
    },
    {
      name: 'batch',
      text: `  async batch(statement, given) {
    const items = valuesOf(statement, given);
    if (items.length === 0) return [];
    // START TRANSACTION would commit one that was begun by hand.
    const outer = (await this.isInTransaction()) ? new Session(this.client, this.lane, this) : this;
    return outer.transaction((inner) => {
      const session = new Session(inner.client, undefined, inner);
      return together(items, (values) => session[statement.each](statement, values));
    });
  }`,
      uses: [valuesOf, together],
    },
    {
      name: 'run',
      text: `  // Without values the text is sent as it is, and not prepared.
  async run(statement, call, given, answer) {
    const values = given === undefined ? undefined : valuesOf(statement, given);
    const { client, lane } = this;
    const turn = lane?.enter();
    if (turn !== undefined) await turn;
    try {
      lane?.refuse();
      if (this.lost !== undefined) throw this.lost;
      const [result] = await (values === undefined
        ? client.query(call)
        : client.execute(call, values));
      return answer(result, statement);
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ER_LOCK_DEADLOCK") {
        this.lose(error);
      }
      throw queryError(error, statement);
    } finally {
      lane?.leave();
    }
  }`,
      uses: [valuesOf, queryError],
    },
    {
      name: 'lose',
      text: `  // After a deadlock the server has rolled back everything, and would commit each further statement.
  lose(error) {
    if (this.outer === undefined) return;
    this.lost = error;
    this.outer.lose(error);
  }`,
      uses: [],
    },
    {
      name: 'load',
      text: `  async load(statement, given) {
    const rows = valuesOf(statement, given);
    if (rows.length === 0) return 0;
    const { queryFormat } = configOf(this.client);
    const parts = queryFormat ? undefined : literalRows(statement.row, rows);
    const [first, second] = parts ?? [];
    if (first !== undefined && second === undefined) return this.loadPart(statement, first);
    // START TRANSACTION would commit one that was begun by hand.
    const outer = (await this.isInTransaction()) ? new Session(this.client, this.lane, this) : this;
    return outer.transaction(async (session) => {
      if (parts === undefined) return session.loadPrepared(statement, rows);
      let count = 0;
      for (const part of parts) count += await session.loadPart(statement, part);
      return count;
    });
  }`,
      uses: [valuesOf, configOf, literalRows],
    },
    {
      name: 'loadPart',
      text: `  loadPart(statement, rows) {
    const call = { sql: statement.sql(rows), namedPlaceholders: false };
    return this.run(statement, call, undefined, rowCount);
  }`,
      uses: [rowCount],
    },
    {
      name: 'loadPrepared',
      text: `  async loadPrepared(statement, rows) {
    const row = statement.row.join("?");
    const width = statement.row.length - 1;
    let count = 0;
    for (let at = 0, size = 256; at < rows.length; at += size) {
      while (size > rows.length - at || size * width > 65535) size /= 2;
      const part = rows.slice(at, at + size);
      const text = statement.sql(part.map(() => row).join(", "));
      count += await this.run(statement, text, part.flat(), rowCount);
    }
    return count;
  }`,
      uses: [rowCount],
    },
    {
      name: 'isInTransaction',
      text: `  async isInTransaction() {
    const { client, lane } = this;
    if (lane === undefined || this.depth > 0) return false;
    const [{ serverStatus }] = await lane.hold(() => client.query("DO 0"));
    return (serverStatus & 1) === 1;
  }`,
      uses: [],
    },
    {
      name: 'transaction',
      text: `  async transaction(scope) {
    if (this.lane !== undefined) return this.lane.hold(() => this.inside(scope));
    const client = await this.client.getConnection();
    const session = new Session(client, new Lane());
    try {
      return await session.inside(scope);
    } finally {
      // A connection whose transaction did not end is not given to anybody else.
      if (session.broken) client.destroy();
      else client.release();
    }
  }`,
      uses: [Lane],
    },
    {
      name: 'inside',
      text: `  async inside(scope) {
    const [begin, commit, rollback] = this.depth === 0 ? transaction : savepoint(this.depth);
    const lane = new Lane();
    const inner = new Session(this.client, lane, this);
    this.broken = true;
    await this.client.query(begin);
    try {
      const result = await lane.during(() => scope(inner));
      if (inner.lost) throw inner.lost;
      await this.client.query(commit);
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
  return typeof client.getConnection === "function";
}`,
  uses: [],
}

export const New: RuntimePart = {
  name: 'New',
  text: `function New(client) {
  refuseOptions(client);
  return new Queries(new Session(client, isPool(client) ? undefined : laneOf(client)));
}`,
  uses: [refuseOptions, Queries, Session, isPool, laneOf],
}

/** In the order in which a generated file shows them. */
export const mysql2Parts: readonly RuntimePart[] = [
  New,
  exact,
  dates,
  optionsOf,
  refuseOptions,
  configOf,
  Session,
  allRows,
  firstRow,
  onlyRow,
  rowCount,
  transaction,
  savepoint,
  isPool,
]
