import type * as Ast from '../../ast.ts'
import { plainTable } from '../../whole-table.ts'
import { nothingReturned, type Returning } from './assignment.ts'
import { type ChangeTail, Updates } from './update.ts'

export type DeleteBody = Pick<Ast.Delete, 'targets' | 'from'> & ChangeTail

/** DELETE of MySQL (manual 15.2.2) and MariaDB, behind its modifiers. */
export abstract class EngineDeletes extends Updates {
  /** FROM (several | single) | names FROM fromList [WHERE ...] */
  protected readonly engineDelete = this.rule('engineDelete', (): DeleteBody =>
    this.OR<DeleteBody>([
      {
        ALT: () => {
          this.word('from')
          return this.OR2<DeleteBody>([
            {
              GATE: () => this.severalAhead(),
              ALT: () => this.sub(this.deleteUsing),
              IGNORE_AMBIGUITIES: true,
            },
            { ALT: () => this.sub(this.deleteSingle) },
          ])
        },
      },
      {
        ALT: () => {
          const targets = this.listOf(1, this.deletedName)
          this.word('from')
          const from = this.sub(this.fromList)
          return { targets, from, ...this.sub(this.conditionAlone) }
        },
      },
    ]),
  )

  /** deletedName (',' deletedName)* USING fromList [WHERE ...] */
  private readonly deleteUsing = this.rule('deleteUsing', (): DeleteBody => {
    const targets = this.listOf(1, this.deletedName)
    this.word('using')
    const from = this.sub(this.fromList)
    return { targets, from, ...this.sub(this.conditionAlone) }
  })

  /** portionTarget | plainTable [alias] [PARTITION ...]; [WHERE ...] [ORDER BY ...] [LIMIT ...] [RETURNING ...] */
  private readonly deleteSingle = this.rule('deleteSingle', (): DeleteBody => {
    const target = this.sub(this.singleTarget)
    const tail = this.sub(this.orderedTail)
    const returned: Returning = this.has('returning')
      ? (this.OPTION(() => this.sub(this.returning)) ?? nothingReturned)
      : nothingReturned
    return { targets: [target], from: [], ...tail, ...returned }
  })

  private readonly singleTarget = this.rule('singleTarget', (): Ast.TableRef =>
    this.OR<Ast.TableRef>([
      ...(this.has('system-versioning')
        ? [
            {
              GATE: () => this.portionAhead(),
              ALT: () => this.subWith(this.portionTarget, false),
              IGNORE_AMBIGUITIES: true,
            },
          ]
        : []),
      { ALT: () => this.sub(this.partitionedTarget) },
    ]),
  )

  private readonly partitionedTarget = this.rule('partitionedTarget', (): Ast.TableRef => {
    const start = this.start()
    const table = this.sub(this.plainTable)
    const alias = this.has('aliased-deletes')
      ? this.OPTION(() => this.sub(this.nameAlias))
      : undefined
    const partitions = this.OPTION2(() => this.sub(this.partitionChoice)) ?? []
    return { ...table, alias, partitions, at: this.from(start) }
  })

  /** [WHERE ...] */
  private readonly conditionAlone = this.rule('conditionAlone', (): ChangeTail => {
    const where = this.OPTION(() => this.sub(this.whereClause))
    return { where, currentOf: undefined, ...nothingReturned, orderBy: [], limit: undefined }
  })

  /** Whether a list of names is followed by USING: one with a star or a comma behind it is such a list. */
  private severalAhead(): boolean {
    let nth = 2
    while (this.aheadSign(this.signs.point, nth)) {
      if (this.aheadSign(this.signs.star, nth + 1)) return true
      nth += 2
    }
    return this.aheadSign(this.signs.comma, nth) || this.ahead('using', nth)
  }

  /** name ('.' member)* ['.' '*'] */
  private readonly deletedName = this.rule('deletedName', (): Ast.TableRef => {
    const start = this.start()
    const parts = [this.sub(this.name)]
    this.MANY({
      GATE: () => parts.length < 2 && !this.aheadSign(this.signs.star, 2),
      DEF: () => parts.push(this.sub(this.member)),
    })
    this.OPTION(() => {
      this.sign(this.signs.point)
      this.sign(this.signs.star)
    })
    const at = this.from(start)
    return { ...plainTable({ parts, at }), at }
  })
}
