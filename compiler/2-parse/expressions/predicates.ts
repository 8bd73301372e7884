import type { IToken } from 'chevrotain'
import type * as Ast from '../ast.ts'
import type { Item, Postfix } from './fold.ts'
import { plainTable, selectAll } from '../whole-table.ts'
import { Operators } from './operators.ts'

/** Tests with a syntax of their own: IN, LIKE, BETWEEN, IS. */
export abstract class Predicates extends Operators {
  /** NOT (IN ... | LIKE ... | BETWEEN ...) */
  protected readonly negated = this.rule('negated', (items: Item[] = []): void => {
    this.sign(this.signs.notInfix)
    this.OR([
      { ALT: () => items.push(this.subWith(this.membership, true)) },
      { ALT: () => this.subWith(this.patternOperation, items, true) },
      { ALT: () => this.subWith(this.between, items, true) },
    ])
  })

  /** IN ('(' (query | expression (',' expression)*) ')' | name ['(' expressions ')']) */
  protected readonly membership = this.rule('membership', (negated: boolean): Postfix => {
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
      ...this.alternatives('in-table', () => {
        query = this.sub(this.inTable)
      }),
    ])
    const { end } = this.from(0)
    return this.postfix('in', token, (operand) => {
      const at = { start: operand.at.start, end }
      return query
        ? { kind: 'in-query', operand, query, negated, at }
        : { kind: 'in-list', operand, items, negated, at }
    })
  })

  /** name ['(' [expression (',' expression)*] ')']: short for SELECT * FROM it */
  private readonly inTable = this.rule('inTable', (): Ast.Query => {
    const start = this.start()
    const name = this.sub(this.qualifiedName)
    const given = this.OPTION(() => this.sub(this.inList))
    const at = this.from(start)
    return this.ACTION(() => allOf(name, given && [this.callNamed(name, given, at)], at))
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

  /** (LIKE | ILIKE | SIMILAR TO | SOUNDS LIKE | GLOB | REGEXP | ...) rightSide; ESCAPE is an infix of its own. */
  protected readonly patternOperation = this.rule(
    'patternOperation',
    (items: Item[] = [], negated: boolean): void => {
      const token = this.sign(this.signs.patternWord)
      const second = this.ACTION(() => secondWords[token.image.toLowerCase()])
      this.OPTION({
        GATE: () => second !== undefined,
        DEF: () =>
          this.OR([
            { GATE: () => second === 'to', ALT: () => this.word('to') },
            { GATE: () => second === 'like', ALT: () => this.word('like') },
          ]),
      })
      this.ACTION(() => {
        if (second !== undefined && this.LA(0) === token)
          this.refuseToken(this.LA(1), second.toUpperCase())
      })
      const infix = this.ACTION(() => this.infix(token, { form: 'pattern', negated }))
      this.ACTION(() => this.checkChain(items, infix))
      this.OR2<unknown>([
        // LIKE ANY (array)
        ...(this.has('arrays') ? this.quantifiers(items, infix) : []),
        {
          ALT: () => {
            this.ACTION(() => items.push(infix))
            this.subWith(this.prefixedOperand, items)
          },
        },
      ])
    },
  )

  /**
   * BETWEEN [SYMMETRIC | ASYMMETRIC] (plainExpression AND operand | operand). In the second form, of
   * MySQL and SQLite, AND is read like any other, and found by the folding.
   */
  protected readonly between = this.rule(
    'between',
    (items: Item[] = [], negated: boolean): void => {
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
      const low = this.has('plain-bounds') ? this.sub(this.lowBound) : undefined
      this.ACTION(() => items.push(this.infix(token, { form: 'between', negated, symmetric, low })))
      this.subWith(this.prefixedOperand, items)
    },
  )

  /** plainExpression AND */
  private readonly lowBound = this.rule('lowBound', (): Ast.Expression => {
    const low = this.sub(this.plainExpression)
    this.word('and')
    return low
  })

  /** IS [NOT] (NULL | TRUE | FALSE | UNKNOWN | DISTINCT FROM operand | JSON ... | operand) */
  protected readonly isOperation = this.rule('isOperation', (items: Item[] = []): void => {
    const token = this.word('is')
    const negated = this.flag(1, 'not')
    this.OR<unknown>([
      ...(this.has('is-operator')
        ? []
        : [this.preferred<unknown>(() => items.push(this.subWith(this.isTest, token, negated)))]),
      ...this.alternatives<unknown>('is-distinct-from', () => {
        this.wordsInRow('distinct', 'from')
        const form = 'same-as'
        this.ACTION(() => items.push(this.infix(token, { form, negated: !negated })))
        this.subWith(this.prefixedOperand, items)
      }),
      ...this.alternatives('is-operator', () => {
        this.ACTION(() => items.push(this.infix(token, { form: 'is', negated })))
        this.subWith(this.prefixedOperand, items)
      }),
    ])
  })

  private readonly isTest = this.rule('isTest', (token: IToken, negated: boolean): Postfix => {
    const test = this.OR<Test>([
      { ALT: () => this.test('null') },
      { ALT: () => this.test('true') },
      { ALT: () => this.test('false') },
      { ALT: () => this.test('unknown') },
      ...this.alternatives<Test>(
        'is-json',
        () => this.sub(this.jsonTest),
        () => this.sub(this.normalizedTest),
        () => ({ kind: 'document', words: this.word('document').image.toLowerCase() }),
      ),
    ])
    return this.isPostfix(token, test, negated)
  })

  private test(kind: 'null' | 'true' | 'false' | 'unknown'): Test {
    this.word(kind)
    return { kind }
  }

  /** JSON [VALUE | SCALAR | ARRAY | OBJECT] [(WITH | WITHOUT) UNIQUE [KEYS]] */
  private readonly jsonTest = this.rule('jsonTest', (): Test => {
    const words = [this.word('json')]
    this.OPTION({
      GATE: () => /^(?:value|scalar|array|object)$/i.test(this.LA(1).image),
      DEF: () => words.push(this.sign(this.names.word)),
    })
    this.OPTION2({
      GATE: () => this.ahead('unique', 2),
      DEF: () => {
        words.push(
          this.OR([{ ALT: () => this.word('with') }, { ALT: () => this.word('without') }]),
          this.word('unique'),
        )
        this.OPTION3(() => words.push(this.word('keys')))
      },
    })
    return { kind: 'json', words: this.ACTION(() => wordsOf(words)) }
  })

  /** [NFC | NFD | NFKC | NFKD] NORMALIZED */
  private readonly normalizedTest = this.rule('normalizedTest', (): Test => {
    const words: IToken[] = []
    this.OPTION(() =>
      words.push(
        this.OR([
          { ALT: () => this.word('nfc') },
          { ALT: () => this.word('nfd') },
          { ALT: () => this.word('nfkc') },
          { ALT: () => this.word('nfkd') },
        ]),
      ),
    )
    words.push(this.word('normalized'))
    return { kind: 'normalized', words: this.ACTION(() => wordsOf(words)) }
  })

  private isPostfix(token: IToken, test: Test, negated: boolean): Postfix {
    const { end } = this.from(0)
    const operator =
      test.kind === 'null' && 'is null' in this.grammar.powers.infix ? 'is null' : 'is'
    return this.ACTION(() =>
      this.postfix(operator, token, (operand) => ({
        kind: 'is',
        operand,
        negated,
        test,
        at: { start: operand.at.start, end },
      })),
    )
  }

  /** ISNULL | NOTNULL | NOT NULL (SQLite) */
  protected readonly nullTest = this.rule('nullTest', (): Postfix => {
    const token = this.LA(1)
    const negated = this.OR([
      { ALT: () => this.word('isnull') && false },
      { ALT: () => this.word('notnull') && true },
      ...this.alternatives('not-null-operator', () => {
        this.wordsInRow('not', 'null')
        return true
      }),
    ])
    return this.isPostfix(token, { kind: 'null' }, negated)
  })

  /** MEMBER [OF] '(' simpleExpression ')' */
  protected readonly memberOf = this.rule('memberOf', (): Postfix => {
    const token = this.word('member')
    this.flag(1, 'of')
    this.sign(this.signs.open)
    const right = this.sub(this.simpleExpression)
    this.sign(this.signs.close)
    const { end } = this.from(0)
    return this.ACTION(() =>
      this.postfix('member of', token, (left) => ({
        kind: 'binary',
        operator: 'member of',
        operatorAt: this.spanOf(token),
        operatorSchema: [],
        left,
        right,
        chained: false,
        at: { start: left.at.start, end },
      })),
    )
  })
}

/** SIMILAR TO, SOUNDS LIKE */
const secondWords: Readonly<Record<string, string>> = { similar: 'to', sounds: 'like' }

type Test = Exclude<Ast.Is['test'], { kind: 'same-as' }>

function wordsOf(tokens: readonly IToken[]): string {
  return tokens.map(({ image }) => image.toLowerCase()).join(' ')
}

/** `x IN t` and `x IN f(1)`: SELECT * FROM it. */
function allOf(
  name: Ast.QualifiedName,
  calls: readonly Ast.Call[] | undefined,
  at: Ast.Query['at'],
): Ast.Query {
  const item: Ast.FromItem = calls
    ? { kind: 'function', lateral: false, calls, ...noExtras, at }
    : { ...plainTable(name), at }
  const body = selectAll(item, { at, star: at })
  return {
    kind: 'query',
    with: undefined,
    body,
    orderBy: [],
    limit: undefined,
    locking: [],
    into: undefined,
    procedure: undefined,
    at,
  }
}

const noExtras = { rowsFrom: undefined, ordinality: false, alias: undefined }
