import type * as Ast from '../ast.ts'
import { plainTable } from '../whole-table.ts'
import { Updates } from './update.ts'

export abstract class Deletes extends Updates {
  /**
   * DELETE FROM target [USING ...] [WHERE ...] [RETURNING ...] [ORDER BY ...] [LIMIT ...], and MySQL's
   * DELETE target (',' target)* FROM ... [WHERE ...]
   */
  protected readonly delete = this.rule(
    'delete',
    (withClause: Ast.With | undefined, start: number): Ast.Delete => {
      this.word('delete')
      const hints = this.ACTION(() => this.hints())
      const modifiers: string[] = []
      if (this.has('priorities')) this.MANY(() => modifiers.push(this.sub(this.deleteModifier)))
      const { targets, from } = this.OR<Pick<Ast.Delete, 'targets' | 'from'>>([
        { ALT: () => this.sub(this.deleteFrom) },
        ...this.alternatives('multi-table', () => this.sub(this.deleteSeveral)),
      ])
      const tail = this.sub(this.changeTail)
      const at = this.from(start)
      return {
        kind: 'delete',
        hints,
        modifiers,
        with: withClause,
        targets,
        from,
        ...tail,
        at,
      }
    },
  )

  /** LOW_PRIORITY | QUICK | IGNORE, as often as one likes */
  private readonly deleteModifier = this.rule('deleteModifier', (): string =>
    this.OR(this.wordOf('low_priority', 'quick', 'ignore')),
  )

  /** FROM target (',' target)* [USING fromItem (',' fromItem)*] */
  private readonly deleteFrom = this.rule(
    'deleteFrom',
    (): Pick<Ast.Delete, 'targets' | 'from'> => {
      this.word('from')
      const targets = this.has('multi-table')
        ? this.sub(this.deletedTables)
        : [this.sub(this.changeTarget)]
      if (!this.has('delete-using')) return { targets, from: [] }
      const from = this.OPTION(() => {
        this.word('using')
        return this.sub(this.fromList)
      })
      return { targets, from: from ?? [] }
    },
  )

  /** portionTarget | deleteTarget (',' deleteTarget)* */
  private readonly deletedTables = this.rule('deletedTables', (): readonly Ast.TableRef[] => {
    if (!this.has('system-versioning')) return this.listOf(1, this.deleteTarget)
    return this.OR<readonly Ast.TableRef[]>([
      {
        GATE: () => this.portionAhead(),
        ALT: () => [this.sub(this.portionTarget, false)],
        IGNORE_AMBIGUITIES: true,
      },
      { ALT: () => this.listOf(1, this.deleteTarget) },
    ])
  })

  /** target (',' target)* FROM fromItem (',' fromItem)* */
  private readonly deleteSeveral = this.rule(
    'deleteSeveral',
    (): Pick<Ast.Delete, 'targets' | 'from'> => {
      const targets = this.listOf(1, this.deleteTarget)
      return { targets, from: this.sub(this.fromClause) }
    },
  )

  /** name ['.' '*'] | tableReference */
  private readonly deleteTarget = this.rule('deleteTarget', (): Ast.TableRef =>
    this.OR<Ast.TableRef>([
      { GATE: () => this.starBehindName(), ALT: () => this.sub(this.starredTarget) },
      { ALT: () => this.sub(this.tableReference) },
    ]),
  )

  private starBehindName(): boolean {
    let nth = 2
    while (this.aheadSign(this.signs.point, nth)) {
      if (this.aheadSign(this.signs.star, nth + 1)) return true
      nth += 2
    }
    return false
  }

  /** name ('.' member)* '.' '*' */
  private readonly starredTarget = this.rule('starredTarget', (): Ast.TableRef => {
    const start = this.start()
    const parts = [this.sub(this.name)]
    this.MANY({
      GATE: () => !this.aheadSign(this.signs.star, 2),
      DEF: () => parts.push(this.sub(this.member)),
    })
    this.sign(this.signs.point)
    this.sign(this.signs.star)
    const at = this.from(start)
    return { ...plainTable({ parts, at }), at }
  })
}
