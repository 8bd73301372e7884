import type * as Ast from '../../ast.ts'
import type { Word } from '../../words/words.ts'
import { Indexes } from '../index-column.ts'

/** What INSERT, UPDATE and DELETE share. */
export abstract class Assignments extends Indexes {
  /** target '=' value; but for MySQL also '(' target (',' target)* ')' '=' (row | query) */
  protected readonly assignment = this.rule('assignment', (): Ast.Assignment => {
    const start = this.start()
    let grouped = false
    const targets = this.OR<Ast.AssignmentTarget[]>([
      { ALT: () => [this.sub(this.assignmentTarget)] },
      ...this.alternatives('grouped-assignments', () => {
        grouped = true
        return this.listInParentheses(1, this.assignmentTarget)
      }),
    ])
    this.OR2([
      { ALT: () => this.sign(this.signs.equals) },
      ...this.alternatives('insert-set', () => this.sign(this.signs.assign)),
    ])
    const value = this.sub(this.insertValue)
    return { grouped, targets, value, at: this.from(start) }
  })

  /** qualifiedName subscript* */
  private readonly assignmentTarget = this.rule('assignmentTarget', (): Ast.AssignmentTarget => {
    const start = this.start()
    const name = this.sub(this.targetName)
    const path = this.has('arrays') ? this.subWith(this.targetPath, name, start) : []
    return { name, path, at: this.from(start) }
  })

  /** ('[' subscript ']' | '.' name)* */
  protected readonly targetPath = this.rule(
    'targetPath',
    (name: Ast.QualifiedName, start: number): (Ast.Subscript | Ast.FieldAccess)[] => {
      const path: (Ast.Subscript | Ast.FieldAccess)[] = []
      const operand = this.ACTION((): Ast.Expression => columnOf(name))
      this.MANY({
        GATE: () => !endsWithStar(path),
        DEF: () =>
          path.push(
            this.OR<Ast.Subscript | Ast.FieldAccess>([
              { ALT: () => this.subWith(this.subscript, operand, start) },
              { ALT: () => this.subWith(this.fieldOf, operand, start) },
            ]),
          ),
      })
      return path
    },
  )

  /** qualifiedName; in SQLite a name alone */
  protected readonly targetName = this.rule('targetName', (): Ast.QualifiedName => {
    const start = this.start()
    const parts = [this.sub(this.name)]
    // `a.*` is a path: gram.y, set_target.
    this.MANY({
      GATE: () => this.mayGoOn(parts.length) && !this.aheadSign(this.signs.star, 2),
      DEF: () => parts.push(this.sub(this.member)),
    })
    return { parts, at: this.from(start) }
  })

  private mayGoOn(length: number): boolean {
    const { most, readsMore } = this.grammar.relationParts
    return this.has('qualified-targets') && (readsMore || length <= most)
  }

  /** DEFAULT | expression; where DEFAULT is an operand, it is an expression; SQLite has none. MariaDB has IGNORE. */
  protected readonly insertValue = this.oneOf<Ast.InsertValue>('insertValue', () => [
    ...this.defaultAlone(),
    ...this.alternatives<Ast.InsertValue>('ignored-values', () => this.sub(this.ignoredValue)),
    { ALT: () => this.sub(this.expression) },
  ])

  private defaultAlone() {
    if (!this.has('value-defaults')) return []
    return [
      {
        GATE: () => this.LA(2).image !== '(',
        ALT: () => this.sub(this.defaultValue),
        IGNORE_AMBIGUITIES: true,
      },
    ]
  }

  /** RETURNING [WITH '(' (OLD | NEW) AS name, ... ')'] selectItem (',' selectItem)* */
  protected readonly returning = this.rule('returning', (): Returning => {
    this.word('returning')
    const returningNames = this.has('returning-names')
      ? (this.OPTION(() => this.sub(this.returningWith)) ?? [])
      : []
    return { returning: this.sub(this.selectItems), returningNames }
  })

  private readonly returningWith = this.rule('returningWith', (): Ast.ReturningName[] => {
    this.word('with')
    return this.listInParentheses(1, this.returningName)
  })

  /** (OLD | NEW) AS name */
  private readonly returningName = this.rule('returningName', (): Ast.ReturningName => {
    const start = this.start()
    const row = this.OR<'old' | 'new'>([
      { ALT: () => this.word('old') && 'old' },
      { ALT: () => this.word('new') && 'new' },
    ])
    this.word('as')
    return { row, name: this.sub(this.name), at: this.from(start) }
  })

  /** OR resolution */
  protected readonly orAction = this.rule('orAction', (): Ast.ConflictResolution => {
    this.word('or')
    return this.sub(this.conflictResolution)
  })

  /** ROLLBACK | ABORT | FAIL | IGNORE | REPLACE */
  protected readonly conflictResolution = this.rule(
    'conflictResolution',
    (): Ast.ConflictResolution =>
      this.OR<Ast.ConflictResolution>([
        { ALT: () => this.word('rollback') && 'rollback' },
        { ALT: () => this.word('abort') && 'abort' },
        { ALT: () => this.word('fail') && 'fail' },
        { ALT: () => this.word('ignore') && 'ignore' },
        { ALT: () => this.word('replace') && 'replace' },
      ]),
  )

  /** One of the words, in lower case. */
  protected wordOf(...words: readonly Word[]): { ALT: () => string }[] {
    return words.map((word) => ({ ALT: () => this.word(word).image.toLowerCase() }))
  }
}

function columnOf({ parts, at }: Ast.QualifiedName): Ast.ColumnPath {
  return { kind: 'column', parts, star: false, at }
}

export type Returning = Pick<Ast.Update, 'returning' | 'returningNames'>

export const nothingReturned: Returning = { returning: [], returningNames: [] }

/** Nothing follows the star (gram.y, check_indirection). */
function endsWithStar(path: readonly (Ast.Subscript | Ast.FieldAccess)[]): boolean {
  const last = path.at(-1)
  return last?.kind === 'field' && last.field.text === '*' && !last.field.quoted
}
