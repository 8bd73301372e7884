import type * as Ast from '../../ast.ts'
import { noLimit } from '../../no-limit.ts'
import { nothingReturned, type Returning } from './assignment.ts'
import { Inserts } from './insert.ts'

export abstract class Updates extends Inserts {
  /**
   * UPDATE [OR resolution] target [, ...] SET assignment (',' assignment)* [FROM ...] [WHERE ...]
   * [RETURNING ...] [ORDER BY ...] [LIMIT ...]
   */
  protected readonly update = this.rule(
    'update',
    (withClause: Ast.With | undefined, start: number): Ast.Update => {
      this.word('update')
      const hints = this.ACTION(() => this.hints())
      const modifiers: string[] = []
      const resolution = this.has('or-action')
        ? this.OPTION(() => this.sub(this.orAction))
        : undefined
      if (this.has('priorities')) {
        if (this.flag(2, 'low_priority')) modifiers.push('low_priority')
        if (this.flag(3, 'ignore')) modifiers.push('ignore')
      }
      const targets = this.sub(this.updateTargets)
      this.word('set')
      const assignments = this.listOf(1, this.assignment)
      const from = this.has('update-from')
        ? (this.OPTION4(() => this.sub(this.fromClause)) ?? [])
        : []
      const tail: ChangeTail = this.has('multi-table')
        ? { ...this.sub(this.orderedTail), ...nothingReturned }
        : this.sub(this.changeTail)
      const at = this.from(start)
      return {
        kind: 'update',
        hints,
        modifiers,
        with: withClause,
        resolution,
        targets,
        assignments,
        from,
        ...tail,
        at,
      }
    },
  )

  /** changeTarget | fromList | portionTarget */
  private readonly updateTargets = this.rule('updateTargets', (): readonly Ast.FromItem[] => {
    if (!this.has('multi-table')) return [this.sub(this.changeTarget)]
    if (!this.has('system-versioning')) return this.sub(this.fromList)
    return this.OR<readonly Ast.FromItem[]>([
      {
        GATE: () => this.portionAhead(),
        ALT: () => [this.subWith(this.portionTarget, true)],
        IGNORE_AMBIGUITIES: true,
      },
      { ALT: () => this.sub(this.fromList) },
    ])
  })

  /** [WHERE (expression | CURRENT OF name)] [RETURNING ...] [ORDER BY ...] [LIMIT ...] */
  protected readonly changeTail = this.rule('changeTail', (): ChangeTail => {
    const condition = this.OPTION(() => this.sub(this.changeWhere)) ?? everyRow
    const returned = this.has('returning')
      ? (this.OPTION2(() => this.sub(this.returning)) ?? nothingReturned)
      : nothingReturned
    if (!this.has('ordered-changes'))
      return { ...condition, ...returned, orderBy: [], limit: undefined }
    const orderBy = this.OPTION3(() => this.sub(this.orderBy)) ?? []
    const limit = this.OPTION4(() => this.sub(this.changeLimit))
    return { ...condition, ...returned, orderBy, limit }
  })

  /** [WHERE ...] [ORDER BY ...] [LIMIT ...] */
  protected readonly orderedTail = this.rule(
    'orderedTail',
    (): Omit<ChangeTail, keyof Returning> => {
      const where = this.OPTION(() => this.sub(this.whereClause))
      const orderBy = this.OPTION2(() => this.sub(this.orderBy)) ?? []
      const limit = this.OPTION3(() => this.sub(this.changeLimit))
      return { where, currentOf: undefined, orderBy, limit }
    },
  )

  /** WHERE (expression | CURRENT OF name) */
  private readonly changeWhere = this.rule('changeWhere', (): Condition => {
    this.word('where')
    return this.OR<Condition>([
      {
        GATE: () => this.has('cursors') && this.ahead('of', 2),
        ALT: () => {
          this.wordsInRow('current', 'of')
          return { where: undefined, currentOf: this.sub(this.name) }
        },
        IGNORE_AMBIGUITIES: true,
      },
      { ALT: () => ({ where: this.sub(this.expression), currentOf: undefined }) },
    ])
  })

  /** LIMIT expression */
  private readonly changeLimit = this.rule('changeLimit', (): Ast.Limit => {
    const start = this.start()
    if (this.has('single-limit')) return this.sub(this.singleLimit)
    this.word('limit')
    const count = this.sub(this.limitValue)
    return { ...noLimit, count, at: this.from(start) }
  })
}

type Condition = Pick<Ast.Update, 'where' | 'currentOf'>
export type ChangeTail = Condition & Returning & Pick<Ast.Update, 'orderBy' | 'limit'>

const everyRow: Condition = { where: undefined, currentOf: undefined }
