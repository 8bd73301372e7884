// Written by `npm run generate:runtime` from ../runtime/literals.ts.

import type { RuntimePart } from '../../../runtime-part.ts'

const MOST: RuntimePart = {
  name: 'MOST',
  text: `// Statements of at most half a million characters are below the smallest limit of a server.
const MOST = 2 ** 19;`,
  uses: [],
}

const textLiteral: RuntimePart = {
  name: 'textLiteral',
  text: `// Whether a backslash escapes depends on the sql_mode NO_BACKSLASH_ESCAPES.
function textLiteral(text) {
  if (text.includes("\\\\")) return \`_utf8mb4 X'\${Buffer.from(text).toString("hex")}'\`;
  return text.includes("'") ? \`'\${text.replaceAll("'", "''")}'\` : \`'\${text}'\`;
}`,
  uses: [],
}

const numberLiteral: RuntimePart = {
  name: 'numberLiteral',
  text: `// A number is a DOUBLE, as it is for a parameter.
function numberLiteral(value) {
  if (!Number.isFinite(value)) return undefined;
  const text = Object.is(value, -0) ? "-0" : String(value);
  return text.includes("e") ? text : \`\${text}E0\`;
}`,
  uses: [],
}

const literal: RuntimePart = {
  name: 'literal',
  text: `// A value as SQL that means the same under each sql_mode.
function literal(value) {
  if (value === null) return "NULL";
  if (typeof value === "string") return textLiteral(value);
  if (typeof value === "number") return numberLiteral(value);
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  if (value instanceof Uint8Array) return \`_binary X'\${Buffer.from(value).toString("hex")}'\`;
  return undefined;
}`,
  uses: [textLiteral, numberLiteral],
}

const literalRow: RuntimePart = {
  name: 'literalRow',
  text: `function literalRow(row, values) {
  let text = row[0];
  for (let at = 0; at < values.length; at++) {
    const value = literal(values[at]);
    if (value === undefined) return undefined;
    text += value + row[at + 1];
  }
  return text;
}`,
  uses: [literal],
}

export const literalRows: RuntimePart = {
  name: 'literalRows',
  text: `function literalRows(row, rows) {
  const texts = [];
  let text = "";
  for (const values of rows) {
    const next = literalRow(row, values);
    if (next === undefined) return undefined;
    if (text !== "" && text.length + next.length > MOST) {
      texts.push(text);
      text = "";
    }
    text += text === "" ? next : \`, \${next}\`;
  }
  return text === "" ? texts : [...texts, text];
}`,
  uses: [literalRow, MOST],
}

/** In the order in which a generated file shows them. */
export const literalsParts: readonly RuntimePart[] = [
  MOST,
  literalRows,
  literalRow,
  literal,
  textLiteral,
  numberLiteral,
]
