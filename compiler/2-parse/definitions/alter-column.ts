import type * as Ast from '../ast.ts'
import { AlterTables } from './alter-table.ts'

type Parts = Ast.AlterAction extends infer A ? (A extends unknown ? Omit<A, 'at'> : never) : never

export abstract class AlterColumns extends AlterTables {
  /** ALTER (CONSTRAINT ... | INDEX ... | [COLUMN] name change) */
  protected readonly alterColumn = this.rule('alterColumn', (): Parts => {
    const start = this.start()
    this.word('alter')
    return this.OR<Parts>([
      {
        GATE: () => this.ahead('constraint') || this.ahead('index') || this.ahead('check'),
        ALT: () => {
          this.sign(this.names.word)
          this.sub(this.skippedClause)
          return { kind: 'written', text: this.textFrom(start) }
        },
      },
      {
        ALT: () => {
          this.OPTION(() => this.word('column'))
          const column = this.sub(this.name)
          return this.sub(this.columnChange, column)
        },
      },
    ])
  })

  private readonly columnChange = this.rule('columnChange', (column: Ast.Name): Parts => {
    const start = this.start()
    return this.OR<Parts>([
      { ALT: () => this.sub(this.columnType_, column) },
      { GATE: () => this.ahead('data', 2), ALT: () => this.sub(this.setDataType, column) },
      { GATE: () => this.ahead('default', 2), ALT: () => this.sub(this.setDefault, column) },
      { GATE: () => this.ahead('not', 2), ALT: () => this.sub(this.setNotNull, column) },
      { ALT: () => this.sub(this.dropProperty, column) },
      { ALT: () => this.sub(this.addIdentity, column) },
      {
        ALT: () => {
          this.OR2([
            { ALT: () => this.word('set') },
            { ALT: () => this.word('reset') },
            { ALT: () => this.word('restart') },
          ])
          this.sub(this.skippedClause)
          return { kind: 'written', text: this.textFrom(start) }
        },
      },
    ])
  })

  /** TYPE typeName [COLLATE name] [USING expression] */
  private readonly columnType_ = this.rule('columnTypeChange', (column: Ast.Name): Parts => {
    this.word('type')
    const type = this.sub(this.typeName)
    this.OPTION(() => {
      this.word('collate')
      this.sub(this.collationName)
    })
    this.OPTION2(() => {
      this.word('using')
      this.sub(this.expression)
    })
    return { kind: 'set-type', column, type }
  })

  /** SET DATA TYPE ... */
  private readonly setDataType = this.rule('setDataType', (column: Ast.Name): Parts => {
    this.wordsInRow('set', 'data')
    return this.sub(this.columnType_, column)
  })

  /** SET DEFAULT expression */
  private readonly setDefault = this.rule('setDefault', (column: Ast.Name): Parts => {
    this.wordsInRow('set', 'default')
    return { kind: 'set-default', column, expression: this.sub(this.expression) }
  })

  /** SET NOT NULL */
  private readonly setNotNull = this.rule('setNotNull', (column: Ast.Name): Parts => {
    this.wordsInRow('set', 'not', 'null')
    return { kind: 'set-not-null', column }
  })

  /** DROP (DEFAULT | NOT NULL | IDENTITY [IF EXISTS] | EXPRESSION [IF EXISTS]) */
  private readonly dropProperty = this.rule('dropProperty', (column: Ast.Name): Parts => {
    this.word('drop')
    const parts = this.OR<Parts>([
      { ALT: () => this.word('default') && { kind: 'drop-default', column } },
      {
        ALT: () => {
          this.wordsInRow('not', 'null')
          return { kind: 'drop-not-null', column }
        },
      },
      { ALT: () => this.word('identity') && { kind: 'drop-identity', column } },
      { ALT: () => this.word('expression') && { kind: 'drop-expression', column } },
    ])
    this.sub(this.ifExists)
    return parts
  })

  /** ADD GENERATED (ALWAYS | BY DEFAULT) AS IDENTITY ['(' options ')'] */
  private readonly addIdentity = this.rule('addIdentity', (column: Ast.Name): Parts => {
    this.wordsInRow('add', 'generated')
    const always = this.sub(this.generatedWhen)
    this.wordsInRow('as', 'identity')
    this.OPTION(() => this.sub(this.skippedParentheses))
    return { kind: 'add-identity', column, always }
  })
}
