import type * as Ast from '../ast.ts'
import { noLimit } from '../no-limit.ts'
import { Refusal } from '../runner/refusal.ts'
import { Withs } from './with.ts'

/** What stands behind a query: LIMIT, OFFSET, FETCH and locking. */
export abstract class Limits extends Withs {
  /** LIMIT ... | OFFSET ... | FETCH ... */
  protected readonly limitClause = this.oneOf<Partial<Ast.Limit>>('limitClause', () => [
    { ALT: () => this.sub(this.limit) },
    { ALT: () => this.sub(this.offset) },
    ...this.alternatives('fetch', () => this.sub(this.fetch)),
  ])

  /** LIMIT (ALL | expression) */
  private readonly limit = this.rule('limit', (): Partial<Ast.Limit> => {
    this.word('limit')
    const first = this.OR<Ast.Expression | undefined>([
      {
        ALT: () => {
          this.word('all')
          return undefined
        },
      },
      { ALT: () => this.sub(this.expression) },
    ])
    return this.ACTION(() => ({ all: !first, count: first }))
  })

  /** LIMIT expression [(OFFSET | ',') expression] */
  protected readonly singleLimit = this.rule('singleLimit', (): Ast.Limit => {
    const start = this.start()
    this.word('limit')
    const first = this.sub(this.expression)
    let count = first
    let offset: Ast.Expression | undefined
    this.OPTION(() =>
      this.OR([
        {
          ALT: () => {
            this.word('offset')
            offset = this.sub(this.expression)
          },
        },
        {
          ALT: () => {
            this.sign(this.signs.comma)
            offset = first
            count = this.sub(this.expression)
          },
        },
      ]),
    )
    return { ...noLimit, count, offset, at: this.from(start) }
  })

  /** OFFSET (expression | fetchedCount (ROW | ROWS)) */
  private readonly offset = this.rule('offset', (): Partial<Ast.Limit> => {
    this.word('offset')
    const { place } = this
    const offset = this.sub(this.expression)
    this.ACTION(() => {
      if (this.ahead('row') || this.ahead('rows')) this.checkFetchedCount(place)
    })
    this.OPTION(() => this.sub(this.rowWord))
    return { offset }
  })

  /** FETCH (FIRST | NEXT) [operand] (ROW | ROWS) (ONLY | WITH TIES) */
  private readonly fetch = this.rule('fetch', (): Partial<Ast.Limit> => {
    const start = this.start()
    this.word('fetch')
    this.OR([{ ALT: () => this.word('first') }, { ALT: () => this.word('next') }])
    const given = this.OPTION({
      GATE: () => !this.ahead('row') && !this.ahead('rows'),
      DEF: () => this.sub(this.fetchedCount),
    })
    this.sub(this.rowWord)
    const withTies = this.sub(this.ties)
    const at = this.from(start)
    return this.ACTION(() => ({ count: given ?? this.oneLiteral(at), withTies }))
  })

  /** ONLY | WITH TIES */
  protected readonly ties = this.rule('ties', (): boolean =>
    this.OR([
      { ALT: () => !this.word('only') },
      {
        ALT: () => {
          this.wordsInRow('with', 'ties')
          return true
        },
      },
    ]),
  )

  /** ('+' | '-') number | operand but for DEFAULT (gram.y, select_fetch_first_value) */
  private readonly fetchedCount = this.oneOf<Ast.Expression>('fetchedCount', () => [
    { ALT: () => this.sub(this.signedCount) },
    { GATE: () => !this.ahead('default'), ALT: () => this.sub(this.operand) },
  ])

  /** Whether what was read from a place on is one. */
  private checkFetchedCount(place: number): void {
    const outcome = this.attemptAt(place, () => this.sub(this.fetchedCount))
    const isWhole = !(outcome instanceof Refusal) && outcome.end === this.place
    if (!isWhole) this.refuseToken(this.LA(1), 'the end of the query')
  }

  private readonly signedCount = this.rule('signedCount', (): Ast.Expression => {
    const sign = this.sign(this.signs.operator)
    this.ACTION(() => {
      const isSign = sign.image === '+' || sign.image === '-'
      if (!isSign || !this.aheadSign(this.signs.number)) this.refuseToken(this.LA(1), 'a number')
    })
    const operand = this.sub(this.literal)
    const operatorAt = this.spanOf(sign)
    const at = this.from(sign.startOffset)
    const operatorSchema: Ast.Name[] = []
    return { kind: 'unary', operator: sign.image, operatorAt, operatorSchema, operand, at }
  })

  protected readonly rowWord = this.rule('rowWord', (): unknown =>
    this.OR([{ ALT: () => this.word('row') }, { ALT: () => this.word('rows') }]),
  )

  /** FOR (UPDATE | NO KEY UPDATE | SHARE | KEY SHARE) [OF names] [NOWAIT | SKIP LOCKED] */
  protected readonly locking = this.rule('locking', (): Ast.Locking => {
    const start = this.start()
    this.word('for')
    const strength = this.sub(this.lockStrength)
    const of =
      this.OPTION(() => {
        this.word('of')
        return this.listOf(1, this.qualifiedName)
      }) ?? []
    const wait = this.OPTION2(() => this.sub(this.lockWait)) ?? 'wait'
    return { strength, of, wait, at: this.from(start) }
  })

  private readonly lockStrength = this.rule('lockStrength', (): Ast.Locking['strength'] =>
    this.OR<Ast.Locking['strength']>([
      { ALT: () => this.word('update') && 'update' },
      { ALT: () => this.word('share') && 'share' },
      {
        ALT: () => {
          this.wordsInRow('no', 'key', 'update')
          return 'no-key-update'
        },
      },
      {
        ALT: () => {
          this.wordsInRow('key', 'share')
          return 'key-share'
        },
      },
    ]),
  )

  protected readonly lockWait = this.rule('lockWait', (): Ast.Locking['wait'] =>
    this.OR<Ast.Locking['wait']>([
      { ALT: () => this.word('nowait') && 'nowait' },
      {
        ALT: () => {
          this.wordsInRow('skip', 'locked')
          return 'skip-locked'
        },
      },
    ]),
  )
}

export function mergeLimits(
  parts: readonly Partial<Ast.Limit>[],
  at: Ast.Limit['at'],
): Ast.Limit | undefined {
  if (parts.length === 0) return undefined
  const last = <K extends keyof Ast.Limit>(key: K) =>
    parts.findLast((part) => part[key] !== undefined)?.[key]
  return {
    all: last('all') ?? false,
    count: last('count'),
    offset: last('offset'),
    withTies: last('withTies') ?? false,
    examined: undefined,
    at,
  }
}
