import type { IToken, ParserMethod } from 'chevrotain'
import type * as Ast from '../ast.ts'
import { breaksChain, fold, type Infix, type Item, type Postfix } from './fold.ts'
import { misplacedOperand } from './misplaced-operand.ts'
import { SpecialCalls } from './calls/special-call.ts'

/** Operators in front of and between operands, read flat and folded by the dialect's powers. */
export abstract class Operators extends SpecialCalls {
  protected folded(items: readonly Item[], least = 0): Ast.Expression {
    const misplaced = this.grammar.powers.layered ? misplacedOperand(items) : undefined
    if (misplaced) return this.refuseAt(misplaced.at, misplaced.expected)
    const outcome = fold(items, this.grammar.powers, least)
    if (outcome.kind === 'folded') return outcome.expression
    if (outcome.kind === 'too-deep') return this.refuseDepth(outcome.by)
    return this.refuseAt(outcome.fault.at.start, outcome.fault.expected)
  }

  /** prefix* operand */
  protected readonly prefixedOperand: ParserMethod<[Item[]?], void> = this.rule(
    'prefixedOperand',
    (items: Item[] = []): void => {
      this.MANY({ GATE: () => this.prefixAhead(), DEF: () => this.OR(this.prefixes(items)) })
      const expression = this.sub(this.operand)
      items.push({ kind: 'operand', expression })
    },
  )

  /** OPERATOR is a name as well: `SELECT operator FROM t`. */
  private prefixAhead(): boolean {
    return !this.ahead('operator') || this.aheadSign(this.signs.open, 2)
  }

  private readonly prefixes = this.onceGiven<Item[], unknown>((items) => [
    { ALT: () => this.subWith(this.prefix, items()) },
    { ALT: () => this.subWith(this.notBeforeName, items()) },
    ...this.alternatives('named-operators', () => this.subWith(this.qualifiedPrefix, items())),
  ])

  /** + | - | NOT | any operator but a comparison or a multiplication */
  private readonly prefix = this.rule('prefix', (items: Item[] = []): void => {
    const token = this.sign(this.signs.prefix)
    this.ACTION(() =>
      items.push({
        kind: 'prefix',
        operator: token.image.toLowerCase(),
        qualified: undefined,
        at: this.spanOf(token),
      }),
    )
  })

  /** `NOT like(a, b)`, a function */
  private readonly notBeforeName = this.rule('notBeforeName', (items: Item[] = []): void => {
    const at = this.spanOf(this.sign(this.signs.notInfix))
    this.ACTION(() => items.push({ kind: 'prefix', operator: 'not', qualified: undefined, at }))
  })

  /** OPERATOR '(' [schema '.'] sign ')' */
  private readonly qualifiedPrefix = this.rule('qualifiedPrefix', (items: Item[] = []): void => {
    const qualified = this.sub(this.qualifiedOperator)
    this.ACTION(() =>
      items.push({ kind: 'prefix', operator: qualified.sign, qualified, at: qualified.at }),
    )
  })

  private readonly infixSigns = this.once(() => [
    { ALT: () => this.sign(this.signs.infix) },
    { ALT: () => this.sign(this.signs.infixWord) },
    { ALT: () => this.word('escape') },
  ])

  /** (operator | AND | OR | ESCAPE | ...) ((ANY | ALL | SOME) '(' ... ')' | prefixedOperand) */
  protected readonly infixOperation = this.rule('infixOperation', (items: Item[] = []): void => {
    const token = this.OR(this.infixSigns())
    const infix = this.ACTION(() => this.infix(token))
    if (this.ACTION(() => infix.operator === 'overlaps'))
      this.subWith(this.overlapping, items, infix)
    else this.subWith(this.rightSide, items, infix)
  })

  /** Rows of two on either side of OVERLAPS (gram.y, a_expr). */
  private readonly overlapping = this.rule(
    'overlapping',
    (items: Item[] = [], infix: Infix): void => {
      this.ACTION(() => {
        if (!isPair(items.at(-1))) this.refuseAt(infix.at.start, 'an operator')
        items.push(infix)
      })
      const start = this.start()
      const right = this.sub(this.operand)
      this.ACTION(() => {
        const item: Item = { kind: 'operand', expression: right }
        if (!isPair(item)) this.refuseAt(start, 'a row of two')
        items.push(item)
      })
    },
  )

  /** OPERATOR '(' [schema '.'] sign ')' rightSide */
  protected readonly namedOperator = this.rule('namedOperator', (items: Item[] = []): void => {
    const qualified = this.sub(this.qualifiedOperator)
    const infix = this.ACTION(() => qualifiedInfix(qualified))
    this.subWith(this.rightSide, items, infix)
  })

  private readonly rightSide = this.rule('rightSide', (items: Item[] = [], infix: Infix): void => {
    this.ACTION(() => this.checkChain(items, infix))
    this.OR<unknown>([
      ...this.quantifiers(items, infix),
      {
        ALT: () => {
          items.push(infix)
          this.subWith(this.prefixedOperand, items)
        },
      },
    ])
  })

  /** Refuses `a = b = c` at its second operator, before what follows is read. */
  protected checkChain(items: readonly Item[], infix: Infix): void {
    if (breaksChain(items, infix, this.grammar.powers)) this.refuseAt(infix.at.start, 'AND')
  }

  protected quantifiers(items: Item[], infix: Infix) {
    const read = () => items.push(this.subWith(this.quantified, infix))
    if (!this.has('quantifiers')) return []
    const GATE = () => this.mayBeQuantified(infix)
    return [{ ALT: read, IGNORE_AMBIGUITIES: true, GATE }]
  }

  /** `a + any` of MySQL adds a column. */
  private mayBeQuantified({ operator }: Infix): boolean {
    return this.has('arrays') ? !unquantified.has(operator) : comparisons.has(operator)
  }

  protected infix(token: IToken, parts: Partial<Omit<Infix, 'kind'>> = {}): Infix {
    const written = token.image.toLowerCase()
    return {
      kind: 'infix',
      form: written === '<=>' && written in this.grammar.powers.infix ? 'same-as' : 'binary',
      operator: written === '!=' ? '<>' : (this.grammar.synonyms[written] ?? written),
      qualified: undefined,
      at: this.spanOf(token),
      negated: false,
      symmetric: false,
      low: undefined,
      ...parts,
    }
  }

  protected postfix(
    operator: string,
    token: IToken,
    apply: (operand: Ast.Expression) => Ast.Expression,
  ): Postfix {
    return { kind: 'postfix', operator, qualified: undefined, at: this.spanOf(token), apply }
  }

  /** (ANY | SOME | ALL) '(' (query | expression) ')' */
  private readonly quantified = this.rule('quantified', (infix: Infix): Postfix => {
    const quantifier = this.OR([
      { ALT: () => this.quantifier('any') },
      { ALT: () => this.quantifier('some') },
      { ALT: () => this.quantifier('all') },
    ])
    const right = this.OR2<Ast.Query | Ast.Expression>([
      { ALT: () => this.sub(this.queryInParentheses) },
      ...this.alternatives<Ast.Expression>('arrays', () => this.sub(this.expressionInParentheses)),
    ])
    const { end } = this.from(0)
    return this.ACTION(() => {
      const { operator, at: operatorAt, qualified } = infix
      return {
        kind: 'postfix',
        operator,
        qualified,
        at: operatorAt,
        apply: (operand) => ({
          kind: 'quantified',
          operand,
          operator: infix.negated ? `not ${operator}` : operator,
          operatorAt,
          operatorSchema: qualified?.schema ?? [],
          quantifier,
          right,
          at: { start: operand.at.start, end },
        }),
      }
    })
  })

  private quantifier(word: 'any' | 'some' | 'all'): 'any' | 'all' {
    this.word(word)
    return word === 'all' ? 'all' : 'any'
  }

  protected readonly expressionInParentheses = this.rule(
    'expressionInParentheses',
    (): Ast.Expression => {
      this.sign(this.signs.open)
      const expression = this.sub(this.expression)
      this.sign(this.signs.close)
      return expression
    },
  )

  /** What may stand where a word that is an operator elsewhere begins a clause. */
  protected readonly plainExpression = this.rule('plainExpression', (): Ast.Expression => {
    const { layers } = this.grammar.powers
    return layers
      ? this.subWith(this.tightExpression, layers.plain)
      : this.sub(this.wordlessExpression)
  })

  /** The operand of MEMBER OF and JSON_VALUE: no operators between operands but COLLATE and arrows. */
  protected readonly simpleExpression = this.rule('simpleExpression', (): Ast.Expression => {
    const { layers } = this.grammar.powers
    return layers
      ? this.subWith(this.tightExpression, layers.simple)
      : this.sub(this.wordlessExpression)
  })

  /** prefixedOperand (infix prefixedOperand | COLLATE name)*, of operators that bind so tight at least */
  private readonly tightExpression = this.rule(
    'tightExpression',
    (least: number): Ast.Expression => {
      const items: Item[] = []
      this.subWith(this.prefixedOperand, items)
      this.MANY({
        GATE: () => this.powerAhead() >= least,
        DEF: () =>
          this.OR([
            { ALT: () => this.subWith(this.infixOperation, items) },
            { ALT: () => items.push(this.sub(this.collateSuffix)) },
          ]),
      })
      return this.ACTION(() => this.folded(items, least))
    },
  )

  /** Of the next token as an operator; ESCAPE is a part of one. */
  private powerAhead(): number {
    const { infix, otherInfix } = this.grammar.powers
    if (this.ahead('escape')) return -1
    return (infix[this.infix(this.LA(1)).operator] ?? otherInfix).power
  }

  /**
   * prefixedOperand (operator prefixedOperand | '::' typeName | IS [NOT] (DISTINCT FROM ... | DOCUMENT))*:
   * no other words (b_expr).
   */
  private readonly wordlessExpression = this.rule('wordlessExpression', (): Ast.Expression => {
    const items: Item[] = []
    this.ACTION(() => this.refuseWord())
    this.subWith(this.prefixedOperand, items)
    this.MANY(() => {
      this.OR([
        {
          ALT: () => {
            const token = this.sign(this.signs.infix)
            this.ACTION(() => {
              items.push(this.infix(token))
              this.refuseWord()
            })
            this.subWith(this.prefixedOperand, items)
          },
        },
        ...this.alternatives('casts-with-colons', () => items.push(this.sub(this.castSuffix))),
        ...this.alternatives('named-operators', () => this.subWith(this.plainNamedOperator, items)),
        ...this.alternatives('is-distinct-from', () => this.subWith(this.plainIs, items)),
      ])
    })
    this.ACTION(() => this.checkPlain(items))
    return this.ACTION(() => this.folded(items))
  })

  /** Neither NOT nor DEFAULT behind an operator in front either, but in parentheses (gram.y, b_expr). */
  private checkPlain(items: readonly Item[]): void {
    for (const item of items) {
      if (item.kind === 'prefix' && !item.qualified && item.operator === 'not')
        this.refuseAt(item.at.start, 'an expression')
      if (item.kind !== 'operand' || item.expression.kind !== 'default') continue
      const { start } = item.expression.at
      if (this.tokenAt(this.placeFrom(start) - 1).image !== '(')
        this.refuseAt(start, 'an expression')
    }
  }

  /** `DEFAULT NOT NULL` and `DEFAULT DEFAULT 1` lack their values. */
  private refuseWord(): void {
    const not = this.ahead('not') || this.aheadSign(this.signs.notInfix)
    const refused = not || this.ahead('default')
    if (refused) this.refuseToken(this.LA(1), 'an expression')
  }

  private readonly plainNamedOperator = this.rule(
    'plainNamedOperator',
    (items: Item[] = []): void => {
      const qualified = this.sub(this.qualifiedOperator)
      this.ACTION(() => items.push(qualifiedInfix(qualified)))
      this.subWith(this.prefixedOperand, items)
    },
  )

  /** IS [NOT] DISTINCT FROM prefixedOperand */
  private readonly plainIs = this.rule('plainIs', (items: Item[] = []): void => {
    const token = this.word('is')
    const negated = this.flag(1, 'not')
    this.wordsInRow('distinct', 'from')
    const form = 'same-as'
    this.ACTION(() => items.push(this.infix(token, { form, negated: !negated })))
    this.subWith(this.prefixedOperand, items)
  })

  /** COLLATE qualifiedName */
  protected readonly collateSuffix = this.rule('collateSuffix', (): Postfix => {
    const token = this.word('collate')
    const collation = this.sub(this.collationName)
    return this.ACTION(() =>
      this.postfix('collate', token, (operand) => ({
        kind: 'collate',
        operand,
        collation,
        at: { start: operand.at.start, end: collation.at.end },
      })),
    )
  })

  /** '::' typeName */
  protected readonly castSuffix = this.rule('castSuffix', (): Postfix => {
    const token = this.sign(this.signs.typecast)
    const type = this.sub(this.typeName)
    return this.ACTION(() =>
      this.postfix('::', token, (operand) => ({
        kind: 'cast',
        operand,
        type,
        at: { start: operand.at.start, end: type.at.end },
      })),
    )
  })

  /** AT (TIME ZONE operand | LOCAL) */
  protected readonly atTimeZone = this.rule('atTimeZone', (items: Item[] = []): void => {
    const token = this.word('at')
    this.OR<unknown>([
      {
        ALT: () => {
          this.wordsInRow('time', 'zone')
          this.ACTION(() => items.push(this.infix(token, { operator: 'at time zone' })))
          this.subWith(this.prefixedOperand, items)
        },
      },
      {
        ALT: () => {
          this.word('local')
          const { end } = this.from(0)
          this.ACTION(() => items.push(this.atLocal(token, end)))
        },
      },
    ])
  })

  /** `x AT LOCAL` is timezone(x). */
  private atLocal(token: IToken, end: number): Postfix {
    return this.postfix('at time zone', token, (operand) => {
      const at = { start: operand.at.start, end }
      const written = { pieces: ['', ' AT LOCAL'], holes: [operand] }
      return this.callOf('timezone', token, { arguments: [this.argumentOf(operand)], written, at })
    })
  }
}

function qualifiedInfix(qualified: Ast.Operator): Infix {
  return {
    kind: 'infix',
    form: 'binary',
    operator: qualified.sign,
    qualified,
    at: qualified.at,
    negated: false,
    symmetric: false,
    low: undefined,
  }
}

/** Infix words that no ANY, SOME or ALL may follow. */
const comparisons: ReadonlySet<string> = new Set(['=', '<>', '<', '>', '<=', '>='])
const unquantified: ReadonlySet<string> = new Set(['and', 'or', 'escape', 'overlaps', 'similar'])

function isPair(item: Item | undefined): boolean {
  return (
    item?.kind === 'operand' && item.expression.kind === 'row' && item.expression.items.length === 2
  )
}
