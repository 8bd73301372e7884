import type * as Ast from '../ast.ts'
import { Synopses } from '../synopsis/synopses.ts'

export abstract class Names extends Synopses {
  /** Any words in a row are a type (SQLite). */
  protected get lax(): boolean {
    return this.grammar.typeNames.form === 'lax'
  }

  /** name */
  protected readonly name = this.rule('name', (): Ast.Name =>
    this.nameOf(this.sign(this.names.column)),
  )

  /** any word, behind AS */
  protected readonly label = this.rule('label', (): Ast.Name =>
    this.nameOf(this.sign(this.names.label)),
  )

  /** name ('.' member)*; two parts at most but in PostgreSQL */
  protected readonly qualifiedName = this.rule('qualifiedName', (): Ast.QualifiedName => {
    const { most, readsMore } = this.grammar.relationParts
    const start = this.start()
    const parts = [this.sub(this.name)]
    this.MANY({
      GATE: () => readsMore || parts.length < most,
      DEF: () => parts.push(this.sub(this.member)),
    })
    return { parts, at: this.from(start) }
  })

  /** The name of a table or view: ['.'] name | name ('.' member)* */
  protected readonly relationName = this.rule('relationName', (): Ast.QualifiedName => {
    const { most, readsMore } = this.grammar.relationParts
    const start = this.start()
    let mayGoOn = true
    if (this.has('leading-points')) {
      this.OPTION(() => {
        this.sign(this.signs.point)
        mayGoOn = false
      })
    }
    const parts = [this.sub(this.name)]
    this.MANY({
      GATE: () => mayGoOn && (readsMore || parts.length < most),
      DEF: () => parts.push(this.sub(this.member)),
    })
    this.ACTION(() => {
      if (parts.length > most) this.refuseAt(start, `a name of ${most} parts at most`)
    })
    return { parts, at: this.from(start) }
  })

  /** '.' member */
  protected readonly member = this.rule('member', (): Ast.Name => {
    this.sign(this.signs.point)
    return this.nameOf(this.sign(this.names.member))
  })

  /** name ('.' member)*; in SQLite a word or a string; in MySQL a name or a string */
  protected readonly collationName = this.rule('collationName', (): Ast.QualifiedName => {
    const start = this.start()
    if (this.lax) return { parts: [this.nameOf(this.sign(this.names.type))], at: this.from(start) }
    if (this.has('engine-tables')) return this.sub(this.plainCollation)
    const parts = [this.nameOf(this.sign(this.names.column))]
    this.MANY(() => parts.push(this.sub(this.member)))
    return { parts, at: this.from(start) }
  })

  private readonly plainCollation = this.rule('plainCollation', (): Ast.QualifiedName => {
    const name = this.OR([
      this.preferred(() => this.nameOf(this.sign(this.signs.string))),
      { ALT: () => this.sub(this.name) },
    ])
    return { parts: [name], at: name.at }
  })

  /** string | BINARY | name */
  protected readonly characterSetName = this.rule('characterSetName', (): Ast.Name =>
    this.OR<Ast.Name>([
      this.preferred(() => this.nameOf(this.sign(this.signs.string))),
      this.preferred(() => this.nameOf(this.word('binary'))),
      { ALT: () => this.nameOf(this.sign(this.names.column)) },
    ]),
  )

  /** AS label | label */
  protected readonly itemAlias = this.oneOf<Ast.Name>('itemAlias', () => [
    {
      ALT: () => {
        this.word('as')
        return this.sub(this.label)
      },
    },
    { ALT: () => this.nameOf(this.sign(this.names['bare-label'])) },
  ])

  /** '(' name (',' name)* ')' */
  protected readonly nameList = this.rule('nameList', (): Ast.Name[] =>
    this.listInParentheses(1, this.name),
  )

  /** DISTINCT | DISTINCTROW */
  protected readonly distinctWord = this.rule('distinctWord', (): unknown =>
    this.OR([
      { ALT: () => this.word('distinct') },
      ...this.alternatives<unknown>('select-options', () => this.word('distinctrow')),
    ]),
  )

  /** string, with the strings that continue it */
  protected readonly stringText = this.rule('stringText', (): string => {
    let text = this.contentOf(this.sign(this.signs.string))
    this.MANY(() => {
      text += this.contentOf(this.sign(this.signs.continuedString))
    })
    return text
  })
}
