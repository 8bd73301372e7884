// Written by `npm run generate:runtime` from ../runtime/transactions.ts.

import type { RuntimePart } from '../../../runtime-part.ts'
import { Lane } from '../../../runtime-text/lane.ts'

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

const statements: RuntimePart = {
  name: 'statements',
  text: `const statements = new WeakMap();`,
  uses: [],
}

const prepared: RuntimePart = {
  name: 'prepared',
  text: `function prepared(client, sql) {
  const known = statements.get(client) ?? new Map();
  statements.set(client, known);
  const statement = known.get(sql) ?? client.prepare(sql);
  known.set(sql, statement);
  return statement;
}`,
  uses: [statements],
}

export const inTransaction: RuntimePart = {
  name: 'inTransaction',
  text: `// Runs the scope on a lane of its own, between BEGIN and COMMIT, or in a savepoint.
async function inTransaction(client, depth, scope) {
  const [begin, commit, rollback] = depth === 0 ? transaction : savepoint(depth);
  const lane = new Lane();
  prepared(client, begin).run();
  try {
    const result = await lane.during(() => scope(lane));
    prepared(client, commit).run();
    return result;
  } catch (error) {
    // Some errors have already ended the transaction.
    if (client.inTransaction) client.exec(rollback);
    throw error;
  }
}`,
  uses: [transaction, savepoint, Lane, prepared],
}

/** In the order in which a generated file shows them. */
export const transactionsParts: readonly RuntimePart[] = [
  inTransaction,
  transaction,
  savepoint,
  statements,
  prepared,
]
