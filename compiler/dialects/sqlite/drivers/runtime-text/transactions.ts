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

export const inTransaction: RuntimePart = {
  name: 'inTransaction',
  text: `// Runs the scope on a lane of its own, between BEGIN and COMMIT, or in a savepoint.
async function inTransaction(client, depth, scope) {
  const [begin, commit, rollback] = depth === 0 ? transaction : savepoint(depth);
  const lane = new Lane();
  client.exec(begin);
  try {
    const result = await lane.during(() => scope(lane));
    client.exec(commit);
    return result;
  } catch (error) {
    // Some errors have already ended the transaction.
    if (client.inTransaction) client.exec(rollback);
    throw error;
  }
}`,
  uses: [transaction, savepoint, Lane],
}

/** In the order in which a generated file shows them. */
export const transactionsParts: readonly RuntimePart[] = [inTransaction, transaction, savepoint]
