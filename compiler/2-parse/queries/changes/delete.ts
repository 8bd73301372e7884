import type * as Ast from '../../ast.ts'
import { type DeleteBody, EngineDeletes } from './engine-delete.ts'

export abstract class Deletes extends EngineDeletes {
  /** DELETE (deleteFrom | deleteModifier* engineDelete) */
  protected readonly delete = this.rule(
    'delete',
    (withClause: Ast.With | undefined, start: number): Ast.Delete => {
      this.word('delete')
      const hints = this.ACTION(() => this.hints())
      const modifiers: string[] = []
      if (this.has('priorities')) this.MANY(() => modifiers.push(this.sub(this.deleteModifier)))
      const body = this.has('multi-table') ? this.sub(this.engineDelete) : this.sub(this.deleteFrom)
      const at = this.from(start)
      return {
        kind: 'delete',
        hints,
        modifiers,
        with: withClause,
        ...body,
        at,
      }
    },
  )

  /** LOW_PRIORITY | QUICK | IGNORE, as often as one likes */
  private readonly deleteModifier = this.rule('deleteModifier', (): string =>
    this.OR(this.wordOf('low_priority', 'quick', 'ignore')),
  )

  /** FROM target [USING fromItem (',' fromItem)*] [WHERE ...] [RETURNING ...] [ORDER BY ...] [LIMIT ...] */
  private readonly deleteFrom = this.rule('deleteFrom', (): DeleteBody => {
    this.word('from')
    const targets = [this.sub(this.changeTarget)]
    const from = this.has('delete-using')
      ? this.OPTION(() => {
          this.word('using')
          return this.sub(this.fromList)
        })
      : []
    return { targets, from: from ?? [], ...this.sub(this.changeTail) }
  })
}
