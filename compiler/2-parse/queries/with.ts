import type { ParserMethod } from 'chevrotain'
import type * as Ast from '../ast.ts'
import { FromItems } from './from/from.ts'

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
    // WITH SYSTEM VERSIONING
    this.ACTION(() => {
      if (this.has('system-versioning') && this.ahead('system'))
        this.refuseToken(this.LA(1), 'a name')
    })
    const recursive =
      this.OPTION2({
        GATE: () => !this.ahead('as', 2) && !this.aheadSign(this.signs.open, 2),
        DEF: () => this.word('recursive') !== undefined,
      }) ?? false
    const ctes = [this.subWith(this.cte, recursive)]
    this.MANY(() => {
      this.sign(this.signs.comma)
      ctes.push(this.subWith(this.cte, recursive))
    })
    return { recursive, ctes, at: this.from(start) }
  })

  /** name ['(' names ')'] AS [[NOT] MATERIALIZED] '(' statement ')' */
  private readonly cte = this.rule('cte', (recursive: boolean): Ast.Cte => {
    const start = this.start()
    const name = this.sub(this.name)
    const columns = this.OPTION(() => this.sub(this.nameList)) ?? []
    this.word('as')
    const materialized = this.has('materialized-ctes')
      ? this.OPTION2(() => {
          const not = this.flag(3, 'not')
          this.word('materialized')
          return !not
        })
      : undefined
    const query = this.OR<Ast.QueryStatement>([
      ...this.changeBehindWith(),
      { ALT: () => this.sub(this.queryInParentheses) },
      ...this.alternatives<Ast.QueryStatement>('changing-ctes', () => {
        this.sign(this.signs.open)
        const statement = this.subWith(this.dataStatement, undefined)
        this.sign(this.signs.close)
        return statement
      }),
    ])
    const restricted = this.has('cycle-restrict')
      ? this.OPTION6({ GATE: () => recursive, DEF: () => this.sub(this.cycleRestrict) })
      : undefined
    const head = { name, columns, materialized, query, restricted: restricted ?? [] }
    if (!this.has('search-cycle'))
      return { ...head, search: undefined, cycle: undefined, at: this.from(start) }
    const search = this.OPTION4(() => this.sub(this.search))
    const cycle = this.OPTION5(() => this.sub(this.cycle))
    return { ...head, search, cycle, at: this.from(start) }
  })

  /** CYCLE name (',' name)* RESTRICT */
  private readonly cycleRestrict = this.rule('cycleRestrict', (): Ast.Name[] => {
    this.word('cycle')
    const columns = this.listOf(1, this.name)
    this.word('restrict')
    return columns
  })

  /** SEARCH (DEPTH | BREADTH) FIRST BY name (',' name)* SET name */
  private readonly search = this.rule('search', (): Ast.Search => {
    const start = this.start()
    this.word('search')
    const order = this.OR<Ast.Search['order']>([
      { ALT: () => this.word('depth') && 'depth' },
      { ALT: () => this.word('breadth') && 'breadth' },
    ])
    this.wordsInRow('first', 'by')
    const by = this.listOf(1, this.name)
    this.word('set')
    return { order, by, set: this.sub(this.name), at: this.from(start) }
  })

  /** CYCLE name (',' name)* SET name [TO literal DEFAULT literal] USING name */
  private readonly cycle = this.rule('cycle', (): Ast.Cycle => {
    const start = this.start()
    this.word('cycle')
    const columns = this.listOf(1, this.name)
    this.word('set')
    const mark = this.sub(this.name)
    const values = this.OPTION(() => {
      this.word('to')
      const to = this.sub(this.constant)
      this.word('default')
      return { to, otherwise: this.sub(this.constant) }
    })
    this.word('using')
    return { columns, mark, values, path: this.sub(this.name), at: this.from(start) }
  })

  /** '(' with (query | INSERT ... | UPDATE ... | DELETE ... | MERGE ...) ')' inside a CTE */
  private changeBehindWith() {
    if (!this.has('changing-ctes')) return []
    return [
      {
        GATE: () => this.ahead('with', 2),
        ALT: (): Ast.QueryStatement => this.sub(this.withStatement),
        IGNORE_AMBIGUITIES: true as const,
      },
    ]
  }

  private readonly withStatement = this.rule('withStatement', (): Ast.QueryStatement => {
    this.sign(this.signs.openQuery)
    const withClause = this.sub(this.withClause)
    const statement = this.subWith(this.dataStatement, withClause)
    this.sign(this.signs.close)
    return statement
  })
}
