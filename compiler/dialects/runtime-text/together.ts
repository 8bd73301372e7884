// Written by `npm run generate:runtime` from ../runtime/together.ts.

import type { RuntimePart } from '../runtime-part.ts'

export const together: RuntimePart = {
  name: 'together',
  text: `// Sends all before the first has come back. The error of the first that fails has its place as "item".
async function together(items, send) {
  const outcomes = await Promise.allSettled(items.map(send));
  return outcomes.map((outcome, item) => {
    if (outcome.status === "rejected") throw Object.assign(outcome.reason, { item });
    return outcome.value;
  });
}`,
  uses: [],
}
