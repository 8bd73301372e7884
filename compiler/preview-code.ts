import { compileQuery, type NamedStatement } from './compile-query.ts'
import type { Target } from './compile.ts'
import type { Diagnostic } from './diagnostics/report.ts'
import { generate } from './generate.ts'
import type { Catalog, NamedType, Relation } from './ir/catalog.ts'
import type { CheckedQuery } from './ir/checked.ts'

type PreviewTarget = Pick<Target, 'dialect' | 'driver' | 'options'>

/** What `gen` makes of one statement. */
export interface QueryPreview {
  /** The declarations of the method and of its types; undefined where a diagnostic is an error. */
  readonly declarations: string | undefined
  /** The module with the method. */
  readonly module: string | undefined
  /** With places in the statement's text. */
  readonly diagnostics: readonly Diagnostic[]
}

const GROUP = 'queries'

/** The code of a statement over a schema that has been read from a database. */
export async function previewQuery(
  named: NamedStatement,
  catalog: Catalog,
  target: PreviewTarget,
): Promise<QueryPreview> {
  const { query, diagnostics } = compileQuery(named, catalog, target.dialect)
  if (query === undefined) return { declarations: undefined, module: undefined, diagnostics }
  const files = await codeOf(catalog, [query], target)
  return { declarations: files.get('queries.d.ts'), module: files.get('queries.js'), diagnostics }
}

/** The interfaces of a row of the relation, and of what is written to it, with the enums of its columns. */
export async function previewRelation(
  relation: Relation,
  catalog: Catalog,
  target: PreviewTarget,
): Promise<string> {
  const files = await codeOf(catalogOfOne(relation, catalog), [], target)
  const text = files.get('index.d.ts') ?? ''
  // Before that stand the header, the exports and the type of JSON documents.
  const start = text.search(/^\/\*\* (?:The enum|A row)/m)
  return start < 0 ? '' : text.slice(start)
}

async function codeOf(
  catalog: Catalog,
  queries: readonly CheckedQuery[],
  { dialect, driver, options }: PreviewTarget,
): Promise<ReadonlyMap<string, string>> {
  const place = { file: 'queries.sql', start: 0, end: 0 }
  const placed = queries.map((query) => ({ query, place, statement: place }))
  const groups = queries.length === 0 ? [] : [{ name: GROUP, file: place.file, queries: placed }]
  const target = { dialect, driver, options, lint: new Map() }
  const files = await generate({ catalog, groups }, target)
  return new Map(files.map(({ path, text }) => [path, text]))
}

/**
 * The same names and types, with no other relation. What was read from a database has no place, and names are given
 * only to what a project declares.
 */
function catalogOfOne(relation: Relation, catalog: Catalog): Catalog {
  const used = new Set(relation.columns.flatMap(({ type }) => ('name' in type ? [type.name] : [])))
  const place = { file: 'schema.sql', start: 0, end: 0 }
  const schemas = [...catalog.schemas].map(([key, schema]) => {
    const isOwn = schema.name === relation.schema
    const relations = new Map(isOwn ? [[relation.name, { ...relation, place }] as const] : [])
    const kept = [...schema.types].filter(([, type]) => isUsed(type, used))
    const types = new Map(kept.map(([name, type]) => [name, { ...type, place }] as const))
    return [key, { ...schema, relations, types }] as const
  })
  return { ...catalog, schemas: new Map(schemas) }
}

function isUsed({ name }: NamedType, used: ReadonlySet<string | undefined>): boolean {
  return used.has(name)
}
