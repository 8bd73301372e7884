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

export const toText: RuntimePart = {
  name: 'toText',
  text: `function toText(value) {
  return value === null ? null : String(value);
}`,
  uses: [],
}

export const toInteger: RuntimePart = {
  name: 'toInteger',
  text: `function toInteger(value) {
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

export const fromInteger: RuntimePart = {
  name: 'fromInteger',
  text: `// A number may be bound as REAL, a bigint is bound as INTEGER.
function fromInteger(value) {
  if (value === "") throw new RangeError("an empty string is not an integer");
  return value === null ? null : BigInt(value);
}`,
  uses: [],
}

export const toNumber: RuntimePart = {
  name: 'toNumber',
  text: `// Where both INTEGER and REAL may be stored.
function toNumber(value) {
  if (typeof value !== "bigint") return value;
  const number = Number(value);
  if (BigInt(number) !== value) throw new RangeError(\`\${value} cannot be a number exactly\`);
  return number;
}`,
  uses: [],
}

export const fromReal: RuntimePart = {
  name: 'fromReal',
  text: `// SQLite stores NaN as NULL.
function fromReal(value) {
  if (Number.isNaN(value)) throw new RangeError("NaN cannot be stored");
  return value;
}`,
  uses: [],
}

export const fromAny: RuntimePart = {
  name: 'fromAny',
  text: `// A whole number is bound as INTEGER, as its literal would be; SQLite stores NaN as NULL.
function fromAny(value) {
  if (Number.isNaN(value)) throw new RangeError("NaN cannot be stored");
  return typeof value === "number" && Number.isSafeInteger(value) ? BigInt(value) : value;
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

export const fromBoolean: RuntimePart = {
  name: 'fromBoolean',
  text: `function fromBoolean(value) {
  return value === null ? null : BigInt(value);
}`,
  uses: [],
}

export const toJson: RuntimePart = {
  name: 'toJson',
  text: `function toJson(text) {
  return text === null ? null : JSON.parse(text);
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

export const toDate: RuntimePart = {
  name: 'toDate',
  text: `// Text of the forms YYYY-MM-DD[ HH:MM[:SS[.SSS]][Z|+HH:MM]], also with T; UTC where no zone is given.
function toDate(text) {
  if (text === null) return null;
  const plain = plainTime(text);
  if (!Number.isNaN(plain)) return new Date(plain);
  const [, day, time = "00:00", zone = "Z"] =
    /^(\\d{4}-\\d\\d-\\d\\d)(?:[ T](\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?))?(Z|[+-]\\d\\d:\\d\\d)?$/.exec(text) ??
    [];
  const date = new Date(\`\${day}T\${time}\${zone}\`);
  if (Number.isNaN(date.getTime())) throw new RangeError(\`\${text} is not a date and time\`);
  return date;
}`,
  uses: [plainTime],
}

export const fromDate: RuntimePart = {
  name: 'fromDate',
  text: `// The form of CURRENT_TIMESTAMP, in UTC, with milliseconds where there are any.
function fromDate(date) {
  if (date === null) return null;
  const iso = date.toISOString();
  if (iso.length !== 24) throw new RangeError(\`the year of \${iso} does not have four digits\`);
  return \`\${iso.slice(0, 10)} \${iso.slice(11, iso.endsWith(".000Z") ? 19 : 23)}\`;
}`,
  uses: [],
}

/** In the order in which a generated file shows them. */
export const codecsParts: readonly RuntimePart[] = [
  list,
  toText,
  toInteger,
  toBigint,
  fromInteger,
  toNumber,
  fromReal,
  fromAny,
  toBoolean,
  fromBoolean,
  toJson,
  fromJson,
  toDate,
  fromDate,
]
