import type { Column } from '../../../compiler/ir/catalog.ts'
import { refusesNull } from '../../../compiler/ir/type.ts'
import type { TablePlan } from '../../seed/plan/table-plan.ts'
import type { Cell } from '../../seed/plan/cells.ts'

/**
 * Each two rows have the same values but for their keys, as rows of people do: a key that is new finds them. The last
 * two have NULL in all columns that take it. Where the database refuses such a row, another one is tried.
 */
export function twinned(plans: readonly TablePlan[]): readonly TablePlan[] {
  const referenced = new Set(plans.flatMap(({ relation }) => relation.foreignKeys.flatMap(namesIn)))
  return plans.map((plan) => {
    const kept = keyColumns(plan)
    const cells = [...plan.cells].map(([column, cell]) => {
      const isKept = kept.has(column.name) || referenced.has(column.name)
      return [column, isKept ? cell : twin(column, cell, plan)] as const
    })
    return { ...plan, cells: new Map(cells), isDoubtful: true }
  })
}

function namesIn({ references }: TablePlan['relation']['foreignKeys'][number]): readonly string[] {
  return references.columns
}

function twin({ nullable, type }: Column, cell: Cell, { offset, count }: TablePlan): Cell {
  const firstNull = nullable && !refusesNull(type) ? offset + count - 2 : Number.POSITIVE_INFINITY
  return (row, attempt) => {
    if (attempt > 0) return cell(row, attempt)
    return row >= firstNull ? null : cell(row - ((row - offset) % 2), attempt)
  }
}

/** The columns of keys, unique indexes and references. */
function keyColumns({ relation }: TablePlan): ReadonlySet<string | undefined> {
  const { primaryKey, uniqueKeys, indexes, foreignKeys } = relation
  const keys = [...(primaryKey ? [primaryKey] : []), ...uniqueKeys, ...foreignKeys]
  const unique = indexes.filter((index) => index.unique)
  return new Set([...keys, ...unique].flatMap(({ columns }) => columns))
}
