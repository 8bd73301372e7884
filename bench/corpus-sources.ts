import type { Sources, Target } from '../compiler/compile.ts'
import { loadDialect } from '../compiler/dialects/registry.ts'
import { queryKinds } from '../compiler/ir/checked.ts'
import { targetFor } from '../golden/truth/target-for.ts'

/**
 * A line of the corpus as the files of a project. Kinds that quarry does not have are asked as those that are nearest
 * to them.
 */
export function sourcesOf(
  schema: string,
  queries: readonly { readonly name: string; readonly kind: string; readonly sql: string }[],
): Sources {
  const text = queries.map(({ name, kind, sql }) => `-- name: ${name} :${nearest(kind)}\n${sql}\n`)
  return {
    schema: [{ path: 'schema.sql', text: schema }],
    queries: [{ group: 'queries', file: { path: 'queries.sql', text: text.join('\n') } }],
  }
}

function nearest(kind: string): string {
  if (queryKinds.some((known) => known === kind)) return kind
  return kind.startsWith('batch') ? kind.slice('batch'.length) : 'exec'
}

/** With the driver and the types that a project has when it says nothing. */
export async function targetOf(name: Parameters<typeof loadDialect>[0]): Promise<Target> {
  return targetFor(await loadDialect(name))
}
