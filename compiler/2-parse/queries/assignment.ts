import type * as Ast from '../ast.ts'
import { Indexes } from './index-column.ts'

/** What INSERT, UPDATE and DELETE share. */
export abstract class Assignments extends Indexes {
  /** target '=' value | '(' target (',' target)* ')' '=' (row | query) */
  protected readonly assignment = this.rule('assignment', (): Ast.Assignment => {
    const start = this.start()
    const targets = this.OR<Ast.AssignmentTarget[]>([
      { ALT: () => [this.sub(this.assignmentTarget)] },
      { ALT: () => this.listInParentheses(1, this.assignmentTarget) },
    ])
    this.OR2([
      { ALT: () => this.sign(this.signs.equals) },
      ...this.alternatives('insert-set', () => this.sign(this.signs.assign)),
    ])
    const value = this.sub(this.insertValue)
    return { targets, value, at: this.from(start) }
  })

  /** qualifiedName subscript* */
  private readonly assignmentTarget = this.rule('assignmentTarget', (): Ast.AssignmentTarget => {
    const start = this.start()
    const name = this.sub(this.targetName)
    const path: Ast.Expression[] = []
    if (this.has('arrays')) {
      this.MANY(() => {
        const operand = this.ACTION((): Ast.Expression => columnOf(name))
        path.push(this.sub(this.subscript, operand, start))
      })
    }
    return { name, path, at: this.from(start) }
  })

  /** qualifiedName; in SQLite a name alone */
  private readonly targetName = this.rule('targetName', (): Ast.QualifiedName => {
    if (this.has('qualified-targets')) return this.sub(this.qualifiedName)
    const name = this.sub(this.name)
    return { parts: [name], at: name.at }
  })

  /** DEFAULT | expression */
  protected readonly insertValue = this.rule('insertValue', (): Ast.InsertValue =>
    this.OR<Ast.InsertValue>([
      {
        GATE: () => this.LA(2).image !== '(',
        ALT: () => ({ kind: 'default', at: this.spanOf(this.word('default')) }),
      },
      { ALT: () => this.sub(this.expression) },
    ]),
  )

  /** RETURNING selectItem (',' selectItem)* */
  protected readonly returning = this.rule('returning', (): Ast.SelectItem[] => {
    this.word('returning')
    return this.listOf(1, this.selectItem)
  })

  /** OR (ROLLBACK | ABORT | FAIL | IGNORE | REPLACE) */
  protected readonly orAction = this.rule('orAction', (): Ast.Insert['mode'] => {
    this.word('or')
    return this.OR<Ast.Insert['mode']>([
      { ALT: () => this.word('replace') && 'replace' },
      { ALT: () => this.word('ignore') && 'ignore' },
      { ALT: () => this.word('rollback') && 'insert' },
      { ALT: () => this.word('abort') && 'insert' },
      { ALT: () => this.word('fail') && 'insert' },
    ])
  })

  /** LOW_PRIORITY | HIGH_PRIORITY | DELAYED | QUICK */
  protected readonly priority = this.rule('priority', (): unknown =>
    this.OR([
      { ALT: () => this.word('low_priority') },
      { ALT: () => this.word('high_priority') },
      { ALT: () => this.word('delayed') },
      { ALT: () => this.word('quick') },
    ]),
  )
}

function columnOf({ parts, at }: Ast.QualifiedName): Ast.ColumnPath {
  return { kind: 'column', parts, at }
}
