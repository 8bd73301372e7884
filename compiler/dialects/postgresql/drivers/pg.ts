import type { Driver } from '../../driver.ts'
import { lanes, onlyMethod, queriesClass } from '../../driver-source.ts'
import { arrays } from './bulk-arrays.ts'
import { codecs, list } from './text-codecs.ts'
import { textValue } from './text-values.ts'

/** node-postgres. Rows that it would not present truly are fetched as the text the server sent. */
export const pg: Driver = {
  package: 'pg',
  value: (type, options) => textValue(type, options, { bytes: true, arrays: true, rows: true }),
  statements: {
    textKey: 'text',
    placeholders: 'numbered',
    named: true,
    varying: [],
    list,
    bulk: arrays,
  },
  codecs,
  database: {
    client: 'client',
    clientNoun: 'client',
    standsOn: 'pool or connection',
    clientType: `/** A pool, a client, or a client of a pool, of the package \`pg\`. */
export interface Client {
  query(config: { text: string; values?: unknown[] }): Promise<{ rows: unknown[] }>;
  connect(): Promise<unknown>;
}`,
    queries: `export function New(client) {
  const lane = isPool(client) ? noLane : laneOf(client);
  return new Queries(new Session(client, lane, 0));
}

${queriesClass}`,
    session: (
      methods,
    ) => `// Values as the text that the server sent: "row" of the query knows their types.
const asText = { rowMode: "array", types: { getTypeParser: () => (text) => text } };

// What the driver makes of the other rows, whatever parsers were set for all of its clients.
const parsers = new Map([
  [16, (text) => text === "t"],
  ...[21, 23, 26, 700, 701].map((number) => [number, Number]),
  ...[114, 3802].map((json) => [json, JSON.parse]),
]);
const asObject = { types: { getTypeParser: (oid) => parsers.get(oid) ?? ((text) => text) } };

class Session {
  constructor(client, lane, depth) {
    this.client = client;
    this.lane = lane;
    this.depth = depth;
  }

  async many({ row, ...query }, values) {
    if (row === undefined) return (await this.send({ ...query, ...asObject, values })).rows;
    return (await this.send({ ...query, ...asText, values })).rows.map(row);
  }

  async one(query, values) {
    return (await this.many(query, values))[0] ?? null;
  }

${onlyMethod}

  async exec(query, values) {
    await this.send({ ...query, values });
  }

  async count(query, values) {
    return (await this.send({ ...query, values })).rowCount ?? 0;
  }

  async send(query) {
    return this.lane.hold(() => this.client.query(query));
  }

${methods}  async transaction(scope) {
    if (!isPool(this.client)) return this.lane.hold(() => this.inside(scope));
    const client = await this.client.connect();
    const session = new Session(client, new Lane(), 0);
    // The next statement reports a lost connection; without a listener it would end the process.
    const wait = () => {};
    client.on("error", wait);
    try {
      return await session.inside(scope);
    } finally {
      client.off("error", wait);
      // A connection whose transaction did not end is not given to anybody else.
      client.release(session.broken);
    }
  }

  async inside(scope) {
    const [begin, commit, rollback] = this.depth === 0 ? transaction : savepoint(this.depth);
    const inner = new Session(this.client, new Lane(), this.depth + 1);
    this.broken = true;
    await this.client.query(begin);
    try {
      const result = await inner.lane.during(() => scope(inner));
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
  }
}

const transaction = ["BEGIN", "COMMIT", "ROLLBACK"];

function savepoint(depth) {
  const name = "quarry_" + depth;
  const back = "ROLLBACK TO SAVEPOINT " + name + "; RELEASE SAVEPOINT " + name;
  return ["SAVEPOINT " + name, "RELEASE SAVEPOINT " + name, back];
}

${lanes}

// A pool gives each call a connection of its own.
const noLane = { hold: (work) => work() };

function isPool(client) {
  return typeof client.totalCount === "number";
}`,
  },
}
