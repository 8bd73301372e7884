// Written by `npm run generate:runtime` from ../runtime/mysql2.ts.

import type { RuntimePart } from '../../../runtime-part.ts'
import { Lane, laneOf, noLane } from '../../../runtime-text/lane.ts'
import { Queries } from '../../../runtime-text/queries.ts'
import { noRow } from '../../../runtime-text/query-error.ts'
import { together } from '../../../runtime-text/together.ts'

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
  rowsAsArray: false,
  nestTables: false,
};`,
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

const isPool: RuntimePart = {
  name: 'isPool',
  text: `function isPool(client) {
  return typeof client.getConnection === "function";
}`,
  uses: [],
}

const Session: RuntimePart = {
  name: 'Session',
  text: `class Session {`,
  members: [
    {
      name: 'constructor',
      text: `  constructor(client, lane, outer) {
    this.client = client;
    this.lane = lane;
    this.outer = outer;
    this.depth = outer === undefined ? 0 : outer.depth + 1;
  }`,
      uses: [],
    },
    {
      name: 'many',
      text: `  async many({ sql, row }, values) {
    if (row === undefined) return this.send({ sql, values });
    const rows = await this.send({ sql, values, rowsAsArray: true });
    return rows.map(row);
  }`,
      uses: [],
    },
    {
      name: 'one',
      text: `  async one(query, values) {
    return (await this.many(query, values))[0] ?? null;
  }`,
      uses: [],
    },
    {
      name: 'only',
      text: `  async only(query, values) {
    const row = await this.one(query, values);
    if (row === null) throw noRow(query);
    return row;
  }`,
      uses: [noRow],
    },
    {
      name: 'count',
      text: `  async count({ sql }, values) {
    return (await this.send({ sql, values })).affectedRows ?? 0;
  }`,
      uses: [],
    },
    {
      name: 'result',
      text: `  async result({ id, sql }, values) {
    const { affectedRows = 0, insertId = 0 } = await this.send({ sql, values });
    return { rowsAffected: affectedRows, lastInsertId: id(insertId) };
  }`,
      uses: [],
    },
    {
      name: 'lastId',
      text: `  async lastId(query, values) {
    return (await this.result(query, values)).lastInsertId;
  }`,
      uses: [],
    },
    {
      name: 'batch',
      text: `  async batch(query, items) {
    if (items.length === 0) return [];
    // START TRANSACTION would commit one that was begun by hand.
    const outer = (await this.isInTransaction()) ? new Session(this.client, this.lane, this) : this;
    return outer.transaction((inner) => {
      const session = new Session(inner.client, noLane, inner);
      return together(items, (values) => session[query.each](query, values));
    });
  }`,
      uses: [noLane, together],
    },
    {
      name: 'send',
      text: `  async send(query) {
    return this.lane.hold(() => this.execute({ ...exact, ...query }));
  }`,
      uses: [exact],
    },
    {
      name: 'execute',
      text: `  async execute(query) {
    if (this.lost) throw this.lost;
    try {
      const [result] = await this.client.execute(query);
      return result;
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ER_LOCK_DEADLOCK") {
        this.lose(error);
      }
      throw error;
    }
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
    if (isPool(this.client) || this.depth > 0) return false;
    const [{ serverStatus }] = await this.lane.hold(() => this.client.query("DO 0"));
    return (serverStatus & 1) === 1;
  }`,
      uses: [isPool],
    },
    {
      name: 'transaction',
      text: `  async transaction(scope) {
    if (!isPool(this.client)) return this.lane.hold(() => this.inside(scope));
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
      uses: [isPool, Lane],
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

export const New: RuntimePart = {
  name: 'New',
  text: `function New(client) {
  refuseOptions(client);
  const lane = isPool(client) ? noLane : laneOf(client);
  return new Queries(new Session(client, lane));
}`,
  uses: [refuseOptions, isPool, noLane, laneOf, Queries, Session],
}

/** In the order in which a generated file shows them. */
export const mysql2Parts: readonly RuntimePart[] = [
  New,
  exact,
  refuseOptions,
  Session,
  transaction,
  savepoint,
  isPool,
]
