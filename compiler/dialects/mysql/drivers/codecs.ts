import type { Codec } from '../../driver.ts'

/** What stands between the values of mysql2, its rows asked for exactly, and true ones. */

function codec(name: string, source: string): Codec {
  return { name, source, uses: [] }
}

export const list = codec(
  'list',
  `function list(values) {
  return values.map(() => "?").join(", ") || "NULL";
}`,
)

export const toNumber = codec(
  'toNumber',
  `// An expression may come as BIGINT, which is text.
function toNumber(value) {
  return value === null ? null : Number(value);
}`,
)

export const toText = codec(
  'toText',
  `// An expression may come as INT, which is a number.
function toText(value) {
  return value === null ? null : String(value);
}`,
)

export const toSafeInteger = codec(
  'toSafeInteger',
  `// A BIGINT comes as text.
function toSafeInteger(value) {
  if (value === null) return null;
  const integer = Number(value);
  if (!Number.isSafeInteger(integer)) throw new RangeError(value + " is not a safe integer");
  return integer;
}`,
)

export const toBigint = codec(
  'toBigint',
  `function toBigint(value) {
  return value === null ? null : BigInt(value);
}`,
)

export const fromBigint = codec(
  'fromBigint',
  `// A number is bound as DOUBLE, which LIMIT does not take.
function fromBigint(value) {
  return value === null ? null : String(value);
}`,
)

export const toBoolean = codec(
  'toBoolean',
  `function toBoolean(value) {
  return value === null ? null : Number(value) !== 0;
}`,
)

export const toDate = codec(
  'toDate',
  `// DATETIME and TIMESTAMP are read and written as UTC.
function toDate(text) {
  if (text === null) return null;
  const date = new Date(text.replace(" ", "T") + "Z");
  if (Number.isNaN(date.getTime())) throw new RangeError(text + " does not fit into a Date");
  return date;
}`,
)

export const fromDate = codec(
  'fromDate',
  `function fromDate(date) {
  return date === null ? null : date.toISOString().replace("T", " ").replace("Z", "");
}`,
)

export const fromJson = codec(
  'fromJson',
  `function fromJson(value) {
  return value === null ? null : JSON.stringify(value);
}`,
)

export const stringify: Codec = { name: 'JSON.stringify', source: undefined, uses: [] }

export const fromBytes = codec(
  'fromBytes',
  `function fromBytes(bytes) {
  return bytes === null ? null : Buffer.from(bytes);
}`,
)

/** In the order in which a generated file shows them. */
export const codecs: readonly Codec[] = [
  list,
  toNumber,
  toText,
  toSafeInteger,
  toBigint,
  fromBigint,
  toBoolean,
  toDate,
  fromDate,
  fromJson,
  stringify,
  fromBytes,
]
