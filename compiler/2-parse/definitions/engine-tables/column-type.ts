import type { TypeForm } from '../../../dialects/grammar.ts'
import type * as Ast from '../../ast.ts'
import { Alters } from '../alter.ts'

/** Data types of columns, parameters and variables (MySQL manual, chapter 13): each has a form of its own. */
export abstract class ColumnTypes extends Alters {
  /** type words [length] [attributes] */
  protected readonly engineType = this.rule('engineType', (): Ast.TypeName =>
    this.ACTION(() => {
      const start = this.start()
      const { words, spelling, quoted } = this.typeRow()
      const form = this.formOf(words, start)
      const modifiers = this.typeLength(form.length)
      if (form.clause !== undefined) this.optionalSynopsis(form.clause)
      const { attributes, characterSet } = this.typeAttributes(form.attributes)
      return {
        qualifier: undefined,
        words: [words, ...attributes].join(' '),
        spelling: [spelling, ...attributes].join(' '),
        quoted,
        modifiers,
        dimensions: 0,
        setOf: false,
        text: this.textFrom(start),
        ...(characterSet && { characterSet }),
        at: this.from(start),
      }
    }),
  )

  /** The longest row of words that is a type: `national char varying`. */
  private typeRow(): Pick<Ast.TypeName, 'words' | 'spelling' | 'quoted'> {
    const first = this.sign(this.names.type)
    const name = this.nameOf(first)
    if (name.quoted) return { words: name.text, spelling: name.text, quoted: true }
    let words = first.image.toLowerCase()
    let spelling = first.image
    const { forms } = this.grammar.typeNames
    while (Object.keys(forms).some((each) => each.startsWith(`${words} `))) {
      const next = `${words} ${this.LA(1).image.toLowerCase()}`
      if (!Object.keys(forms).some((each) => `${each} `.startsWith(`${next} `))) break
      words = next
      spelling += ` ${this.LA(1).image}`
      this.place += 1
    }
    return { words, spelling, quoted: false }
  }

  private formOf(words: string, start: number): TypeForm {
    const { forms, otherForm } = this.grammar.typeNames
    const other = this.grammar.unfitNames.type.includes(words) ? undefined : otherForm
    const form = Object.hasOwn(forms, words) ? forms[words] : other
    return form ?? this.refuseAt(start, 'a type')
  }

  /** `'(' number [',' number] ')'`, or the strings of ENUM and SET. */
  private typeLength(length: TypeForm['length']): readonly string[] {
    if (length === 'none') return []
    if (length === 'labels') return this.listedInParentheses(() => this.labelText())
    if (length !== 'required' && !this.at('(')) return []
    return this.inParentheses(() => {
      const pair = length === 'pair' || (length === 'decimal' && this.isAt(',', this.place + 1))
      if (!pair) return [length === 'precision' ? this.smallNumber() : this.lengthNumber()]
      const first = this.smallNumber()
      this.need(',')
      return [first, this.smallNumber()]
    })
  }

  /** A number without an exponent. */
  private lengthNumber(): string {
    if (!/^[\d.]+$/.test(this.LA(1).image)) this.refuseToken(this.LA(1), 'a number')
    return this.sign(this.signs.number).image
  }

  /** A number that has 31 bits. */
  protected smallNumber(): string {
    const { image } = this.LA(1)
    const small = /^\d+$/.test(image) && Number(image) < 2 ** 31
    return small ? this.sign(this.signs.number).image : this.refuseToken(this.LA(1), 'a number')
  }

  /** Of a type by its words, which attributes may follow. */
  protected typeForm(words: string): TypeForm | undefined {
    const { forms } = this.grammar.typeNames
    const named = Object.keys(forms).filter((each) => `${words} `.startsWith(`${each} `))
    return forms[named.toSorted((a, b) => b.length - a.length)[0] ?? '']
  }

  /** Whether COMPRESSED may stand behind the type. */
  protected isCompressible({ words }: Ast.TypeName): boolean {
    return this.typeForm(words)?.clause === 'compression'
  }

  private labelText(): string {
    const { tokenType } = this.LA(1)
    if (tokenType === this.signs.bytes) return this.contentOf(this.sign(this.signs.bytes))
    if (tokenType === this.signs.bits) return this.contentOf(this.sign(this.signs.bits))
    return this.singleString()
  }

  private typeAttributes(attributes: TypeForm['attributes']): Attributes {
    switch (attributes) {
      case 'none':
        return { attributes: [] }
      case 'number':
        return { attributes: this.numberAttributes() }
      case 'binary':
        return { attributes: this.skip('BINARY') ? ['binary'] : [] }
      case 'characters':
        return this.characterAttributes()
    }
  }

  /** (UNSIGNED | SIGNED | ZEROFILL)*; in MariaDB each once, and SIGNED alone. */
  private numberAttributes(): readonly string[] {
    const found: string[] = []
    const once = this.has('narrow-attributes')
    for (;;) {
      const word = this.skipOneOf('UNSIGNED', 'SIGNED', 'ZEROFILL')
      if (word === undefined) return found
      const attribute = word.toLowerCase()
      const beside = found.includes(attribute) || [...found, attribute].includes('signed')
      if (once && found.length > 0 && beside) this.refuseToken(this.LA(0), 'another attribute')
      found.push(attribute)
    }
  }

  /** ASCII | UNICODE | BYTE | CHARACTER SET name, BINARY before or behind. */
  private characterAttributes(): Attributes {
    const before = this.skip('BINARY')
    const given: Attributes =
      this.skip('BYTE') && !before ? { attributes: ['byte'] } : this.characterSet_()
    const set = given.attributes
    const behind = !before && set[0] !== 'byte' && set.length > 0 && this.skip('BINARY')
    const attributes = [...(before ? ['binary'] : []), ...set, ...(behind ? ['binary'] : [])]
    return { ...given, attributes }
  }

  private characterSet_(): Attributes {
    const short = this.skipOneOf('ASCII', 'UNICODE')
    if (short !== undefined) return { attributes: [short.toLowerCase()] }
    const given = this.skip('CHARSET') || this.skip('CHARACTER', 'SET') || this.skip('CHAR', 'SET')
    if (!given) return { attributes: [] }
    const characterSet = this.sub(this.characterSetName)
    return { attributes: ['character set', characterSet.text.toLowerCase()], characterSet }
  }
}

/** The words behind a type, and the character set that they name. */
interface Attributes {
  readonly attributes: readonly string[]
  readonly characterSet?: Ast.Name
}
