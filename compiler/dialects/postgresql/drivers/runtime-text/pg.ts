// Written by `npm run generate:runtime` from ../runtime/pg.ts.

import type { RuntimePart } from '../../../runtime-part.ts'
import { Lane, laneOf, noLane } from '../../../runtime-text/lane.ts'
import { Queries } from '../../../runtime-text/queries.ts'
import { savepoint, transaction } from './transaction-statements.ts'

const asText: RuntimePart = {
  name: 'asText',
  text: `// Values as the text that the server sent: "row" of the query knows their types.
const asText = { rowMode: "array", types: { getTypeParser: () => (text) => text } };`,
  uses: [],
}

const parsers: RuntimePart = {
  name: 'parsers',
  text: `// What the driver makes of the other rows, whatever parsers were set for all of its clients.
const parsers = new Map([
  [16, (text) => text === "t"],
  ...[21, 23, 26, 700, 701].map((number) => [number, Number]),
  ...[114, 3802].map((json) => [json, JSON.parse]),
]);`,
  uses: [],
}

const asObject: RuntimePart = {
  name: 'asObject',
  text: `const asObject = {
  types: { getTypeParser: (oid) => parsers.get(oid) ?? ((text) => text) },
};`,
  uses: [parsers],
}

const isPool: RuntimePart = {
  name: 'isPool',
  text: `function isPool(client) {
  return typeof client.totalCount === "number";
}`,
  uses: [],
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
      text: `  async many({ row, ...query }, values) {
    if (row === undefined) return (await this.send({ ...query, ...asObject, values })).rows;
    return (await this.send({ ...query, ...asText, values })).rows.map(row);
  }`,
      uses: [asObject, asText],
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
    if (row === null) throw new Error(\`\${query.method} found no row\`);
    return row;
  }`,
      uses: [],
    },
    {
      name: 'exec',
      text: `  async exec(query, values) {
    await this.send({ ...query, values });
  }`,
      uses: [],
    },
    {
      name: 'count',
      text: `  async count(query, values) {
    return (await this.send({ ...query, values })).rowCount ?? 0;
  }`,
      uses: [],
    },
    {
      name: 'send',
      text: `  async send(query) {
    return this.lane.hold(() => this.client.query(query));
  }`,
      uses: [],
    },
    {
      name: 'transaction',
      text: `  async transaction(scope) {
    if (!isPool(this.client)) return this.lane.hold(() => this.inside(scope));
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
      uses: [isPool, Lane],
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

export const New: RuntimePart = {
  name: 'New',
  text: `function New(client) {
  const lane = isPool(client) ? noLane : laneOf(client);
  return new Queries(new Session(client, lane, 0));
}`,
  uses: [isPool, noLane, laneOf, Queries, Session],
}

/** In the order in which a generated file shows them. */
export const pgParts: readonly RuntimePart[] = [New, asText, parsers, asObject, Session, isPool]
