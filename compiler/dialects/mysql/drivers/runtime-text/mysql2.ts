// Written by `npm run generate:runtime` from ../runtime/mysql2.ts.

import type { RuntimePart } from '../../../runtime-part.ts'
import { Lane, laneOf } from '../../../runtime-text/lane.ts'
import { noRow, queryError } from '../../../runtime-text/query-error.ts'
import { together } from '../../../runtime-text/together.ts'
import { Queries } from '../../../runtime-text/queries.ts'

const refuseOptions: RuntimePart = {
  name: 'refuseOptions',
  text: `// Options of a connection that no statement can take back.
function refuseOptions(client) {
  const options = client.pool?.config.connectionConfig ?? client.connection?.config;
  const { decimalNumbers, jsonStrings, typeCast = true } = options ?? {};
  const wrong = Object.entries({ decimalNumbers, jsonStrings, typeCast: typeCast !== true });
  for (const [name] of wrong.filter(([, isSet]) => isSet)) {
    throw new Error(\`with the option \${name} values would not be of their declared types\`);
  }
}`,
  uses: [],
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
  text: `function allRows(rows, { row }) {
  return row === undefined ? rows : rows.map(row);
}`,
  uses: [],
}

const firstRow: RuntimePart = {
  name: 'firstRow',
  text: `function firstRow([first], { row }) {
  if (first === undefined) return null;
  return row === undefined ? first : row(first);
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
      name: 'result',
      text: `  result(statement, values) {
    return this.run(statement, values, ({ affectedRows = 0, insertId = 0 }) => ({
      rowsAffected: affectedRows,
      lastInsertId: statement.id(insertId),
    }));
  }`,
      uses: [],
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
      text: `  async batch(statement, items) {
    if (items.length === 0) return [];
    // START TRANSACTION would commit one that was begun by hand.
    const outer = (await this.isInTransaction()) ? new Session(this.client, this.lane, this) : this;
    return outer.transaction((inner) => {
      const session = new Session(inner.client, undefined, inner);
      return together(items, (values) => session[statement.each](statement, values));
    });
  }`,
      uses: [together],
    },
    {
      name: 'run',
      text: `  async run(statement, values, answer) {
    const { client, lane } = this;
    const options = statement.options ?? optionsOf(statement);
    try {
      const [result] = await (lane === undefined
        ? client.execute(options, values)
        : lane.hold(() => this.execute(options, values)));
      return answer(result, statement);
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ER_LOCK_DEADLOCK") {
        this.lose(error);
      }
      throw queryError(error, statement);
    }
  }`,
      uses: [optionsOf, queryError],
    },
    {
      name: 'execute',
      text: `  execute(options, values) {
    if (this.lost) throw this.lost;
    return this.client.execute(options, values);
  }`,
      uses: [],
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
      text: `  async load({ query, sql, row }, rows) {
    // START TRANSACTION would commit one that was begun by hand.
    const outer = (await this.isInTransaction()) ? new Session(this.client, this.lane, this) : this;
    return outer.transaction(async (session) => {
      let count = 0;
      const width = rows[0]?.length ?? 0;
      for (let at = 0, size = 256; at < rows.length; at += size) {
        while (size > rows.length - at || size * width > 65535) size /= 2;
        const part = rows.slice(at, at + size);
        const text = sql(part.map(() => row).join(", "));
        count += await session.count({ query, sql: text }, part.flat());
      }
      return count;
    });
  }`,
      uses: [],
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
  Session,
  allRows,
  firstRow,
  onlyRow,
  rowCount,
  transaction,
  savepoint,
  isPool,
]
