import type { Names } from '../../dialects/dialect.ts'
import type * as Ir from '../../ir/query.ts'
import { someExpression } from '../walk.ts'
import type { Equality } from './dependencies.ts'
import { uniqueKeys } from './unique-keys.ts'

/** What is known of some relations beside each other. */
interface Given {
  /** Those that give one row at most by themselves. */
  readonly single: readonly Ir.RangeVariable[]
  /** What all rows meet. */
  readonly equalities: readonly Equality[]
}

/** An equality that fixes a column as soon as the relations that its value reads from are fixed. */
interface Waiting {
  readonly column: Ir.ColumnReference
  readonly for: Set<Ir.RangeVariable>
}

/**
 * Whether each of the relations gives one row at most: a unique key of it equals constants, parameters,
 * or columns of relations that are fixed already. Each equality is looked at when the last relation that
 * it waits for is fixed, and not before: 500 joins may stand in the order that knows least.
 */
export function areFixed(
  relations: readonly Ir.RangeVariable[],
  { single, equalities }: Given,
  names: Names,
): boolean {
  const own = new Set(relations)
  const waiting = equalities.flatMap(([column, value]) => waitingFor(column, value, own) ?? [])
  const waitingBy = groupedByWaited(waiting)
  const columns = new Map<Ir.RangeVariable, Set<string>>()
  const fixed = new Set(single)
  const fix = ({ variable, index }: Ir.ColumnReference) => {
    const key = names.columnKey(variable.columns[index] ?? '')
    const known = (columns.get(variable) ?? new Set<string>()).add(key)
    columns.set(variable, known)
    if (own.has(variable) && hasFixedKey(variable, known, names)) fixed.add(variable)
  }
  for (const each of waiting) if (each.for.size === 0) fix(each.column)
  // A set gives what is added while it is gone through.
  for (const variable of fixed) {
    for (const each of waitingBy.get(variable) ?? []) {
      each.for.delete(variable)
      if (each.for.size === 0) fix(each.column)
    }
  }
  return fixed.size === own.size
}

/** Undefined for what never becomes constant. */
function waitingFor(
  column: Ir.ColumnReference,
  value: Ir.Expression,
  own: ReadonlySet<Ir.RangeVariable>,
): Waiting | undefined {
  const read = new Set<Ir.RangeVariable>()
  return readsFrom(value, own, read) ? { column, for: read } : undefined
}

/**
 * Notes the relations that a value reads from. A subquery may refer to anything: it is no constant. Nor
 * is `'a' COLLATE NOCASE`, which equals several values of a key.
 */
function readsFrom(
  value: Ir.Expression,
  own: ReadonlySet<Ir.RangeVariable>,
  read: Set<Ir.RangeVariable>,
): boolean {
  return !someExpression(value, (part) => {
    const variable = part.kind === 'column' || part.kind === 'whole-row' ? part.variable : undefined
    if (variable && own.has(variable)) read.add(variable)
    return ['subquery', 'call', 'collate'].includes(part.kind)
  })
}

function groupedByWaited(
  waiting: readonly Waiting[],
): ReadonlyMap<Ir.RangeVariable, readonly Waiting[]> {
  const groups = new Map<Ir.RangeVariable, Waiting[]>()
  for (const each of waiting) {
    for (const variable of each.for) {
      const group = groups.get(variable)
      if (group) group.push(each)
      else groups.set(variable, [each])
    }
  }
  return groups
}

function hasFixedKey(
  { over }: Ir.RangeVariable,
  columns: ReadonlySet<string>,
  { columnKey }: Names,
): boolean {
  if (over.kind !== 'relation') return false
  return uniqueKeys(over.relation).some((key) => key.every((name) => columns.has(columnKey(name))))
}
