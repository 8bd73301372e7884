// Written by `npm run generate:runtime` from ../runtime/session.ts.

import type { RuntimePart } from '../../../runtime-part.ts'
import { Lane } from '../../../runtime-text/lane.ts'
import { noRow, queryError, valuesOf } from '../../../runtime-text/query-error.ts'
import { together } from '../../../runtime-text/together.ts'

const transaction: RuntimePart = {
  name: 'transaction',
  text: `const transaction = ["BEGIN", "COMMIT", "ROLLBACK"];`,
  uses: [],
}

const savepoint: RuntimePart = {
  name: 'savepoint',
  text: `function savepoint(depth) {
  const name = \`quarry_\${depth}\`;
  return [\`SAVEPOINT \${name}\`, \`RELEASE \${name}\`, \`ROLLBACK TO \${name}; RELEASE \${name}\`];
}`,
  uses: [],
}

export const Session: RuntimePart = {
  name: 'Session',
  text: `class Session {`,
  members: [
    {
      name: 'constructor',
      text: `  constructor(connection, lane, depth) {
    this.connection = connection;
    this.lane = lane;
    this.depth = depth;
  }`,
      uses: [],
    },
    {
      name: 'many',
      text: `  many(query, values) {
    return this.run(query, values, this.connection.allRows);
  }`,
      uses: [],
    },
    {
      name: 'one',
      text: `  one(query, values) {
    return this.run(query, values, this.connection.firstRow);
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
    return (await this.run(query, values, this.connection.changed)).changes;
  }`,
      uses: [],
    },
    {
      name: 'result',
      text: `  async result(query, values) {
    const { changes, lastInsertRowid } = await this.run(query, values, this.connection.changed);
    return { rowsAffected: Number(changes), lastInsertId: query.id(lastInsertRowid) };
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
      text: `  batch(query, given) {
    const items = valuesOf(query, given);
    return this.inSavepoint((session) =>
      together(items, async (values) => session[query.each](query, values)),
    );
  }`,
      uses: [valuesOf, together],
    },
    {
      name: 'load',
      text: `  load(query, given) {
    const rows = valuesOf(query, given);
    const { changed } = this.connection;
    return this.inSavepoint(async (session) =>
      session.run(query, rows, (_, statement) => {
        let count = 0;
        for (const values of rows) count += changed(query, statement, values).changes;
        return count;
      }),
    );
  }`,
      uses: [valuesOf],
    },
    {
      name: 'run',
      text: `  // A call runs at once, as the driver does, if no transaction is in its way.
  run(query, given, answer) {
    const values = valuesOf(query, given);
    const { lane } = this;
    if (lane.isBusy || lane.isOver) return this.wait(query, values, answer);
    try {
      return answer(query, this.statement(query), values);
    } catch (error) {
      throw queryError(error, query);
    }
  }`,
      uses: [valuesOf, queryError],
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
    const { client, statements, prepare } = this.connection;
    if (this.depth > 0 && !client.inTransaction) {
      throw new Error("the transaction is over: an error has ended it");
    }
    const known = statements.get(query);
    if (known !== undefined) return known;
    const statement = prepare(client, query);
    if (!query.once) statements.set(query, statement);
    return statement;
  }`,
      uses: [],
    },
    {
      name: 'inSavepoint',
      text: `  // A savepoint, because a transaction may have been begun by hand.
  inSavepoint(scope) {
    return new Session(this.connection, this.lane, this.depth || 1).transaction(scope);
  }`,
      uses: [],
    },
    {
      name: 'transaction',
      text: `  async transaction(scope) {
    const { lane } = this;
    const turn = lane.enter();
    if (turn !== undefined) await turn;
    try {
      lane.refuse();
      return await this.inside(scope);
    } finally {
      lane.leave();
    }
  }`,
      uses: [],
    },
    {
      name: 'inside',
      text: `  // Runs the scope on a lane of its own, between BEGIN and COMMIT, or in a savepoint.
  async inside(scope) {
    const { connection, depth } = this;
    const [begin, commit, rollback] = depth === 0 ? transaction : savepoint(depth);
    const lane = new Lane();
    this.command(begin);
    try {
      const inner = new Session(connection, lane, depth + 1);
      const result = await lane.during(() => scope(inner));
      this.command(commit);
      return result;
    } catch (error) {
      // Some errors have already ended the transaction.
      if (connection.client.inTransaction) connection.client.exec(rollback);
      throw error;
    }
  }`,
      uses: [transaction, savepoint, Lane],
    },
    {
      name: 'command',
      text: `  command(sql) {
    const { client, statements } = this.connection;
    const statement = statements.get(sql) ?? client.prepare(sql);
    statements.set(sql, statement);
    statement.run();
  }`,
      uses: [],
    },
  ],
  uses: [],
}

/** In the order in which a generated file shows them. */
export const sessionParts: readonly RuntimePart[] = [Session, transaction, savepoint]
