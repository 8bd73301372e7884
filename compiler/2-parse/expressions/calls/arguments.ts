import type * as Ast from '../../ast.ts'

/** What stands between the parentheses of a call. */
export interface Arguments {
  readonly arguments: readonly Ast.Argument[]
  readonly star: boolean
  /** DISTINCT or ALL is written. */
  readonly quantified: boolean
  readonly distinct: boolean
  readonly variadic: boolean
  readonly orderBy: readonly Ast.OrderItem[]
  readonly separator: Ast.Expression | undefined
  readonly limit: Ast.Limit | undefined
}

export const noArguments: Arguments = {
  arguments: [],
  star: false,
  quantified: false,
  distinct: false,
  variadic: false,
  orderBy: [],
  separator: undefined,
  limit: undefined,
}
