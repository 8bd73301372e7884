import type { Catalog } from '../ir/catalog.ts'

/** What is remembered of a catalog must not outlast a change of the draft. */
export function asIs({ searchPath, schemas, casts }: Catalog): Catalog {
  return { searchPath, schemas, ...(casts && { casts }) }
}
