import type * as Ast from '../ast.ts'
import { Operands } from './operand.ts'

/** ORDER BY of queries, calls and windows, and the names of operators. */
export abstract class Ordering extends Operands {
  /** ORDER BY orderItem (',' orderItem)* */
  protected readonly orderBy = this.rule('orderBy', (): Ast.OrderItem[] => {
    this.wordsInRow('order', 'by')
    return this.listOf(1, this.orderItem)
  })

  /** expression [ASC | DESC | USING operator] [NULLS (FIRST | LAST)] */
  protected readonly orderItem = this.rule('orderItem', (): Ast.OrderItem => {
    const start = this.start()
    const expression = this.sub(this.expression)
    const direction = this.OPTION(() => this.sub(this.direction)) ?? 'unsaid'
    const nulls = this.has('nulls-order')
      ? this.OPTION2({ GATE: () => this.nullsAhead(), DEF: () => this.sub(this.nullsOrder) })
      : undefined
    return this.ACTION(() => ({
      expression,
      descending: this.descends(direction),
      direction,
      nulls,
      at: this.from(start),
    }))
  })

  protected descends(direction: Ast.Direction): boolean {
    if (typeof direction === 'string') return direction === 'desc'
    return direction.using.sign.startsWith('>')
  }

  /** ASC | DESC | USING operator */
  protected readonly direction = this.rule('direction', (): Ast.Direction =>
    this.OR<Ast.Direction>([
      { ALT: () => this.word('asc') && 'asc' },
      { ALT: () => this.word('desc') && 'desc' },
      ...this.alternatives<Ast.Direction>('order-using', () => {
        this.word('using')
        return { using: this.sub(this.operator) }
      }),
    ]),
  )

  /** sign | OPERATOR '(' (schema '.')* sign ')' */
  protected readonly operator = this.rule('operator', (): Ast.Operator =>
    this.OR<Ast.Operator>([
      { ALT: () => this.sub(this.operatorSign) },
      { ALT: () => this.sub(this.qualifiedOperator) },
    ]),
  )

  private readonly operatorSign = this.rule('operatorSign', (): Ast.Operator => {
    const token = this.OR([
      { ALT: () => this.sign(this.signs.infix) },
      { ALT: () => this.sign(this.signs.prefixOperator) },
    ])
    const sign = token.image === '!=' ? '<>' : token.image
    return { schema: [], sign, at: this.spanOf(token) }
  })

  /** OPERATOR '(' (schema '.')* sign ')' */
  protected readonly qualifiedOperator = this.rule('qualifiedOperator', (): Ast.Operator => {
    const start = this.start()
    const schema: Ast.Name[] = []
    this.word('operator')
    this.sign(this.signs.open)
    this.MANY(() => {
      schema.push(this.sub(this.name))
      this.sign(this.signs.point)
    })
    const { sign } = this.sub(this.operatorSign)
    this.sign(this.signs.close)
    return { schema, sign, at: this.from(start) }
  })

  protected nullsAhead(): boolean {
    return this.ahead('first', 2) || this.ahead('last', 2)
  }

  protected readonly nullsOrder = this.rule('nullsOrder', (): 'first' | 'last' => {
    this.boundWord('nulls')
    return this.OR<'first' | 'last'>([
      { ALT: () => this.word('first') && 'first' },
      { ALT: () => this.word('last') && 'last' },
    ])
  })
}
