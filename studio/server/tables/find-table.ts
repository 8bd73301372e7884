import type { Relation } from '../../../compiler/ir/catalog.ts'
import { suggest } from '../../../compiler/diagnostics/suggest.ts'
import { allRelations, findRelation } from '../../../runtime/relations/find-relation.ts'
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
  const found = findRelation({ name, schema }, catalog, studio.opened.dialect)
  if (found) return found
  const suggestion = suggest(
    name,
    allRelations(catalog).map((relation) => relation.name),
  )
  const suggestions = suggestion === undefined ? [] : [suggestion]
  throw new Refusal('not_found', {
    details: [{ path: 'table', message: 'there is no such table', suggestions }],
  })
}
