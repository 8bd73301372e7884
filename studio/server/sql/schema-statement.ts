import type { Statement } from '../../../runtime/database.ts'
import { Refusal } from '../failure/refusal.ts'
import type { Studio } from '../studio.ts'
import { allRelations } from '../../../runtime/relations/find-relation.ts'
import { checkIdentifier } from '../tables/find-table.ts'

interface Asking {
  readonly studio: Studio
  readonly signal: AbortSignal
}

/** Has a session look up names in the schema first; undefined: as it does by itself. Throws: Refusal. */
export async function schemaStatement(
  schema: string | undefined,
  { studio, signal }: Asking,
): Promise<Statement | undefined> {
  if (schema === undefined) return undefined
  checkIdentifier(schema, 'schema')
  const catalog = await studio.catalog(signal)
  const isThere = allRelations(catalog).some((each) => each.schema === schema)
  if (!isThere && !catalog.schemas.has(schema)) throw new Refusal('not_found')
  return studio.opened.useSchema?.(schema)
}
