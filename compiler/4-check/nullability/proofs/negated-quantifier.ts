import type * as Ir from '../../../ir/query.ts'

/** `NOT (a > ALL (...))`: one is not less. */
export function negatedQuantifier({ quantifier, operator, ...rest }: Ir.Quantified): Ir.Quantified {
  const opposites = new Map([
    ['=', '<>'],
    ['<>', '='],
  ])
  const opposite = opposites.get(operator) ?? operator
  return { ...rest, quantifier: quantifier === 'all' ? 'any' : 'all', operator: opposite }
}
