import type * as Ast from '../ast.ts'
import { Inserts } from './insert.ts'

export abstract class Updates extends Inserts {
  /**
   * UPDATE [OR action] target [, ...] SET assignment (',' assignment)* [FROM ...] [WHERE ...]
   * [RETURNING ...] [ORDER BY ...] [LIMIT ...]
   */
  protected readonly update = this.rule(
    'update',
    (withClause: Ast.With | undefined, start: number): Ast.Update => {
      this.word('update')
      if (this.has('or-action')) this.OPTION(() => this.sub(this.orAction))
      if (this.has('priorities')) this.OPTION2(() => this.sub(this.priority))
      if (this.has('priorities')) this.flag(3, 'ignore')
      const targets: readonly Ast.FromItem[] = this.has('multi-table')
        ? this.sub(this.fromList)
        : [this.sub(this.tableReference)]
      this.word('set')
      const assignments = this.listOf(1, this.assignment)
      const from = this.has('update-from')
        ? (this.OPTION4(() => this.sub(this.fromClause)) ?? [])
        : []
      const { where, orderBy, limit, returning } = this.sub(this.changeTail)
      const at = this.from(start)
      return {
        kind: 'update',
        with: withClause,
        targets,
        assignments,
        from,
        where,
        orderBy,
        limit,
        returning,
        at,
      }
    },
  )

  /** [WHERE (expression | CURRENT OF name)] [RETURNING ...] [ORDER BY ...] [LIMIT ...] */
  protected readonly changeTail = this.rule('changeTail', (): ChangeTail => {
    const where = this.OPTION(() => this.sub(this.changeWhere))
    const returning = this.has('returning')
      ? (this.OPTION2(() => this.sub(this.returning)) ?? [])
      : []
    if (!this.has('ordered-changes')) return { where, returning, orderBy: [], limit: undefined }
    const orderBy = this.OPTION3(() => this.sub(this.orderBy)) ?? []
    const limit = this.OPTION4(() => this.sub(this.changeLimit))
    return { where, returning, orderBy, limit }
  })

  private readonly changeWhere = this.rule('changeWhere', (): Ast.Expression => {
    this.word('where')
    return this.sub(this.expression)
  })

  /** LIMIT expression */
  private readonly changeLimit = this.rule('changeLimit', (): Ast.Limit => {
    const start = this.start()
    this.word('limit')
    const count = this.sub(this.expression)
    return { count, offset: undefined, withTies: false, at: this.from(start) }
  })
}

type ChangeTail = Pick<Ast.Update, 'where' | 'returning' | 'orderBy' | 'limit'>
