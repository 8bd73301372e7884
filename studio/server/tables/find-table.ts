import type { Catalog, Relation, Schema } from '../../../compiler/ir/catalog.ts'
import type { Dialect } from '../../../compiler/dialects/dialect.ts'
import { suggest } from '../../../compiler/diagnostics/suggest.ts'
import { Refusal, refusal } from '../failure/refusal.ts'
import { limits } from '../limits.ts'
import type { RouteRequest } from '../routing/route.ts'
import type { Studio } from '../studio.ts'

/** Whether a name may stand in a request: the rule for names of tables and columns. */
export function isIdentifier(name: string): boolean {
  return /^[a-zA-Z_][a-zA-Z0-9_]*$/.test(name) && name.length <= limits.identifierCharacters
}

/** Throws: Refusal, for a name that breaks the rule. */
export function checkIdentifier(name: string, path: string): void {
  if (isIdentifier(name)) return
  const message =
    'a name begins with a letter or "_", goes on with these and digits, and has at most 128'
  throw refusal('bad_identifier', message, path)
}

/** The table that a request names. Throws: Refusal, where the name breaks the rule or there is none. */
export async function requestedTable(
  { params, query, signal }: Pick<RouteRequest, 'params' | 'query' | 'signal'>,
  studio: Studio,
  schema: string | undefined = query.get('schema'),
): Promise<Relation> {
  const name = params['table'] ?? ''
  checkIdentifier(name, 'table')
  const catalog = await studio.catalog(signal)
  const found = findTable({ name, schema }, catalog, studio.opened.dialect)
  if (found) return found
  const suggestion = suggest(name, tableNames(catalog))
  const suggestions = suggestion === undefined ? [] : [suggestion]
  throw new Refusal('not_found', {
    details: [{ path: 'table', message: 'there is no such table', suggestions }],
  })
}

interface TableName {
  readonly name: string
  /** Undefined: it is looked for where names without a schema are. */
  readonly schema: string | undefined
}

function findTable(
  { name, schema }: TableName,
  catalog: Catalog,
  { names }: Dialect,
): Relation | undefined {
  const searched = schema === undefined ? catalog.searchPath : [schema]
  for (const each of searched) {
    const relation = catalog.schemas
      .get(names.relationKey(each))
      ?.relations.get(names.relationKey(name))
    if (relation) return relation
  }
  return undefined
}

function tableNames({ schemas }: Catalog): readonly string[] {
  return [...schemas.values()].flatMap(({ relations }: Schema) =>
    [...relations.values()].map(({ name }) => name),
  )
}

/** All relations, by schema and name. */
export function allRelations({ schemas }: Catalog): readonly Relation[] {
  return [...schemas.values()].flatMap(({ relations }) => [...relations.values()])
}
