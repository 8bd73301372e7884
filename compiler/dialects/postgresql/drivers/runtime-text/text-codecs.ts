// Written by `npm run generate:runtime` from ../runtime/text-codecs.ts.

import type { RuntimePart } from '../../../runtime-part.ts'

export const list: RuntimePart = {
  name: 'list',
  text: `function list(first, values) {
  return values.map((_, index) => \`$\${first + index}\`).join(", ") || "NULL";
}`,
  uses: [],
}

export const toNumber: RuntimePart = {
  name: 'toNumber',
  text: `function toNumber(text) {
  return text === null ? null : Number(text);
}`,
  uses: [],
}

export const toSafeInteger: RuntimePart = {
  name: 'toSafeInteger',
  text: `function toSafeInteger(text) {
  if (text === null) return null;
  const integer = Number(text);
  if (!Number.isSafeInteger(integer)) throw new RangeError(\`\${text} is not a safe integer\`);
  return integer;
}`,
  uses: [],
}

export const toBigint: RuntimePart = {
  name: 'toBigint',
  text: `function toBigint(text) {
  return text === null ? null : BigInt(text);
}`,
  uses: [],
}

export const toBoolean: RuntimePart = {
  name: 'toBoolean',
  text: `function toBoolean(text) {
  return text === null ? null : text === "t";
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

export const toBytes: RuntimePart = {
  name: 'toBytes',
  text: `function toBytes(text) {
  if (text === null) return null;
  if (!text.startsWith("\\\\x")) throw new RangeError("the setting bytea_output is not hex");
  return Buffer.from(text.slice(2), "hex");
}`,
  uses: [],
}

export const fromBytes: RuntimePart = {
  name: 'fromBytes',
  text: `function fromBytes(bytes) {
  return bytes === null ? null : \`\\\\x\${Buffer.from(bytes).toString("hex")}\`;
}`,
  uses: [],
}

export const fromFloat: RuntimePart = {
  name: 'fromFloat',
  text: `// A number's own text drops the sign of -0.
function fromFloat(value) {
  return Object.is(value, -0) ? "-0" : value;
}`,
  uses: [],
}

const parseDate: RuntimePart = {
  name: 'parseDate',
  text: `function parseDate(iso, text) {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) throw new RangeError(\`\${text} does not fit into a Date\`);
  return date;
}`,
  uses: [],
}

export const toTimestamp: RuntimePart = {
  name: 'toTimestamp',
  text: `// A timestamp without time zone is read and written as UTC.
function toTimestamp(text) {
  return text === null ? null : parseDate(\`\${text.replace(" ", "T")}Z\`, text);
}`,
  uses: [parseDate],
}

export const toTimestamptz: RuntimePart = {
  name: 'toTimestamptz',
  text: `function toTimestamptz(text) {
  if (text === null) return null;
  const [, local, sign, hours, minutes = "00", seconds = "00"] =
    /^(.*)([+-])(\\d\\d)(?::(\\d\\d))?(?::(\\d\\d))?$/.exec(text) ?? [];
  const shift =
    Number(\`\${sign}1000\`) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
  return new Date(parseDate(\`\${local?.replace(" ", "T")}Z\`, text).getTime() - shift);
}`,
  uses: [parseDate],
}

export const fromDate: RuntimePart = {
  name: 'fromDate',
  text: `function fromDate(date) {
  return date === null ? null : date.toISOString();
}`,
  uses: [],
}

export const toArray: RuntimePart = {
  name: 'toArray',
  text: `// The text of an array: {1,NULL,"a \\"b\\""}, nested {{1},{2}}, with bounds [0:1]={1,2}.
function toArray(text, depth, decode = (item) => item) {
  if (text === null) return null;
  const tokens = text.slice(text.indexOf("{")).matchAll(/[{}]|"((?:[^"\\\\]|\\\\.)*)"|[^{},"]+/gs);
  const read = (level) => {
    const items = [];
    for (const [token, quoted] of tokens) {
      if (token === "}") return items;
      if (token === "{") items.push(read(level + 1));
      else if (level !== depth) throw new RangeError(\`\${text} has not \${depth} dimensions\`);
      else if (quoted !== undefined) items.push(decode(quoted.replace(/\\\\(.)/gs, "$1")));
      else items.push(token === "NULL" ? null : decode(token));
    }
    return items;
  };
  return read(0)[0];
}`,
  uses: [],
}

export const fromArray: RuntimePart = {
  name: 'fromArray',
  text: `function fromArray(items, depth, encode = String) {
  if (items === null) return null;
  const write = (item) => {
    if (item === null) return "NULL";
    if (depth > 1) return fromArray(Array.isArray(item) ? item : null, depth - 1, encode);
    return \`"\${String(encode(item)).replace(/["\\\\]/g, "\\\\$&")}"\`;
  };
  return \`{\${items.map(write).join(",")}}\`;
}`,
  uses: [],
}

export const arrayOf: RuntimePart = {
  name: 'arrayOf',
  text: `function arrayOf(rows, value) {
  return fromArray(rows.map(value), 1);
}`,
  uses: [fromArray],
}

/** In the order in which a generated file shows them. */
export const textCodecsParts: readonly RuntimePart[] = [
  list,
  toNumber,
  toSafeInteger,
  toBigint,
  toBoolean,
  toJson,
  fromJson,
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
