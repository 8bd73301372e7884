import type * as Ir from '../../ir/query.ts'
import { type Facts, keyOf, noFacts } from './facts.ts'
import type { Nullability } from './nullability.ts'

/** The values, none of them NULL, that a statement gives columns of its target, by the columns. */
export type WrittenValues = ReadonlyMap<string, Ir.Expression>

/** `INSERT INTO t (a) VALUES (1), (2)`: each row, and each conflict's update, gives a value. */
export function insertedValues(
  { target, columns, source, conflicts }: Ir.Insert,
  outer: Facts | undefined,
  nullability: Nullability,
): WrittenValues {
  const facts = noFacts(outer, [target])
  // DO NOTHING gives no row.
  const updates = conflicts
    .filter(({ assignments }) => assignments.length > 0)
    .map(({ assignments }) => assignedValues(assignments, target, facts, nullability))
  const found = new Map<string, Ir.Expression>()
  for (const [i, { index, path, at }] of columns.entries()) {
    if (path.length > 0) continue
    const column = { kind: 'column', variable: target, index, at } as const
    const value = insertedAt(i, source, outer, nullability)
    const isUpdated = updates.every((written) => written.has(keyOf(column)))
    if (value && isUpdated) found.set(keyOf(column), value === 'query' ? column : value)
  }
  return found
}

/** The value of the first row; undefined where one may be NULL. */
function insertedAt(
  i: number,
  source: Ir.Insert['source'],
  outer: Facts | undefined,
  nullability: Nullability,
): Ir.Expression | 'query' | undefined {
  if (source.kind === 'defaults') return undefined
  if (source.kind === 'query') {
    return nullability.columnsOf(source.query, outer)[i] === false ? 'query' : undefined
  }
  const { isNullable } = nullability.unexplained()
  const values = source.rows.map((row) => row[i])
  const given = values.flatMap((value) => (value && value.kind !== 'default' ? [value] : []))
  const areThere = given.length === values.length
  return areThere && !given.some((value) => isNullable(value, noFacts(outer)))
    ? given[0]
    : undefined
}

/** `UPDATE t SET a = 1`; of several assignments of one column the last counts. */
export function assignedValues(
  assignments: readonly Ir.Assignment[],
  target: Ir.RangeVariable,
  facts: Facts,
  nullability: Nullability,
): WrittenValues {
  const { isNullable } = nullability.unexplained()
  const found = new Map<string, Ir.Expression>()
  for (const { variable, columns, value } of assignments) {
    for (const { index, path, at } of columns) {
      const key = keyOf({ kind: 'column', variable, index, at })
      const isWhole = variable === target && columns.length === 1 && path.length === 0
      const isGiven = isWhole && value.kind !== 'default' && !isNullable(value, facts)
      if (isGiven) found.set(key, value)
      else found.delete(key)
    }
  }
  return found
}
