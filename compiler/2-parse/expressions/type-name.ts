import type { ParserMethod } from 'chevrotain'
import type * as Ast from '../ast.ts'
import { PlainWords } from '../words/plain-words.ts'
import { wholeNumber } from '../whole-number.ts'

export abstract class TypeNames extends PlainWords {
  protected abstract readonly expression: ParserMethod<[], Ast.Expression>

  /** [SETOF] typeWords [modifiers] typeSuffix* dimension* */
  protected readonly typeName = this.rule('typeName', (): Ast.TypeName => {
    const start = this.start()
    if (this.lax) return this.subWith(this.laxTypeName, start)
    const setOf = this.arraysOnly(() => this.flag(1, 'setof'), false)
    const words = this.sub(this.typeWords)
    const modifiers = this.OPTION2({
      GATE: () => this.LA(1).image === '(' && this.modifierForm(words.words) !== 'none',
      DEF: () => this.subWith(this.typeModifiers, words.words),
    })
    const suffixes = this.subWith(this.typeSuffixes, words.words)
    const dimensions = this.arraysOnly(() => this.sub(this.typeDimensions), 0)
    return this.ACTION(() => ({
      qualifier: words.qualifier,
      words: [words.words, ...suffixes].join(' '),
      spelling: [words.spelling, ...suffixes].join(' '),
      quoted: words.quoted,
      text: this.textFrom(start),
      modifiers: modifiers ?? [],
      dimensions,
      setOf,
      at: this.from(start),
    }))
  })

  /** (word | string)+ ['(' signed [',' signed] ')'] */
  private readonly laxTypeName = this.rule('laxTypeName', (start: number): Ast.TypeName => {
    const names: Ast.Name[] = []
    this.AT_LEAST_ONE(() => names.push(this.nameOf(this.sign(this.names.type))))
    const modifiers = this.OPTION(() => this.sub(this.signedModifiers)) ?? []
    return this.ACTION(() => ({
      qualifier: undefined,
      words: names.map(({ text }) => text.toLowerCase()).join(' '),
      spelling: names.map(({ text }) => text).join(' '),
      text: this.textFrom(start),
      quoted: false,
      modifiers,
      dimensions: 0,
      setOf: false,
      at: this.from(start),
    }))
  })

  /** CAST(a AS ) */
  protected noType(start: number): Ast.TypeName {
    const nothing = { words: '', spelling: '', text: '', quoted: false, modifiers: [] }
    const at = { start, end: start }
    return { qualifier: undefined, ...nothing, dimensions: 0, setOf: false, at }
  }

  private readonly signedModifiers = this.rule('signedModifiers', (): string[] => {
    this.sign(this.signs.open)
    const modifiers = [this.sub(this.signedNumber)]
    this.OPTION(() => {
      this.sign(this.signs.comma)
      modifiers.push(this.sub(this.signedNumber))
    })
    this.sign(this.signs.close)
    return modifiers
  })

  /** ['+' | '-'] number */
  protected readonly signedNumber = this.rule('signedNumber', (): string => {
    const sign = this.OPTION({
      GATE: () => this.LA(1).image === '+' || this.LA(1).image === '-',
      DEF: () => this.sign(this.signs.operator).image,
    })
    return (sign ?? '') + this.sign(this.signs.number).image
  })

  /** Runs at construction as well: without arrays the alternatives do not exist. */
  private arraysOnly<T>(read: () => T, absent: T): T {
    return this.has('arrays') ? read() : absent
  }

  /** type ['.' member] follower* */
  private readonly typeWords = this.rule(
    'typeWords',
    (): Pick<Ast.TypeName, 'qualifier' | 'words' | 'spelling' | 'quoted'> => {
      const first = this.sign(this.names.type)
      let name = this.nameOf(first)
      let qualifier: Ast.Name | undefined
      if (this.has('arrays')) {
        this.MANY2({
          // `integer.x` is no type: its words have a syntax of their own.
          GATE: () => first.tokenType.CATEGORIES?.includes(this.names.function) === true,
          DEF: () => {
            qualifier = name
            name = this.sub(this.member)
          },
        })
      }
      const words: string[] = []
      const spelling: string[] = []
      this.ACTION(() => {
        words.push(name.quoted ? name.text : name.text.toLowerCase())
        spelling.push(name.quoted ? name.text : this.LA(0).image)
      })
      this.MANY({
        GATE: () => !name.quoted && this.continuesType(words.at(-1) ?? ''),
        DEF: () => {
          const { image } = this.sign(this.names.word)
          words.push(image.toLowerCase())
          spelling.push(image)
        },
      })
      this.ACTION(() => {
        if (!name.quoted && this.isUnfinished(words.join(' '))) {
          this.refuseToken(this.LA(1), 'the rest of the type')
        }
      })
      const quoted = name.quoted
      return { qualifier, words: words.join(' '), spelling: spelling.join(' '), quoted }
    },
  )

  /** Whether the next token belongs to a type whose last word is given: `double` is followed by `precision`. */
  protected continuesType(last: string, nth = 1): boolean {
    const next = this.LA(nth)
    const { followers } = this.grammar.typeNames
    // A word may be `constructor`.
    return Object.hasOwn(followers, last) && !!followers[last]?.includes(next.image.toLowerCase())
  }

  private isUnfinished(words: string): boolean {
    return this.grammar.typeNames.unfinished?.includes(words) === true
  }

  /** '(' modifier (',' modifier)* ')' */
  private readonly typeModifiers = this.rule('typeModifiers', (words: string): string[] => {
    this.ACTION(() => {
      if (this.modifierForm(words) !== 'integer') return
      if (!wholeNumber.test(this.LA(2).image)) this.refuseToken(this.LA(2), 'a number')
      if (!this.aheadSign(this.signs.close, 3)) this.refuseToken(this.LA(3), '")"')
    })
    return this.listInParentheses(1, this.typeModifier)
  })

  /** Undefined: whatever the list of modifiers holds. */
  private modifierForm(words: string): 'none' | 'integer' | undefined {
    const { modifiers } = this.grammar.typeNames
    return modifiers && Object.hasOwn(modifiers, words) ? modifiers[words] : undefined
  }

  /** Whether a modifier is more than a number or a string. */
  private modifierExpressionAhead(): boolean {
    const ends = this.aheadSign(this.signs.comma, 2) || this.aheadSign(this.signs.close, 2)
    const { tokenType } = this.LA(1)
    const plain = tokenType === this.signs.number || tokenType === this.signs.string
    return this.grammar.typeNames.modifiers !== undefined && !(plain && ends)
  }

  private readonly modifierExpression = this.rule('modifierExpression', (): string => {
    const start = this.start()
    this.sub(this.expression)
    return this.textFrom(start)
  })

  /** number | '-' number | string | word | expression */
  private readonly typeModifier = this.rule('typeModifier', (): string =>
    this.OR([
      {
        ...this.preferred(() => this.sub(this.modifierExpression)),
        GATE: () => this.modifierExpressionAhead(),
      },
      { ALT: () => this.sign(this.signs.number).image },
      { ALT: () => this.sign(this.signs.operator).image + this.sign(this.signs.number).image },
      { ALT: () => this.sub(this.stringText) },
      {
        GATE: () => this.grammar.typeNames.modifiers === undefined,
        ALT: () => this.sign(this.names.word).image,
      },
    ]),
  )

  /** (WITH | WITHOUT) TIME ZONE, UNSIGNED, ... */
  private readonly typeSuffixes = this.rule('typeSuffixes', (words: string): string[] => {
    const suffixes: string[] = []
    this.MANY({
      GATE: () => (zoned.has(words) && this.zoneAhead()) || this.isSuffix(this.LA(1).image),
      DEF: () =>
        this.OR([
          { ALT: () => suffixes.push(this.zone('with')) },
          { ALT: () => suffixes.push(this.zone('without')) },
          {
            GATE: () => this.isSuffix(this.LA(1).image),
            ALT: () => suffixes.push(this.sign(this.names.word).image.toLowerCase()),
          },
        ]),
    })
    return suffixes
  })

  /** (WITH | WITHOUT) TIME */
  protected zoneAhead(nth = 1): boolean {
    const worded = this.ahead('with', nth) || this.aheadBound('without', nth)
    return worded && this.ahead('time', nth + 1)
  }

  private isSuffix(image: string): boolean {
    return this.grammar.typeNames.suffixes.includes(image.toLowerCase())
  }

  private zone(word: 'with' | 'without'): string {
    if (word === 'with') this.word(word)
    else this.boundWord(word)
    this.wordsInRow('time', 'zone')
    return `${word} time zone`
  }

  /** An integer, which must be there behind ARRAY. */
  private checkBound(needed: boolean): void {
    const next = this.LA(1)
    const number = this.aheadSign(this.signs.number)
    if (number ? !wholeNumber.test(next.image) : needed) this.refuseToken(next, 'a number')
  }

  /** ('[' [number] ']')* | ARRAY ['[' number ']'] */
  private readonly typeDimensions = this.rule('typeDimensions', (): number => {
    let dimensions = 0
    const worded = this.OPTION(() => {
      this.callWord('array')
      dimensions = 1
      return true
    })
    this.MANY({
      GATE: () => !worded || dimensions === 1,
      DEF: () => {
        this.sign(this.signs.openBracket)
        this.ACTION(() => this.checkBound(worded === true))
        this.OPTION2(() => this.sign(this.signs.number))
        this.sign(this.signs.closeBracket)
        dimensions++
      },
    })
    return dimensions
  })
}

const zoned: ReadonlySet<string> = new Set(['time', 'timestamp'])
