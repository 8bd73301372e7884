import type { ParserMethod } from 'chevrotain'
import type * as Ast from '../ast.ts'
import { Ordering } from './order-by.ts'

type Bound = Pick<Ast.FrameBound, 'kind' | 'offset'>

/** Windows: what stands behind OVER and in WINDOW. */
export abstract class Windows extends Ordering {
  protected abstract readonly interval: ParserMethod<[], Ast.Interval>

  /** OVER (name | '(' window ')') */
  protected readonly over = this.rule('over', (): Ast.Window | Ast.Name => {
    this.word('over')
    return this.OR<Ast.Window | Ast.Name>([
      { ALT: () => this.sub(this.window) },
      { ALT: () => this.sub(this.name) },
    ])
  })

  /** '(' [name] [PARTITION BY ...] [ORDER BY ...] [frame] ')' */
  protected readonly window = this.rule('window', (): Ast.Window => {
    const start = this.start()
    this.sign(this.signs.open)
    const base = this.OPTION({
      GATE: () =>
        !['partition', 'rows', 'range', 'groups'].includes(this.LA(1).image.toLowerCase()),
      DEF: () => this.sub(this.name),
    })
    const partitionBy =
      this.OPTION2(() => {
        this.wordsInRow('partition', 'by')
        return this.listOf(1, this.expression)
      }) ?? []
    const orderBy = this.OPTION3(() => this.sub(this.orderBy)) ?? []
    const frame = this.OPTION4(() => this.sub(this.frame))
    this.sign(this.signs.close)
    return { kind: 'window', base, partitionBy, orderBy, frame, at: this.from(start) }
  })

  /** (ROWS | RANGE | GROUPS) (bound | BETWEEN bound AND bound) [EXCLUDE ...] */
  private readonly frame = this.rule('frame', (): Ast.Frame => {
    const startAt = this.start()
    const unit = this.OR<Ast.Frame['unit']>([
      { ALT: () => this.word('rows') && 'rows' },
      { ALT: () => this.word('range') && 'range' },
      ...this.alternatives<Ast.Frame['unit']>(
        'group-frames',
        () => this.word('groups') && 'groups',
      ),
    ])
    let start: Ast.FrameBound | undefined
    let end: Ast.FrameBound | undefined
    let between = false
    this.OR2([
      this.preferred(() => {
        this.word('between')
        between = true
        start = this.sub(this.frameBound)
        this.word('and')
        end = this.sub(this.frameBound)
      }),
      {
        ALT: () => {
          start = this.sub(this.frameBound)
        },
      },
    ])
    this.ACTION(() => this.checkStart(start, between))
    if (this.has('ordered-frames')) this.ACTION(() => this.checkFrame(start, end))
    const exclude = this.OPTION(() => this.sub(this.exclude))
    const at = this.from(startAt)
    const current: Ast.FrameBound = { kind: 'current-row', offset: undefined, at }
    return { unit, between, start: start ?? current, end: end ?? current, exclude, at }
  })

  /** In MySQL a frame that ends with the current row starts before it. */
  private checkStart(start: Ast.FrameBound | undefined, between: boolean): void {
    const engine = this.has('counted-frames') || this.has('literal-frames')
    if (between || !engine || !start?.kind.includes('following')) return
    this.refuseToken(this.LA(0), 'PRECEDING')
  }

  /** A frame may not end before it starts (gram.y, frame_extent). */
  private checkFrame(start: Ast.FrameBound | undefined, end: Ast.FrameBound | undefined): void {
    const [first, last] = [start?.kind ?? 'current-row', end?.kind ?? 'current-row']
    if (start && first === 'unbounded-following')
      this.refuseAt(start.at.start, 'UNBOUNDED PRECEDING')
    if (end && last === 'unbounded-preceding') this.refuseAt(end.at.start, 'UNBOUNDED FOLLOWING')
    const backward =
      (first === 'current-row' && last === 'preceding') ||
      (first === 'following' && (last === 'preceding' || last === 'current-row'))
    const wrong = end ?? start
    if (backward && wrong) this.refuseAt(wrong.at.start, 'FOLLOWING')
  }

  /** UNBOUNDED (PRECEDING | FOLLOWING) | CURRENT ROW | expression (PRECEDING | FOLLOWING) */
  private readonly frameBound = this.rule('frameBound', (): Ast.FrameBound => {
    const start = this.start()
    const { kind, offset } = this.OR<Bound>([
      {
        // `unbounded(1) PRECEDING`, `unbounded.x PRECEDING`
        GATE: () => this.ahead('preceding', 2) || this.ahead('following', 2),
        ...this.preferred((): Bound => {
          this.word('unbounded')
          return { kind: `unbounded-${this.sub(this.boundSide)}`, offset: undefined }
        }),
      },
      this.preferred((): Bound => {
        this.wordsInRow('current', 'row')
        return { kind: 'current-row', offset: undefined }
      }),
      {
        ALT: () => {
          const distance = this.sub(this.frameOffset)
          return { kind: this.sub(this.boundSide), offset: distance }
        },
      },
    ])
    return { kind, offset, at: this.from(start) }
  })

  /** expression; in MySQL number | parameter | interval, in MariaDB constant */
  private readonly frameOffset = this.rule('frameOffset', (): Ast.Expression => {
    if (this.has('literal-frames')) return this.sub(this.constant)
    if (!this.has('counted-frames')) return this.sub(this.expression)
    return this.OR<Ast.Expression>([
      { GATE: () => this.aheadSign(this.signs.number), ALT: () => this.sub(this.literal) },
      { ALT: () => this.sub(this.parameter) },
      { ALT: () => this.sub(this.interval) },
    ])
  })

  private readonly boundSide = this.rule('boundSide', (): 'preceding' | 'following' =>
    this.OR<'preceding' | 'following'>([
      { ALT: () => this.word('preceding') && 'preceding' },
      { ALT: () => this.word('following') && 'following' },
    ]),
  )

  /** EXCLUDE (NO OTHERS | CURRENT ROW | GROUP | TIES) */
  private readonly exclude = this.rule('exclude', (): FrameExclusion => {
    this.word('exclude')
    return this.OR<FrameExclusion>([
      {
        ALT: () => {
          this.wordsInRow('no', 'others')
          return 'no-others'
        },
      },
      {
        ALT: () => {
          this.wordsInRow('current', 'row')
          return 'current-row'
        },
      },
      { ALT: () => this.word('group') && 'group' },
      { ALT: () => this.word('ties') && 'ties' },
    ])
  })
}

type FrameExclusion = NonNullable<Ast.Frame['exclude']>
