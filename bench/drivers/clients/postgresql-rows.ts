import { COLUMN_LIST, COLUMNS, type Item } from '../item.ts'

/** The ways to hand many rows to PostgreSQL in one statement, for both of its drivers. */

const rowTypes = [
  'int8',
  'text',
  'numeric',
  'timestamptz',
  'bool',
  'jsonb',
  'state',
  'int4',
  'float8',
  'uuid',
  'text',
  'text',
]
const arrays = rowTypes.map((type, i) => `$${i + 1}::${type}[]`).join(', ')
const unnested = COLUMNS.map((column) => (column === 'tags' ? 'tags::text[]' : column)).join(', ')

/** Arrays of arrays would be one array of two dimensions: tags travel as the text of an array. */
export const INSERT_UNNEST = `INSERT INTO writes (${COLUMN_LIST}) SELECT ${unnested} FROM unnest(${arrays}) AS r (${COLUMN_LIST})`
export const INSERT_JSON = `INSERT INTO writes (${COLUMN_LIST}) SELECT ${COLUMN_LIST} FROM json_populate_recordset(null::writes, $1::json)`
export const COPY = `COPY writes (${COLUMN_LIST}) FROM STDIN`

/** The values of an item, an array as itself. */
export function bindItem(item: Item): unknown[] {
  const { id, name, price, created_at, active, doc, state, qty, score, uid, tags, note } = item
  const written = [created_at.toISOString(), active, JSON.stringify(doc), state]
  return [id, name, price, ...written, qty, score, uid, tags, note]
}

/** An array for each column. */
export function columnsOf(items: readonly Item[]): unknown[][] {
  const rows = items.map(textsOf)
  return COLUMNS.map((_, column) => rows.map((row) => row[column]))
}

/** The rows in the text format of COPY. */
export function copyTextOf(items: readonly Item[]): string {
  return items.map((item) => `${textsOf(item).map(copied).join('\t')}\n`).join('')
}

/** The text of an array. */
export function arrayText(values: readonly unknown[]): string {
  const quoted = (value: unknown) =>
    value === null ? 'NULL' : `"${String(value).replaceAll(/["\\]/g, String.raw`\$&`)}"`
  return `{${values.map(quoted).join(',')}}`
}

function textsOf(item: Item): unknown[] {
  return bindItem(item).map((value) => (Array.isArray(value) ? arrayText(value) : value))
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
}

function copied(value: unknown): string {
  if (value === null) return String.raw`\N`
  return String(value).replaceAll(/[\\\n\r\t]/g, (character) => escapes[character] ?? character)
}
