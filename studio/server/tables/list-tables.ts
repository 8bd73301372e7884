import type { Relation } from '../../../compiler/ir/catalog.ts'
import type { RelationSize } from '../../../runtime/database.ts'
import type { TableSummary } from '../../api/tables.ts'
import type { Studio } from '../studio.ts'
import { allRelations } from '../../../runtime/relations/find-relation.ts'
import { isIdentifier } from './find-table.ts'

const VIEWS: ReadonlySet<Relation['kind']> = new Set(['view', 'materialized-view'])

/** All relations with what the engine estimates of them. */
export async function listTables(studio: Studio, signal: AbortSignal): Promise<TableSummary[]> {
  const [catalog, sizes] = await Promise.all([
    studio.catalog(signal),
    studio.opened.database.sizes({ signal }),
  ])
  const known = new Map(sizes.map((each) => [keyOf(each), each]))
  return allRelations(catalog)
    .map((relation) => summaryOf(relation, known.get(keyOf(relation))))
    .toSorted((a, b) => compare(a.schema, b.schema) || compare(a.name, b.name))
}

/** The same on every engine, whatever the collation of its catalog is. */
function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function keyOf({ schema, name }: Pick<Relation, 'schema' | 'name'>): string {
  return JSON.stringify([schema, name])
}

function summaryOf(relation: Relation, size: RelationSize | undefined): TableSummary {
  const { name, schema, kind, comment } = relation
  const value = size?.rows ?? null
  return {
    name,
    schema,
    view: isView(relation),
    kind,
    rows: { value, mode: value === null ? 'none' : 'estimated' },
    size: size?.bytes ?? null,
    addressable: isIdentifier(name),
    comment: comment ?? null,
  }
}

export function isView({ kind }: Relation): boolean {
  return VIEWS.has(kind)
}
