import type * as Ast from '../../../2-parse/ast.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { freeName } from '../objects/new-object.ts'
import { emptyRelation, placeOf } from './create-table.ts'

/** Reports `duplicate-object`, and `not-modelled` where nobody but the module knows the columns. */
export function createVirtualTable(
  table: Ast.CreateVirtualTable,
  context: DefinitionContext,
): Changes {
  const on = freeName(table, 'relation', context)
  if (!on) return []
  const known = context.dialect.definitions.virtualTable(table)
  if (!known) {
    const what = `virtual table of ${table.module.text}`
    context.report.add('not-modelled', table.name.at, { what })
    return []
  }
  const relation = { ...emptyRelation('virtual-table', on), place: placeOf(table, context) }
  return [{ kind: 'create-relation', relation: { ...relation, ...known } }]
}
