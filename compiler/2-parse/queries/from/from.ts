import type * as Ast from '../../ast.ts'
import { DEEPEST } from '../../nesting.ts'
import { JoinChain, joined, type JoinWords } from './join-chain.ts'
import { JsonTables } from './json-table.ts'

/** FROM: tables, derived tables, functions and joins. */
export abstract class FromItems extends JsonTables {
  /** FROM (fromItem (',' fromItem)* | DUAL) */
  protected readonly fromClause = this.rule('fromClause', (): readonly Ast.FromItem[] => {
    this.word('from')
    return this.OR<readonly Ast.FromItem[]>([
      { ALT: () => this.sub(this.fromList) },
      ...this.alternatives('dual', () => {
        this.word('dual')
        return []
      }),
    ])
  })

  protected readonly fromList = this.rule('fromList', (): Ast.FromItem[] => {
    if (this.has('flat-joins')) return this.sub(this.flatFromList)
    const items = this.listOf(1, this.listedItem)
    this.ACTION(() => items.length > DEEPEST && this.refuseDepth())
    return items
  })

  /** escapedFrom | fromItem: in MariaDB the braces are around a whole item */
  private readonly listedItem = this.oneOf<Ast.FromItem>('listedItem', () => [
    ...this.alternatives('any-escapes', () => this.sub(this.escapedFrom)),
    { ALT: () => this.sub(this.fromItem) },
  ])

  /** fromPrimary (joinedItem | joinCondition)* */
  protected readonly fromItem = this.nestingRule('fromItem', (): Ast.FromItem => {
    const start = this.start()
    const first = this.sub(this.fromPrimary)
    const chain = new JoinChain({ item: first, at: this.from(start) })
    let joins = 0
    this.MANY({
      GATE: () => chain.isWaiting || !(this.ahead('on') || this.ahead('using')),
      DEF: () =>
        this.OR([
          {
            ALT: () => {
              const condition = this.sub(this.joinCondition)
              this.ACTION(() => chain.close(condition, this.from(start).end))
            },
          },
          {
            ALT: () => {
              if (++joins > DEEPEST) this.refuseDepth()
              this.subWith(this.joinedItem, chain)
            },
          },
        ]),
    })
    return this.ACTION(() => chain.finish() ?? this.refuseToken(this.LA(1), 'ON'))
  })

  /** joinHead fromPrimary */
  private readonly joinedItem = this.rule('joinedItem', (chain: JoinChain): void => {
    const words = this.sub(this.joinHead)
    const start = this.start()
    const item = this.sub(this.fromPrimary)
    this.ACTION(() => chain.add(words, { item, at: this.from(start) }))
  })

  /** NATURAL outerOrInner | NATURAL STRAIGHT_JOIN | CROSS JOIN | outerOrInner | STRAIGHT_JOIN */
  private readonly joinHead = this.rule('joinHead', (): JoinWords => {
    const optional = this.has('optional-join-conditions')
    const plain = { straight: false, natural: false }
    return this.OR<JoinWords>([
      {
        ALT: () => {
          this.word('natural')
          const straight = this.has('natural-straight-join') && this.flag(1, 'straight_join')
          const type = straight ? 'inner' : this.sub(this.outerOrInner)
          return { type, straight, natural: true, condition: 'never' }
        },
      },
      {
        ALT: () => {
          this.wordsInRow('cross', 'join')
          return { type: 'cross', ...plain, condition: optional ? 'may' : 'never' }
        },
      },
      ...this.alternatives<JoinWords>('straight-join', () => {
        this.word('straight_join')
        return { type: 'inner', straight: true, natural: false, condition: 'may' }
      }),
      {
        ALT: () => {
          const type = this.sub(this.outerOrInner)
          return { type, ...plain, condition: optional && type === 'inner' ? 'may' : 'must' }
        },
      },
    ])
  })

  /** [INNER | outerWords] JOIN */
  private readonly outerOrInner = this.rule('outerOrInner', (): Ast.Join['type'] => {
    const type = this.OPTION(() =>
      this.OR<Ast.Join['type']>([
        { ALT: () => this.word('inner') && 'inner' },
        { ALT: () => this.sub(this.outerWords) },
      ]),
    )
    this.word('join')
    return type ?? 'inner'
  })

  /** (LEFT | RIGHT | FULL) [OUTER] */
  private readonly outerWords = this.rule('outerWords', (): Ast.Join['type'] => {
    const type = this.OR<Ast.Join['type']>([
      { ALT: () => this.word('left') && 'left' },
      { ALT: () => this.word('right') && 'right' },
      ...this.alternatives<Ast.Join['type']>('full-join', () => this.word('full') && 'full'),
    ])
    this.flag(1, 'outer')
    return type
  })

  /** ON expression | USING '(' names ')' [AS name] */
  protected readonly joinCondition = this.oneOf<Ast.JoinCondition>('joinCondition', () => [
    {
      ALT: () => {
        this.word('on')
        return { kind: 'on', expression: this.sub(this.expression) }
      },
    },
    {
      ALT: () => {
        this.word('using')
        const columns = this.sub(this.nameList)
        const alias = this.has('using-alias')
          ? this.OPTION(() => {
              this.word('as')
              return this.sub(this.name)
            })
          : undefined
        return { kind: 'using', columns, alias }
      },
    },
  ])

  protected readonly fromPrimary = this.oneOf<Ast.FromItem>('fromPrimary', () => [
    ...this.alternatives('lateral', () => this.sub(this.lateral)),
    ...(this.has('rows-from')
      ? [{ GATE: () => this.ahead('from', 2), ALT: () => this.subWith(this.rowsFrom, false) }]
      : []),
    { ALT: () => this.subWith(this.derived, false) },
    this.preferred<Ast.FromItem>(() => this.sub(this.nestedFrom)),
    ...(this.has('any-escapes')
      ? []
      : this.alternatives<Ast.FromItem>('escapes', () => this.sub(this.escapedFrom))),
    ...this.columnsTables(false),
    ...this.jsonTables(),
    ...(this.has('table-functions')
      ? [{ GATE: () => this.functionAhead(), ALT: () => this.subWith(this.functionTable, false) }]
      : []),
    { ALT: () => this.sub(this.tableReference) },
  ])

  private jsonTables() {
    if (!this.has('json-tables')) return []
    return [
      {
        GATE: () => this.jsonTableAhead(),
        ALT: (): Ast.FromItem => this.sub(this.jsonTable),
        IGNORE_AMBIGUITIES: true as const,
      },
    ]
  }

  private columnsTables(lateral: boolean) {
    if (this.grammar.columnsTables.length === 0) return []
    return [
      {
        GATE: () => this.columnsCallAhead(),
        ALT: () => this.subWith(this.columnsTable, lateral),
        IGNORE_AMBIGUITIES: true,
      },
    ]
  }

  /** JSON_TABLE '(' ... ')' [alias] */
  private readonly columnsTable = this.rule(
    'columnsTable',
    (lateral: boolean): Ast.ColumnsTable => {
      const start = this.start()
      const call = this.sub(this.columnsCall)
      const alias = this.OPTION(() => this.sub(this.alias))
      return { kind: 'columns-table', lateral, call, alias, at: this.from(start) }
    },
  )

  private functionAhead(): boolean {
    if (this.ahead('only')) return false
    if (this.has('rows-from') && this.specialAhead()) return true
    if (this.LA(1).image.toLowerCase() in this.grammar.niladic) return this.has('rows-from')
    let nth = 2
    while (this.aheadSign(this.signs.point, nth)) nth += 2
    return this.LA(nth).image === '(' && (nth > 2 || !this.onlyTableAhead())
  }

  /** `exists`, which is a name of tables and of no function: what follows it is the fault. */
  private onlyTableAhead(): boolean {
    const categories = this.LA(1).tokenType.CATEGORIES ?? []
    return categories.includes(this.names.column) && !categories.includes(this.names.function)
  }

  /** LATERAL (derived | functionTable) */
  private readonly lateral = this.rule('lateral', (): Ast.FromItem => {
    this.word('lateral')
    return this.OR<Ast.FromItem>([
      { ALT: () => this.subWith(this.derived, true) },
      ...(this.has('rows-from')
        ? [{ GATE: () => this.ahead('from', 2), ALT: () => this.subWith(this.rowsFrom, true) }]
        : []),
      ...this.columnsTables(true),
      ...(this.has('engine-tables') ? [] : [{ ALT: () => this.subWith(this.functionTable, true) }]),
    ])
  })

  /** '(' query ')' [period] [alias] */
  private readonly derived = this.rule('derived', (lateral: boolean): Ast.DerivedTable => {
    const start = this.start()
    const query = this.sub(this.queryInParentheses)
    const period = this.systemTime()
    const alias = this.OPTION(() => this.sub(this.alias))
    this.ACTION(() => {
      if (!alias && this.has('named-derived')) this.refuseToken(this.LA(1), 'an alias')
    })
    return { kind: 'derived', lateral, query, period, alias, at: this.from(start) }
  })

  /** '(' fromItem (',' fromItem)* ')': more than one in MySQL only, a cross join */
  private readonly nestedFrom = this.rule('nestedFrom', (): Ast.FromItem => {
    if (this.has('flat-joins')) return this.sub(this.nestedFlatList)
    this.sign(this.signs.open)
    const start = this.start()
    let left = this.sub(this.fromItem)
    const enclosed = this.enclosed()
    if (enclosed) this.ACTION(() => this.checkEnclosed(left, start, enclosed))
    if (this.has('nested-lists')) {
      this.MANY(() => {
        this.sign(this.signs.comma)
        left = crossJoin(left, this.sub(this.fromItem), this.from(start))
      })
    }
    if (!this.has('join-aliases')) {
      this.sign(this.signs.close)
      return left
    }
    this.ACTION(() => {
      if (left.kind !== 'join') this.refuseToken(this.LA(1), 'JOIN')
    })
    this.sign(this.signs.close)
    const alias = this.OPTION(() => this.sub(this.alias))
    return this.ACTION(() => (alias && left.kind === 'join' ? { ...left, alias } : left))
  })

  /** What may stand alone in parentheses: a table by its name or a join in MySQL (single_table_parens). */
  private enclosed(): RegExp | undefined {
    if (this.has('enclosed-tables')) return /^(?:table|join)$/
    return this.has('enclosed-relations') ? /^(?:table|join|derived)$/ : undefined
  }

  private checkEnclosed({ kind, at }: Ast.FromItem, start: number, enclosed: RegExp): void {
    if (!this.aheadSign(this.signs.close)) return
    if (this.wereBraces(at, start) || !enclosed.test(kind)) this.refuseToken(this.LA(1), 'JOIN')
  }

  /** Whether what was read from an offset on is braces and nothing behind them. */
  private wereBraces({ start: inside }: Ast.FromItem['at'], start: number): boolean {
    return this.LA(0).image === '}' && inside > start
  }

  /** '{' OJ fromItem '}': ODBC's, which says no more than the joins do */
  private readonly escapedFrom = this.rule('escapedFrom', (): Ast.FromItem => {
    this.sign(this.signs.openBrace)
    const word = this.sub(this.name)
    this.ACTION(() => {
      const known = this.has('any-escapes') || (word.text.toLowerCase() === 'oj' && !word.quoted)
      if (!known) this.refuseAt(word.at.start, 'OJ')
    })
    const start = this.start()
    const item = this.sub(this.fromItem)
    this.ACTION(() => {
      if (this.wereBraces(item.at, start)) this.refuseToken(this.LA(1), 'JOIN')
    })
    this.sign(this.signs.closeBrace)
    return item
  })

  /** call [WITH ORDINALITY] [alias] */
  private readonly functionTable = this.rule(
    'functionTable',
    (lateral: boolean): Ast.FunctionTable => {
      const start = this.start()
      const calls = [this.sub(this.tableCall)]
      const ordinality = this.sub(this.ordinality)
      const alias = this.has('alias-columns')
        ? this.OPTION(() => this.sub(this.functionAlias))
        : this.OPTION2(() => this.sub(this.alias))
      const at = this.from(start)
      return { kind: 'function', lateral, calls, rowsFrom: undefined, ordinality, alias, at }
    },
  )

  /** call, special or not */
  protected readonly tableCall = this.rule('tableCall', (): Ast.Expression =>
    this.OR<Ast.Expression>([
      {
        ...this.preferred<Ast.Expression>(() => this.sub(this.niladicCall)),
        GATE: () => !this.calledAhead(),
      },
      ...(this.has('rows-from')
        ? [
            {
              ...this.preferred(() => this.sub(this.specialCall)),
              GATE: () => !/^(?:array|exists|row)$/i.test(this.LA(1).image),
            },
            {
              ...this.preferred(() => this.sub(this.synopsisCall)),
              GATE: () => this.specialAhead(),
            },
          ]
        : []),
      {
        ALT: () => {
          const call = this.subWith(this.call, true)
          return this.ACTION(() => this.withoutStar(call))
        },
      },
    ]),
  )

  /** A table of SQLite's takes expressions alone. */
  private withoutStar(call: Ast.Call): Ast.Call {
    if (call.star && !this.has('rows-from')) this.refuseToken(this.LA(0), 'an expression')
    return call
  }

  /** ROWS FROM '(' rowsOf (',' rowsOf)* ')' [WITH ORDINALITY] [alias] */
  private readonly rowsFrom = this.rule('rowsFrom', (lateral: boolean): Ast.FunctionTable => {
    const start = this.start()
    this.wordsInRow('rows', 'from')
    const items = this.listInParentheses(1, this.rowsOf)
    const ordinality = this.sub(this.ordinality)
    const alias = this.OPTION(() => this.sub(this.functionAlias))
    return this.ACTION(() => ({
      kind: 'function',
      lateral,
      calls: items.map(({ call }) => call),
      rowsFrom: items.map(({ columns }) => columns),
      ordinality,
      alias,
      at: this.from(start),
    }))
  })

  /** call [AS '(' columns with types ')'] */
  private readonly rowsOf = this.rule('rowsOf', (): RowsOf => {
    const call = this.sub(this.tableCall)
    const columns = this.OPTION(() => this.sub(this.rowsColumns))
    return { call, columns }
  })

  private readonly ordinality = this.rule(
    'ordinality',
    (): boolean => this.has('rows-from') && this.flag(1, 'with', 'ordinality'),
  )
}

interface RowsOf {
  readonly call: Ast.Expression
  readonly columns: Ast.Alias | undefined
}

function crossJoin(left: Ast.FromItem, right: Ast.FromItem, at: Ast.Join['at']): Ast.Join {
  const condition: Ast.JoinCondition = { kind: 'none' }
  return joined({ type: 'cross', left, right, condition, at })
}
