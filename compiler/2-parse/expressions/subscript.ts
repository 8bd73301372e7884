import type * as Ast from '../ast.ts'
import { TypeNames } from './type-name.ts'

/** What may stand behind an operand: elements of arrays, fields of rows. */
export abstract class Subscripts extends TypeNames {
  /** '[' index ']' | '[' [low] ':' [high] ']' */
  protected readonly subscript = this.rule(
    'subscript',
    (operand: Ast.Expression, start: number): Ast.Subscript => {
      this.sign(this.signs.openBracket)
      const first = this.OPTION(() => this.sub(this.expression))
      let high: Ast.Expression | undefined
      const sliced = this.OPTION2(() => {
        this.sign(this.signs.colon)
        high = this.OPTION3(() => this.sub(this.expression))
        return true
      })
      if (!first && !sliced) this.ACTION(() => this.refuseToken(this.LA(1), 'an expression'))
      this.sign(this.signs.closeBracket)
      const slice = sliced ? { low: first, high } : undefined
      return {
        kind: 'subscript',
        operand,
        index: sliced ? undefined : first,
        slice,
        at: this.from(start),
      }
    },
  )

  /** '.' name, behind parentheses or a subscript */
  protected readonly fieldOf = this.rule(
    'fieldOf',
    (operand: Ast.Expression, start: number): Ast.FieldAccess => {
      this.sign(this.signs.point)
      return this.OR<Ast.FieldAccess>([
        {
          ALT: () => {
            const field = this.nameOf(this.sign(this.names.member))
            return { kind: 'field', operand, field, at: this.from(start) }
          },
        },
        {
          ALT: () => {
            const at = this.spanOf(this.sign(this.signs.star))
            const field = { text: '*', quoted: false, at }
            return { kind: 'field', operand, field, at: this.from(start) }
          },
        },
      ])
    },
  )
}
