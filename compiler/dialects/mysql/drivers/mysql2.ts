import type { Driver } from '../../driver.ts'
import { lanes, onlyMethod, queriesClass } from '../../driver-source.ts'
import { codecs, list } from './codecs.ts'
import { mysqlValue } from './values.ts'

/** Sizes are powers of two, so that few texts are prepared; the server takes 65,535 placeholders. */
const loadMethod = `  async load({ sql, row }, rows) {
    // START TRANSACTION would commit one that was begun by hand.
    const outer = (await this.isInTransaction()) ? new Session(this.client, this.lane, this) : this;
    return outer.transaction(async (session) => {
      let count = 0;
      for (let at = 0, size = 256; at < rows.length; at += size) {
        while (size > rows.length - at || size * rows[at].length > 65535) size /= 2;
        const part = rows.slice(at, at + size);
        const text = sql(part.map(() => row).join(", "));
        count += await session.count({ sql: text }, part.flat());
      }
      return count;
    });
  }

  async isInTransaction() {
    if (isPool(this.client) || this.depth > 0) return false;
    const [{ serverStatus }] = await this.lane.hold(() => this.client.query("DO 0"));
    return (serverStatus & 1) === 1;
  }`

/** mysql2 with promises. Statements are prepared by `execute`, which keeps them. */
export const mysql2: Driver = {
  package: 'mysql2',
  value: mysqlValue,
  statements: {
    textKey: 'sql',
    placeholders: 'positional',
    named: false,
    varying: [],
    list,
    counted:
      'Resolves to the number of rows that matched; a row that ON DUPLICATE KEY UPDATE changed counts twice.',
    bulk: { kind: 'rows', method: loadMethod },
  },
  codecs,
  database: {
    client: 'client',
    clientNoun: 'client',
    standsOn: 'pool or connection',
    clientType: `/**
 * A pool or a connection of \`mysql2/promise\`. DATETIME and TIMESTAMP are read and written as UTC,
 * so its sessions should have the \`time_zone\` "+00:00". The options \`decimalNumbers\`,
 * \`jsonStrings\` and \`typeCast\` are refused: no type would be true.
 */
export interface Client {
  execute(options: { sql: string }): Promise<[unknown, unknown]>;
  query(sql: string): Promise<[unknown, unknown]>;
}`,
    queries: `export function New(client) {
  refuseOptions(client);
  const lane = isPool(client) ? noLane : laneOf(client);
  return new Queries(new Session(client, lane));
}

${queriesClass}`,
    session: (
      methods,
    ) => `// Integers beyond 2^53 and dates come as text, whatever the options of the connection.
const exact = {
  supportBigNumbers: true,
  bigNumberStrings: true,
  dateStrings: true,
  rowsAsArray: false,
  nestTables: false,
};

// Options of a connection that no statement can take back.
function refuseOptions(client) {
  const options = client.pool?.config.connectionConfig ?? client.connection?.config;
  const { decimalNumbers, jsonStrings, typeCast = true } = options ?? {};
  const wrong = { decimalNumbers, jsonStrings, typeCast: typeCast !== true };
  for (const name of Object.keys(wrong).filter((name) => wrong[name])) {
    throw new Error("with the option " + name + " values would not be of their declared types");
  }
}

class Session {
  constructor(client, lane, outer) {
    this.client = client;
    this.lane = lane;
    this.outer = outer;
    this.depth = outer === undefined ? 0 : outer.depth + 1;
  }

  async many({ sql, row }, values) {
    if (row === undefined) return this.send({ sql, values });
    const rows = await this.send({ sql, values, rowsAsArray: true });
    return rows.map(row);
  }

  async one(query, values) {
    return (await this.many(query, values))[0] ?? null;
  }

${onlyMethod}

  async exec({ sql }, values) {
    await this.send({ sql, values });
  }

  async count({ sql }, values) {
    return (await this.send({ sql, values })).affectedRows ?? 0;
  }

  async send(query) {
    return this.lane.hold(() => this.execute({ ...exact, ...query }));
  }

  async execute(query) {
    if (this.lost) throw this.lost;
    try {
      const [result] = await this.client.execute(query);
      return result;
    } catch (error) {
      if (error.code === "ER_LOCK_DEADLOCK") this.lose(error);
      throw error;
    }
  }

  // After a deadlock the server has rolled back everything, and would commit each further statement.
  lose(error) {
    if (this.outer === undefined) return;
    this.lost = error;
    this.outer.lose(error);
  }

${methods}  async transaction(scope) {
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
  }

  async inside(scope) {
    const [begin, commit, rollback] = this.depth === 0 ? transaction : savepoint(this.depth);
    const inner = new Session(this.client, new Lane(), this);
    this.broken = true;
    await this.client.query(begin);
    try {
      const result = await inner.lane.during(() => scope(inner));
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
  }
}

const transaction = ["START TRANSACTION", "COMMIT", "ROLLBACK"];

function savepoint(depth) {
  const name = "quarry_" + depth;
  return ["SAVEPOINT " + name, "RELEASE SAVEPOINT " + name, "ROLLBACK TO SAVEPOINT " + name];
}

${lanes}

// A pool gives each call a connection of its own.
const noLane = { hold: (work) => work() };

function isPool(client) {
  return typeof client.getConnection === "function";
}`,
  },
}
