import type { ParserMethod } from 'chevrotain'
import type * as Ast from '../../ast.ts'
import { FunctionAliases } from './function-alias.ts'

/** JSON_TABLE of MySQL (manual 14.17.6) and MariaDB. */
export abstract class JsonTables extends FunctionAliases {
  protected abstract readonly engineType: ParserMethod<[], Ast.TypeName>

  protected jsonTableAhead(): boolean {
    return this.ahead('json_table') && this.LA(2).image === '('
  }

  /** JSON_TABLE '(' expression ',' path jsonColumns ')' [[AS] name] */
  protected readonly jsonTable = this.rule('jsonTable', (): Ast.JsonTable => {
    const start = this.start()
    this.word('json_table')
    this.sign(this.signs.anyOpen)
    const document = this.sub(this.expression)
    this.sign(this.signs.comma)
    const path = this.sub(this.jsonPath)
    const columns = this.sub(this.jsonColumns)
    this.sign(this.signs.close)
    const alias = this.OPTION(() => this.sub(this.nameAlias))
    return { kind: 'json-table', document, path, columns, alias, at: this.from(start) }
  })

  /** COLUMNS '(' jsonColumn (',' jsonColumn)* ')' */
  private readonly jsonColumns = this.rule('jsonColumns', (): Ast.JsonColumn[] => {
    this.word('columns')
    return this.listInParentheses(1, this.jsonColumn)
  })

  /** NESTED PATH path jsonColumns | name FOR ORDINALITY | name engineType [COLLATE name] [EXISTS] PATH path [outcomes] */
  private readonly jsonColumn = this.rule('jsonColumn', (): Ast.JsonColumn =>
    this.OR<Ast.JsonColumn>([
      {
        GATE: () => this.ahead('path', 2),
        ALT: () => this.sub(this.nestedColumns),
        IGNORE_AMBIGUITIES: true,
      },
      {
        GATE: () => this.ahead('for', 2),
        ALT: () => this.sub(this.ordinalColumn),
        IGNORE_AMBIGUITIES: true,
      },
      { ALT: () => this.sub(this.pathColumn) },
    ]),
  )

  private readonly nestedColumns = this.rule('nestedColumns', (): Ast.JsonColumn => {
    const start = this.start()
    this.wordsInRow('nested', 'path')
    const path = this.sub(this.jsonPath)
    const columns = this.sub(this.jsonColumns)
    return { kind: 'nested', path, columns, at: this.from(start) }
  })

  private readonly ordinalColumn = this.rule('ordinalColumn', (): Ast.JsonColumn => {
    const start = this.start()
    const name = this.sub(this.name)
    this.wordsInRow('for', 'ordinality')
    return { kind: 'ordinality', name, at: this.from(start) }
  })

  private readonly pathColumn = this.rule('pathColumn', (): Ast.JsonColumn => {
    const start = this.start()
    const name = this.sub(this.name)
    const next = this.ACTION(() => this.LA(1))
    const type = this.sub(this.engineType)
    this.ACTION(() => {
      if (this.has('plain-paths') && /^(?:enum|serial|set)$/.test(type.words))
        this.refuseToken(next, 'a type')
    })
    const collation = this.OPTION(() => {
      this.word('collate')
      return this.sub(this.collationName)
    })
    const exists = this.OPTION2(() => this.word('exists') !== undefined) ?? false
    this.word('path')
    const path = this.sub(this.jsonPath)
    const outcomes = this.subWith(this.pathOutcomes, exists)
    return { kind: 'path', name, type, collation, exists, path, ...outcomes, at: this.from(start) }
  })

  /** (NULL | ERROR | DEFAULT value) ON (EMPTY | ERROR), each of both once; in MariaDB none behind EXISTS */
  private readonly pathOutcomes = this.rule('pathOutcomes', (exists: boolean): Outcomes => {
    let outcomes: Outcomes = { onEmpty: undefined, onError: undefined }
    const read = () => {
      const outcome = this.sub(this.pathOutcome)
      this.word('on')
      const event = this.OR<keyof Outcomes>([
        {
          GATE: () => !outcomes.onEmpty,
          ALT: () => this.word('empty') && 'onEmpty',
        },
        {
          GATE: () => !outcomes.onError,
          ALT: () => this.word('error') && 'onError',
        },
      ])
      outcomes = { ...outcomes, [event]: outcome }
    }
    this.MANY({ GATE: () => !exists || !this.has('plain-paths'), DEF: read })
    return outcomes
  })

  private readonly pathOutcome = this.rule('pathOutcome', (): Ast.PathOutcome =>
    this.OR<Ast.PathOutcome>([
      { ALT: () => this.word('null') && { kind: 'null' } },
      { ALT: () => this.word('error') && { kind: 'error' } },
      {
        ALT: () => {
          this.word('default')
          if (!this.has('plain-paths')) this.ACTION(() => this.refuseNull())
          return { kind: 'default', value: this.sub(this.signedConstant) }
        },
      },
    ]),
  )

  /** ['+' | '-'] constant */
  private readonly signedConstant = this.rule('signedConstant', (): Ast.Expression => {
    const start = this.start()
    const sign = this.OPTION(() => this.sign(this.signs.operator))
    const operand = this.sub(this.constant)
    return this.ACTION((): Ast.Expression => {
      if (!sign) return operand
      const [operator, operatorAt] = [sign.image, this.spanOf(sign)]
      if (!/^[+-]$/.test(operator)) this.refuseToken(sign, 'a value')
      const at = this.from(start)
      return { kind: 'unary', operator, operatorAt, operatorSchema: [], operand, at }
    })
  })
}

type Outcomes = Pick<Extract<Ast.JsonColumn, { kind: 'path' }>, 'onEmpty' | 'onError'>
