// Written by `npm run generate:runtime` from ../runtime/better-sqlite3.ts.

import type { RuntimePart } from '../../../runtime-part.ts'
import { laneOf } from '../../../runtime-text/lane.ts'
import { Queries } from '../../../runtime-text/queries.ts'
import { noRow } from '../../../runtime-text/query-error.ts'
import { together } from '../../../runtime-text/together.ts'
import { inTransaction } from './transactions.ts'

const caches: RuntimePart = { name: 'caches', text: `const caches = new WeakMap();`, uses: [] }

const cacheOf: RuntimePart = {
  name: 'cacheOf',
  text: `function cacheOf(client) {
  const cache = caches.get(client) ?? new Map();
  caches.set(client, cache);
  return cache;
}`,
  uses: [caches],
}

const Session: RuntimePart = {
  name: 'Session',
  text: `class Session {`,
  members: [
    {
      name: 'constructor',
      text: `  constructor(client, lane, depth) {
    this.client = client;
    this.lane = lane;
    this.depth = depth;
  }`,
      uses: [],
    },
    {
      name: 'many',
      text: `  async many(query, values) {
    const rows = await this.lane.hold(() => this.statement(query).all(values));
    return query.row === undefined ? rows : rows.map(query.row);
  }`,
      uses: [],
    },
    {
      name: 'one',
      text: `  async one(query, values) {
    const row = await this.lane.hold(() => this.statement(query).get(values));
    if (row === undefined) return null;
    return query.row === undefined ? row : query.row(row);
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
      text: `  async count(query, values) {
    return (await this.lane.hold(() => this.statement(query).run(values))).changes;
  }`,
      uses: [],
    },
    {
      name: 'result',
      text: `  async result(query, values) {
    const done = await this.lane.hold(() => this.statement(query).run(values));
    return { rowsAffected: Number(done.changes), lastInsertId: query.id(done.lastInsertRowid) };
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
    // A savepoint, because a transaction may have been begun by hand.
    return new Session(this.client, this.lane, this.depth || 1).transaction((session) =>
      together(items, (values) => session[query.each](query, values)),
    );
  }`,
      uses: [together],
    },
    {
      name: 'statement',
      text: `  statement(query) {
    if (this.depth > 0 && !this.client.inTransaction) {
      throw new Error("the transaction is over: an error has ended it");
    }
    const cache = cacheOf(this.client);
    const known = cache.get(query);
    if (known !== undefined) return known;
    const statement = this.client.prepare(query.text);
    if (query.row !== undefined) statement.raw();
    if (query.bigints) statement.safeIntegers();
    if (!query.once) cache.set(query, statement);
    return statement;
  }`,
      uses: [cacheOf],
    },
    {
      name: 'load',
      text: `  async load(query, rows) {
    // A savepoint, because a transaction may have been begun by hand.
    return new Session(this.client, this.lane, this.depth || 1).transaction((session) =>
      session.lane.hold(() => {
        const statement = session.statement(query);
        return rows.reduce((count, values) => count + statement.run(values).changes, 0);
      }),
    );
  }`,
      uses: [],
    },
    {
      name: 'transaction',
      text: `  async transaction(scope) {
    const { client, depth } = this;
    return this.lane.hold(() =>
      inTransaction(client, depth, (lane) => scope(new Session(client, lane, depth + 1))),
    );
  }`,
      uses: [inTransaction],
    },
  ],
  uses: [],
}

export const New: RuntimePart = {
  name: 'New',
  text: `function New(client) {
  return new Queries(new Session(client, laneOf(client), 0));
}`,
  uses: [Queries, Session, laneOf],
}

/** In the order in which a generated file shows them. */
export const betterSqlite3Parts: readonly RuntimePart[] = [New, Session, caches, cacheOf]
