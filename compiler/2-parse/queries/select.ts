import type * as Ast from '../ast.ts'
import { MOST_ARMS } from '../nesting.ts'
import { selectAll } from '../whole-table.ts'
import { mergeLimits } from './limit.ts'
import { TableValues } from './values.ts'
import { type OwnClauses, ownClauses } from './own-clauses.ts'
import { earlyFinals, innerFinals, operandTails } from './final-clauses.ts'

/** Queries: WITH, SELECT, VALUES, set operations and what stands behind them. */
export abstract class Queries extends TableValues {
  /** [with] queryTerms, and [ORDER BY ...] [limit | locking]* or the tail of the dialect */
  protected readonly query = this.nestingRule('query', (): Ast.Query => {
    const start = this.start()
    const withClause = this.OPTION(() => this.sub(this.withClause))
    const query = this.subWith(this.queryRest, withClause, start)
    this.ACTION(() => this.checkFinals(innerFinals(query)))
    return query
  })

  /** A query that is a statement, behind its WITH */
  protected readonly wholeQuery = this.rule(
    'wholeQuery',
    (withClause: Ast.With | undefined, start: number): Ast.Query => {
      const query = this.subWith(this.queryRest, withClause, start)
      this.ACTION(() => {
        this.checkFinals(earlyFinals(query))
        const [into] = operandTails(query)
        if (into) this.refuseAt(into.at.start, '")"')
      })
      return query
    },
  )

  /** The same with its WITH, and without INTO */
  protected readonly cursorQuery = this.rule('cursorQuery', (): Ast.Query => {
    const start = this.start()
    const withClause = this.OPTION(() => this.sub(this.withClause))
    const query = this.subWith(this.wholeQuery, withClause, start)
    this.ACTION(() => {
      if (query.into) this.refuseAt(query.into.at.start, 'the end')
    })
    return query
  })

  private checkFinals([misplaced]: ReturnType<typeof innerFinals>): void {
    if (misplaced && this.has('final-clauses')) this.refuseAt(misplaced.at.start, 'the end')
  }

  /** Parentheses around a query are one query with it: no clause twice (gram.y, insertSelectOptions). */
  private checkMerged({
    with: ctes,
    body,
    orderBy,
    limit,
  }: OwnClauses & Pick<Ast.Query, 'body'>): void {
    const inner = ownClauses(body)
    if (ctes && inner.with) this.refuseAt(ctes.at.start, 'one WITH alone')
    const [order] = orderBy
    if (order && inner.orderBy.length > 0) this.refuseAt(order.at.start, 'one ORDER BY alone')
    const { count, offset } = limit ?? {}
    if (offset && inner.limit?.offset) this.refuseAt(offset.at.start, 'one OFFSET alone')
    if (limit && count && inner.limit?.count) this.refuseAt(limit.at.start, 'one LIMIT alone')
  }

  private readonly queryRest = this.rule(
    'queryRest',
    (withClause: Ast.With | undefined, start: number): Ast.Query => {
      const body = this.sub(this.queryTerms)
      if (this.has('single-limit'))
        return this.subWith(this.simpleTail, { with: withClause, body }, start)
      if (this.has('engine-tables')) {
        const tail = this.sub(this.engineTail)
        return { kind: 'query', with: withClause, body, ...tail, at: this.from(start) }
      }
      const orderBy = this.OPTION(() => this.sub(this.orderBy)) ?? []
      const limits: Partial<Ast.Limit>[] = []
      const locking: Ast.Locking[] = []
      const tailStart = this.start()
      let limitEnd = tailStart
      let read = ''
      this.MANY(() => {
        this.ACTION(() => {
          read += this.tailSign()
          if (!tails.test(read)) this.refuseToken(this.LA(1), 'the end of the query')
        })
        this.OR<unknown>([
          {
            ALT: () => {
              limits.push(this.sub(this.limitClause))
              limitEnd = this.from(0).end
            },
          },
          ...this.alternatives<unknown>('locking', () => locking.push(this.sub(this.locking))),
        ])
      })
      const limit = this.ACTION(() => mergeLimits(limits, { start: tailStart, end: limitEnd }))
      this.ACTION(() => this.checkMerged({ with: withClause, body, orderBy, limit }))
      if (limit?.withTies) this.ACTION(() => this.checkTies(orderBy, locking, limit))
      const at = this.from(start)
      const parts = { orderBy, limit, locking, ...noTail }
      return { kind: 'query', with: withClause, body, ...parts, at }
    },
  )

  /** Of the clause that stands next: `c` for LIMIT and FETCH, `o` for OFFSET, `l` for a lock. */
  private tailSign(): string {
    if (this.ahead('offset')) return 'o'
    return this.ahead('for') ? 'l' : 'c'
  }

  /** [ORDER BY ...] [LIMIT expression [(OFFSET | ',') expression]]; nothing behind VALUES */
  private readonly simpleTail = this.rule(
    'simpleTail',
    (head: Pick<Ast.Query, 'with' | 'body'>, start: number): Ast.Query => {
      const afterSelect = () => !endsWithValues(head.body)
      const orderBy = this.OPTION({ GATE: afterSelect, DEF: () => this.sub(this.orderBy) }) ?? []
      const limit = this.OPTION2({ GATE: afterSelect, DEF: () => this.sub(this.singleLimit) })
      const at = this.from(start)
      return { kind: 'query', ...head, orderBy, limit, locking: [], ...noTail, at }
    },
  )

  /** WITH TIES needs an order, and every row that ties (gram.y, insertSelectOptions). */
  private checkTies(
    orderBy: readonly Ast.OrderItem[],
    locking: readonly Ast.Locking[],
    { at }: Ast.Limit,
  ): void {
    const skips = locking.some(({ wait }) => wait === 'skip-locked')
    if (orderBy.length === 0 || skips) this.refuseAt(at.start, 'ORDER BY')
  }

  /** queryFactor ((UNION | EXCEPT) [ALL | DISTINCT] queryFactor)*; in SQLite INTERSECT is of the same rank */
  private readonly queryTerms = this.rule('queryTerms', (): Ast.QueryBody => {
    const start = this.start()
    let left = this.sub(this.queryFactor)
    let arms = 1
    this.MANY(() => {
      const { operator, all } = this.sub(this.setOperator)
      if (++arms > MOST_ARMS) this.refuseDepth('arms')
      const right = this.sub(this.queryFactor)
      left = { kind: 'set-operation', operator, all, left, right, at: this.from(start) }
    })
    if (arms > (this.grammar.mostArms ?? MOST_ARMS) && !endsWithValues(left))
      this.refuseDepth('engineArms')
    return left
  })

  /** (UNION | EXCEPT) [ALL | DISTINCT]; SQLite has UNION ALL only */
  private readonly setOperator = this.rule(
    'setOperator',
    (): Pick<Ast.SetOperation, 'operator' | 'all'> => {
      const operator = this.OR<Ast.SetOperation['operator']>([
        { ALT: () => this.word('union') && 'union' },
        { ALT: () => this.word('except') && 'except' },
        ...this.alternatives<Ast.SetOperation['operator']>(
          'flat-set-operations',
          () => this.word('intersect') && 'intersect',
        ),
      ])
      if (this.has('set-quantifiers')) return { operator, all: this.sub(this.setQuantifier) }
      const all = this.OPTION({
        GATE: () => operator === 'union',
        DEF: () => this.word('all') !== undefined,
      })
      return { operator, all: all ?? false }
    },
  )

  /** queryPrimary (INTERSECT [ALL | DISTINCT] queryPrimary)* */
  private readonly queryFactor = this.rule('queryFactor', (): Ast.QueryBody => {
    const start = this.start()
    let left = this.sub(this.queryPrimary)
    if (this.has('flat-set-operations')) return left
    let arms = 1
    this.MANY(() => {
      this.word('intersect')
      if (++arms > MOST_ARMS) this.refuseDepth('arms')
      const all = this.has('set-quantifiers') ? this.sub(this.setQuantifier) : false
      const right = this.sub(this.queryPrimary)
      left = {
        kind: 'set-operation',
        operator: 'intersect',
        all,
        left,
        right,
        at: this.from(start),
      }
    })
    return left
  })

  /** [ALL | DISTINCT] */
  private readonly setQuantifier = this.rule('setQuantifier', (): boolean => {
    let all = false
    this.OPTION(() =>
      this.OR([
        { ALT: () => this.sub(this.distinctWord) },
        {
          ALT: () => {
            this.word('all')
            all = true
          },
        },
      ]),
    )
    return all
  })

  /** select | VALUES ... | TABLE name | '(' query ')' */
  private readonly queryPrimary = this.oneOf<Ast.QueryBody>('queryPrimary', () => [
    { ALT: () => this.sub(this.select) },
    { ALT: () => this.sub(this.values) },
    ...this.alternatives<Ast.QueryBody>('nested-queries', () =>
      this.sub(this.queryOperandInParentheses),
    ),
    ...this.alternatives<Ast.QueryBody>('table-queries', () => this.sub(this.tableQuery)),
  ])

  /** '(' query ')', in MariaDB without a WITH of its own */
  private readonly queryOperandInParentheses = this.rule(
    'queryOperandInParentheses',
    (): Ast.Query => {
      this.ACTION(() => {
        if (this.withInParentheses()) this.refuseToken(this.LA(2), 'SELECT')
      })
      return this.sub(this.enclosedQuery)
    },
  )

  /** `(WITH ...)`, which in MariaDB is no operand of a UNION. */
  protected withInParentheses(): boolean {
    return this.has('leading-with') && this.aheadSign(this.signs.openQuery) && this.ahead('with', 2)
  }

  /** TABLE name: SELECT * FROM name */
  private readonly tableQuery = this.rule('tableQuery', (): Ast.Select => {
    const start = this.start()
    const star = this.spanOf(this.word('table'))
    const table = this.sub(this.plainTable)
    return selectAll(table, { at: this.from(start), star })
  })

  /**
   * SELECT [ALL | DISTINCT [ON '(' ... ')']] items [INTO name] [FROM ...] [WHERE ...] [GROUP BY ...]
   * [HAVING ...] [WINDOW ...]
   */
  protected readonly select = this.rule('select', (): Ast.Select => {
    const start = this.start()
    this.word('select')
    const hints = this.ACTION(() => this.hints())
    const { distinct, modifiers } = this.sub(this.selectWords)
    const items = this.has('empty-select')
      ? (this.OPTION(() => this.sub(this.selectItems)) ?? this.ACTION(() => this.noItems(distinct)))
      : this.sub(this.selectItems)
    const into = this.intoHere()
    const from = this.OPTION2(() => this.sub(this.fromClause)) ?? []
    const where = this.OPTION3(() => this.sub(this.whereClause))
    const grouping = this.OPTION4(() => this.sub(this.groupBy)) ?? noGrouping
    const having = this.OPTION5(() => {
      this.word('having')
      return this.sub(this.expression)
    })
    const windows =
      this.OPTION6(() => {
        this.word('window')
        return this.listOf(2, this.namedWindow)
      }) ?? []
    const qualify = this.has('qualify')
      ? this.OPTION8(() => {
          this.word('qualify')
          return this.sub(this.expression)
        })
      : undefined
    const at = this.from(start)
    const { groupDistinct, groupBy } = grouping
    return {
      kind: 'select',
      hints,
      modifiers,
      distinct,
      items,
      into,
      from,
      where,
      groupDistinct,
      groupBy,
      having,
      windows,
      qualify,
      at,
    }
  })

  /** `SELECT FROM t` has no columns; `SELECT DISTINCT FROM t` is none of PostgreSQL's. */
  private noItems(distinct: Ast.Select['distinct']): readonly Ast.SelectItem[] {
    if (distinct !== 'all') this.refuseToken(this.LA(1), 'an expression')
    return []
  }

  /** [ALL | DISTINCT [ON '(' expression (',' expression)* ')']]; in MySQL as many words as one likes */
  private readonly selectWords = this.rule('selectWords', (): SelectWords => {
    let distinct: Ast.Select['distinct'] = 'all'
    const modifiers: string[] = []
    let read = false
    this.MANY({
      GATE: () => !read || this.has('select-options'),
      DEF: () => {
        read = true
        this.OR([
          { ALT: () => this.word('all') },
          {
            ALT: () => {
              this.sub(this.distinctWord)
              distinct = 'distinct'
              if (!this.has('distinct-on')) return
              this.OPTION(() => {
                this.word('on')
                distinct = { on: this.listInParentheses(2, this.expression) }
              })
            },
          },
          ...this.alternatives('unique-queries', () => {
            this.word('unique')
            distinct = 'distinct'
          }),
          ...this.alternatives('select-options', () => modifiers.push(this.sub(this.selectOption))),
        ])
      },
    })
    return { distinct, modifiers }
  })

  private readonly selectOption = this.rule('selectOption', (): string =>
    this.OR(
      (
        [
          'high_priority',
          'straight_join',
          'sql_small_result',
          'sql_big_result',
          'sql_buffer_result',
          'sql_no_cache',
          'sql_calc_found_rows',
          ...(this.has('query-cache') ? (['sql_cache'] as const) : []),
        ] as const
      ).map((word) => ({ ALT: () => this.word(word).image.toLowerCase() })),
    ),
  )

  /** WHERE expression */
  protected readonly whereClause = this.rule('whereClause', (): Ast.Expression => {
    this.word('where')
    return this.sub(this.expression)
  })

  /** name AS window */
  private readonly namedWindow = this.rule('namedWindow', (): Ast.NamedWindow => {
    const start = this.start()
    const name = this.sub(this.name)
    this.word('as')
    return { name, window: this.sub(this.window), at: this.from(start) }
  })
}

const noTail = { into: undefined, procedure: undefined }

type SelectWords = Pick<Ast.Select, 'distinct' | 'modifiers'>

const noGrouping = { groupDistinct: false, groupBy: [] }

function endsWithValues(body: Ast.QueryBody): boolean {
  return body.kind === 'values' || (body.kind === 'set-operation' && endsWithValues(body.right))
}

/** One count and one offset side by side, and the locks before or behind them (gram.y, select_no_parens). */
const tails = /^(?:l*(?:co?|oc?)?|(?:co?|oc?)l*)$/
