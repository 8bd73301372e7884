import type { IToken } from 'chevrotain'
import type * as Ast from '../../ast.ts'
import type { Hole } from '../../core.ts'
import { WordedCalls } from './worded-call.ts'

/** MySQL's calls with types and character sets in them (manual 14.10 and 14.17.3). */
export abstract class CastCalls extends WordedCalls {
  /** CAST '(' expression [AT TIME ZONE [INTERVAL] string] AS castType ')' */
  protected readonly castToType = this.rule('castToType', (): Ast.Expression => {
    const holes: Hole[] = []
    const token = this.callWord('cast')
    this.sign(this.signs.anyOpen)
    const operand = this.hole(holes, this.expression)
    const zoned = this.has('zoned-casts') ? this.OPTION(() => this.sub(this.castZone)) : undefined
    this.word('as')
    this.ACTION(() => {
      if (zoned && !/^datetime$/i.test(this.LA(1).image)) this.refuseToken(this.LA(1), 'DATETIME')
    })
    const type = this.sub(this.castType)
    this.sign(this.signs.close)
    return this.ACTION(() => {
      const at = this.from(token.startOffset)
      if (zoned) return this.typed('cast', token, holes)
      return { kind: 'cast', operand, type, at }
    })
  })

  /** AT TIME ZONE [INTERVAL] string */
  private readonly castZone = this.rule('castZone', (): true => {
    this.wordsInRow('at', 'time', 'zone')
    this.OPTION(() => this.word('interval'))
    this.sub(this.stringText)
    return true
  })

  /** CONVERT '(' expression (',' castType | USING charset) ')' */
  protected readonly convertTo = this.rule('convertTo', (): Ast.Expression => {
    const holes: Hole[] = []
    const token = this.callWord('convert')
    this.sign(this.signs.anyOpen)
    const operand = this.hole(holes, this.expression)
    const target = this.OR<Ast.TypeName | Ast.Name>([
      {
        ALT: () => {
          this.sign(this.signs.comma)
          return this.sub(this.convertedType)
        },
      },
      { ALT: () => this.sub(this.usingCharset) },
    ])
    this.sign(this.signs.close)
    return this.ACTION(() => {
      const at = this.from(token.startOffset)
      if ('words' in target) return { kind: 'cast', operand, type: target, at }
      const name = isOfBytes(target) ? 'convert to bytes' : 'convert'
      return { ...this.worded(name, token, holes, [operand]), characterSet: target }
    })
  })

  /** castType without ARRAY */
  private readonly convertedType = this.rule('convertedType', (): Ast.TypeName => {
    const type = this.sub(this.castType)
    this.ACTION(() => {
      if (type.words.endsWith(' array')) this.refuseToken(this.LA(0), '")"')
    })
    return type
  })

  /** USING charset */
  private readonly usingCharset = this.rule('usingCharset', (): Ast.Name => {
    this.word('using')
    return this.sub(this.characterSetName)
  })

  /** CHAR '(' expression (',' expression)* [USING charset] ')' */
  protected readonly characters = this.rule('characters', (): Ast.Call => {
    const holes: Hole[] = []
    const token = this.OR([
      { ALT: () => this.callWord('char') },
      { ALT: () => this.callWord('character') },
    ])
    this.sign(this.signs.anyOpen)
    const given = [this.hole(holes, this.expression)]
    this.MANY(() => {
      this.sign(this.signs.comma)
      given.push(this.hole(holes, this.expression))
    })
    const charset = this.OPTION(() => this.sub(this.usingCharset))
    this.sign(this.signs.close)
    return this.ACTION(() => {
      const isOfText = charset && !isOfBytes(charset)
      const call = this.worded(isOfText ? 'char of text' : 'char', token, holes, given)
      return charset ? { ...call, characterSet: charset } : { ...call, written: undefined }
    })
  })

  /** JSON_VALUE '(' simpleExpression ',' path [RETURNING castType] [outcome ON EMPTY] [outcome ON ERROR] ')' */
  protected readonly jsonValue = this.rule('jsonValue', (): Ast.SpecialCall => {
    const holes: Hole[] = []
    const token = this.callWord('json_value')
    this.sign(this.signs.anyOpen)
    this.hole(holes, this.simpleExpression)
    this.sign(this.signs.comma)
    this.sub(this.jsonPath)
    const type = this.OPTION(() => {
      this.word('returning')
      return this.sub(this.castType)
    })
    this.sub(this.jsonOutcomes)
    this.sign(this.signs.close)
    return this.ACTION(() => {
      const call = this.typed('json_value', token, holes)
      return type ? { ...call, parts: [...call.parts, { kind: 'type', type }] } : call
    })
  })

  /** string, perhaps with its character set; in MariaDB one alone */
  protected readonly jsonPath = this.rule('jsonPath', (): Ast.Literal => {
    this.ACTION(() => {
      const nth = this.aheadSign(this.signs.introducer) ? 2 : 1
      if (!this.aheadSign(this.signs.string, nth)) this.refuseToken(this.LA(nth), 'a path')
      const goesOn = this.aheadSign(this.signs.continuedString, nth + 1)
      if (goesOn && this.has('plain-paths')) this.refuseToken(this.LA(nth + 1), 'one string')
    })
    return this.sub(this.literal)
  })

  /** [outcome ON EMPTY] [outcome ON ERROR] */
  protected readonly jsonOutcomes = this.rule('jsonOutcomes', (): void => {
    const events: string[] = []
    this.MANY(() => {
      this.sub(this.jsonOutcome)
      this.word('on')
      this.ACTION(() => {
        const possible = this.ahead('empty') && events.length === 0
        if (events.includes('error') || !(possible || this.ahead('error')))
          this.refuseToken(this.LA(1), 'ERROR')
      })
      const event = this.sign(this.names.word)
      this.ACTION(() => events.push(event.image.toLowerCase()))
    })
  })

  /** NULL | ERROR | DEFAULT literal, which is not NULL */
  private readonly jsonOutcome = this.rule('jsonOutcome', (): unknown =>
    this.OR<unknown>([
      { ALT: () => this.word('null') },
      { ALT: () => this.word('error') },
      {
        ALT: () => {
          this.word('default')
          this.ACTION(() => this.refuseNull())
          this.OPTION(() => this.sign(this.signs.operator))
          this.sub(this.constant)
        },
      },
    ]),
  )

  protected refuseNull(): void {
    if (this.ahead('null')) this.refuseToken(this.LA(1), 'a value')
  }

  private typed(name: string, token: IToken, holes: readonly Hole[]): Ast.SpecialCall {
    const start = token.startOffset
    return {
      kind: 'special-call',
      name,
      text: this.textFrom(start),
      nested: holes.map(({ value }) => value),
      nestedAt: holes.map(({ at }) => at),
      parts: holes.map((_, index) => ({ kind: 'nested', index })),
      filter: undefined,
      over: undefined,
      at: this.from(start),
    }
  }

  /** WEIGHT_STRING '(' expression [AS (CHAR | BINARY) '(' (digits | 0x digits) ')'] ')' */
  protected readonly weightString = this.rule('weightString', (): Ast.Call => {
    const holes: Hole[] = []
    const token = this.callWord('weight_string')
    this.sign(this.signs.anyOpen)
    const operand = this.hole(holes, this.expression)
    this.OPTION(() => {
      this.word('as')
      this.OR([{ ALT: () => this.callWord('char') }, { ALT: () => this.word('binary') }])
      this.sign(this.signs.open)
      this.sub(this.wholeCount)
      this.sign(this.signs.close)
    })
    if (this.has('weight-levels')) this.OPTION2(() => this.sub(this.weightLevels))
    this.sign(this.signs.close)
    return this.ACTION(() => this.worded('weight_string', token, holes, [operand]))
  })

  /** LEVEL synopsis */
  private readonly weightLevels = this.rule('weightLevels', (): void => {
    this.word('level')
    this.ACTION(() => this.synopsis('weight_levels'))
  })

  /** digits | 0x digits, not zero */
  private readonly wholeCount = this.rule('wholeCount', (): unknown => {
    this.ACTION(() => {
      if (!/^(?:0*[1-9]\d*|0x0*[1-9a-f][\da-f]*)$/i.test(this.LA(1).image))
        this.refuseToken(this.LA(1), 'a whole number')
    })
    return this.OR([
      { ALT: () => this.sign(this.signs.number) },
      { ALT: () => this.sign(this.signs.bytes) },
    ])
  })

  /** typeName [characterSet]: of a few types only (manual 14.10) */
  protected readonly castType = this.rule('castType', (): Ast.TypeName => {
    const start = this.start()
    const first = this.ACTION(() => this.LA(1))
    const type = this.sub(this.typeName)
    this.ACTION(() => this.checkCastType(type, first))
    const characterSet = this.OPTION({
      GATE: () => /^(?:char|character|nchar)\b/.test(type.words),
      DEF: () => this.sub(this.castCharset),
    })
    const text = this.ACTION(() => this.textFrom(start))
    return { ...type, text, ...(characterSet && { characterSet }), at: this.from(start) }
  })

  private checkCastType({ words, modifiers }: Ast.TypeName, first: IToken): void {
    const { castTypes, typeNames } = this.grammar
    const most = castTypes[words.replace(/ array$/, '')] ?? this.otherCastModifiers(words, first)
    if (most === undefined) this.refuseToken(first, 'a type to cast to')
    else if (modifiers.length > most) this.refuseToken(this.LA(0), 'fewer modifiers')
    if (!areModifiers(modifiers)) this.refuseToken(this.LA(0), 'a number')
    if (modifiers.length === 0 && typeNames.forms[words]?.length === 'required')
      this.refuseToken(this.LA(1), '"("')
  }

  /** Where the catalog knows more types than the grammar, one may have a length. */
  private otherCastModifiers(words: string, { tokenType }: IToken): number | undefined {
    const { forms, otherForm } = this.grammar.typeNames
    const isName = tokenType === this.signs.name || tokenType === this.signs.quotedName
    return isName && otherForm && !Object.hasOwn(forms, words) ? 1 : undefined
  }

  /** (CHARACTER SET | CHARSET) charset [BINARY] | BINARY [...] | ASCII | UNICODE | BYTE */
  private readonly castCharset = this.rule('castCharset', (): Ast.Name | undefined => {
    let named: Ast.Name | undefined
    this.AT_LEAST_ONE(() =>
      this.OR<unknown>([
        { ALT: () => this.word('binary') },
        { ALT: () => this.word('ascii') },
        { ALT: () => this.word('unicode') },
        { ALT: () => this.word('byte') },
        {
          ALT: () => {
            this.word('charset')
            named = this.sub(this.characterSetName)
          },
        },
        {
          ALT: () => {
            this.wordsInRow('character', 'set')
            named = this.sub(this.characterSetName)
          },
        },
      ]),
    )
    return named
  })
}

function isOfBytes({ text }: Ast.Name): boolean {
  return /^binary$/i.test(text)
}

/** One is a number without an exponent; of two each has 31 bits. */
function areModifiers(modifiers: readonly string[]): boolean {
  if (modifiers.length < 2) return modifiers.every((modifier) => /^[\d.]+$/.test(modifier))
  return modifiers.every((modifier) => /^\d+$/.test(modifier) && Number(modifier) < 2 ** 31)
}
