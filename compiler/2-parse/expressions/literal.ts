import type { IToken } from 'chevrotain'
import type * as Ast from '../ast.ts'
import type { Alternative } from '../core.ts'
import { Subscripts } from './subscript.ts'

type LiteralParts = Pick<Ast.Literal, 'type' | 'value' | 'quotes'>

/** Literals, plain ones and those with a type before them. */
export abstract class Literals extends Subscripts {
  /** [introducer] (string | bytes | bits) | number | TRUE | FALSE | NULL */
  protected readonly literal = this.rule('literal', (): Ast.Literal => {
    const start = this.start()
    const introducer =
      this.lexical.charsetIntroducers.length > 0
        ? this.OPTION(() => this.sign(this.signs.introducer).image)
        : undefined
    const prefix = this.ACTION(
      () => (introducer ?? literalPrefix.exec(this.LA(1).image)?.[1])?.toLowerCase() ?? '',
    )
    const { type, value, quotes } = this.OR(this.literals())
    return { kind: 'literal', type, value, quotes, prefix, at: this.from(start) }
  })

  private readonly literals = this.once((): Alternative<LiteralParts>[] => [
    { ALT: () => this.sub(this.stringLiteral) },
    { ALT: () => this.numberLiteral(this.sign(this.signs.number)) },
    { ALT: () => this.plainLiteral('bytes', this.contentOf(this.sign(this.signs.bytes))) },
    { ALT: () => this.plainLiteral('bits', this.contentOf(this.sign(this.signs.bits))) },
    { ALT: () => this.wordLiteral('boolean', this.word('true')) },
    { ALT: () => this.wordLiteral('boolean', this.word('false')) },
    { ALT: () => this.wordLiteral('null', this.word('null')) },
  ])

  private readonly stringLiteral = this.rule('stringLiteral', (): LiteralParts => {
    const quotes = this.LA(1).image.startsWith('"') ? 'double' : 'single'
    return { type: 'string', value: this.sub(this.stringText), quotes }
  })

  /** literal | typedLiteral */
  protected readonly constant = this.rule('constant', (): Ast.Expression =>
    this.OR<Ast.Expression>([
      { GATE: () => this.typedLiteralAhead(), ALT: () => this.sub(this.typedLiteral) },
      { ALT: () => this.sub(this.literal) },
    ]),
  )

  private plainLiteral(type: Ast.Literal['type'], value: string): LiteralParts {
    return { type, value, quotes: 'none' }
  }

  private wordLiteral(type: 'boolean' | 'null', token: IToken) {
    return this.plainLiteral(type, type === 'null' ? '' : token.image.toLowerCase())
  }

  private numberLiteral(token: IToken) {
    const { image } = token
    if (/^0[xob]/i.test(image)) return this.plainLiteral('integer', image)
    if (/e/i.test(image)) return this.plainLiteral('float', image)
    return this.plainLiteral(image.includes('.') ? 'decimal' : 'integer', image)
  }

  /** typeName string [interval fields] */
  protected readonly typedLiteral = this.rule('typedLiteral', (): Ast.Cast => {
    const start = this.start()
    const type = this.sub(this.typeName)
    const operand = this.sub(this.literal)
    const behind = this.OPTION({
      GATE: () =>
        type.words === 'interval' &&
        type.modifiers.length === 0 &&
        !type.quoted &&
        this.continuesType('interval'),
      DEF: () => this.sub(this.intervalFields),
    })
    return this.ACTION(() => {
      const words = [type.words, ...(behind?.fields ?? [])].join(' ')
      const text = behind ? `${type.text} ${behind.text}` : type.text
      return { kind: 'cast', operand, type: { ...type, words, text }, at: this.from(start) }
    })
  })

  /** field [TO field] ['(' number ')'], the number behind SECOND only */
  private readonly intervalFields = this.rule('intervalFields', (): IntervalFields => {
    const start = this.start()
    const fields = [this.sign(this.names.word).image.toLowerCase()]
    this.MANY({
      GATE: () => this.continuesType(fields.at(-1) ?? ''),
      DEF: () => fields.push(this.sign(this.names.word).image.toLowerCase()),
    })
    this.OPTION({
      GATE: () => fields.at(-1) === 'second',
      DEF: () => {
        this.sign(this.signs.open)
        this.sign(this.signs.number)
        this.sign(this.signs.close)
      },
    })
    return { fields, text: this.textFrom(start) }
  })

  /** Whether a type's name and a string follow: `date '2020-01-01'`, `timestamp(3) with time zone '...'`. */
  protected typedLiteralAhead(): boolean {
    const { literals } = this.grammar.typeNames
    if (literals !== 'all' && !literals.includes(this.LA(1).image.toLowerCase())) return false
    let nth = 2
    while (this.aheadSign(this.signs.point, nth)) nth += 2
    while (this.continuesType(this.LA(nth - 1).image.toLowerCase(), nth)) nth++
    if (this.aheadSign(this.signs.open, nth) && !this.aheadSign(this.signs.close, nth + 1))
      nth = this.behindModifiers(nth)
    if (this.zoneAhead(nth)) nth += 3
    return this.aheadSign(this.signs.string, nth)
  }

  /** Behind the parentheses of a type's modifiers, of which there are a few words at most. */
  private behindModifiers(open: number): number {
    for (let nth = open + 1; nth < open + 12; nth++) {
      if (this.aheadSign(this.signs.close, nth)) return nth + 1
      if (this.aheadSign(this.signs.open, nth)) return open
    }
    return open
  }
}

interface IntervalFields {
  readonly fields: readonly string[]
  readonly text: string
}

/** `n'...'`, `U&"..."`, `_utf8mb4'...'` */
const literalPrefix = /^([A-Za-z_]\w*&?)['"]/
