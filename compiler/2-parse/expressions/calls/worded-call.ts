import type { IToken } from 'chevrotain'
import type * as Ast from '../../ast.ts'
import type { Hole } from '../../core.ts'
import { SynopsisCalls } from './synopsis-call.ts'

/** Functions whose arguments have words between them; each is a call of the plain function it stands for. */
export abstract class WordedCalls extends SynopsisCalls {
  /** EXTRACT '(' field FROM expression ')' */
  protected readonly extract = this.rule('extract', (): Ast.Call => {
    const holes: Hole[] = []
    const token = this.callWord('extract')
    this.sign(this.signs.anyOpen)
    this.ACTION(() => this.checkField())
    const field = this.OR([
      this.preferred(() => this.sign(this.signs.string)),
      { ALT: () => this.sign(this.names.column) },
    ])
    this.word('from')
    const value = this.hole(holes, this.expression)
    this.sign(this.signs.close)
    const unit = this.textLiteral(this.contentOf(field).toLowerCase(), this.spanOf(field))
    return this.worded('extract', token, holes, [unit, value])
  })

  /** A string, or a name that is no word of the grammar but a unit (gram.y, extract_arg). */
  private checkField(): void {
    const { tokenType, image } = this.LA(1)
    const { name, quotedName, string } = this.signs
    const free = tokenType === name || tokenType === quotedName || tokenType === string
    if (!free && !/^(?:year|month|day|hour|minute|second)$/i.test(image))
      this.refuseToken(this.LA(1), 'a field')
  }

  /** Arguments in the order of the function; `holes` in the order of the text. */
  protected worded(
    name: string,
    token: IToken,
    holes: readonly Hole[],
    given: readonly Ast.Expression[],
  ): Ast.Call {
    const list = given.map((value) => this.argumentOf(value))
    const start = token.startOffset
    const written = this.writtenFrom(start, holes)
    return this.callOf(name, token, { arguments: list, written, at: this.from(start) })
  }

  /** SUBSTRING '(' expression ([FROM expression] [FOR expression] | SIMILAR ... | (',' expression)*) ')' */
  protected readonly substring = this.rule('substring', (): Ast.Call =>
    this.subWith(this.substringBody, this.callWord('substring')),
  )

  /** SUBSTR, as SUBSTRING */
  protected readonly substr = this.rule('substr', (): Ast.Call =>
    this.subWith(this.substringBody, this.callWord('substr')),
  )

  private readonly substringBody = this.rule('substringBody', (token: IToken): Ast.Call => {
    const special: Special = { holes: [], given: [] }
    let words = false
    this.sign(this.signs.anyOpen)
    this.OPTION({
      GATE: () => this.mayTakeNothing(),
      DEF: () => {
        this.subWith(this.nextArgument, special)
        words = this.OPTION2(() => this.subWith(this.substringParts, special)) ?? false
      },
    })
    this.sign(this.signs.close)
    return this.ACTION(() => this.maybeSpecial(token, special, words))
  })

  /** `substring()` is a call like any other in PostgreSQL, which no function answers. */
  private mayTakeNothing(): boolean {
    return !this.has('arrays') || !this.aheadSign(this.signs.close)
  }

  /** FROM ... [FOR ...] | FOR ... [FROM ...] | SIMILAR ... ESCAPE ... | (',' expression)+ */
  private readonly substringParts = this.rule(
    'substringParts',
    (special: Special = noSpecial()): boolean =>
      this.OR<boolean>([
        {
          ALT: () => {
            this.subWith(this.fromFor, special)
            return true
          },
        },
        {
          ALT: () => {
            this.subWith(this.forOnly, special)
            return true
          },
        },
        ...this.alternatives('substring-similar', () => {
          this.word('similar')
          this.subWith(this.similarEscape, special)
          return true
        }),
        {
          ALT: () => {
            this.subWith(this.moreArguments, special)
            return false
          },
        },
      ]),
  )

  /** expression ESCAPE expression: neither may hold an ESCAPE of its own */
  private readonly similarEscape = this.rule(
    'similarEscape',
    ({ holes, given }: Special = noSpecial()): void => {
      const pattern = this.hole(holes, this.plainExpression)
      this.word('escape')
      const escape = this.hole(holes, this.expression)
      this.ACTION(() => given.push(pattern, escape))
    },
  )

  /** A call with words between its arguments, or a plain one of the same name. */
  private maybeSpecial(token: IToken, { holes, given }: Special, words: boolean): Ast.Call {
    const call = this.worded(token.image.toLowerCase(), token, holes, given)
    return words ? call : { ...call, written: undefined }
  }

  /** expression */
  private readonly nextArgument = this.rule(
    'nextArgument',
    ({ holes, given }: Special = noSpecial()): void => {
      const value = this.hole(holes, this.expression)
      this.ACTION(() => given.push(value))
    },
  )

  /** FROM expression [FOR expression] */
  private readonly fromFor = this.rule('fromFor', (special: Special = noSpecial()): void => {
    this.word('from')
    this.subWith(this.nextArgument, special)
    this.OPTION(() => {
      this.word('for')
      this.subWith(this.nextArgument, special)
    })
  })

  /** FOR expression [FROM expression]: from the first character where nothing is said. */
  private readonly forOnly = this.rule(
    'forOnly',
    ({ holes, given }: Special = noSpecial()): void => {
      this.word('for')
      const length = this.hole(holes, this.expression)
      const from = this.OPTION(() => {
        this.word('from')
        return this.hole(holes, this.expression)
      })
      this.ACTION(() => given.push(from ?? this.oneLiteral(length.at), length))
    },
  )

  protected oneLiteral(at: Ast.Literal['at']): Ast.Literal {
    return { kind: 'literal', type: 'integer', value: '1', quotes: 'none', prefix: '', at }
  }

  /** (',' expression)+ */
  private readonly moreArguments = this.rule(
    'moreArguments',
    (special: Special = noSpecial()): void => {
      this.AT_LEAST_ONE(() => {
        this.sign(this.signs.comma)
        this.subWith(this.nextArgument, special)
      })
    },
  )

  /** POSITION '(' plainExpression IN plainExpression ')'; in MySQL IN expression */
  protected readonly position = this.rule('position', (): Ast.Call => {
    const holes: Hole[] = []
    const token = this.callWord('position')
    this.sign(this.signs.anyOpen)
    const part = this.hole(holes, this.plainExpression)
    this.word('in')
    const ofOperators = this.grammar.powers.layers !== undefined
    const whole = this.hole(holes, ofOperators ? this.expression : this.plainExpression)
    this.sign(this.signs.close)
    return this.ACTION(() => this.worded('position', token, holes, [part, whole]))
  })

  /** TRIM '(' [BOTH | LEADING | TRAILING] [expression] [FROM expression] (',' expression)* ')' */
  protected readonly trim = this.rule('trim', (): Ast.Call => {
    const token = this.callWord('trim')
    const holes: Hole[] = []
    this.sign(this.signs.anyOpen)
    const side = this.OPTION(() => this.sub(this.trimSide)) ?? 'both'
    const given: Ast.Expression[] = []
    this.OR<unknown>([
      { ALT: () => given.push(this.subWith(this.trimmed, holes)) },
      {
        ALT: () => {
          const first = this.hole(holes, this.expression)
          this.OPTION3(() => given.push(this.subWith(this.trimmed, holes)))
          given.push(first)
        },
      },
    ])
    this.OPTION4(() => this.subWith(this.moreArguments, { holes, given }))
    this.sign(this.signs.close)
    return this.ACTION(() => this.worded(this.grammar.trims[side], token, holes, given))
  })

  /** FROM expression */
  private readonly trimmed = this.rule('trimmed', (holes: Hole[] = []): Ast.Expression => {
    this.word('from')
    return this.hole(holes, this.expression)
  })

  private readonly trimSide = this.rule('trimSide', (): 'both' | 'leading' | 'trailing' =>
    this.OR<'both' | 'leading' | 'trailing'>([
      { ALT: () => this.word('both') && 'both' },
      { ALT: () => this.word('leading') && 'leading' },
      { ALT: () => this.word('trailing') && 'trailing' },
    ]),
  )

  /** OVERLAY '(' expression (PLACING expression FROM expression [FOR expression] | (',' expression)+) ')' */
  protected readonly overlay = this.rule('overlay', (): Ast.Call => {
    const token = this.callWord('overlay')
    const special: Special = { holes: [], given: [] }
    let words = false
    this.sign(this.signs.anyOpen)
    this.OPTION({
      GATE: () => this.mayTakeNothing(),
      DEF: () => {
        words = this.subWith(this.overlayParts, special)
      },
    })
    this.sign(this.signs.close)
    return this.ACTION(() => this.maybeSpecial(token, special, words))
  })

  /** expression (PLACING expression FROM ... [FOR ...] | (',' expression)*) */
  private readonly overlayParts = this.rule(
    'overlayParts',
    (special: Special = noSpecial()): boolean => {
      this.subWith(this.nextArgument, special)
      const placed = this.OPTION(() =>
        this.OR<boolean>([
          {
            ALT: () => {
              this.word('placing')
              this.subWith(this.nextArgument, special)
              this.subWith(this.fromFor, special)
              return true
            },
          },
          {
            ALT: () => {
              this.subWith(this.moreArguments, special)
              return false
            },
          },
        ]),
      )
      return placed ?? false
    },
  )
}

/** The arguments of special syntax, as they are read. */
interface Special {
  readonly holes: Hole[]
  readonly given: Ast.Expression[]
}

function noSpecial(): Special {
  return { holes: [], given: [] }
}
