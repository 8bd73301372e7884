import type { IToken, ParserMethod } from 'chevrotain'
import type * as Ast from '../ast.ts'
import { Operands } from './operand.ts'

const plainCall = {
  kind: 'call',
  written: undefined,
  star: false,
  distinct: false,
  variadic: false,
  orderBy: [],
  separator: undefined,
  withinGroup: [],
  filter: undefined,
  over: undefined,
} as const satisfies Partial<Ast.Call>

interface Arguments {
  readonly arguments: readonly Ast.Argument[]
  readonly star: boolean
  readonly distinct: boolean
  readonly variadic: boolean
  readonly orderBy: readonly Ast.OrderItem[]
  readonly separator: Ast.Expression | undefined
}

type Bound = Pick<Ast.FrameBound, 'kind' | 'offset'>

const noArguments: Arguments = {
  arguments: [],
  star: false,
  distinct: false,
  variadic: false,
  orderBy: [],
  separator: undefined,
}

/** Function calls with all that may follow them. */
export abstract class Calls extends Operands {
  protected abstract readonly plainExpression: ParserMethod<[], Ast.Expression>

  /** functionName '(' [arguments] ')' [WITHIN GROUP ...] [FILTER ...] [OVER ...] */
  protected readonly call = this.rule('call', (): Ast.Call => {
    const start = this.start()
    const name = this.sub(this.functionName)
    this.sign(this.signs.anyOpen)
    const given = this.OPTION(() => this.sub(this.callArguments)) ?? noArguments
    this.sign(this.signs.close)
    const withinGroup = this.has('within-group')
      ? (this.OPTION2(() => this.sub(this.withinGroup)) ?? [])
      : []
    const filter = this.has('filter')
      ? this.OPTION3({
          GATE: () => this.LA(2).image === '(',
          DEF: () => this.sub(this.filter),
        })
      : undefined
    const over = this.OPTION4(() => this.sub(this.over))
    const at = this.from(start)
    return this.ACTION(() => ({
      kind: 'call',
      name,
      written: undefined,
      ...given,
      arguments: this.withUnit(name, given.arguments),
      withinGroup,
      filter,
      over,
      at,
    }))
  })

  /** function | name ('.' member)+ */
  protected readonly functionName = this.rule('functionName', (): Ast.QualifiedName => {
    const start = this.start()
    const parts: Ast.Name[] = []
    this.OR([
      {
        GATE: () => this.aheadSign(this.signs.point, 2),
        ALT: () => {
          parts.push(this.sub(this.name))
          this.AT_LEAST_ONE(() => parts.push(this.sub(this.member)))
        },
      },
      { ALT: () => parts.push(this.nameOf(this.sign(this.names.function))) },
    ])
    return { parts, at: this.from(start) }
  })

  /** `timestampdiff(DAY, a, b)`: the unit is a word, handed on as a string. */
  private withUnit(
    name: Ast.QualifiedName,
    given: readonly Ast.Argument[],
  ): readonly Ast.Argument[] {
    const [unit, ...rest] = given
    const called = name.parts.at(-1)?.text.toLowerCase() ?? ''
    if (unit?.value.kind !== 'column' || !this.grammar.unitFunctions.includes(called)) return given
    return [this.argumentOf(this.textLiteral(unit.value.parts[0]?.text ?? '', unit.at)), ...rest]
  }

  /** '*' | [ALL | DISTINCT] argument (',' argument)* [ORDER BY ...] [SEPARATOR string] */
  private readonly callArguments = this.rule('callArguments', (): Arguments =>
    this.OR([
      {
        ALT: () => {
          this.sign(this.signs.star)
          return { ...noArguments, star: true }
        },
      },
      { ALT: () => this.sub(this.argumentList) },
    ]),
  )

  private readonly argumentList = this.rule('argumentList', (): Arguments => {
    let distinct = false
    this.OPTION(() =>
      this.OR([
        { ALT: () => this.word('all') },
        {
          ALT: () => {
            this.word('distinct')
            distinct = true
          },
        },
      ]),
    )
    const list: { value: Ast.Argument; variadic: boolean }[] = this.listOf(1, this.argument)
    const orderBy = this.OPTION2(() => this.sub(this.orderBy)) ?? []
    const separator = this.OPTION3({
      GATE: () => this.has('separator'),
      DEF: () => {
        this.word('separator')
        return this.sub(this.literal)
      },
    })
    return {
      arguments: list.map((item) => item.value),
      variadic: list.some((item) => item.variadic),
      star: false,
      distinct,
      orderBy,
      separator,
    }
  })

  /** [VARIADIC] [name ('=>' | ':=')] expression */
  private readonly argument = this.rule(
    'argument',
    (): { value: Ast.Argument; variadic: boolean } => {
      const start = this.start()
      const variadic = this.has('named-arguments') && this.flag(1, 'variadic')
      const name = this.has('named-arguments')
        ? this.OPTION2({
            GATE: () => this.aheadSign(this.signs.arrow, 2) || this.aheadSign(this.signs.assign, 2),
            DEF: () => this.sub(this.argumentName),
          })
        : undefined
      const value = this.sub(this.expression)
      return { value: { name, value, at: this.from(start) }, variadic }
    },
  )

  /** name ('=>' | ':=') */
  private readonly argumentName = this.rule('argumentName', (): Ast.Name => {
    const name = this.nameOf(this.sign(this.names.label))
    this.OR([
      { ALT: () => this.sign(this.signs.arrow) },
      { ALT: () => this.sign(this.signs.assign) },
    ])
    return name
  })

  /** WITHIN GROUP '(' ORDER BY ... ')' */
  private readonly withinGroup = this.rule('withinGroup', (): Ast.OrderItem[] => {
    this.wordsInRow('within', 'group')
    this.sign(this.signs.open)
    const items = this.sub(this.orderBy)
    this.sign(this.signs.close)
    return items
  })

  /** FILTER '(' WHERE expression ')' */
  private readonly filter = this.rule('filter', (): Ast.Expression => {
    this.word('filter')
    this.sign(this.signs.open)
    this.word('where')
    const condition = this.sub(this.expression)
    this.sign(this.signs.close)
    return condition
  })

  /** ORDER BY orderItem (',' orderItem)* */
  protected readonly orderBy = this.rule('orderBy', (): Ast.OrderItem[] => {
    this.wordsInRow('order', 'by')
    return this.listOf(1, this.orderItem)
  })

  /** expression [ASC | DESC | USING operator] [NULLS (FIRST | LAST)] */
  protected readonly orderItem = this.rule('orderItem', (): Ast.OrderItem => {
    const start = this.start()
    const expression = this.sub(this.expression)
    const direction = this.OPTION(() => this.sub(this.direction)) ?? 'unsaid'
    const nulls = this.has('nulls-order')
      ? this.OPTION2(() => this.sub(this.nullsOrder))
      : undefined
    return this.ACTION(() => ({
      expression,
      descending: this.descends(direction),
      direction,
      nulls,
      at: this.from(start),
    }))
  })

  protected descends(direction: Ast.Direction): boolean {
    if (typeof direction === 'string') return direction === 'desc'
    return direction.using.sign.startsWith('>')
  }

  /** ASC | DESC | USING operator */
  protected readonly direction = this.rule('direction', (): Ast.Direction =>
    this.OR<Ast.Direction>([
      { ALT: () => this.word('asc') && 'asc' },
      { ALT: () => this.word('desc') && 'desc' },
      ...this.alternatives<Ast.Direction>('order-using', () => {
        this.word('using')
        return { using: this.sub(this.operator) }
      }),
    ]),
  )

  /** sign | OPERATOR '(' (schema '.')* sign ')' */
  protected readonly operator = this.rule('operator', (): Ast.Operator =>
    this.OR<Ast.Operator>([
      { ALT: () => this.sub(this.operatorSign) },
      { ALT: () => this.sub(this.qualifiedOperator) },
    ]),
  )

  private readonly operatorSign = this.rule('operatorSign', (): Ast.Operator => {
    const token = this.OR([
      { ALT: () => this.sign(this.signs.infix) },
      { ALT: () => this.sign(this.signs.prefixOperator) },
    ])
    const sign = token.image === '!=' ? '<>' : token.image
    return { schema: [], sign, at: this.spanOf(token) }
  })

  /** OPERATOR '(' (schema '.')* sign ')' */
  protected readonly qualifiedOperator = this.rule('qualifiedOperator', (): Ast.Operator => {
    const start = this.start()
    const schema: Ast.Name[] = []
    this.word('operator')
    this.sign(this.signs.open)
    this.MANY(() => {
      schema.push(this.sub(this.name))
      this.sign(this.signs.point)
    })
    const { sign } = this.sub(this.operatorSign)
    this.sign(this.signs.close)
    return { schema, sign, at: this.from(start) }
  })

  protected readonly nullsOrder = this.rule('nullsOrder', (): 'first' | 'last' => {
    this.word('nulls')
    return this.OR<'first' | 'last'>([
      { ALT: () => this.word('first') && 'first' },
      { ALT: () => this.word('last') && 'last' },
    ])
  })

  /** OVER (name | '(' window ')') */
  private readonly over = this.rule('over', (): Ast.Window | Ast.Name => {
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
      { ALT: () => this.word('groups') && 'groups' },
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
    const exclude = this.OPTION(() => this.sub(this.exclude)) ?? 'no-others'
    const at = this.from(startAt)
    const current: Ast.FrameBound = { kind: 'current-row', offset: undefined, at }
    return { unit, between, start: start ?? current, end: end ?? current, exclude, at }
  })

  /** UNBOUNDED (PRECEDING | FOLLOWING) | CURRENT ROW | expression (PRECEDING | FOLLOWING) */
  private readonly frameBound = this.rule('frameBound', (): Ast.FrameBound => {
    const start = this.start()
    const { kind, offset } = this.OR<Bound>([
      this.preferred((): Bound => {
        this.word('unbounded')
        return { kind: `unbounded-${this.sub(this.boundSide)}`, offset: undefined }
      }),
      this.preferred((): Bound => {
        this.wordsInRow('current', 'row')
        return { kind: 'current-row', offset: undefined }
      }),
      {
        ALT: () => {
          const distance = this.sub(this.expression)
          return { kind: this.sub(this.boundSide), offset: distance }
        },
      },
    ])
    return { kind, offset, at: this.from(start) }
  })

  private readonly boundSide = this.rule('boundSide', (): 'preceding' | 'following' =>
    this.OR<'preceding' | 'following'>([
      { ALT: () => this.word('preceding') && 'preceding' },
      { ALT: () => this.word('following') && 'following' },
    ]),
  )

  /** EXCLUDE (NO OTHERS | CURRENT ROW | GROUP | TIES) */
  private readonly exclude = this.rule('exclude', (): Ast.Frame['exclude'] => {
    this.word('exclude')
    return this.OR<Ast.Frame['exclude']>([
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

  /** niladic ['(' [number] ')'] */
  protected readonly niladicCall = this.rule('niladicCall', (): Ast.Call => {
    const start = this.start()
    const token = this.sign(this.signs.niladic)
    const precision = this.OPTION(() => this.sub(this.niladicPrecision)) ?? []
    const at = this.from(start)
    const name = this.grammar.niladic[token.image.toLowerCase()] ?? token.image
    const written = this.writtenFrom(start, [])
    return this.callOf(name, token, { arguments: precision, written, at })
  })

  private readonly niladicPrecision = this.rule('niladicPrecision', (): Ast.Argument[] => {
    const given: Ast.Argument[] = []
    this.sign(this.signs.open)
    this.OPTION(() => {
      const value = this.sub(this.literal)
      this.ACTION(() => given.push(this.argumentOf(value)))
    })
    this.sign(this.signs.close)
    return given
  })

  /** A call that stands for special syntax; `token` is where the name is said to be. */
  protected callOf(
    name: string,
    token: IToken,
    parts: Pick<Ast.Call, 'arguments' | 'written' | 'at'>,
  ): Ast.Call {
    const at = this.spanOf(token)
    return { ...plainCall, name: { parts: [{ text: name, quoted: false, at }], at }, ...parts }
  }

  protected argumentOf(value: Ast.Expression): Ast.Argument {
    return { name: undefined, value, at: value.at }
  }

  protected textLiteral(value: string, at: Ast.Literal['at']): Ast.Literal {
    return { kind: 'literal', type: 'string', value, quotes: 'none', prefix: '', at }
  }
}
