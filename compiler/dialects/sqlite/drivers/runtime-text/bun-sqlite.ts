// Written by `npm run generate:runtime` from ../runtime/bun-sqlite.ts.

import type { RuntimePart } from '../../../runtime-part.ts'
import { laneOf } from '../../../runtime-text/lane.ts'
import { Queries } from '../../../runtime-text/queries.ts'
import { noRow, queryError } from '../../../runtime-text/query-error.ts'
import { together } from '../../../runtime-text/together.ts'
import { inTransaction } from './transactions.ts'

const allRows: RuntimePart = {
  name: 'allRows',
  text: `function allRows({ row }, statement, values) {
  return row === undefined ? statement.all(...values) : statement.values(...values).map(row);
}`,
  uses: [],
}

const firstRow: RuntimePart = {
  name: 'firstRow',
  text: `function firstRow({ row }, statement, values) {
  if (row === undefined) return statement.get(...values);
  const [first] = statement.values(...values);
  return first === undefined ? null : row(first);
}`,
  uses: [],
}

const onlyRow: RuntimePart = {
  name: 'onlyRow',
  text: `function onlyRow(query, statement, values) {
  const row = firstRow(query, statement, values);
  if (row === null) throw noRow(query);
  return row;
}`,
  uses: [firstRow, noRow],
}

const changedRows: RuntimePart = {
  name: 'changedRows',
  text: `function changedRows(_query, statement, values) {
  return statement.run(...values).changes;
}`,
  uses: [],
}

const changed: RuntimePart = {
  name: 'changed',
  text: `function changed(_query, statement, values) {
  return statement.run(...values);
}`,
  uses: [],
}

const loadedRows: RuntimePart = {
  name: 'loadedRows',
  text: `function loadedRows(_query, statement, rows) {
  let count = 0;
  for (const values of rows) count += statement.run(...values).changes;
  return count;
}`,
  uses: [],
}

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
    this.cache = cacheOf(client);
  }`,
      uses: [cacheOf],
    },
    {
      name: 'many',
      text: `  many(query, values) {
    return this.run(query, values, allRows);
  }`,
      uses: [allRows],
    },
    {
      name: 'one',
      text: `  one(query, values) {
    return this.run(query, values, firstRow);
  }`,
      uses: [firstRow],
    },
    {
      name: 'only',
      text: `  only(query, values) {
    return this.run(query, values, onlyRow);
  }`,
      uses: [onlyRow],
    },
    {
      name: 'count',
      text: `  count(query, values) {
    return this.run(query, values, changedRows);
  }`,
      uses: [changedRows],
    },
    {
      name: 'result',
      text: `  async result(query, values) {
    const { changes, lastInsertRowid } = await this.run(query, values, changed);
    return { rowsAffected: Number(changes), lastInsertId: query.id(lastInsertRowid) };
  }`,
      uses: [changed],
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
      text: `  batch(query, items) {
    // A savepoint, because a transaction may have been begun by hand.
    return new Session(this.client, this.lane, this.depth || 1).transaction((session) =>
      together(items, async (values) => session[query.each](query, values)),
    );
  }`,
      uses: [together],
    },
    {
      name: 'run',
      text: `  // A call runs at once, as the driver does, if no transaction is in its way.
  run(query, values, answer) {
    const { lane } = this;
    if (lane.isBusy || lane.isOver) return this.wait(query, values, answer);
    try {
      return answer(query, this.statement(query), values);
    } catch (error) {
      throw queryError(error, query);
    }
  }`,
      uses: [queryError],
    },
    {
      name: 'wait',
      text: `  async wait(query, values, answer) {
    try {
      return await this.lane.hold(() => answer(query, this.statement(query), values));
    } catch (error) {
      throw queryError(error, query);
    }
  }`,
      uses: [queryError],
    },
    {
      name: 'statement',
      text: `  statement(query) {
    if (this.depth > 0 && !this.client.inTransaction) {
      throw new Error("the transaction is over: an error has ended it");
    }
    const known = this.cache.get(query);
    if (known !== undefined) return known;
    const statement = this.client.prepare(query.text);
    if (query.bigints) statement.safeIntegers(true);
    if (!query.once) this.cache.set(query, statement);
    return statement;
  }`,
      uses: [],
    },
    {
      name: 'load',
      text: `  load(query, rows) {
    // A savepoint, because a transaction may have been begun by hand.
    const outer = new Session(this.client, this.lane, this.depth || 1);
    return outer.transaction(async (session) => session.run(query, rows, loadedRows));
  }`,
      uses: [loadedRows],
    },
    {
      name: 'transaction',
      text: `  transaction(scope) {
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
export const bunSqliteParts: readonly RuntimePart[] = [
  New,
  Session,
  allRows,
  firstRow,
  onlyRow,
  changedRows,
  changed,
  loadedRows,
  caches,
  cacheOf,
]
