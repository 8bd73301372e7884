import type { Codec } from '../../driver.ts'

/** What turns the text that the server sends into values, and values into text; for both drivers. */

function codec(name: string, source: string, uses: readonly Codec[] = []): Codec {
  return { name, source, uses }
}

export const list = codec(
  'list',
  `function list(first, values) {
  return values.map((_, index) => "$" + (first + index)).join(", ") || "NULL";
}`,
)

export const toNumber = codec(
  'toNumber',
  `function toNumber(text) {
  return text === null ? null : Number(text);
}`,
)

export const toSafeInteger = codec(
  'toSafeInteger',
  `function toSafeInteger(text) {
  if (text === null) return null;
  const integer = Number(text);
  if (!Number.isSafeInteger(integer)) throw new RangeError(text + " is not a safe integer");
  return integer;
}`,
)

export const toBigint = codec(
  'toBigint',
  `function toBigint(text) {
  return text === null ? null : BigInt(text);
}`,
)

export const toBoolean = codec(
  'toBoolean',
  `function toBoolean(text) {
  return text === null ? null : text === "t";
}`,
)

export const toJson = codec(
  'toJson',
  `function toJson(text) {
  return text === null ? null : JSON.parse(text);
}`,
)

export const fromJson = codec(
  'fromJson',
  `function fromJson(value) {
  return value === null ? null : JSON.stringify(value);
}`,
)

export const stringify: Codec = { name: 'JSON.stringify', source: undefined, uses: [] }

export const toBytes = codec(
  'toBytes',
  String.raw`function toBytes(text) {
  if (text === null) return null;
  if (!text.startsWith("\\x")) throw new RangeError("the setting bytea_output is not hex");
  return Buffer.from(text.slice(2), "hex");
}`,
)

export const fromBytes = codec(
  'fromBytes',
  String.raw`function fromBytes(bytes) {
  return bytes === null ? null : "\\x" + Buffer.from(bytes).toString("hex");
}`,
)

export const fromFloat = codec(
  'fromFloat',
  `// A number's own text drops the sign of -0.
function fromFloat(value) {
  return Object.is(value, -0) ? "-0" : value;
}`,
)

const parseDate = codec(
  'parseDate',
  `function parseDate(iso, text) {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) throw new RangeError(text + " does not fit into a Date");
  return date;
}`,
)

export const toTimestamp = codec(
  'toTimestamp',
  `// A timestamp without time zone is read and written as UTC.
function toTimestamp(text) {
  return text === null ? null : parseDate(text.replace(" ", "T") + "Z", text);
}`,
  [parseDate],
)

export const toTimestamptz = codec(
  'toTimestamptz',
  String.raw`function toTimestamptz(text) {
  if (text === null) return null;
  const [, local, sign, hours, minutes = "00", seconds = "00"] =
    /^(.*)([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?$/.exec(text) ?? [];
  const shift = Number(sign + "1000") * (hours * 3600 + minutes * 60 + Number(seconds));
  return new Date(parseDate(local?.replace(" ", "T") + "Z", text).getTime() - shift);
}`,
  [parseDate],
)

export const fromDate = codec(
  'fromDate',
  `function fromDate(date) {
  return date === null ? null : date.toISOString();
}`,
)

export const toArray = codec(
  'toArray',
  String.raw`// The text of an array: {1,NULL,"a \"b\""}, nested {{1},{2}}, with bounds [0:1]={1,2}.
function toArray(text, depth, decode = (item) => item) {
  if (text === null) return null;
  const tokens = text.slice(text.indexOf("{")).matchAll(/[{}]|"((?:[^"\\]|\\.)*)"|[^{},"]+/gs);
  const read = (level) => {
    const items = [];
    for (const [token, quoted] of tokens) {
      if (token === "}") return items;
      if (token === "{") items.push(read(level + 1));
      else if (level !== depth) throw new RangeError(text + " has not " + depth + " dimensions");
      else if (quoted !== undefined) items.push(decode(quoted.replace(/\\(.)/gs, "$1")));
      else items.push(token === "NULL" ? null : decode(token));
    }
    return items;
  };
  return read(0)[0];
}`,
)

export const fromArray = codec(
  'fromArray',
  String.raw`function fromArray(items, depth, encode = String) {
  if (items === null) return null;
  const write = (item) => {
    if (item === null) return "NULL";
    if (depth > 1) return fromArray(item, depth - 1, encode);
    return '"' + String(encode(item)).replace(/["\\]/g, "\\$&") + '"';
  };
  return "{" + items.map(write).join(",") + "}";
}`,
)

export const arrayOf = codec(
  'arrayOf',
  `function arrayOf(rows, value) {
  return fromArray(rows.map(value), 1);
}`,
  [fromArray],
)

/** In the order in which a generated file shows them. */
export const codecs: readonly Codec[] = [
  list,
  toNumber,
  toSafeInteger,
  toBigint,
  toBoolean,
  toJson,
  fromJson,
  stringify,
  toBytes,
  fromBytes,
  fromFloat,
  toTimestamp,
  toTimestamptz,
  parseDate,
  fromDate,
  toArray,
  arrayOf,
  fromArray,
]
