import type { Report } from '../../diagnostics/report.ts'
import type * as Ir from '../../ir/query.ts'
import { conjunctsOf } from '../tree/conjuncts.ts'
import { isTrue } from '../tree/is-true.ts'
import type { Known } from './known.ts'
import { thingsIn } from './things-in.ts'

type Change = Ir.Update | Ir.Delete

/**
 * A statement that changes every row of its table is rarely meant; `WHERE true` says that it is. A condition about the
 * other relations alone leaves every row as well.
 * Warns: `DELETE FROM t`, `UPDATE t SET a = u.a FROM u WHERE u.id = $1`.
 * Passes: `DELETE FROM t WHERE id = $1`, `DELETE t FROM t JOIN u ON u.id = t.id`.
 */
export function missingWhere(statement: Ir.Statement, _known: Known, report: Report): void {
  if (statement.kind !== 'update' && statement.kind !== 'delete') return
  const params = { command: statement.kind.toUpperCase() }
  const untouched = untouchedTarget(statement)
  if (untouched) {
    const relation = nameOf(untouched)
    report.add('missing-where', untouched.at, { ...params, relation, isBare: false })
  } else if (!(statement.where ?? statement.limit) && !hasInnerJoin(statement.from)) {
    const relation = nameOf(statement.target)
    report.add('missing-where', statement.target.at, { ...params, relation, isBare: true })
  }
}

/** A relation that is changed and beside others, where no condition is about it. */
export function untouchedTarget(statement: Change): Ir.RangeVariable | undefined {
  const { from, where, limit } = statement
  if (limit || from.kind !== 'join') return undefined
  const conditions = [...conjunctsOf(where), ...joinConditions(from).flatMap(conjunctsOf)]
  if (conditions.length === 0 || conditions.some(isTrue)) return undefined
  const touched = new Set(conditions.flatMap(thingsIn))
  return changedBy(statement).find((target) => !touched.has(target))
}

function changedBy(statement: Change): readonly Ir.RangeVariable[] {
  if (statement.kind === 'delete') return statement.targets
  return [...new Set(statement.assignments.map(({ variable }) => variable))]
}

/** Conditions of outer joins count as well: `DELETE a FROM a LEFT JOIN b ON b.id = a.b_id WHERE b.id IS NULL`. */
function joinConditions(from: Ir.From): readonly Ir.Expression[] {
  if (from.kind !== 'join') return []
  const inside = [from.left, from.right].flatMap(joinConditions)
  return from.condition ? [...inside, from.condition] : inside
}

function nameOf({ over, alias }: Ir.RangeVariable): string {
  return over.kind === 'relation' ? over.relation.name : alias
}

/** The condition of an outer join leaves the rows of its other side. */
function hasInnerJoin(from: Ir.From): boolean {
  if (from.kind !== 'join') return false
  const isFilter = from.type === 'inner' && from.condition !== undefined
  return isFilter || hasInnerJoin(from.left) || hasInnerJoin(from.right)
}
