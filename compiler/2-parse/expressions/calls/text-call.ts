import type { IToken } from 'chevrotain'
import type * as Ast from '../../ast.ts'
import type { Hole } from '../../core.ts'
import { TemporalCalls } from './temporal-call.ts'

/** MySQL's calls on texts with words between the arguments (manual 14.8 and 14.9). */
export abstract class TextCalls extends TemporalCalls {
  /** (SUBSTRING | SUBSTR | MID) '(' expression (FROM expression [FOR expression] | ',' expression [',' expression]) ')' */
  protected readonly substringFrom = this.rule('substringFrom', (): Ast.Call => {
    const holes: Hole[] = []
    const token = this.OR([
      { ALT: () => this.callWord('substring') },
      { ALT: () => this.callWord('substr') },
      { ALT: () => this.callWord('mid') },
    ])
    this.sign(this.signs.anyOpen)
    const given = [this.hole(holes, this.expression)]
    const worded = this.OR2([
      { ALT: () => this.word('from') && true },
      { ALT: () => this.sign(this.signs.comma) && false },
    ])
    given.push(this.hole(holes, this.expression))
    this.OPTION(() => {
      this.OR3([
        { GATE: () => worded, ALT: () => this.word('for') },
        { GATE: () => !worded, ALT: () => this.sign(this.signs.comma) },
      ])
      given.push(this.hole(holes, this.expression))
    })
    this.sign(this.signs.close)
    return this.ACTION(() => {
      const call = this.worded(this.nameOf(token).text, token, holes, given)
      return worded ? call : { ...call, written: undefined }
    })
  })

  /** TRIM '(' ((BOTH | LEADING | TRAILING) [expression] FROM expression | expression [FROM expression]) ')' */
  protected readonly trimText = this.rule('trimText', (): Ast.Call => {
    const holes: Hole[] = []
    const token = this.callWord('trim')
    this.sign(this.signs.anyOpen)
    const side = this.OPTION(() => this.sub(this.trimWord))
    const first = this.OPTION2({
      GATE: () => !(side && this.ahead('from')),
      DEF: () => this.hole(holes, this.expression),
    })
    this.ACTION(() => {
      if (!side && !first) this.refuseToken(this.LA(1), 'an expression')
    })
    const text = this.OPTION3(() => {
      this.word('from')
      return this.hole(holes, this.expression)
    })
    this.ACTION(() => {
      if (!text && side) this.refuseToken(this.LA(1), 'FROM')
    })
    this.sign(this.signs.close)
    const name = this.grammar.trims[side ?? 'both']
    return this.ACTION(() =>
      this.worded(
        name,
        token,
        holes,
        [text, first].flatMap((each) => each ?? []),
      ),
    )
  })

  private readonly trimWord = this.rule('trimWord', (): 'both' | 'leading' | 'trailing' =>
    this.OR<'both' | 'leading' | 'trailing'>([
      { ALT: () => this.word('both') && 'both' },
      { ALT: () => this.word('leading') && 'leading' },
      { ALT: () => this.word('trailing') && 'trailing' },
    ]),
  )

  /** MATCH '(' columns ')' against */
  protected readonly matchEnclosed = this.rule('matchEnclosed', (): Ast.MatchAgainst => {
    const start = this.start()
    this.callWord('match')
    const columns = this.sub(this.enclosedColumns)
    return this.subWith(this.against, columns, start)
  })

  /** MATCH columns against */
  protected readonly matchColumns = this.rule('matchColumns', (): Ast.MatchAgainst => {
    const start = this.start()
    this.word('match')
    const columns = this.listOf(1, this.columnPath)
    return this.subWith(this.against, columns, start)
  })

  /** AGAINST '(' plainExpression [searchMode] ')' */
  private readonly against = this.rule(
    'against',
    (columns: readonly Ast.ColumnPath[], start: number): Ast.MatchAgainst => {
      this.word('against')
      this.sign(this.signs.anyOpen)
      const against = this.sub(this.plainExpression)
      const mode = this.sub(this.searchMode)
      this.sign(this.signs.close)
      return { kind: 'match-against', columns, against, mode, at: this.from(start) }
    },
  )

  private readonly enclosedColumns = this.rule('enclosedColumns', (): Ast.ColumnPath[] =>
    this.listInParentheses(1, this.columnPath),
  )

  /** [IN (BOOLEAN | NATURAL LANGUAGE) MODE] [WITH QUERY EXPANSION]: the last of natural language only */
  private readonly searchMode = this.rule('searchMode', (): string => {
    const start = this.start()
    const words: IToken[] = []
    let expands = true
    this.OPTION(() => {
      words.push(this.word('in'))
      this.OR([
        {
          ALT: () => {
            this.word('boolean')
            expands = false
          },
        },
        { ALT: () => this.wordsInRow('natural', 'language') },
      ])
      this.word('mode')
    })
    this.OPTION2({
      GATE: () => expands,
      DEF: () => {
        words.push(this.word('with'))
        this.wordsInRow('query', 'expansion')
      },
    })
    return this.ACTION(() => (words.length > 0 ? this.textFrom(start) : ''))
  })
}
