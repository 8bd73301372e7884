import type { ParserMethod } from 'chevrotain'
import type * as Ast from '../ast.ts'
import type { Alternative } from '../core.ts'
import { innerTails } from '../queries/final-clauses.ts'
import { Literals } from './literal.ts'

/** What stands between operators. */
export abstract class Operands extends Literals {
  protected abstract readonly query: ParserMethod<[], Ast.Query>
  protected abstract readonly call: ParserMethod<[], Ast.Call>
  protected abstract readonly niladicCall: ParserMethod<[], Ast.Expression>
  protected abstract readonly synopsisCall: ParserMethod<[], Ast.Expression>
  protected abstract readonly specialCall: ParserMethod<[], Ast.Expression>
  protected abstract readonly escaped: ParserMethod<[], Ast.Expression>
  protected abstract readonly sequenceValue: ParserMethod<[], Ast.SequenceCall>

  /** primary ('[' subscript ']' | '.' name)*: behind columns, parameters and parentheses only */
  protected readonly operand = this.rule('operand', (): Ast.Expression => {
    const start = this.start()
    const enclosed = this.aheadSign(this.signs.open) || this.aheadSign(this.signs.openQuery)
    let operand = this.sub(this.primary)
    if (!this.has('arrays')) return operand
    this.MANY({
      GATE: () => hasParts(operand, start, enclosed),
      DEF: () => {
        const left = operand
        operand = this.OR<Ast.Expression>([
          { ALT: () => this.subWith(this.subscript, left, start) },
          { ALT: () => this.subWith(this.fieldOf, left, start) },
        ])
      },
    })
    return operand
  })

  private readonly primary = this.rule('primary', (): Ast.Expression => this.OR(this.primaries()))

  private readonly primaries = this.once((): Alternative<Ast.Expression>[] => [
    ...this.stringColumn(),
    this.preferred<Ast.Expression>(() => this.sub(this.literal)),
    ...this.alternatives<Ast.Expression>('default-operand', () => this.sub(this.defaultValue)),
    { ALT: () => this.sub(this.parameter) },
    { ALT: () => this.sub(this.variable) },
    { ALT: () => this.sub(this.queryOperand) },
    { ALT: () => this.sub(this.parenthesised) },
    { ALT: () => this.sub(this.caseOperand) },
    ...this.alternatives<Ast.Expression>('escapes', () => this.sub(this.escaped)),
    {
      ...this.preferred(() => this.sub(this.niladicCall)),
      GATE: () => !this.calledAhead(),
    },
    this.preferred(() => this.sub(this.specialCall)),
    ...this.sequenceValues(),
    { ALT: () => this.sub(this.named) },
  ])

  /** NEXT and PREVIOUS are names elsewhere. */
  private sequenceValues() {
    if (!this.has('sequence-values')) return []
    return [
      {
        GATE: () => this.sequenceValueAhead(),
        ALT: (): Ast.Expression => this.sub(this.sequenceValue),
        IGNORE_AMBIGUITIES: true,
      },
    ]
  }

  /** DEFAULT */
  protected readonly defaultValue = this.rule('defaultValue', (): Ast.Default => ({
    kind: 'default',
    at: this.spanOf(this.word('default')),
  }))

  /** IGNORE */
  protected readonly ignoredValue = this.rule('ignoredValue', (): Ast.Default => ({
    kind: 'default',
    ignored: true,
    at: this.spanOf(this.word('ignore')),
  }))

  /** `'t'.a` where a string may be a name. */
  private stringColumn() {
    if (!this.lexical.stringNames.some((position) => position === 'column')) return []
    return [
      {
        GATE: () => this.aheadSign(this.signs.point, 2) && this.literalNameAhead(),
        ALT: (): Ast.Expression => this.sub(this.columnPath),
        IGNORE_AMBIGUITIES: true,
      },
    ]
  }

  /** Names, if a point follows: `'t'.a`, and of a table called "false" `false.a`. */
  private literalNameAhead(): boolean {
    return this.aheadSign(this.signs.string) || this.ahead('true') || this.ahead('false')
  }

  /** $1 | ? | ?1 | @name | :name | $name */
  protected readonly parameter = this.rule('parameter', (): Ast.Parameter => {
    const token = this.sign(this.signs.parameter)
    const value = this.contentOf(token)
    const numbered = /^\d+$/.test(value)
    return {
      kind: 'parameter',
      sign: token.image.charAt(0),
      number: numbered ? Number(value) : undefined,
      name: numbered || value === '' ? undefined : value,
      at: this.spanOf(token),
    }
  })

  /** '@' name */
  protected readonly plainVariable = this.rule('plainVariable', (): Ast.Variable => {
    const token = this.sign(this.signs.variable)
    const name = this.contentOf(token)
    this.ACTION(() => {
      if (token.image.startsWith('@@') && !this.isSystemVariable(token.image.slice(2)))
        this.refuseToken(token, 'a system variable')
    })
    return { kind: 'variable', name, value: undefined, at: this.spanOf(token) }
  })

  /** [scope '.'] [component '.'] name: no reserved word comes first, no scope is a component (MySQL's check_reserved_words) */
  private isSystemVariable(written: string): boolean {
    const [first = '', ...rest] = written.split('.')
    if (!this.isName(first)) return false
    if (scopes.has(first.toLowerCase())) return rest.length > 0 && isComponent(rest)
    return isComponent([first, ...rest])
  }

  /** plainVariable [':=' expression], but for `@@x` */
  private readonly variable = this.rule('variable', (): Ast.Variable => {
    const start = this.start()
    const { name } = this.sub(this.plainVariable)
    const value = this.OPTION({
      GATE: () => !name.startsWith('@'),
      DEF: () => {
        this.sign(this.signs.assign)
        return this.sub(this.expression)
      },
    })
    return { kind: 'variable', name, value, at: this.from(start) }
  })

  /** '(' query ')' */
  private readonly queryOperand = this.rule('queryOperand', (): Ast.Subquery => {
    const start = this.start()
    const query = this.sub(this.queryInParentheses)
    return { kind: 'subquery', query, at: this.from(start) }
  })

  /** A query that is a part of another: INTO behind the rest has its place in statements only. */
  protected readonly queryInParentheses = this.rule('queryInParentheses', (): Ast.Query => {
    const query = this.sub(this.enclosedQuery)
    this.ACTION(() => this.refuseTails(query))
    return query
  })

  /** The same without parentheses: what INSERT, CREATE TABLE and CREATE VIEW take. */
  protected readonly givenQuery = this.rule('givenQuery', (): Ast.Query => {
    const query = this.sub(this.query)
    this.ACTION(() => this.refuseTails(query))
    return query
  })

  private refuseTails(query: Ast.Query): void {
    const [into] = innerTails(query)
    if (into) this.refuseAt(into.at.start, '")"')
  }

  /** '(' query ')' */
  protected readonly enclosedQuery = this.rule('enclosedQuery', (): Ast.Query => {
    this.sign(this.signs.openQuery)
    const query = this.sub(this.query)
    this.sign(this.signs.close)
    return query
  })

  /** '(' expression (',' expression)* ')': with a comma, a row. */
  protected readonly parenthesised = this.rule('parenthesised', (): Ast.Expression => {
    const start = this.start()
    this.sign(this.signs.open)
    const first = this.sub(this.expression)
    const items = [first]
    this.MANY(() => {
      this.sign(this.signs.comma)
      items.push(this.sub(this.expression))
    })
    this.sign(this.signs.close)
    return items.length === 1
      ? first
      : { kind: 'row', explicit: false, items, at: this.from(start) }
  })

  /** CASE [expression] (WHEN expression THEN expression)+ [ELSE expression] END */
  private readonly caseOperand = this.rule('caseOperand', (): Ast.Case => {
    const start = this.start()
    this.word('case')
    const operand = this.OPTION(() => this.sub(this.expression))
    const whens: Ast.When[] = []
    this.AT_LEAST_ONE(() => whens.push(this.sub(this.when)))
    const otherwise = this.OPTION2(() => {
      this.word('else')
      return this.sub(this.expression)
    })
    this.word('end')
    return { kind: 'case', operand, whens, otherwise, at: this.from(start) }
  })

  private readonly when = this.rule('when', (): Ast.When => {
    const start = this.start()
    this.word('when')
    const when = this.sub(this.expression)
    this.word('then')
    return { when, then: this.sub(this.expression), at: this.from(start) }
  })

  /** typedLiteral | call | column */
  private readonly named = this.oneOf<Ast.Expression>('named', () => [
    { GATE: () => this.typedLiteralAhead(), ALT: () => this.sub(this.typedLiteral) },
    {
      GATE: () => this.specialAhead(),
      ALT: () => this.sub(this.synopsisCall),
      IGNORE_AMBIGUITIES: true,
    },
    { GATE: () => this.callAhead() || this.onlyCallAhead(), ALT: () => this.sub(this.call) },
    { ALT: () => this.sub(this.columnPath) },
  ])

  /** name ('.' member)* ['.' '*']: with the star, an expression in PostgreSQL only */
  protected readonly columnPath = this.rule('columnPath', (): Ast.ColumnPath => {
    const start = this.start()
    const parts = [this.nameOf(this.sign(this.names.column))]
    const { most, readsMore } = this.grammar.relationParts
    this.MANY({
      GATE: () => !this.aheadSign(this.signs.star, 2) && (readsMore || parts.length <= most),
      DEF: () => parts.push(this.sub(this.member)),
    })
    const star = this.has('star-operands') && this.OPTION(() => this.sub(this.starMember))
    return { kind: 'column', parts, star: star ?? false, at: this.from(start) }
  })

  protected abstract sequenceValueAhead(): boolean
  private readonly starMember = this.rule('starMember', (): boolean => {
    this.sign(this.signs.point)
    return this.sign(this.signs.star) !== undefined
  })

  /** Whether a call with a synopsis follows. */
  protected abstract specialAhead(): boolean

  private callAhead(): boolean {
    let nth = 2
    while (this.aheadSign(this.signs.point, nth)) nth += 2
    return this.LA(nth).image === '(' && (nth > 2 || this.isFunctionName())
  }

  /** `left`, which is no column: where any type may begin a literal, the word behind it is the fault. */
  private onlyCallAhead(): boolean {
    const { tokenType } = this.LA(1)
    const column = tokenType.CATEGORIES?.includes(this.names.column) === true
    return !column && this.grammar.typeNames.literals === 'all'
  }

  /** `current_schema()`, which is a function besides. */
  protected calledAhead(): boolean {
    const { words } = this.grammar.precisions
    return words !== 'all' && this.LA(2).image === '(' && this.isFunctionName()
  }

  private isFunctionName(): boolean {
    const { tokenType } = this.LA(1)
    return tokenType.CATEGORIES?.includes(this.names.function) === true
  }
}

const scopes = new Set(['global', 'local', 'session'])

/** A name, or one behind a component's. */
function isComponent([first = '', ...rest]: readonly string[]): boolean {
  return rest.length === 0 || !scopes.has(first.replaceAll('`', '').toLowerCase())
}

/** `f(x).a` and `(a, b).c` are no expressions of PostgreSQL: (c_expr, indirection). */
function hasParts(operand: Ast.Expression, start: number, enclosed: boolean): boolean {
  const isStarred = operand.kind === 'field' && operand.field.text === '*'
  // Nothing follows the star (gram.y, check_indirection).
  if (isStarred && operand.at.start === start) return false
  if (enclosed) return operand.kind !== 'row' || operand.at.start !== start
  return (
    operand.kind === 'parameter' ||
    operand.kind === 'subscript' ||
    operand.kind === 'field' ||
    (operand.kind === 'column' && !operand.star)
  )
}
