import type * as Ast from '../../compiler/2-parse/ast.ts'

/** How a dialect spells what all of them have: what the printer asks instead of a dialect's name. */
export interface Style {
  name(name: Ast.Name): string
  literal(literal: Ast.Literal): string
  parameter(parameter: Ast.Parameter): string
  /** `x IS [NOT] DISTINCT FROM y`; `negated`: they are not the same. */
  same(left: string, right: string, negated: boolean): string
  cast(operand: string, type: Ast.TypeName): string
  /** Operands of UNION may stand in parentheses of their own. */
  readonly nestedQueries: boolean
  /** `FROM (a JOIN b ON c)` means what it means without the parentheses, wherever it stands. */
  readonly nestedJoins: boolean
  /** `TABLE t` is a query. */
  readonly tableQueries: boolean
  /** `LIMIT skipped, count`, which numbers the parameters in its order. */
  readonly limitComma: boolean
  /** VALUES ROW (1): the word before a row of VALUES as a query. */
  readonly valuesRow: string
}
