import { suggest } from '../../compiler/diagnostics/suggest.ts'
import type { Catalog, Relation } from '../../compiler/ir/catalog.ts'
import { HISTORY_TABLE } from '../migrate/run/history/history-text.ts'
import type { OpenDatabase } from '../open-database.ts'
import { allRelations, findWrittenRelation, shownName } from '../relations/find-relation.ts'
import { orderByReferences } from '../relations/reference-order.ts'

export interface RelationWish {
  /** As a person writes them; none: all tables. */
  readonly names: readonly string[]
  /** By schema and name: tables whose rows are those of another one. */
  readonly shownElsewhere: readonly Pick<Relation, 'schema' | 'name'>[]
}

export type WishedRelations =
  | { readonly kind: 'found'; readonly relations: readonly Relation[] }
  | { readonly kind: 'unknown'; readonly name: string; readonly suggestion: string | undefined }

/** The relations in the order of their foreign keys. A view is exported where it is named. */
export function exportedRelations(
  { names, shownElsewhere }: RelationWish,
  catalog: Catalog,
  { dialect }: Pick<OpenDatabase, 'dialect'>,
): WishedRelations {
  const all = allRelations(catalog)
  const wished = new Set<Relation>()
  for (const name of names) {
    const relation = findWrittenRelation(name, catalog, dialect)
    if (relation === undefined) {
      const known = all.map((each) => shownName(each, dialect))
      return { kind: 'unknown', name, suggestion: suggest(name, known) }
    }
    wished.add(relation)
  }
  const isShown = ({ schema, name }: Relation) =>
    shownElsewhere.some((each) => each.schema === schema && each.name === name)
  const relations =
    names.length > 0
      ? all.filter((relation) => wished.has(relation))
      : all.filter(
          (relation) => TABLES.has(relation.kind) && !isShown(relation) && !isOwn(relation),
        )
  return { kind: 'found', relations: orderByReferences(relations).relations }
}

/** Of quarry, not of the user. */
function isOwn({ name }: Relation): boolean {
  return name === HISTORY_TABLE
}

const TABLES: ReadonlySet<Relation['kind']> = new Set(['table', 'virtual-table'])
