import type { IToken, ParserMethod } from 'chevrotain'
import type * as Ast from '../ast.ts'
import { SpecialCalls } from './special-call.ts'
import { fold, type Infix, type Item, type Postfix } from './fold.ts'

/**
 * Operands and operators, read flat and folded by the dialect's powers: one rule however many levels
 * of binding there are.
 */
export abstract class Expressions extends SpecialCalls {
  /** prefix* operand (suffix | infix prefix* operand)* */
  protected readonly expression = this.rule('expression', (): Ast.Expression => {
    const items: Item[] = []
    this.sub(this.prefixedOperand, items)
    this.MANY(() => {
      this.OR([
        { ALT: () => this.sub(this.infixOperation, items) },
        { ALT: () => items.push(this.sub(this.membership, false)) },
        { ALT: () => this.sub(this.patternOperation, items, false) },
        { ALT: () => this.sub(this.between, items, false) },
        { ALT: () => this.sub(this.negated, items) },
        { ALT: () => this.sub(this.isOperation, items) },
        { ALT: () => items.push(this.sub(this.nullTest)) },
        { ALT: () => items.push(this.sub(this.collateSuffix)) },
        ...this.alternatives('casts-with-colons', () => items.push(this.sub(this.castSuffix))),
        ...this.alternatives('at-time-zone', () => this.sub(this.atTimeZone, items)),
        ...this.alternatives('member-of', () => this.sub(this.memberOf, items)),
        ...this.alternatives('named-operators', () => this.sub(this.namedOperator, items)),
      ])
    })
    return this.ACTION(() => this.folded(items))
  })

  private folded(items: readonly Item[]): Ast.Expression {
    const outcome = fold(items, this.grammar.powers)
    if (outcome.kind === 'folded') return outcome.expression
    if (outcome.kind === 'too-deep') return this.refuseDepth()
    return this.refuseAt(outcome.fault.at.start, outcome.fault.expected)
  }

  protected readonly prefixedOperand: ParserMethod<[Item[]?], void> = this.rule(
    'prefixedOperand',
    (items: Item[] = []): void => {
      this.MANY(() => {
        const token = this.sign(this.signs.prefix)
        this.ACTION(() =>
          items.push({
            kind: 'prefix',
            operator: token.image.toLowerCase(),
            at: this.spanOf(token),
          }),
        )
      })
      const expression = this.sub(this.operand)
      this.ACTION(() => items.push({ kind: 'operand', expression }))
    },
  )

  /** (operator | AND | OR | ESCAPE | ...) ((ANY | ALL | SOME) '(' ... ')' | prefixedOperand) */
  private readonly infixOperation = this.rule('infixOperation', (items: Item[] = []): void => {
    const token = this.OR([
      { ALT: () => this.sign(this.signs.infix) },
      { ALT: () => this.sign(this.signs.infixWord) },
      { ALT: () => this.word('escape') },
    ])
    this.sub(this.rightSide, items, token)
  })

  private readonly rightSide = this.rule('rightSide', (items: Item[] = [], token: IToken): void => {
    this.OR<unknown>([
      ...this.quantifiers(items, token),
      {
        ALT: () => {
          this.ACTION(() => items.push(this.infix(token)))
          this.sub(this.prefixedOperand, items)
        },
      },
    ])
  })

  private quantifiers(items: Item[], token: IToken) {
    const read = () => items.push(this.sub(this.quantified, token))
    return this.has('quantifiers') ? [this.preferred<unknown>(read)] : []
  }

  private infix(token: IToken, parts: Partial<Omit<Infix, 'kind'>> = {}): Infix {
    const written = token.image.toLowerCase()
    return {
      kind: 'infix',
      form: written === '<=>' ? 'same-as' : 'binary',
      operator: written === '!=' ? '<>' : (this.grammar.synonyms[written] ?? written),
      at: this.spanOf(token),
      negated: false,
      symmetric: false,
      ...parts,
    }
  }

  private postfix(
    operator: string,
    token: IToken,
    apply: (operand: Ast.Expression) => Ast.Expression,
  ): Postfix {
    return { kind: 'postfix', operator, at: this.spanOf(token), apply }
  }

  /** (ANY | SOME | ALL) '(' (query | expression) ')' */
  private readonly quantified = this.rule('quantified', (operator: IToken): Postfix => {
    const quantifier = this.OR([
      { ALT: () => this.quantifier('any') },
      { ALT: () => this.quantifier('some') },
      { ALT: () => this.quantifier('all') },
    ])
    const right = this.OR2<Ast.Query | Ast.Expression>([
      { ALT: () => this.sub(this.queryInParentheses) },
      { ALT: () => this.sub(this.expressionInParentheses) },
    ])
    const end = this.LA(0)
    return this.ACTION(() => {
      const { operator: name, at: operatorAt } = this.infix(operator)
      return this.postfix(name, operator, (operand) => ({
        kind: 'quantified',
        operand,
        operator: name,
        operatorAt,
        quantifier,
        right,
        at: { start: operand.at.start, end: this.spanOf(end).end },
      }))
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

  /** NOT (IN ... | LIKE ... | BETWEEN ...) */
  private readonly negated = this.rule('negated', (items: Item[] = []): void => {
    this.sign(this.signs.notInfix)
    this.OR([
      { ALT: () => items.push(this.sub(this.membership, true)) },
      { ALT: () => this.sub(this.patternOperation, items, true) },
      { ALT: () => this.sub(this.between, items, true) },
    ])
  })

  /** IN '(' (query | expression (',' expression)*) ')' */
  private readonly membership = this.rule('membership', (negated: boolean): Postfix => {
    const token = this.word('in')
    let query: Ast.Query | undefined
    let items: readonly Ast.Expression[] = []
    this.OR([
      {
        ALT: () => {
          query = this.sub(this.queryInParentheses)
        },
      },
      {
        ALT: () => {
          items = this.sub(this.inList)
        },
      },
    ])
    const { end } = this.from(0)
    return this.postfix('in', token, (operand) => {
      const at = { start: operand.at.start, end }
      return query
        ? { kind: 'in-query', operand, query, negated, at }
        : { kind: 'in-list', operand, items, negated, at }
    })
  })

  /** '(' [expression (',' expression)*] ')': empty in SQLite only. */
  private readonly inList = this.rule('inList', (): Ast.Expression[] => {
    this.sign(this.signs.open)
    let items: Ast.Expression[] = []
    const read = () => {
      items = this.listOf(1, this.expression)
    }
    if (this.has('empty-lists')) this.OPTION(read)
    else read()
    this.sign(this.signs.close)
    return items
  })

  /** (LIKE | ILIKE | SIMILAR TO | GLOB | REGEXP | ...) rightSide; ESCAPE is an infix of its own. */
  private readonly patternOperation = this.rule(
    'patternOperation',
    (items: Item[] = [], negated: boolean): void => {
      const token = this.sign(this.signs.patternWord)
      this.OPTION(() => this.OR([{ ALT: () => this.word('to') }, { ALT: () => this.word('like') }]))
      this.OR2<unknown>([
        ...this.quantifiers(items, token),
        {
          ALT: () => {
            this.ACTION(() => items.push(this.infix(token, { form: 'pattern', negated })))
            this.sub(this.prefixedOperand, items)
          },
        },
      ])
    },
  )

  /** BETWEEN [SYMMETRIC | ASYMMETRIC] operand; its AND is read like any other, and found by the folding. */
  private readonly between = this.rule('between', (items: Item[] = [], negated: boolean): void => {
    const token = this.word('between')
    let symmetric = false
    this.OPTION(() =>
      this.OR([
        { ALT: () => this.word('asymmetric') },
        {
          ALT: () => {
            this.word('symmetric')
            symmetric = true
          },
        },
      ]),
    )
    this.ACTION(() => items.push(this.infix(token, { form: 'between', negated, symmetric })))
    this.sub(this.prefixedOperand, items)
  })

  /** IS [NOT] (NULL | TRUE | FALSE | UNKNOWN | DISTINCT FROM operand | JSON ... | operand) */
  private readonly isOperation = this.rule('isOperation', (items: Item[] = []): void => {
    const token = this.word('is')
    const negated = this.flag(1, 'not')
    this.OR<unknown>([
      this.preferred<unknown>(() => items.push(this.sub(this.isTest, token, negated))),
      ...this.alternatives<unknown>('is-distinct-from', () => {
        this.wordsInRow('distinct', 'from')
        const form = 'same-as'
        this.ACTION(() => items.push(this.infix(token, { form, negated: !negated })))
        this.sub(this.prefixedOperand, items)
      }),
      ...this.alternatives('is-operator', () => {
        this.ACTION(() => items.push(this.infix(token, { form: 'same-as', negated })))
        this.sub(this.prefixedOperand, items)
      }),
    ])
  })

  private readonly isTest = this.rule('isTest', (token: IToken, negated: boolean): Postfix => {
    const kind = this.OR([
      { ALT: () => this.test('null') },
      { ALT: () => this.test('true') },
      { ALT: () => this.test('false') },
      { ALT: () => this.test('unknown') },
      ...this.alternatives('is-json', () => this.sub(this.jsonTest)),
    ])
    return this.isPostfix(token, kind, negated)
  })

  private test(word: 'null' | 'true' | 'false' | 'unknown') {
    this.word(word)
    return word
  }

  /** JSON [VALUE | SCALAR | ARRAY | OBJECT], [form] NORMALIZED */
  private readonly jsonTest = this.rule('jsonTest', (): 'json' => {
    this.word('json')
    this.OPTION({
      GATE: () => /^(?:value|scalar|array|object)$/i.test(this.LA(1).image),
      DEF: () => this.sign(this.names.word),
    })
    return 'json'
  })

  private isPostfix(
    token: IToken,
    kind: 'null' | 'true' | 'false' | 'unknown' | 'json',
    negated: boolean,
  ): Postfix {
    const { end } = this.from(0)
    return this.ACTION(() =>
      this.postfix('is', token, (operand) => ({
        kind: 'is',
        operand,
        negated,
        test: { kind },
        at: { start: operand.at.start, end },
      })),
    )
  }

  /** ISNULL | NOTNULL | NOT NULL (SQLite) */
  private readonly nullTest = this.rule('nullTest', (): Postfix => {
    const token = this.LA(1)
    const negated = this.OR([
      { ALT: () => this.word('isnull') && false },
      { ALT: () => this.word('notnull') && true },
      ...this.alternatives('not-null-operator', () => {
        this.wordsInRow('not', 'null')
        return true
      }),
    ])
    return this.isPostfix(token, 'null', negated)
  })

  /** prefix* operand (operator prefix* operand | '::' typeName)*: no words, so that what follows can be a clause. */
  protected readonly plainExpression = this.rule('plainExpression', (): Ast.Expression => {
    const items: Item[] = []
    this.sub(this.prefixedOperand, items)
    this.MANY(() => {
      this.OR([
        {
          ALT: () => {
            const token = this.sign(this.signs.infix)
            this.ACTION(() => items.push(this.infix(token)))
            this.sub(this.prefixedOperand, items)
          },
        },
        ...this.alternatives('casts-with-colons', () => items.push(this.sub(this.castSuffix))),
      ])
    })
    return this.ACTION(() => this.folded(items))
  })

  /** COLLATE qualifiedName */
  private readonly collateSuffix = this.rule('collateSuffix', (): Postfix => {
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
  private readonly castSuffix = this.rule('castSuffix', (): Postfix => {
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
  private readonly atTimeZone = this.rule('atTimeZone', (items: Item[] = []): void => {
    const token = this.word('at')
    this.wordsInRow('time', 'zone')
    this.ACTION(() => items.push(this.infix(token, { operator: 'at time zone' })))
    this.sub(this.prefixedOperand, items)
  })

  /** MEMBER OF '(' expression ')' */
  private readonly memberOf = this.rule('memberOf', (items: Item[] = []): void => {
    const token = this.word('member')
    this.word('of')
    this.ACTION(() => items.push(this.infix(token, { operator: 'member of' })))
    const expression = this.sub(this.expressionInParentheses)
    this.ACTION(() => items.push({ kind: 'operand', expression }))
  })

  /** OPERATOR '(' [schema '.'] operator ')' operand */
  private readonly namedOperator = this.rule('namedOperator', (items: Item[] = []): void => {
    this.word('operator')
    this.sign(this.signs.open)
    this.MANY(() => {
      this.sign(this.names.column)
      this.sign(this.signs.point)
    })
    const token = this.OR([
      { ALT: () => this.sign(this.signs.infix) },
      { ALT: () => this.sign(this.signs.prefix) },
    ])
    this.sign(this.signs.close)
    this.sub(this.rightSide, items, token)
  })
}
