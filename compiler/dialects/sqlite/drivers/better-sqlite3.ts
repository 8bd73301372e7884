import type { Driver } from '../../driver.ts'
import { lanes, onlyMethod, queriesClass } from '../../driver-source.ts'
import { codecsWith, fromIntegerOf, list } from './codecs.ts'
import {
  newFunction,
  statementCaches,
  transactionMethods,
  transactionStatements,
} from './session.ts'
import { sqliteValue } from './values.ts'

const fromInteger = fromIntegerOf('A number is bound as REAL, a bigint as INTEGER.')

const loadMethod = `  async load(query, rows) {
    // A savepoint, because a transaction may have been begun by hand.
    return new Session(this.client, this.lane, this.depth || 1).transaction((session) =>
      session.lane.hold(() => {
        const statement = session.statement(query);
        return rows.reduce((count, values) => count + statement.run(values).changes, 0);
      }),
    );
  }`

/** better-sqlite3: synchronous below, asynchronous in the generated methods. */
export const betterSqlite3: Driver = {
  package: 'better-sqlite3',
  value: (type, options) => sqliteValue(type, options, fromInteger),
  statements: {
    textKey: 'text',
    placeholders: 'positional',
    named: false,
    varying: ['once: true'],
    list,
    bulk: { kind: 'calls', method: loadMethod },
  },
  codecs: codecsWith(fromInteger),
  database: {
    client: 'client',
    clientNoun: 'database',
    standsOn: 'connection',
    clientType: `/** A database of the package \`better-sqlite3\`. */
export interface Client {
  readonly inTransaction: boolean;
  prepare(sql: string): { all(...values: unknown[]): unknown[] };
  exec(sql: string): unknown;
  pragma(sql: string): unknown;
}`,
    queries: `${newFunction}\n\n${queriesClass}`,
    session: (methods) => `class Session {
  constructor(client, lane, depth) {
    this.client = client;
    this.lane = lane;
    this.depth = depth;
  }

  async many(query, values) {
    const rows = await this.lane.hold(() => this.statement(query).all(values));
    return query.row === undefined ? rows : rows.map(query.row);
  }

  async one(query, values) {
    const row = await this.lane.hold(() => this.statement(query).get(values));
    if (row === undefined) return null;
    return query.row === undefined ? row : query.row(row);
  }

${onlyMethod}

  async exec(query, values) {
    await this.lane.hold(() => this.statement(query).run(values));
  }

  async count(query, values) {
    return (await this.lane.hold(() => this.statement(query).run(values))).changes;
  }

  statement(query) {
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
  }

${methods}${transactionMethods}
}

${transactionStatements}

${lanes}

${statementCaches}`,
  },
}
