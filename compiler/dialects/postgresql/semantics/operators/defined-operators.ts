import type { Catalog } from '../../../../ir/catalog.ts'
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
    const read = fitting.map(({ operands: types, result, nulls }): Operator => {
      return { name, types, result, nulls, varies: true }
    })
    found = [...found, ...read]
  }
  return found
}

const none: readonly Operator[] = []
