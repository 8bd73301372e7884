import type { Driver } from '../../driver.ts'
import { lanes, onlyMethod, queriesClass } from '../../driver-source.ts'
import { arrays } from './bulk-arrays.ts'
import { codecs, list } from './text-codecs.ts'
import { textValue } from './text-values.ts'

/** postgres.js. Every parameter goes as text; rows are decoded from text where its own are not true. */
export const postgres: Driver = {
  package: 'postgres',
  value: (type, options) => textValue(type, options, { bytes: false, arrays: false, rows: false }),
  statements: {
    textKey: 'text',
    placeholders: 'numbered',
    named: false,
    varying: ['prepare: false'],
    list,
    bulk: arrays,
  },
  codecs,
  database: {
    client: 'sql',
    clientNoun: 'client',
    standsOn: 'pool or transaction',
    clientType: `/** The \`sql\` of the package \`postgres\`, or that of a transaction. */
export type Client = Connection &
  (
    | { begin(scope: () => Promise<unknown>): Promise<unknown> }
    | { savepoint(scope: () => Promise<unknown>): Promise<unknown> }
  );

interface Connection {
  unsafe(query: string): PromiseLike<readonly unknown[]>;
  typed(value: unknown, oid: number): unknown;
}`,
    queries: `export function New(sql) {
  if (typeof sql.begin === "function") return new Queries(new Session(sql, noLane));
  const connection = typeof sql.savepoint === "function" ? sql : withSavepoints(sql, 0);
  return new Queries(new Session(connection, laneOf(sql)));
}

${queriesClass}`,
    session: (
      methods,
    ) => `// Every parameter is sent as text of the type "unknown": the server knows the type, and the
// driver's own conversions (of dates and arrays, by the first item) do not apply.
const unknown = 705;

class Session {
  constructor(sql, lane) {
    this.sql = sql;
    this.lane = lane;
  }

  async many({ row, ...query }, values) {
    const rows = await this.send(query, values);
    return row === undefined ? [] : rows.map((values) => row(values.map(asText)));
  }

  async one(query, values) {
    return (await this.many(query, values))[0] ?? null;
  }

${onlyMethod}

  async exec(query, values) {
    await this.send(query, values);
  }

  async count(query, values) {
    return (await this.send(query, values)).count ?? 0;
  }

  async send({ text, prepare = true }, values) {
    const parameters = values.map((value) => this.sql.typed(value, unknown));
    return this.lane.hold(() =>
      this.sql.unsafe(text, parameters, { prepare, simple: false }).raw(),
    );
  }

${methods}  async transaction(scope) {
    return this.lane.hold(() => this.inside(scope));
  }

  async inside(scope) {
    const { sql } = this;
    const lane = new Lane(this.lane);
    const run = (sql) => lane.during(() => scope(new Session(sql, lane)));
    try {
      return await (typeof sql.begin === "function" ? sql.begin(run) : sql.savepoint(run));
    } finally {
      // The connection may be lost while the scope goes on.
      lane.over = true;
    }
  }
}

// A reserved connection comes without transactions.
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
}

const transaction = ["BEGIN", "COMMIT", "ROLLBACK"];

function savepoint(depth) {
  const name = "quarry_" + depth;
  const back = "ROLLBACK TO SAVEPOINT " + name + "; RELEASE SAVEPOINT " + name;
  return ["SAVEPOINT " + name, "RELEASE SAVEPOINT " + name, back];
}

function asText(bytes) {
  return bytes === null ? null : bytes.toString();
}

${lanes}

// A pool gives each call a connection of its own.
const noLane = { hold: (work) => work() };`,
  },
}
