// Written by `npm run generate:runtime` from ../runtime/query-error.ts.

import type { RuntimePart } from '../runtime-part.ts'

export const queryError: RuntimePart = {
  name: 'queryError',
  text: `// The error, with the name of the query in its property "query".
function queryError(error, { query }) {
  if (!(error instanceof Error)) return error;
  if (!("query" in error)) return Object.assign(error, { query });
  // The driver has set the property itself, or gives one error to several calls.
  const copy = Object.setPrototypeOf(new Error(error.message), Object.getPrototypeOf(error));
  const { stack, ...properties } = Object.getOwnPropertyDescriptors(error);
  Object.defineProperties(copy, { ...properties, query: { value: query, enumerable: true } });
  Error.captureStackTrace(copy, queryError);
  return copy;
}`,
  uses: [],
}

export const noRow: RuntimePart = {
  name: 'noRow',
  text: `function noRow({ query }) {
  return Object.assign(new Error(\`\${query} found no row\`), { code: "QUARRY_NO_ROW", query });
}`,
  uses: [],
}

export const valuesOf: RuntimePart = {
  name: 'valuesOf',
  text: `// The values to be sent; an error of making them names the query as well.
function valuesOf(statement, given) {
  if (typeof given !== "function") return given;
  try {
    return given();
  } catch (error) {
    throw queryError(error, statement);
  }
}`,
  uses: [queryError],
}

/** In the order in which a generated file shows them. */
export const queryErrorParts: readonly RuntimePart[] = [queryError, noRow, valuesOf]
