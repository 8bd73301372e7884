import type * as Ast from '../ast.ts'
import { Queries } from './select.ts'

type Key = Pick<Ast.IndexColumn, 'expression' | 'enclosed' | 'collation'>

/** The columns of an index, a key or a conflict target. */
export abstract class Indexes extends Queries {
  /** '(' indexColumn (',' indexColumn)* ')' */
  protected readonly indexColumns = this.rule('indexColumns', (): Ast.IndexColumn[] =>
    this.has('operator-classes')
      ? this.listInParentheses(2, this.indexElement)
      : this.listInParentheses(1, this.indexColumn),
  )

  /** expression [ASC | DESC] [NULLS ...] */
  protected readonly indexColumn = this.rule('indexColumn', (): Ast.IndexColumn => {
    const start = this.start()
    const expression = this.sub(this.expression)
    const direction = this.OPTION2(() => this.sub(this.direction)) ?? 'unsaid'
    const nulls = this.has('nulls-order')
      ? this.OPTION3(() => this.sub(this.nullsOrder))
      : undefined
    return this.ACTION(() => ({
      ...indexed(expression),
      operatorClass: undefined,
      length: undefined,
      descending: this.descends(direction),
      direction,
      nulls,
      at: this.from(start),
    }))
  })

  /** key [name ['(' options ')']] [ASC | DESC] [NULLS (FIRST | LAST)] */
  protected readonly indexElement = this.rule('indexElement', (): Ast.IndexColumn =>
    this.ACTION(() => {
      const start = this.start()
      const key = this.indexKey()
      const operatorClass = this.operatorClass()
      const direction = directions[this.skipOneOf('ASC', 'DESC') ?? 'NONE']
      const nulls = this.skipRow('nulls first', 'nulls last')
      return {
        ...key,
        operatorClass,
        length: undefined,
        descending: direction === 'desc',
        direction,
        nulls: nulls && (nulls === 'nulls first' ? 'first' : 'last'),
        at: this.from(start),
      }
    }),
  )

  /** ('(' expression ')' | call | name) [COLLATE name] */
  protected indexKey(): Key {
    const open = this.at('(')
    const expression = open ? this.sub(this.checkExpression) : this.callOrName()
    const collation = this.skip('COLLATE') ? this.sub(this.collationName) : undefined
    return { expression, enclosed: open && expression.kind === 'column', collation }
  }

  private callOrName(): Ast.Expression {
    const behind = this.LA(2).image
    const call =
      behind === '(' || behind === '.' || !this.nameAhead()
        ? this.tried(() => this.sub(this.tableCall))
        : undefined
    if (call) return call
    const name = this.sub(this.name)
    return { kind: 'column', parts: [name], star: false, at: name.at }
  }

  /** '(' expression ')' */
  protected readonly checkExpression = this.rule('checkExpression', (): Ast.Expression => {
    this.sign(this.signs.anyOpen)
    const expression = this.sub(this.expression)
    this.sign(this.signs.close)
    return expression
  })

  /** [name ('.' member)* ['(' options ')']] */
  protected operatorClass(): Ast.OperatorClass | undefined {
    if (!this.nameAhead()) return undefined
    const start = this.start()
    const name = this.sub(this.qualifiedName)
    const options = this.at('(') ? this.synopsis('reloptions').text : ''
    return { name, options, at: this.from(start) }
  }
}

const directions = { ASC: 'asc', DESC: 'desc', NONE: 'unsaid' } as const

/** COLLATE on an indexed column orders the index; the column stays the column. */
function indexed(expression: Ast.Expression): Pick<Ast.IndexColumn, 'expression' | 'collation'> {
  if (expression.kind !== 'collate') return { expression, collation: undefined }
  return { expression: expression.operand, collation: expression.collation }
}
