import type { Catalog } from '../../../../ir/catalog.ts'
import type { Operator as Defined } from '../../../../ir/routine.ts'
import { extensionsOf } from '../../extensions/extensions-of.ts'
import type { Operator } from './operators.ts'

/** All overloads of an operator with this many operands that the schemas define. */
export function definedOperators(
  name: string,
  operands: number,
  searched: readonly string[],
  { schemas }: Catalog,
): readonly Operator[] {
  return searched.flatMap((schema) =>
    (schemas.get(schema)?.operators?.get(name) ?? [])
      .filter((operator) => operator.operands.length === operands)
      .map((operator) => asOverload(name, operator)),
  )
}

/** The operators of extensions, in whichever schema they are. */
export function extensionOperatorsNamed(
  name: string,
  operands: number,
  catalog: Catalog,
): readonly Operator[] {
  return extensionsOf(catalog)
    .operators(name)
    .filter((operator) => operator.operands.length === operands)
    .map((operator) => asOverload(name, operator))
}

function asOverload(name: string, operator: Defined): Operator {
  const { operands: types, result, nulls, immutable, stable } = operator
  return { name, types, result, nulls, varies: immutable !== true, volatile: stable !== true }
}
