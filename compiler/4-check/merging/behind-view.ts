import type * as Catalog from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import type { Type } from '../../ir/type.ts'
import { determinedInside } from '../cardinality/dependencies.ts'
import type { Inferred } from '../inference/inference.ts'
import { changesThrough } from './changes-through.ts'
import { lostSorts } from './lost-sorts.ts'
import { behindExpression, isMerged, selectOf } from './merging.ts'
import { behindQuery, noTables } from './tables-behind.ts'

type Known = Pick<Inferred, 'chosen' | 'dialect' | 'kept'>

/** What is known of a view by its query, where the engine looks behind it. */
export function behindView(
  statement: Ir.Statement,
  types: readonly Type[],
  known: Known,
): Catalog.Behind | undefined {
  const { merging } = known.dialect.semantics
  if (statement.kind !== 'query' || merging === 'unseen') return undefined
  const determines = determinedInside(statement, known)
  const tables = isMerged(statement, known) ? behindQuery(statement, known) : undefined
  const { changesViews } = known.dialect.definitions
  const changes =
    typeof changesViews === 'object'
      ? changesThrough(statement, tables, { ...known, ...changesViews })
      : undefined
  const sorts = lostSorts(statement, tables === undefined, known)
  if (!tables)
    return { ...noTables, sorts, isMerged: false, determines, columns: [], types: [], changes }
  const shown = selectOf(statement) ?? []
  const columns = shown.map((each) => behindExpression(each, known))
  return { ...tables, sorts, isMerged: true, determines, columns, types, changes }
}
