import type { IToken } from 'chevrotain'
import type { CallWord } from '../../dialects/grammar.ts'
import type * as Ast from '../ast.ts'
import { Calls } from './call.ts'

/** Calls whose arguments have words between them. Each becomes a call of the plain function it stands for. */
export abstract class SpecialCalls extends Calls {
  protected readonly specialCall = this.rule('specialCall', (): Ast.Expression =>
    this.OR<Ast.Expression>([
      { ALT: () => this.sub(this.cast) },
      ...this.form('exists', () => this.sub(this.exists)),
      ...this.form('array', () => this.sub(this.array)),
      ...this.form('row', () => this.sub(this.row)),
      ...this.form('extract', () => this.sub(this.extract)),
      ...this.form('substring', () => this.sub(this.substring)),
      ...this.form('substr', () => this.sub(this.substr)),
      ...this.form('position', () => this.sub(this.position)),
      ...this.form('trim', () => this.sub(this.trim)),
      ...this.form('overlay', () => this.sub(this.overlay)),
      ...this.form('convert', () => this.sub(this.convert)),
      ...this.form('match', () => this.sub(this.matchAgainst)),
      ...this.alternatives('interval-expressions', () => this.sub(this.interval)),
    ]),
  )

  private form(word: CallWord, read: () => Ast.Expression): { ALT: () => Ast.Expression }[] {
    return this.grammar.calls.includes(word) ? [{ ALT: read }] : []
  }

  /** CAST '(' expression AS typeName ')' */
  private readonly cast = this.rule('cast', (): Ast.Cast => {
    const start = this.start()
    this.callWord('cast')
    this.sign(this.signs.anyOpen)
    const operand = this.sub(this.expression)
    this.word('as')
    const type = this.sub(this.typeName)
    this.sign(this.signs.close)
    return { kind: 'cast', operand, type, at: this.from(start) }
  })

  /** CONVERT '(' expression (',' typeName | USING charset) ')' */
  private readonly convert = this.rule('convert', (): Ast.Expression => {
    const start = this.start()
    const token = this.callWord('convert')
    this.sign(this.signs.anyOpen)
    const operand = this.sub(this.expression)
    let type: Ast.TypeName | undefined
    this.OR([
      {
        ALT: () => {
          this.sign(this.signs.comma)
          type = this.sub(this.typeName)
        },
      },
      {
        ALT: () => {
          this.word('using')
          this.sign(this.names.word)
        },
      },
    ])
    this.sign(this.signs.close)
    const at = this.from(start)
    if (type) return { kind: 'cast', operand, type, at }
    return this.callOf('convert', token, { arguments: [this.argumentOf(operand)], at })
  })

  /** EXISTS '(' query ')' */
  private readonly exists = this.rule('exists', (): Ast.Exists => {
    const start = this.start()
    this.callWord('exists')
    const query = this.sub(this.queryInParentheses)
    return { kind: 'exists', query, at: this.from(start) }
  })

  /** ARRAY ('(' query ')' | '[' ... ']') */
  private readonly array = this.rule('array', (): Ast.Expression => {
    const start = this.start()
    this.callWord('array')
    return this.OR<Ast.Expression>([
      {
        ALT: () => {
          const query = this.sub(this.queryInParentheses)
          return { kind: 'array-subquery', query, at: this.from(start) }
        },
      },
      { ALT: () => this.sub(this.arrayItems, start) },
    ])
  })

  /** '[' [item (',' item)*] ']', an item being an expression or brackets again */
  private readonly arrayItems = this.rule('arrayItems', (start: number): Ast.ArrayLiteral => {
    this.sign(this.signs.openBracket)
    const items = this.OPTION(() => this.listOf(1, this.arrayItem)) ?? []
    this.sign(this.signs.closeBracket)
    return { kind: 'array', items, at: this.from(start) }
  })

  private readonly arrayItem = this.rule('arrayItem', (): Ast.Expression =>
    this.OR<Ast.Expression>([
      { ALT: () => this.sub(this.arrayItems, this.start()) },
      { ALT: () => this.sub(this.expression) },
    ]),
  )

  /** ROW '(' [expression (',' expression)*] ')' */
  private readonly row = this.rule('row', (): Ast.Row => {
    const start = this.start()
    this.callWord('row')
    this.sign(this.signs.anyOpen)
    const items = this.OPTION(() => this.listOf(1, this.expression)) ?? []
    this.sign(this.signs.close)
    return { kind: 'row', items, at: this.from(start) }
  })

  /** EXTRACT '(' field FROM expression ')' */
  private readonly extract = this.rule('extract', (): Ast.Call => {
    const start = this.start()
    const token = this.callWord('extract')
    this.sign(this.signs.anyOpen)
    const field = this.OR([
      { ALT: () => this.sign(this.signs.string) },
      { ALT: () => this.sign(this.names.word) },
    ])
    this.word('from')
    const value = this.sub(this.expression)
    this.sign(this.signs.close)
    const unit = this.textLiteral(this.contentOf(field).toLowerCase(), this.spanOf(field))
    return this.special('extract', token, start, [unit, value])
  })

  private special(
    name: string,
    token: IToken,
    start: number,
    given: readonly Ast.Expression[],
  ): Ast.Call {
    const list = given.map((value) => this.argumentOf(value))
    return this.callOf(name, token, { arguments: list, at: this.from(start) })
  }

  /** SUBSTRING '(' expression ([FROM expression] [FOR expression] | (',' expression)*) ')' */
  private readonly substring = this.rule('substring', (): Ast.Call => {
    const start = this.start()
    return this.sub(this.substringBody, this.callWord('substring'), start)
  })

  /** SUBSTR, as SUBSTRING */
  private readonly substr = this.rule('substr', (): Ast.Call => {
    const start = this.start()
    return this.sub(this.substringBody, this.callWord('substr'), start)
  })

  private readonly substringBody = this.rule(
    'substringBody',
    (token: IToken, start: number): Ast.Call => {
      this.sign(this.signs.anyOpen)
      const given: Ast.Expression[] = [this.sub(this.expression)]
      this.OPTION(() =>
        this.OR([
          { ALT: () => this.sub(this.fromFor, given) },
          { ALT: () => this.sub(this.forOnly, given) },
          { ALT: () => this.sub(this.moreArguments, given) },
        ]),
      )
      this.sign(this.signs.close)
      return this.ACTION(() => this.special(token.image.toLowerCase(), token, start, given))
    },
  )

  /** FROM expression [FOR expression] */
  private readonly fromFor = this.rule('fromFor', (given: Ast.Expression[] = []): void => {
    this.word('from')
    const from = this.sub(this.expression)
    this.ACTION(() => given.push(from))
    this.OPTION(() => {
      this.word('for')
      const length = this.sub(this.expression)
      this.ACTION(() => given.push(length))
    })
  })

  /** FOR expression [FROM expression]: from the first character where nothing is said. */
  private readonly forOnly = this.rule('forOnly', (given: Ast.Expression[] = []): void => {
    this.word('for')
    const length = this.sub(this.expression)
    const from = this.OPTION(() => {
      this.word('from')
      return this.sub(this.expression)
    })
    this.ACTION(() => {
      const first: Ast.Literal = {
        kind: 'literal',
        type: 'integer',
        value: '1',
        quotes: 'none',
        at: length.at,
      }
      given.push(from ?? first, length)
    })
  })

  /** (',' expression)+ */
  private readonly moreArguments = this.rule(
    'moreArguments',
    (given: Ast.Expression[] = []): void => {
      this.AT_LEAST_ONE(() => {
        this.sign(this.signs.comma)
        const value = this.sub(this.expression)
        this.ACTION(() => given.push(value))
      })
    },
  )

  /** POSITION '(' plainExpression IN plainExpression ')' */
  private readonly position = this.rule('position', (): Ast.Call => {
    const start = this.start()
    const token = this.callWord('position')
    this.sign(this.signs.anyOpen)
    const part = this.sub(this.plainExpression)
    this.word('in')
    const whole = this.sub(this.plainExpression)
    this.sign(this.signs.close)
    return this.ACTION(() => this.special('position', token, start, [part, whole]))
  })

  /** TRIM '(' [BOTH | LEADING | TRAILING] [expression] [FROM] [expression (',' expression)*] ')' */
  private readonly trim = this.rule('trim', (): Ast.Call => {
    const start = this.start()
    const token = this.callWord('trim')
    this.sign(this.signs.anyOpen)
    const side = this.OPTION(() => this.sub(this.trimSide)) ?? 'both'
    const characters = this.OPTION2(() => this.sub(this.expression))
    const given: Ast.Expression[] = []
    this.OPTION3(() => {
      this.word('from')
      given.push(this.sub(this.expression))
    })
    if (characters) given.push(characters)
    this.OPTION4(() => this.sub(this.moreArguments, given))
    this.sign(this.signs.close)
    return this.ACTION(() => this.special(this.grammar.trims[side], token, start, given))
  })

  private readonly trimSide = this.rule('trimSide', (): 'both' | 'leading' | 'trailing' =>
    this.OR<'both' | 'leading' | 'trailing'>([
      { ALT: () => this.word('both') && 'both' },
      { ALT: () => this.word('leading') && 'leading' },
      { ALT: () => this.word('trailing') && 'trailing' },
    ]),
  )

  /** OVERLAY '(' expression (PLACING expression FROM expression [FOR expression] | (',' expression)+) ')' */
  private readonly overlay = this.rule('overlay', (): Ast.Call => {
    const start = this.start()
    const token = this.callWord('overlay')
    this.sign(this.signs.anyOpen)
    const given: Ast.Expression[] = [this.sub(this.expression)]
    this.OR([
      {
        ALT: () => {
          this.word('placing')
          const placed = this.sub(this.expression)
          this.ACTION(() => given.push(placed))
          this.sub(this.fromFor, given)
        },
      },
      { ALT: () => this.sub(this.moreArguments, given) },
    ])
    this.sign(this.signs.close)
    return this.ACTION(() => this.special('overlay', token, start, given))
  })

  /** MATCH '(' columns ')' AGAINST '(' plainExpression [IN ... MODE] [WITH QUERY EXPANSION] ')' */
  private readonly matchAgainst = this.rule('matchAgainst', (): Ast.MatchAgainst => {
    const start = this.start()
    this.callWord('match')
    this.sign(this.signs.anyOpen)
    const columns = this.listOf(1, this.columnPath)
    this.sign(this.signs.close)
    this.word('against')
    this.sign(this.signs.open)
    const against = this.sub(this.plainExpression)
    this.MANY2(() => this.sign(this.names.word))
    this.sign(this.signs.close)
    return { kind: 'match-against', columns, against, at: this.from(start) }
  })

  /** INTERVAL expression unit */
  private readonly interval = this.rule('interval', (): Ast.Interval => {
    const start = this.start()
    this.word('interval')
    const operand = this.sub(this.expression)
    const unit = this.sign(this.names.word).image.toLowerCase()
    return { kind: 'interval', operand, unit, at: this.from(start) }
  })
}
