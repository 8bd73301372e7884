import type { CallWord } from '../../../dialects/grammar.ts'
import type * as Ast from '../../ast.ts'
import { SequenceCalls } from './sequence-call.ts'

/** Calls whose arguments have words between them. Each becomes a call of the plain function it stands for. */
export abstract class SpecialCalls extends SequenceCalls {
  protected readonly specialCall = this.oneOf<Ast.Expression>('specialCall', () => [
    ...(this.has('worded-calls') ? this.wordedCalls() : this.standardCalls()),
    ...this.form('exists', () => this.sub(this.exists)),
    ...this.form('array', () => this.sub(this.array)),
    ...this.form('row', () => this.sub(this.row)),
    ...this.form('position', () => this.sub(this.position)),
    ...this.form('nextval', () => this.sub(this.sequenceCall)),
  ])

  /** With the syntax of the standard. */
  private standardCalls() {
    return [
      { ALT: () => this.sub(this.cast) },
      ...this.form('extract', () => this.sub(this.extract)),
      ...this.form('substring', () => this.sub(this.substring)),
      ...this.form('substr', () => this.sub(this.substr)),
      ...this.form('trim', () => this.sub(this.trim)),
      ...this.form('overlay', () => this.sub(this.overlay)),
    ]
  }

  /** With MySQL's. */
  private wordedCalls() {
    return [
      { ALT: () => this.sub(this.castToType) },
      { ALT: () => this.sub(this.convertTo) },
      { ALT: () => this.sub(this.characters) },
      ...this.form('json_value', () => this.sub(this.jsonValue)),
      { ALT: () => this.sub(this.weightString) },
      { ALT: () => this.sub(this.extractUnit) },
      { ALT: () => this.sub(this.unitCall) },
      { ALT: () => this.sub(this.getFormat) },
      { ALT: () => this.sub(this.dateArithmetic) },
      { ALT: () => this.sub(this.intervalOperand) },
      { ALT: () => this.sub(this.substringFrom) },
      { ALT: () => this.sub(this.trimText) },
      { ALT: () => this.sub(this.matchEnclosed) },
      { ALT: () => this.sub(this.matchColumns) },
    ]
  }

  private form(word: CallWord, read: () => Ast.Expression): { ALT: () => Ast.Expression }[] {
    return this.grammar.calls.includes(word) ? [{ ALT: read }] : []
  }

  /** CAST '(' expression AS typeName ')' */
  private readonly cast = this.rule('cast', (): Ast.Cast => {
    const start = this.start()
    this.callWord('cast')
    this.sign(this.signs.anyOpen)
    const operand = this.sub(this.expression)
    this.word('as')
    const type = this.lax
      ? (this.OPTION(() => this.sub(this.typeName)) ?? this.noType(this.start()))
      : this.sub(this.typeName)
    this.sign(this.signs.close)
    return { kind: 'cast', operand, type, at: this.from(start) }
  })

  /** EXISTS '(' query ')' */
  private readonly exists = this.rule('exists', (): Ast.Exists => {
    const start = this.start()
    this.callWord('exists')
    const query = this.sub(this.queryInParentheses)
    return { kind: 'exists', query, at: this.from(start) }
  })

  /** ARRAY ('(' query ')' | '[' ... ']') */
  private readonly array = this.rule('array', (): Ast.Expression => {
    const start = this.start()
    this.callWord('array')
    return this.OR<Ast.Expression>([
      {
        ALT: () => {
          const query = this.sub(this.queryInParentheses)
          return { kind: 'array-subquery', query, at: this.from(start) }
        },
      },
      { ALT: () => ({ ...this.subWith(this.arrayItems, start), inner: false }) },
    ])
  })

  /** '[' [arrays | expressions] ']' */
  private readonly arrayItems = this.rule('arrayItems', (start: number): Ast.ArrayLiteral => {
    this.sign(this.signs.openBracket)
    const items = this.OPTION(() => this.sub(this.arrayList)) ?? []
    this.sign(this.signs.closeBracket)
    return { kind: 'array', inner: true, items, at: this.from(start) }
  })

  /** All of them are in brackets again, or none. */
  private readonly arrayList = this.rule('arrayList', (): readonly Ast.Expression[] =>
    this.OR<readonly Ast.Expression[]>([
      { ALT: () => this.listOf(1, this.innerArray) },
      { ALT: () => this.listOf(2, this.expression) },
    ]),
  )

  private readonly innerArray = this.rule('innerArray', (): Ast.ArrayLiteral =>
    this.subWith(this.arrayItems, this.start()),
  )

  /** ROW '(' [expression (',' expression)*] ')': two at least but for PostgreSQL */
  private readonly row = this.rule('row', (): Ast.Row => {
    const start = this.start()
    this.callWord('row')
    this.sign(this.signs.anyOpen)
    const items = this.OPTION(() => this.listOf(1, this.expression)) ?? []
    this.ACTION(() => {
      if (items.length < 2 && !this.has('short-rows'))
        this.refuseToken(this.LA(1), items.length === 0 ? 'an expression' : '","')
    })
    this.sign(this.signs.close)
    return { kind: 'row', explicit: true, items, at: this.from(start) }
  })
}
