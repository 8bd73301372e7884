import type { IToken, ParserMethod } from 'chevrotain'
import type { CallForm, Grammar } from '../../../dialects/grammar.ts'
import type * as Ast from '../../ast.ts'
import { noLimit } from '../../no-limit.ts'
import { type Arguments, noArguments } from './arguments.ts'
import { callFault, namedForm, plainForm, readForms } from './call-fault.ts'
import { Windows } from '../window.ts'

const plainCall = {
  kind: 'call',
  written: undefined,
  star: false,
  distinct: false,
  variadic: false,
  orderBy: [],
  separator: undefined,
  limit: undefined,
  withinGroup: [],
  nulls: '',
  filter: undefined,
  over: undefined,
} as const satisfies Partial<Ast.Call>

type Fixed = Grammar['fixedCalls'][string]

/** Function calls with all that may follow them. */
export abstract class Calls extends Windows {
  protected abstract readonly limitCounts: ParserMethod<[], Partial<Ast.Limit>>
  protected abstract readonly plainExpression: ParserMethod<[], Ast.Expression>
  protected abstract readonly simpleExpression: ParserMethod<[], Ast.Expression>
  private readonly forms = readForms(this.grammar.callForms)

  /** functionName '(' [arguments] ')' [WITHIN GROUP ...] [FILTER ...] [OVER ...]; `bare`: nothing behind it */
  protected readonly call = this.rule('call', (bare?: boolean): Ast.Call => {
    const start = this.start()
    // SQLite's table-valued functions: FROM json_each(DISTINCT x) is none.
    const listed = bare && !this.has('rows-from')
    const name = this.subWith(this.functionName, bare)
    this.sign(this.signs.anyOpen)
    const fixed = this.ACTION(() => this.fixedCall(name))
    const given = this.OPTION(() => this.subWith(this.callArguments, listed)) ?? noArguments
    this.ACTION(() => fixed && this.checkFixed(given, fixed))
    const parts = this.ACTION(() => given) ?? noArguments
    this.sign(this.signs.close)
    const form = this.ACTION(() => this.checkForm(name, given))
    const behind = this.start()
    const withinGroup = this.has('within-group')
      ? (this.OPTION2({
          GATE: () => !fixed && !bare && (!form || form.takes.includes('within-group')),
          DEF: () => this.sub(this.withinGroup),
        }) ?? [])
      : []
    const filter = this.has('filter')
      ? this.OPTION3({
          GATE: () => !fixed && !bare,
          DEF: () => this.sub(this.filter),
        })
      : undefined
    const nulls = this.has('null-treatment')
      ? (this.OPTION5({
          GATE: () => form?.over === 'must',
          DEF: () => this.sub(this.nullTreatment),
        }) ?? '')
      : ''
    const over = this.OPTION4({
      GATE: () => !fixed && !bare && form?.over !== 'never',
      DEF: () => this.sub(this.over),
    })
    this.ACTION(() => {
      if (form?.over === 'must' && !over) this.refuseToken(this.LA(1), 'OVER')
      if (withinGroup.length > 0) this.checkWithinGroup(parts, behind)
      if (form?.takes.includes('within-group') && withinGroup.length !== 1)
        this.refuseToken(this.LA(0), 'WITHIN GROUP')
    })
    const at = this.from(start)
    return this.ACTION(() => ({
      kind: 'call',
      name,
      written: undefined,
      arguments: parts.arguments,
      star: parts.star,
      distinct: parts.distinct,
      variadic: parts.variadic,
      orderBy: parts.orderBy,
      separator: parts.separator,
      limit: parts.limit,
      withinGroup,
      nulls,
      filter,
      over,
      at,
    }))
  })

  /** COALESCE and the like: unquoted and without a schema. */
  private fixedCall({ parts }: Ast.QualifiedName): Fixed | undefined {
    const [name] = parts
    if (!name || name.quoted || parts.length > 1) return undefined
    const { fixedCalls } = this.grammar
    return Object.hasOwn(fixedCalls, name.text) ? fixedCalls[name.text] : undefined
  }

  /** Plain expressions only, as many as the function takes. */
  private checkFixed(given: Arguments, { least, most }: Fixed): void {
    const { length } = given.arguments
    const plain = !given.star && !given.distinct && !given.variadic && given.orderBy.length === 0
    const named = given.arguments.some(({ name }) => name)
    if (!plain || named || length < least || length > most)
      this.refuseToken(this.LA(1), length < least ? 'an expression' : '")"')
  }

  /** How the function is called, where the grammar says it. */
  private checkForm({ parts }: Ast.QualifiedName, given: Arguments): CallForm | undefined {
    if (this.grammar.callForms.length === 0) return undefined
    const [name, schema] = parts
    const own = schema || name?.quoted ? undefined : this.forms.get(name?.text.toLowerCase() ?? '')
    const form = own ?? (schema ? plainForm : namedForm)
    const fault = callFault(given, form)
    if (fault?.at !== undefined) this.refuseAt(fault.at, fault.expected)
    if (fault) this.refuseToken(this.LA(0), fault.expected)
    return form
  }

  /** [FROM (FIRST | LAST)] [(RESPECT | IGNORE) NULLS] */
  private readonly nullTreatment = this.rule('nullTreatment', (): string => {
    const start = this.start()
    this.OPTION(() => {
      this.word('from')
      this.OR([{ ALT: () => this.word('first') }, { ALT: () => this.word('last') }])
    })
    this.OPTION2(() => {
      this.OR2([{ ALT: () => this.word('respect') }, { ALT: () => this.word('ignore') }])
      this.word('nulls')
    })
    return this.ACTION(() => (this.start() > start ? this.textFrom(start) : ''))
  })

  /** function | name ('.' member)+: of two parts at most, or three where there are packages */
  protected readonly functionName = this.rule(
    'functionName',
    (bare?: boolean): Ast.QualifiedName => {
      const { most, readsMore } = this.grammar.relationParts
      const start = this.start()
      const parts: Ast.Name[] = []
      this.OR([
        {
          // sqlc.arg(x) is quarry's own, in every dialect; SQLite's tables of functions have a schema.
          GATE: () =>
            (this.has('qualified-functions') || bare || this.LA(1).image === 'sqlc') &&
            this.aheadSign(this.signs.point, 2),
          ALT: () => {
            parts.push(this.sub(this.name))
            this.AT_LEAST_ONE({
              GATE: () => readsMore || parts.length < most + (this.has('packages') ? 1 : 0),
              DEF: () => parts.push(this.sub(this.member)),
            })
          },
        },
        { ALT: () => parts.push(this.nameOf(this.sign(this.names.function))) },
      ])
      return { parts, at: this.from(start) }
    },
  )

  /** '*' | [ALL | DISTINCT] argument (',' argument)* [ORDER BY ...] [SEPARATOR string]; `listed`: arguments alone */
  private readonly callArguments = this.rule('callArguments', (listed?: boolean): Arguments =>
    this.OR([
      {
        GATE: () => !listed,
        ALT: () => {
          this.sign(this.signs.star)
          return { ...noArguments, star: true }
        },
      },
      { ALT: () => this.subWith(this.argumentList, listed) },
    ]),
  )

  private readonly argumentList = this.rule('argumentList', (listed?: boolean): Arguments => {
    let distinct = false
    const quantifier = this.OPTION({
      GATE: () => !listed,
      DEF: () =>
        this.OR([
          { ALT: () => this.word('all') },
          {
            ALT: () => {
              distinct = true
              return this.sub(this.distinctWord)
            },
          },
        ]),
    })
    let list: readonly { value: Ast.Argument; variadic: boolean }[] = []
    const read = () => {
      list = this.listOf(1, this.argument)
    }
    if (this.has('empty-lists')) this.OPTION4(read)
    else read()
    this.ACTION(() => this.checkVariadicArgument(list, quantifier !== undefined))
    const orderBy = this.OPTION2({ GATE: () => !listed, DEF: () => this.sub(this.orderBy) }) ?? []
    const separator = this.OPTION3({
      GATE: () => this.has('separator'),
      DEF: () => {
        this.word('separator')
        return this.sub(this.separatorText)
      },
    })
    const limit = this.has('limited-aggregates')
      ? this.OPTION5(() => this.sub(this.aggregateLimit))
      : undefined
    return {
      arguments: list.map((item) => item.value),
      variadic: list.some((item) => item.variadic),
      star: false,
      quantified: quantifier !== undefined,
      distinct,
      orderBy,
      separator,
      limit,
    }
  })

  /** VARIADIC stands before the last argument, and not behind ALL or DISTINCT. */
  private checkVariadicArgument(
    list: readonly { readonly value: Ast.Argument; readonly variadic: boolean }[],
    quantified: boolean,
  ): void {
    const index = list.findIndex(({ variadic }) => variadic)
    const found = list[index]
    if (!found) return
    if (quantified) this.refuseAt(found.value.at.start, 'an expression')
    if (index < list.length - 1) this.refuseAt(found.value.at.end, '")"')
  }

  /** One string | bytes | bits, with nothing before the quote */
  private readonly separatorText = this.rule('separatorText', (): Ast.Literal => {
    this.ACTION(() => {
      if (!/^(?:['"]|[xb]'|0[xb])/i.test(this.LA(1).image)) this.refuseToken(this.LA(1), 'a string')
      if (this.aheadSign(this.signs.continuedString, 2)) this.refuseToken(this.LA(2), '")"')
    })
    return this.sub(this.literal)
  })

  /** LIMIT limitValue [(',' | OFFSET) limitValue] */
  private readonly aggregateLimit = this.rule('aggregateLimit', (): Ast.Limit => {
    const start = this.start()
    this.word('limit')
    const counts = this.sub(this.limitCounts)
    return { ...noLimit, ...counts, at: this.from(start) }
  })

  /** [VARIADIC] [name ('=>' | ':=')] expression [itemAlias] */
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
      const alias = this.has('argument-aliases')
        ? this.OPTION3(() => this.sub(this.itemAlias))
        : undefined
      return { value: { name, value, alias, at: this.from(start) }, variadic }
    },
  )

  /** name ('=>' | ':='): neither reserved nor with a syntax of its own */
  private readonly argumentName = this.rule('argumentName', (): Ast.Name => {
    const token = this.sign(this.names.label)
    const name = this.nameOf(token)
    this.ACTION(() => {
      const categories = token.tokenType.CATEGORIES ?? []
      const { function: called, type } = this.names
      if (!categories.includes(called) || !categories.includes(type)) {
        this.refuseToken(this.LA(1), '"," or ")"')
      }
    })
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

  /** gram.y, func_expr */
  private checkWithinGroup(
    { distinct, variadic, orderBy }: Pick<Ast.Call, 'distinct' | 'variadic' | 'orderBy'>,
    within: number,
  ): void {
    if (distinct || variadic || orderBy.length > 0) this.refuseAt(within, 'no WITHIN GROUP')
  }

  /** FILTER '(' WHERE expression ')' */
  protected readonly filter = this.rule('filter', (): Ast.Expression => {
    this.word('filter')
    this.sign(this.signs.open)
    this.word('where')
    const condition = this.sub(this.expression)
    this.sign(this.signs.close)
    return condition
  })

  /** niladic ['(' [number] ')'] */
  protected readonly niladicCall = this.rule('niladicCall', (): Ast.Call => {
    const start = this.start()
    const token = this.sign(this.signs.niladic)
    const precision = this.has('niladic-precision')
      ? (this.OPTION({
          GATE: () => this.takesPrecision(token),
          DEF: () => this.subWith(this.niladicPrecision, token),
        }) ?? [])
      : []
    const at = this.from(start)
    const name = this.grammar.niladic[token.image.toLowerCase()] ?? token.image
    const written = this.writtenFrom(start, [])
    return this.callOf(name, token, { arguments: precision, written, at })
  })

  private takesPrecision({ image }: IToken): boolean {
    const { words } = this.grammar.precisions
    return words === 'all' || words.includes(image.toLowerCase())
  }

  private readonly niladicPrecision = this.rule(
    'niladicPrecision',
    (token: IToken): Ast.Argument[] => {
      const given: Ast.Argument[] = []
      this.sign(this.signs.open)
      this.ACTION(() => {
        if (this.grammar.precisions.empty || /^\d+$/.test(this.LA(1).image)) return
        this.refuseToken(this.LA(1), 'a number')
      })
      this.OPTION(() => {
        const value = this.sub(this.literal)
        this.ACTION(() => given.push(this.argumentOf(value)))
      })
      this.sign(this.signs.close)
      this.ACTION(() => {
        const name = { parts: [this.nameOf(token)], at: this.spanOf(token) }
        this.checkForm(name, { ...noArguments, arguments: given })
      })
      return given
    },
  )

  /** A call that stands for special syntax; `token` is where the name is said to be. */
  protected callOf(
    name: string,
    token: IToken,
    parts: Pick<Ast.Call, 'arguments' | 'written' | 'at'>,
  ): Ast.Call {
    const at = this.spanOf(token)
    return { ...plainCall, name: { parts: [{ text: name, quoted: false, at }], at }, ...parts }
  }

  /** A call with nothing but arguments. */
  protected callNamed(
    name: Ast.QualifiedName,
    given: readonly Ast.Expression[],
    at: Ast.Call['at'],
  ): Ast.Call {
    return { ...plainCall, name, arguments: given.map((value) => this.argumentOf(value)), at }
  }

  protected argumentOf(value: Ast.Expression): Ast.Argument {
    return { name: undefined, value, alias: undefined, at: value.at }
  }

  protected textLiteral(value: string, at: Ast.Literal['at']): Ast.Literal {
    return { kind: 'literal', type: 'string', value, quotes: 'none', prefix: '', at }
  }
}
