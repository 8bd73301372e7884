// Written by `npm run generate:runtime` from ../runtime/transaction-statements.ts.

import type { RuntimePart } from '../../../runtime-part.ts'

export const transaction: RuntimePart = {
  name: 'transaction',
  text: `const transaction = ["BEGIN", "COMMIT", "ROLLBACK"];`,
  uses: [],
}

export const savepoint: RuntimePart = {
  name: 'savepoint',
  text: `function savepoint(depth) {
  const name = \`quarry_\${depth}\`;
  const back = \`ROLLBACK TO SAVEPOINT \${name}; RELEASE SAVEPOINT \${name}\`;
  return [\`SAVEPOINT \${name}\`, \`RELEASE SAVEPOINT \${name}\`, back];
}`,
  uses: [],
}

/** In the order in which a generated file shows them. */
export const transactionStatementsParts: readonly RuntimePart[] = [transaction, savepoint]
