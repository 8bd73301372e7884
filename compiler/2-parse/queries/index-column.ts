import type * as Ast from '../ast.ts'
import { Queries } from './select.ts'

/** The columns of an index, a key or a conflict target. */
export abstract class Indexes extends Queries {
  /** '(' indexColumn (',' indexColumn)* ')' */
  protected readonly indexColumns = this.rule('indexColumns', (): Ast.IndexColumn[] =>
    this.listInParentheses(1, this.indexColumn),
  )

  /** expression ['(' length ')'] [COLLATE ...] [operator class] [ASC | DESC] [NULLS ...] */
  protected readonly indexColumn = this.rule('indexColumn', (): Ast.IndexColumn => {
    const start = this.start()
    const expression = this.OR<Ast.Expression>([
      { GATE: () => this.prefixLengthAhead(), ALT: () => this.sub(this.columnPrefix) },
      { ALT: () => this.sub(this.expression) },
    ])
    const operatorClass = this.has('operator-classes')
      ? this.OPTION(() => this.sub(this.operatorClass))
      : undefined
    const direction = this.OPTION2(() => this.sub(this.direction)) ?? 'unsaid'
    const nulls = this.has('nulls-order')
      ? this.OPTION3(() => this.sub(this.nullsOrder))
      : undefined
    return this.ACTION(() => ({
      ...indexed(expression),
      operatorClass,
      length: undefined,
      descending: this.descends(direction),
      direction,
      nulls,
      at: this.from(start),
    }))
  })

  /** `name(20)`: the first characters of a column. */
  private prefixLengthAhead(): boolean {
    const closes = this.aheadSign(this.signs.close, 4)
    return this.has('prefix-lengths') && this.aheadSign(this.signs.number, 3) && closes
  }

  /** name '(' number ')' */
  private readonly columnPrefix = this.rule('columnPrefix', (): Ast.ColumnPath => {
    const name = this.sub(this.name)
    this.sign(this.signs.open)
    this.sign(this.signs.number)
    this.sign(this.signs.close)
    return { kind: 'column', parts: [name], star: false, at: name.at }
  })

  /** name ('.' member)* ['(' options ')'] */
  private readonly operatorClass = this.rule('operatorClass', (): Ast.OperatorClass => {
    const start = this.start()
    const name = this.sub(this.qualifiedName)
    const options = this.OPTION({
      GATE: () => this.aheadSign(this.signs.open),
      DEF: () => {
        const opened = this.start()
        this.sub(this.storageOptions)
        return this.textFrom(opened)
      },
    })
    return { name, options: options ?? '', at: this.from(start) }
  })

  /** '(' name ['=' value] (',' ...)* ')' */
  protected readonly storageOptions = this.rule('storageOptions', (): unknown =>
    this.knows('reloptions')
      ? this.synopsis('reloptions')
      : this.listInParentheses(1, this.storageOption),
  )

  private readonly storageOption = this.rule('storageOption', (): void => {
    this.sub(this.collationName)
    this.OPTION(() => {
      this.sign(this.signs.equals)
      this.OR<unknown>([
        { ALT: () => this.sub(this.plainExpression) },
        { ALT: () => this.word('on') },
      ])
    })
  })
}

/** COLLATE on an indexed column orders the index; the column stays the column. */
function indexed(expression: Ast.Expression): Pick<Ast.IndexColumn, 'expression' | 'collation'> {
  if (expression.kind !== 'collate') return { expression, collation: undefined }
  return { expression: expression.operand, collation: expression.collation }
}
