// Written by `npm run generate:runtime` from ../runtime/queries.ts.

import type { RuntimePart } from '../runtime-part.ts'

export const Queries: RuntimePart = {
  name: 'Queries',
  text: `class Queries {`,
  members: [
    {
      name: 'constructor',
      text: `  constructor(session) {
    Object.defineProperty(this, "$", { value: session });
  }`,
      uses: [],
    },
    {
      name: 'transaction',
      text: `  transaction(scope) {
    return this.$.transaction((session) => scope(new Queries(session)));
  }`,
      uses: [],
    },
  ],
  uses: [],
}
