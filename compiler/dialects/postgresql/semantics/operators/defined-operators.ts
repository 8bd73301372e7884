import type { Catalog, Operator as Defined } from '../../../../ir/catalog.ts'
import type { Operator } from './operators.ts'

/** All overloads of an operator with this many operands that the schemas define. */
export function definedOperators(
  name: string,
  operands: number,
  searched: readonly string[],
  { schemas }: Catalog,
): readonly Operator[] {
  let found = none
  for (const schema of searched) {
    const defined = schemas.get(schema)?.operators?.get(name)
    if (!defined) continue
    const fitting = defined.filter((operator) => operator.operands.length === operands)
    if (fitting.length === 0) continue
    found = [...found, ...fitting.map((operator) => asOverload(name, operator))]
  }
  return found
}

function asOverload(name: string, operator: Defined): Operator {
  const { operands: types, result, nulls, immutable, stable } = operator
  return { name, types, result, nulls, varies: immutable !== true, volatile: stable !== true }
}

const none: readonly Operator[] = []
