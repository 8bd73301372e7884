import type * as Ast from '../../ast.ts'
import { noLimit } from '../../no-limit.ts'
import { IntoClauses } from './into.ts'

export type Tail = Pick<Ast.Query, 'orderBy' | 'limit' | 'locking' | 'into' | 'procedure'>

/** What stands behind a query of MySQL and MariaDB: every clause at its place. */
export abstract class EngineTails extends IntoClauses {
  /** [ORDER BY ...] [limit] [PROCEDURE ...] [INTO ...] lock* [INTO ...] */
  protected readonly engineTail = this.rule('engineTail', (): Tail => {
    const orderBy = this.OPTION(() => this.sub(this.orderBy)) ?? []
    const limit = this.OPTION2(() => this.sub(this.engineLimit))
    const procedure = this.has('analysing-procedures')
      ? this.OPTION3(() => this.sub(this.analysis))
      : undefined
    const intoHere = () => !procedure && this.has('into-targets')
    const before = this.OPTION4({ GATE: intoHere, DEF: () => this.sub(this.intoTargets) })
    const locking: Ast.Locking[] = []
    this.MANY({
      GATE: () => locking.length === 0 || this.has('several-locks'),
      DEF: () => locking.push(this.sub(this.lock)),
    })
    const mayFollow = () => intoHere() && before === undefined && locking.length > 0
    const behind = this.OPTION5({ GATE: mayFollow, DEF: () => this.sub(this.intoTargets) })
    return { orderBy, limit, procedure, locking, into: before ?? behind }
  })

  /** LIMIT ... | OFFSET ... | FETCH ... */
  private readonly engineLimit = this.rule('engineLimit', (): Ast.Limit => {
    const start = this.start()
    const parts = this.OR<Partial<Ast.Limit>>([
      { ALT: () => this.sub(this.engineLimitWords) },
      ...this.alternatives<Partial<Ast.Limit>>(
        'fetch',
        () => this.sub(this.offsetRows),
        () => this.sub(this.fetchRows),
      ),
    ])
    return { ...noLimit, ...parts, at: this.from(start) }
  })

  /** LIMIT [limitValue [(',' | OFFSET) limitValue]] [ROWS EXAMINED limitValue]: not nothing */
  private readonly engineLimitWords = this.rule('engineLimitWords', (): Partial<Ast.Limit> => {
    this.word('limit')
    if (!this.has('rows-examined')) return this.sub(this.limitCounts)
    const counts =
      this.OPTION({
        GATE: () => !this.ahead('rows'),
        DEF: () => this.sub(this.limitCounts),
      }) ?? {}
    const examined = this.OPTION2({
      GATE: () => counts.count === undefined || this.ahead('rows'),
      DEF: () => {
        this.wordsInRow('rows', 'examined')
        return this.sub(this.limitValue)
      },
    })
    this.ACTION(() => {
      if (!counts.count && !examined) this.refuseToken(this.LA(1), 'a whole number')
    })
    return { ...counts, examined }
  })

  /** limitValue [(',' | OFFSET) limitValue] */
  protected readonly limitCounts = this.rule('limitCounts', (): Partial<Ast.Limit> => {
    const first = this.sub(this.limitValue)
    let limit: Partial<Ast.Limit> = { count: first }
    this.OPTION(() =>
      this.OR([
        {
          ALT: () => {
            this.sign(this.signs.comma)
            limit = { offset: first, count: this.sub(this.limitValue) }
          },
        },
        {
          ALT: () => {
            this.word('offset')
            limit = { count: first, offset: this.sub(this.limitValue) }
          },
        },
      ]),
    )
    return limit
  })

  /** digits | parameter | the name of a variable */
  protected readonly limitValue = this.rule('limitValue', (): Ast.Expression => {
    this.ACTION(() => {
      if (this.aheadSign(this.signs.number) && !/^\d+$/.test(this.LA(1).image))
        this.refuseToken(this.LA(1), 'a whole number')
    })
    return this.OR<Ast.Expression>([
      { GATE: () => this.aheadSign(this.signs.number), ALT: () => this.sub(this.literal) },
      { ALT: () => this.sub(this.parameter) },
      {
        // sqlc.arg(n)
        GATE: () => this.LA(1).image === 'sqlc',
        ALT: () => this.sub(this.call),
        IGNORE_AMBIGUITIES: true,
      },
      { ALT: () => this.sub(this.variableName) },
    ])
  })

  private readonly variableName = this.rule('variableName', (): Ast.ColumnPath => {
    const start = this.start()
    const parts = [this.sub(this.name)]
    if (this.has('row-variables')) this.OPTION(() => parts.push(this.sub(this.member)))
    return { kind: 'column', parts, star: false, at: this.from(start) }
  })

  /** OFFSET limitValue (ROW | ROWS) [fetchRows] */
  private readonly offsetRows = this.rule('offsetRows', (): Partial<Ast.Limit> => {
    this.word('offset')
    const offset = this.sub(this.limitValue)
    this.sub(this.rowWord)
    return { offset, ...this.OPTION(() => this.sub(this.fetchRows)) }
  })

  /** FETCH (FIRST | NEXT) [limitValue] (ROW | ROWS) (ONLY | WITH TIES) */
  private readonly fetchRows = this.rule('fetchRows', (): Partial<Ast.Limit> => {
    const start = this.start()
    this.word('fetch')
    this.OR([{ ALT: () => this.word('first') }, { ALT: () => this.word('next') }])
    const given = this.OPTION({
      GATE: () => !this.ahead('row') && !this.ahead('rows'),
      DEF: () => this.sub(this.limitValue),
    })
    this.sub(this.rowWord)
    const withTies = this.sub(this.ties)
    const at = this.from(start)
    return this.ACTION(() => ({ count: given ?? this.oneLiteral(at), withTies }))
  })

  /** PROCEDURE name '(' [expression (',' expression)*] ')': ANALYSE(10, 2000) */
  private readonly analysis = this.rule('analysis', (): Ast.Call => {
    const start = this.start()
    this.word('procedure')
    const name = this.sub(this.name)
    this.sign(this.signs.anyOpen)
    const given = this.OPTION(() => this.listOf(1, this.expression)) ?? []
    this.sign(this.signs.close)
    const at = this.from(start)
    return this.ACTION(() => this.callNamed({ parts: [name], at: name.at }, given, at))
  })

  /** (FOR (UPDATE | SHARE) [OF names] | LOCK IN SHARE MODE) [NOWAIT | SKIP LOCKED | WAIT number] */
  private readonly lock = this.rule('lock', (): Ast.Locking => {
    const start = this.start()
    const { strength, of } = this.OR<Pick<Ast.Locking, 'strength' | 'of'>>([
      {
        ALT: () => {
          this.word('for')
          return this.sub(this.lockedRows)
        },
      },
      {
        ALT: () => {
          this.wordsInRow('lock', 'in', 'share', 'mode')
          return { strength: 'share', of: [] }
        },
      },
    ])
    const modern = this.has('several-locks')
    const wait =
      this.OPTION({
        GATE: () => !modern || this.LA(0).image.toLowerCase() !== 'mode',
        DEF: () => this.sub(this.engineLockWait),
      }) ?? 'wait'
    return { strength, of, wait, at: this.from(start) }
  })

  /** UPDATE | SHARE, and of which tables where there may be several locks */
  private readonly lockedRows = this.rule(
    'lockedRows',
    (): Pick<Ast.Locking, 'strength' | 'of'> => {
      if (!this.has('several-locks')) {
        this.word('update')
        return { strength: 'update', of: [] }
      }
      const strength = this.OR<Ast.Locking['strength']>([
        { ALT: () => this.word('update') && 'update' },
        { ALT: () => this.word('share') && 'share' },
      ])
      const of = this.OPTION(() => {
        this.word('of')
        return this.listOf(1, this.qualifiedName)
      })
      return { strength, of: of ?? [] }
    },
  )

  /** NOWAIT | SKIP LOCKED | WAIT number */
  private readonly engineLockWait = this.rule('engineLockWait', (): Ast.Locking['wait'] =>
    this.OR<Ast.Locking['wait']>([
      { ALT: () => this.sub(this.lockWait) },
      ...this.alternatives<Ast.Locking['wait']>('lock-timeouts', () => {
        this.word('wait')
        return { seconds: this.sign(this.signs.number).image }
      }),
    ]),
  )
}
