import type { Names } from '../../dialects/dialect.ts'
import type * as Ir from '../../ir/query.ts'
import { keyOf } from '../nullability/facts.ts'
import { someExpression } from '../walk.ts'
import { conjunctsOf } from './conjuncts.ts'
import { consequences, type Rule } from './consequences.ts'
import { keysOf } from './unique-keys.ts'

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
  const rules = [
    ...equalities.flatMap(([target, value]) => ruleOf(target, value) ?? []),
    ...variablesOf(from).flatMap((variable) => keyRules(variable, names)),
  ]
  const known = consequences(columns.map(keyOf), rules)
  return (column) => {
    const { over } = column.variable
    const isHidden = over.kind !== 'relation' || over.relation.kind !== 'table'
    return isHidden || known.has(keyOf(column))
  }
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

/** The conjuncts of its joins' conditions. */
export function conditionsOf(from: Ir.From | undefined): readonly Ir.Expression[] {
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

type Equality = readonly [Ir.ColumnReference, Ir.Expression]

function equalitiesIn(condition: Ir.Expression): readonly Equality[] {
  if (condition.kind !== 'operation' || condition.operator !== '=') return []
  const [left, right] = condition.operands
  if (!left || !right) return []
  const pairs: Equality[] = []
  if (left.kind === 'column') pairs.push([left, right])
  if (right.kind === 'column') pairs.push([right, left])
  return pairs
}

/** Undefined for what is never known. */
function ruleOf(target: Ir.ColumnReference, value: Ir.Expression): Rule<string> | undefined {
  const needs: string[] = []
  const isUnsteady = someExpression(value, (part) => {
    if (part.kind === 'column') needs.push(keyOf(part))
    return unsteady.has(part.kind)
  })
  return isUnsteady ? undefined : { needs, gives: [keyOf(target)] }
}

/** MySQL judges a statement when it is prepared: `WHERE id = ?` fixes no column then. */
const unsteady: ReadonlySet<Ir.Expression['kind']> = new Set(['subquery', 'call', 'parameter'])

/** A key that is known whole makes all columns of its relation known. */
function keyRules(variable: Ir.RangeVariable, names: Names): readonly Rule<string>[] {
  const keys = keysOf(variable, names)
  if (keys.length === 0) return []
  const gives = variable.columns.map((_, index) => `${variable.id}.${index}`)
  return keys.map((needs) => ({ needs, gives }))
}
