// Written by `npm run generate:runtime` from ../runtime/postgres.ts.

import type { RuntimePart } from '../../../runtime-part.ts'
import { Lane, laneOf, noLane } from '../../../runtime-text/lane.ts'
import { Queries } from '../../../runtime-text/queries.ts'
import { savepoint, transaction } from './transaction-statements.ts'

const unknown: RuntimePart = {
  name: 'unknown',
  text: `// Every parameter is sent as text of the type "unknown": the server knows the type, and the
// driver's own conversions (of dates and arrays, by the first item) do not apply.
const unknown = 705;`,
  uses: [],
}

const asText: RuntimePart = {
  name: 'asText',
  text: `function asText(bytes) {
  return bytes === null ? null : bytes.toString();
}`,
  uses: [],
}

const Session: RuntimePart = {
  name: 'Session',
  text: `class Session {`,
  members: [
    {
      name: 'constructor',
      text: `  constructor(sql, lane) {
    this.sql = sql;
    this.lane = lane;
  }`,
      uses: [],
    },
    {
      name: 'many',
      text: `  async many({ row, ...query }, values) {
    const rows = await this.send(query, values);
    return row === undefined ? [] : rows.map((values) => row(values.map(asText)));
  }`,
      uses: [asText],
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
    await this.send(query, values);
  }`,
      uses: [],
    },
    {
      name: 'count',
      text: `  async count(query, values) {
    return (await this.send(query, values)).count ?? 0;
  }`,
      uses: [],
    },
    {
      name: 'send',
      text: `  async send({ text, prepare = true }, values) {
    const parameters = values.map((value) => this.sql.typed(value, unknown));
    return this.lane.hold(() =>
      this.sql.unsafe(text, parameters, { prepare, simple: false }).raw(),
    );
  }`,
      uses: [unknown],
    },
    {
      name: 'transaction',
      text: `  async transaction(scope) {
    return this.lane.hold(() => this.inside(scope));
  }`,
      uses: [],
    },
    {
      name: 'inside',
      text: `  async inside(scope) {
    const { sql } = this;
    const lane = new Lane(this.lane);
    const run = (sql) => lane.during(() => scope(new Session(sql, lane)));
    try {
      return await (sql.begin ?? sql.savepoint)(run);
    } finally {
      // The connection may be lost while the scope goes on.
      lane.over = true;
    }
  }`,
      uses: [Lane],
    },
  ],
  uses: [],
}

const withSavepoints: RuntimePart = {
  name: 'withSavepoints',
  text: `// A reserved connection comes without transactions.
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
}`,
  uses: [transaction, savepoint],
}

export const New: RuntimePart = {
  name: 'New',
  text: `function New(sql) {
  if (sql.begin !== undefined) return new Queries(new Session(sql, noLane));
  const connection = typeof sql.savepoint === "function" ? sql : withSavepoints(sql, 0);
  return new Queries(new Session(connection, laneOf(sql)));
}`,
  uses: [Queries, Session, noLane, withSavepoints, laneOf],
}

/** In the order in which a generated file shows them. */
export const postgresParts: readonly RuntimePart[] = [New, unknown, Session, withSavepoints, asText]
