import * as v from 'valibot'

type Json = unknown

const schemaSchema = v.object({
  tables: v.array(
    v.object({
      name: v.string(),
      schema: v.string(),
      columns: v.array(v.object({ name: v.string() })),
    }),
  ),
})

/** What a database has that requests may name. */
interface Names {
  readonly tables: readonly string[]
  readonly schemas: readonly string[]
  readonly columns: readonly string[]
}

/** Statements besides texts of any sort, with values that are easily answered wrongly. */
const statements = [
  'SELECT * FROM books',
  'SELECT 1 AS a, 2 AS a, NULL AS b; SELECT 1.5',
  "SELECT 'a' UNION ALL SELECT NULL",
  'SELECT count(*) FROM books WHERE title = ?',
  'UPDATE books SET title = title',
  'INSERT INTO books SELECT * FROM books',
  'SELECT 1 / 0',
  'DELETE FROM authors WHERE 1 = 0',
  'CREATE TABLE books (id int)',
]

/**
 * The description of the API with the names of the database in place of any names, so that requests that are made
 * of it reach the rows.
 */
export async function narrowedDescription(origin: string): Promise<string> {
  const description: Json = await (await fetch(`${origin}/api/openapi.json`)).json()
  const { tables } = v.parse(schemaSchema, await (await fetch(`${origin}/api/schema`)).json())
  return JSON.stringify(
    narrowed(description, {
      tables: distinct(tables.map(({ name }) => name)),
      schemas: distinct(tables.map(({ schema }) => schema)),
      columns: distinct(tables.flatMap(({ columns }) => columns.map(({ name }) => name))),
    }),
  )
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)]
}

function narrowed(value: Json, names: Names): Json {
  if (Array.isArray(value)) return value.map((each) => narrowed(each, names))
  if (typeof value !== 'object' || value === null) return value
  const members: Readonly<Record<string, Json>> = { ...value }
  if (members['in'] === 'path' || members['in'] === 'query')
    return { ...members, schema: parameter(String(members['name']), names) ?? members['schema'] }
  const entries = Object.entries(members).map(([name, member]) => [
    name,
    property(name, member, names) ?? (name === 'responses' ? member : narrowed(member, names)),
  ])
  return Object.fromEntries(entries)
}

function parameter(name: string, { tables, schemas, columns }: Names): Json {
  if (name === 'table') return { enum: tables }
  if (name === 'schema') return { enum: schemas }
  if (name === 'select') return { enum: columns }
  return name === 'sort' ? { enum: columns.flatMap((each) => [each, `-${each}`]) } : undefined
}

/** A member of a schema that takes names. */
function property(name: string, member: Json, names: Names): Json {
  const { schemas, columns } = names
  const isText = JSON.stringify(member) === '{"type":"string"}'
  if (name === 'column' && isText) return { type: 'string', enum: columns }
  if (name === 'schema' && isText && schemas.length > 0) return { type: 'string', enum: schemas }
  // Texts are judged whatever the schema is.
  if (name.startsWith('/api/sql')) return narrowed(member, { ...names, schemas: [] })
  if (name === 'query' && isText) return { type: 'string', anyOf: [{ enum: statements }, {}] }
  if (name === 'select') return { type: 'array', minItems: 1, items: { enum: columns } }
  // A row of an answer may hold the token of one without a key.
  const cells = Object.fromEntries([...columns, 'token'].map((column) => [column, {}]))
  return name === 'Row' ? { type: 'object', properties: cells } : undefined
}
