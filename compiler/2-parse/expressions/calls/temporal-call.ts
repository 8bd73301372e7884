import type { IToken } from 'chevrotain'
import type * as Ast from '../../ast.ts'
import type { Hole } from '../../core.ts'
import { CastCalls } from './cast-call.ts'

/** MySQL's INTERVAL and the calls with units in them (manual 14.7). */
export abstract class TemporalCalls extends CastCalls {
  /** '{' word expression '}': ODBC's; `{d '2020-01-01'}` is DATE '2020-01-01' (manual 11.1.3) */
  protected readonly escaped = this.rule('escaped', (): Ast.Expression => {
    const start = this.start()
    this.sign(this.signs.openBrace)
    const word = this.sub(this.name)
    const operand = this.sub(this.expression)
    this.sign(this.signs.closeBrace)
    return this.ACTION(() => {
      const words = escapedTypes[word.text.toLowerCase()]
      const isText = operand.kind === 'literal' && operand.type === 'string'
      if (words === undefined || !isText) return operand
      const type = { ...plainType, words, spelling: words, text: words, at: word.at }
      return { kind: 'cast', operand, type, at: this.from(start) }
    })
  })

  /** EXTRACT '(' unit FROM expression ')' */
  protected readonly extractUnit = this.rule('extractUnit', (): Ast.Call => {
    const holes: Hole[] = []
    const token = this.callWord('extract')
    this.sign(this.signs.anyOpen)
    const field = this.sub(this.intervalUnit)
    this.word('from')
    const value = this.hole(holes, this.expression)
    this.sign(this.signs.close)
    return this.ACTION(() =>
      this.worded('extract', token, holes, [this.wordLiteralOf(field), value]),
    )
  })

  /** (TIMESTAMPADD | TIMESTAMPDIFF) '(' unit ',' expression ',' expression ')' */
  protected readonly unitCall = this.rule('unitCall', (): Ast.Call => {
    const holes: Hole[] = []
    const token = this.OR([
      { ALT: () => this.callWord('timestampadd') },
      { ALT: () => this.callWord('timestampdiff') },
    ])
    this.sign(this.signs.anyOpen)
    const unit = this.sub(this.timestampUnit)
    this.sign(this.signs.comma)
    const first = this.hole(holes, this.expression)
    this.sign(this.signs.comma)
    const second = this.hole(holes, this.expression)
    this.sign(this.signs.close)
    return this.ACTION(() =>
      this.worded(this.nameOf(token).text, token, holes, [this.wordLiteralOf(unit), first, second]),
    )
  })

  /** GET_FORMAT '(' (DATE | TIME | DATETIME | TIMESTAMP) ',' expression ')' */
  protected readonly getFormat = this.rule('getFormat', (): Ast.Call => {
    const holes: Hole[] = []
    const token = this.callWord('get_format')
    this.sign(this.signs.anyOpen)
    const kind = this.sign(this.names.word)
    this.ACTION(() => {
      if (!/^(?:date|time|datetime|timestamp)$/i.test(kind.image)) this.refuseToken(kind, 'DATE')
    })
    this.sign(this.signs.comma)
    const format = this.hole(holes, this.expression)
    this.sign(this.signs.close)
    return this.ACTION(() =>
      this.worded('get_format', token, holes, [this.wordLiteralOf(kind), format]),
    )
  })

  /** (DATE_ADD | DATE_SUB) '(' expression ',' interval ')' | (ADDDATE | SUBDATE) '(' expression ',' (interval | expression) ')' */
  protected readonly dateArithmetic = this.rule('dateArithmetic', (): Ast.Call => {
    let unitsOnly = false
    const token = this.OR([
      { ALT: () => this.callWord('adddate') },
      { ALT: () => this.callWord('subdate') },
      {
        ALT: () => {
          unitsOnly = true
          return this.callWord('date_add')
        },
      },
      {
        ALT: () => {
          unitsOnly = true
          return this.callWord('date_sub')
        },
      },
    ])
    this.sign(this.signs.anyOpen)
    const date = this.sub(this.expression)
    this.sign(this.signs.comma)
    const distance = this.OR2<Ast.Expression>([
      { GATE: () => !this.intervalCallAhead(), ALT: () => this.sub(this.interval) },
      { GATE: () => !unitsOnly, ALT: () => this.sub(this.expression) },
    ])
    this.sign(this.signs.close)
    return this.ACTION(() => {
      const call = this.worded(this.nameOf(token).text, token, [], [date, distance])
      return { ...call, written: undefined }
    })
  })

  /** INTERVAL '(' expression (',' expression)+ ')' */
  private readonly intervalCall = this.rule('intervalCall', (): Ast.Call => {
    const token = this.word('interval')
    const given = this.listInParentheses(1, this.expression)
    return this.ACTION(() => ({
      ...this.worded('interval', token, [], given),
      written: undefined,
    }))
  })

  /** intervalCall | interval */
  protected readonly intervalOperand = this.rule('intervalOperand', (): Ast.Expression =>
    this.OR<Ast.Expression>([
      { GATE: () => this.intervalCallAhead(), ALT: () => this.sub(this.intervalCall) },
      { ALT: () => this.sub(this.interval) },
    ]),
  )

  /** INTERVAL expression unit */
  protected readonly interval = this.rule('interval', (): Ast.Interval => {
    const start = this.start()
    this.word('interval')
    const operand = this.sub(this.expression)
    const token = this.sub(this.intervalUnit)
    const unit = this.ACTION(() => token.image.toLowerCase())
    return { kind: 'interval', operand, unit, at: this.from(start) }
  })

  /** `INTERVAL(a, b)`: a comma between its parentheses. */
  private intervalCallAhead(): boolean {
    if (!this.ahead('interval') || this.LA(2).image !== '(') return false
    let depth = 0
    for (let nth = 2; ; nth++) {
      const { image } = this.LA(nth)
      if (image === '(') depth++
      else if (image === ')') depth--
      if (depth === 1 && image === ',') return true
      if (depth === 0 || image === '') return false
    }
  }

  private readonly intervalUnit = this.rule('intervalUnit', (): IToken =>
    this.unitOf(this.grammar.units.interval),
  )

  private readonly timestampUnit = this.rule('timestampUnit', (): IToken =>
    this.unitOf(this.grammar.units.timestamp),
  )

  private unitOf(units: readonly string[]): IToken {
    this.ACTION(() => {
      if (!units.includes(this.LA(1).image.toLowerCase())) this.refuseToken(this.LA(1), 'a unit')
    })
    return this.sign(this.names.word)
  }

  private wordLiteralOf(token: IToken): Ast.Literal {
    return this.textLiteral(token.image.toLowerCase(), this.spanOf(token))
  }
}

const escapedTypes: Readonly<Record<string, string>> = { d: 'date', t: 'time', ts: 'timestamp' }

const plainType = {
  qualifier: undefined,
  quoted: false,
  modifiers: [],
  dimensions: 0,
  setOf: false,
} as const
