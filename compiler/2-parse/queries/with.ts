import type { ParserMethod } from 'chevrotain'
import type * as Ast from '../ast.ts'
import { FromItems } from './from.ts'

export abstract class Withs extends FromItems {
  /** A statement inside WITH. */
  protected abstract readonly dataStatement: ParserMethod<
    [Ast.With | undefined],
    Ast.QueryStatement
  >

  /** WITH [RECURSIVE] cte (',' cte)* */
  protected readonly withClause = this.rule('withClause', (): Ast.With => {
    const start = this.start()
    this.word('with')
    const recursive = this.flag(1, 'recursive')
    const ctes = this.listOf(1, this.cte)
    return { recursive, ctes, at: this.from(start) }
  })

  /** name ['(' names ')'] AS [[NOT] MATERIALIZED] '(' statement ')' */
  private readonly cte = this.rule('cte', (): Ast.Cte => {
    const start = this.start()
    const name = this.sub(this.name)
    const columns = this.OPTION(() => this.sub(this.nameList)) ?? []
    this.word('as')
    this.OPTION2(() => {
      this.flag(3, 'not')
      this.word('materialized')
    })
    const query = this.OR<Ast.QueryStatement>([
      { ALT: () => this.sub(this.queryInParentheses) },
      {
        ALT: () => {
          this.sign(this.signs.open)
          const statement = this.sub(this.withStatement)
          this.sign(this.signs.close)
          return statement
        },
      },
    ])
    return { name, columns, query, at: this.from(start) }
  })

  /** [with] (INSERT ... | UPDATE ... | DELETE ...) inside a CTE */
  private readonly withStatement = this.rule('withStatement', (): Ast.QueryStatement => {
    const withClause = this.OPTION(() => this.sub(this.withClause))
    return this.sub(this.dataStatement, withClause)
  })
}
