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

export const fromNumber: RuntimePart = {
  name: 'fromNumber',
  text: `// In a document of JSON, where a number may be rounded, and NaN would be null.
function fromNumber(value) {
  if (value === null) return null;
  return Object.is(value, -0) ? "-0" : String(value);
}`,
  uses: [],
}

const twoDigits: RuntimePart = {
  name: 'twoDigits',
  text: `function twoDigits(text, at) {
  return 10 * text.charCodeAt(at) + text.charCodeAt(at + 1) - 528;
}`,
  uses: [],
}

const utc: RuntimePart = {
  name: 'utc',
  text: `// Milliseconds of "2024-03-10 02:30:00.123456", which ends at "end", read as UTC.
function utc(text, end) {
  if (end < 19 || text[4] !== "-" || text.endsWith("C")) {
    throw new RangeError(\`\${text} does not fit into a Date\`);
  }
  // The calendar repeats after 400 years; Date.UTC takes the years 0 to 99 for 1900 to 1999.
  const year = 400 + 100 * twoDigits(text, 0) + twoDigits(text, 2);
  const [month, day] = [twoDigits(text, 5) - 1, twoDigits(text, 8)];
  const [hours, minutes, seconds] = [twoDigits(text, 11), twoDigits(text, 14), twoDigits(text, 17)];
  let fraction = 0;
  for (let at = 20, unit = 100; at < end && unit >= 1; at += 1, unit /= 10) {
    fraction += unit * (text.charCodeAt(at) - 48);
  }
  return Date.UTC(year, month, day, hours, minutes, seconds, fraction) - 12_622_780_800_000;
}`,
  uses: [twoDigits],
}

export const toTimestamp: RuntimePart = {
  name: 'toTimestamp',
  text: `// A timestamp without time zone is read and written as UTC.
function toTimestamp(text) {
  return text === null ? null : new Date(utc(text, text.length));
}`,
  uses: [utc],
}

export const toTimestamptz: RuntimePart = {
  name: 'toTimestamptz',
  text: `function toTimestamptz(text) {
  if (text === null) return null;
  const zone = text.lastIndexOf(text.includes("+") ? "+" : "-");
  let shift = 0;
  for (let at = zone + 1, unit = 3_600_000; at < text.length; at += 3, unit /= 60) {
    shift += unit * twoDigits(text, at);
  }
  const time = utc(text, zone);
  return new Date(text[zone] === "-" ? time + shift : time - shift);
}`,
  uses: [twoDigits, utc],
}

export const fromDate: RuntimePart = {
  name: 'fromDate',
  text: `function fromDate(date) {
  return date === null ? null : date.toISOString();
}`,
  uses: [],
}

const endOfItem: RuntimePart = {
  name: 'endOfItem',
  text: `function endOfItem(text, start) {
  let at = start;
  if (text[at] !== '"') {
    while (text[at] !== "," && text[at] !== "}") at += 1;
    return at;
  }
  for (at += 1; text[at] !== '"'; at += 1) if (text[at] === "\\\\") at += 1;
  return at + 1;
}`,
  uses: [],
}

const itemOf: RuntimePart = {
  name: 'itemOf',
  text: `function itemOf(token) {
  if (token[0] !== '"') return token === "NULL" ? null : token;
  const item = token.slice(1, -1);
  return item.includes("\\\\") ? item.replace(/\\\\(.)/gs, "$1") : item;
}`,
  uses: [],
}

export const toArray: RuntimePart = {
  name: 'toArray',
  text: `// The text of an array: {1,NULL,"a \\"b\\""}, nested {{1},{2}}, with bounds [0:1]={1,2}.
function toArray(text, depth, decode) {
  if (text === null) return null;
  let at = text.indexOf("{");
  const read = (level) => {
    const items = [];
    // After "{" or ",", until "}".
    for (at += 1; text[at] !== "}"; at += text[at] === "," ? 1 : 0) {
      if (text[at] === "{") {
        items.push(read(level + 1));
        at += 1;
        continue;
      }
      if (level !== depth) throw new RangeError(\`\${text} has not \${depth} dimensions\`);
      const start = at;
      at = endOfItem(text, at);
      const item = itemOf(text.slice(start, at));
      items.push(item === null || decode === undefined ? item : decode(item));
    }
    return items;
  };
  return read(1);
}`,
  uses: [endOfItem, itemOf],
}

export const fromArray: RuntimePart = {
  name: 'fromArray',
  text: `function fromArray(items, depth, encode = String) {
  if (items === null) return null;
  const write = (item) => {
    if (item === null) return "NULL";
    if (depth > 1) return fromArray(Array.isArray(item) ? item : null, depth - 1, encode);
    const text = String(encode(item));
    return \`"\${/["\\\\]/.test(text) ? text.replace(/["\\\\]/g, "\\\\$&") : text}"\`;
  };
  return \`{\${items.map(write).join(",")}}\`;
}`,
  uses: [],
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
  fromNumber,
  toTimestamp,
  toTimestamptz,
  utc,
  twoDigits,
  fromDate,
  toArray,
  endOfItem,
  itemOf,
  fromArray,
]
