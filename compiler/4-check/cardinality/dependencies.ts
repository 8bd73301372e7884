import type { Names } from '../../dialects/dialect.ts'
import type * as Ir from '../../ir/query.ts'
import { keyOf } from '../nullability/facts.ts'
import { someExpression } from '../walk.ts'
import { conjunctsOf } from './conjuncts.ts'
import { uniqueKeys } from './unique-keys.ts'

/**
 * The columns that some columns determine: by the unique keys of their relations, and by equalities
 * that all rows meet (SQL:2016 4.24). What a view or a derived table hides is taken to depend on them.
 */
export function determinedBy(
  columns: readonly Ir.ColumnReference[],
  { from, where }: Pick<Ir.Select, 'from' | 'where'>,
  names: Names,
): (column: Ir.ColumnReference) => boolean {
  const equalities = [...conjunctsOf(where), ...conditionsOf(from)].flatMap(equalitiesIn)
  const known = new Set(columns.map(keyOf))
  const variables = variablesOf(from)
  for (let before = -1; before < known.size;) {
    before = known.size
    for (const [target, value] of equalities) if (isKnown(value, known)) known.add(keyOf(target))
    for (const variable of variables) addByKey(variable, known, names)
  }
  return (column) => {
    const { over } = column.variable
    const isHidden = over.kind !== 'relation' || over.relation.kind !== 'table'
    return isHidden || known.has(keyOf(column))
  }
}

/** Whether constants and parameters fix a unique key of the relation: `WHERE id = $1`. */
export function isFixedIn(
  variable: Ir.RangeVariable,
  select: Pick<Ir.Select, 'from' | 'where'>,
  names: Names,
): boolean {
  if (variable.over.kind !== 'relation' || uniqueKeys(variable.over.relation).length === 0) {
    return false
  }
  const isDetermined = determinedBy([], select, names)
  return variable.columns.every((_, index) =>
    isDetermined({ kind: 'column', variable, index, at: variable.at }),
  )
}

/** The relations of a FROM, from left to right. */
export function variablesOf(from: Ir.From | undefined): readonly Ir.RangeVariable[] {
  const variables: Ir.RangeVariable[] = []
  const visit = (part: Ir.From) => {
    if (part.kind === 'join') {
      visit(part.left)
      visit(part.right)
    } else variables.push(part)
  }
  if (from) visit(from)
  return variables
}

function conditionsOf(from: Ir.From | undefined): readonly Ir.Expression[] {
  const conditions: Ir.Expression[] = []
  const visit = (part: Ir.From) => {
    if (part.kind !== 'join') return
    for (const condition of conjunctsOf(part.condition)) conditions.push(condition)
    visit(part.left)
    visit(part.right)
  }
  if (from) visit(from)
  return conditions
}

export type Equality = readonly [Ir.ColumnReference, Ir.Expression]

export function equalitiesIn(condition: Ir.Expression): readonly Equality[] {
  if (condition.kind !== 'operation' || condition.operator !== '=') return []
  const [left, right] = condition.operands
  if (!left || !right) return []
  const pairs: Equality[] = []
  if (left.kind === 'column') pairs.push([left, right])
  if (right.kind === 'column') pairs.push([right, left])
  return pairs
}

function isKnown(value: Ir.Expression, known: ReadonlySet<string>): boolean {
  return !someExpression(value, (part) =>
    part.kind === 'column' ? !known.has(keyOf(part)) : unsteady.has(part.kind),
  )
}

const unsteady: ReadonlySet<Ir.Expression['kind']> = new Set(['subquery', 'call'])

/** A key that is known whole makes all columns of its relation known. */
function addByKey(variable: Ir.RangeVariable, known: Set<string>, { columnKey }: Names): void {
  if (variable.over.kind !== 'relation') return
  const indexes = new Map(variable.over.columns.map(({ name }, i) => [columnKey(name), i]))
  const isDetermined = uniqueKeys(variable.over.relation).some((key) =>
    key.every((name) => known.has(`${variable.id}.${indexes.get(columnKey(name))}`)),
  )
  if (isDetermined) for (const index of indexes.values()) known.add(`${variable.id}.${index}`)
}
