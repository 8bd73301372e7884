// Written by `npm run generate:runtime` from ../runtime/codecs.ts.

import type { RuntimePart } from '../../../runtime-part.ts'
import { plainTime } from '../../../runtime-text/plain-time.ts'

export const list: RuntimePart = {
  name: 'list',
  text: `function list(values) {
  return values.map(() => "?").join(", ") || "NULL";
}`,
  uses: [],
}

export const toNumber: RuntimePart = {
  name: 'toNumber',
  text: `// An expression may come as BIGINT, which is text.
function toNumber(value) {
  return value === null ? null : Number(value);
}`,
  uses: [],
}

export const toText: RuntimePart = {
  name: 'toText',
  text: `// An expression may come as INT, which is a number.
function toText(value) {
  return value === null ? null : String(value);
}`,
  uses: [],
}

export const toSafeInteger: RuntimePart = {
  name: 'toSafeInteger',
  text: `// A BIGINT comes as text.
function toSafeInteger(value) {
  if (value === null) return null;
  const integer = Number(value);
  if (!Number.isSafeInteger(integer)) throw new RangeError(\`\${value} is not a safe integer\`);
  return integer;
}`,
  uses: [],
}

export const toBigint: RuntimePart = {
  name: 'toBigint',
  text: `function toBigint(value) {
  return value === null ? null : BigInt(value);
}`,
  uses: [],
}

export const fromBigint: RuntimePart = {
  name: 'fromBigint',
  text: `// A number is bound as DOUBLE, which LIMIT does not take.
function fromBigint(value) {
  return value === null ? null : String(value);
}`,
  uses: [],
}

export const toBoolean: RuntimePart = {
  name: 'toBoolean',
  text: `function toBoolean(value) {
  return value === null ? null : Number(value) !== 0;
}`,
  uses: [],
}

const dateOf: RuntimePart = {
  name: 'dateOf',
  text: `function dateOf(text) {
  const plain = plainTime(text);
  return new Date(Number.isNaN(plain) ? \`\${text.replace(" ", "T")}Z\` : plain);
}`,
  uses: [plainTime],
}

export const toDate: RuntimePart = {
  name: 'toDate',
  text: `// DATETIME and TIMESTAMP are read and written as UTC. The driver makes a Date of a TIMESTAMP only.
function toDate(value) {
  if (value === null) return null;
  const date = typeof value === "string" ? dateOf(value) : value;
  if (!Number.isNaN(date.getTime())) return date;
  const text = typeof value === "string" ? value : "0000-00-00 00:00:00";
  throw new RangeError(\`\${text} does not fit into a Date\`);
}`,
  uses: [dateOf],
}

export const fromDate: RuntimePart = {
  name: 'fromDate',
  text: `function fromDate(date) {
  return date === null ? null : date.toISOString().slice(0, -1).replace("T", " ");
}`,
  uses: [],
}

export const fromJson: RuntimePart = {
  name: 'fromJson',
  text: `function fromJson(value) {
  return value === null ? null : JSON.stringify(value);
}`,
  uses: [],
}

export const fromBytes: RuntimePart = {
  name: 'fromBytes',
  text: `function fromBytes(bytes) {
  return bytes === null ? null : Buffer.from(bytes);
}`,
  uses: [],
}

/** In the order in which a generated file shows them. */
export const codecsParts: readonly RuntimePart[] = [
  list,
  toNumber,
  toText,
  toSafeInteger,
  toBigint,
  fromBigint,
  toBoolean,
  toDate,
  dateOf,
  fromDate,
  fromJson,
  fromBytes,
]
