import type * as Ir from '../../../ir/query.ts'

/** A call of which nothing is said but its arguments. */
export function plainCall(
  { name, nameAt, at }: Pick<Ir.Call, 'name' | 'nameAt' | 'at'>,
  args: readonly Ir.Argument[],
): Ir.Call {
  return {
    kind: 'call',
    schema: undefined,
    name,
    nameAt,
    arguments: args,
    star: false,
    distinct: false,
    variadic: false,
    orderBy: [],
    separator: undefined,
    withinGroup: [],
    filter: undefined,
    over: undefined,
    at,
  }
}
