import type * as Ast from '../ast.ts'
import { TableConstraints } from './table-constraint.ts'

/** What stands behind the parentheses of CREATE TABLE. */
export abstract class TableOptions extends TableConstraints {
  /** PARTITION BY ... | USING name | WITH '(' ... ')' | WITHOUT OIDS | ON COMMIT ... | TABLESPACE name */
  protected readonly storageClause = this.rule('storageClause', (): void => {
    this.OR<unknown>([
      {
        ALT: () => {
          this.wordsInRow('partition', 'by')
          this.sign(this.names.word)
          this.sub(this.skippedParentheses)
        },
      },
      { ALT: () => this.sub(this.indexMethod) },
      {
        ALT: () => {
          this.word('with')
          this.sub(this.storageOptions)
        },
      },
      {
        ALT: () => {
          this.word('without')
          this.sign(this.names.word)
        },
      },
      {
        ALT: () => {
          this.wordsInRow('on', 'commit')
          this.AT_LEAST_ONE(() => this.sign(this.names.word))
        },
      },
      {
        ALT: () => {
          this.word('tablespace')
          this.sub(this.name)
        },
      },
    ])
  })

  /** [DEFAULT] word [word] ['='] value [','], and PARTITION BY with all behind it */
  protected readonly tableOption = this.rule('tableOption', (): Ast.TableOption => {
    const start = this.start()
    const name: string[] = []
    let value = ''
    this.OR([
      {
        GATE: () => this.ahead('partition'),
        ALT: () => {
          name.push(this.word('partition').image)
          this.sub(this.skippedRest)
        },
      },
      {
        ALT: () => {
          this.OPTION(() => this.word('default'))
          name.push(this.sign(this.names.word).image)
          this.OPTION2({
            GATE: () => /^(?:set|directory)$/i.test(this.LA(1).image),
            DEF: () => name.push(this.sign(this.names.word).image),
          })
          this.OPTION3(() => this.sign(this.signs.equals))
          value = this.sub(this.optionValue)
          this.OPTION4({
            GATE: () => this.aheadSign(this.signs.comma),
            DEF: () => this.sign(this.signs.comma),
          })
        },
      },
    ])
    return this.ACTION(() => ({ name: name.join(' ').toLowerCase(), value, at: this.from(start) }))
  })

  private readonly optionValue = this.rule('optionValue', (): string =>
    this.OR<string>([
      { ALT: () => this.sub(this.stringText) },
      { ALT: () => this.sign(this.signs.number).image },
      { ALT: () => this.sign(this.names.word).image.toLowerCase() },
      { ALT: () => this.nameOf(this.sign(this.signs.quotedName)).text },
      {
        ALT: () => {
          this.sub(this.skippedParentheses)
          return ''
        },
      },
    ]),
  )
}
