import type { IToken } from 'chevrotain'
import type * as Ast from '../../ast.ts'
import { SkippedText } from '../../skipped-text.ts'

type Parts = Ast.ColumnConstraint extends infer C
  ? C extends unknown
    ? Omit<C, 'at' | 'name'>
    : never
  : never

/** A constraint's name, and the text that says it. */
interface Called {
  readonly name: Ast.Name
  readonly text: string
  readonly at: Ast.Name['at']
}

/** Columns where any words are a type and every constraint stands alone (SQLite manual, CREATE TABLE). */
export abstract class LaxColumns extends SkippedText {
  /** IF NOT EXISTS */
  protected readonly ifNotExists = this.rule('ifNotExists', (): boolean => {
    let found = false
    this.OPTION({
      GATE: () => this.conditionAhead(),
      DEF: () => {
        this.wordsInRow('if', 'not', 'exists')
        found = true
      },
    })
    return found
  })

  /** IF EXISTS */
  protected readonly ifExists = this.rule('ifExists', (): boolean => {
    let found = false
    this.OPTION({
      GATE: () => this.conditionAhead(),
      DEF: () => {
        this.wordsInRow('if', 'exists')
        found = true
      },
    })
    return found
  })

  /** A table may be called `if`, but not in SQLite. */
  private conditionAhead(): boolean {
    const name = this.LA(1).tokenType.CATEGORIES?.includes(this.names.column) === true
    return !name || this.lax || this.ahead('not', 2) || this.ahead('exists', 2)
  }

  /** name [typeName] ([CONSTRAINT name] constraint | CONSTRAINT name)* */
  protected readonly laxColumn = this.rule('laxColumn', (): Ast.ColumnDefinition => {
    const start = this.start()
    const name = this.sub(this.name)
    const type = this.OPTION(() => this.sub(this.typeName))
    const constraints: Ast.ColumnConstraint[] = []
    this.MANY(() => constraints.push(this.sub(this.laxNamedConstraint)))
    const at = this.from(start)
    return this.ACTION(() => ({ name, type: type && withoutGenerated(type), constraints, at }))
  })

  /** CONSTRAINT name [constraint] | constraint */
  private readonly laxNamedConstraint = this.rule(
    'laxNamedConstraint',
    (): Ast.ColumnConstraint => {
      const start = this.start()
      return this.OR<Ast.ColumnConstraint>([
        {
          ALT: () => {
            const name = this.sub(this.laxConstraintName)
            const text = this.textFrom(start)
            const parts = this.OPTION({
              GATE: () => !this.dangles(),
              DEF: () => this.sub(this.laxColumnConstraint),
            })
            return this.calledConstraint(parts, { name, text, at: this.from(start) })
          },
        },
        {
          ALT: () => {
            const parts = this.sub(this.laxColumnConstraint)
            return this.ACTION(() => ({ ...parts, name: undefined, at: this.from(start) }))
          },
        },
      ])
    },
  )

  /** Whether nothing follows that the name could be of. */
  private dangles(): boolean {
    const { image } = this.LA(1)
    return image === '' || image === ',' || image === ')' || this.ahead('constraint')
  }

  /** A name without a constraint is kept as it is written. */
  protected calledConstraint<P>(parts: P | undefined, { name, text, at }: Called) {
    const alone = { kind: 'written', text, name: undefined, at } as const
    return this.ACTION(() => (parts ? { ...parts, name, at } : alone))
  }

  /** CONSTRAINT name */
  protected readonly laxConstraintName = this.rule('laxConstraintName', (): Ast.Name => {
    this.word('constraint')
    return this.sub(this.name)
  })

  private readonly laxColumnConstraint = this.rule('laxColumnConstraint', (): Parts =>
    this.OR<Parts>([
      { GATE: () => this.ahead('null', 2), ALT: () => this.sub(this.laxNotNull) },
      { ALT: () => ({ kind: 'written', text: this.sub(this.deferral) }) },
      {
        ALT: () => {
          this.word('null')
          return { kind: 'null', onConflict: this.sub(this.laxConflict) }
        },
      },
      { ALT: () => this.sub(this.laxPrimaryKey) },
      {
        ALT: () => {
          this.word('unique')
          return { kind: 'unique', onConflict: this.sub(this.laxConflict) }
        },
      },
      {
        ALT: () => {
          this.word('check')
          return { kind: 'check', expression: this.sub(this.laxParenthesised) }
        },
      },
      { ALT: () => this.sub(this.laxDefault) },
      {
        ALT: () => {
          this.word('collate')
          return { kind: 'collate', collation: this.sub(this.collationName) }
        },
      },
      { ALT: () => ({ kind: 'references', references: this.sub(this.laxReferences) }) },
      { ALT: () => this.sub(this.laxGenerated) },
    ]),
  )

  /** NOT NULL [ON CONFLICT action] */
  private readonly laxNotNull = this.rule('laxNotNull', (): Parts => {
    this.wordsInRow('not', 'null')
    return { kind: 'not-null', onConflict: this.sub(this.laxConflict) }
  })

  /** PRIMARY KEY [ASC | DESC] [ON CONFLICT action] [AUTOINCREMENT] */
  private readonly laxPrimaryKey = this.rule('laxPrimaryKey', (): Parts => {
    this.wordsInRow('primary', 'key')
    const direction = this.OPTION(() => this.sub(this.direction)) ?? 'unsaid'
    const onConflict = this.sub(this.laxConflict)
    const autoincrement = this.flag(2, 'autoincrement')
    return { kind: 'primary-key', direction, onConflict, autoincrement }
  })

  /** [ON CONFLICT resolution] */
  protected readonly laxConflict = this.rule(
    'laxConflict',
    (): Ast.ConflictResolution | undefined =>
      this.OPTION(() => {
        this.wordsInRow('on', 'conflict')
        return this.sub(this.conflictResolution)
      }),
  )

  /** '(' expression ')' */
  protected readonly laxParenthesised = this.rule('laxParenthesised', (): Ast.Expression => {
    this.sign(this.signs.anyOpen)
    const expression = this.sub(this.expression)
    this.sign(this.signs.close)
    return expression
  })

  /** DEFAULT ('(' expression ')' | ['+' | '-'] term | name) */
  private readonly laxDefault = this.rule('laxDefault', (): Parts => {
    this.word('default')
    const start = this.start()
    const expression = this.OR<Ast.Expression>([
      { ALT: () => this.sub(this.laxParenthesised) },
      { ALT: () => this.sub(this.signedTerm) },
      this.preferred<Ast.Expression>(() => this.sub(this.term)),
      { ALT: () => this.bareDefault(this.sign(this.names.column)) },
    ])
    return { kind: 'default', expression, text: this.textFrom(start) }
  })

  /** ('+' | '-') term */
  private readonly signedTerm = this.rule('signedTerm', (): Ast.Unary => {
    const token = this.sign(this.signs.operator)
    const operand = this.sub(this.term)
    return this.ACTION(() => {
      if (token.image === '~') this.refuseToken(token, 'an expression')
      // TRUE is a name there: DEFAULT TRUE.
      if (operand.kind === 'literal' && operand.type === 'boolean')
        this.refuseAt(operand.at.start, 'a number')
      const at = { start: token.startOffset, end: operand.at.end }
      const operatorAt = this.spanOf(token)
      const unary = { kind: 'unary', operator: token.image, operatorSchema: [] } as const
      return { ...unary, operatorAt, operand, at }
    })
  })

  /** literal | CURRENT_DATE | CURRENT_TIME | CURRENT_TIMESTAMP */
  private readonly term = this.rule('term', (): Ast.Expression =>
    this.OR<Ast.Expression>([
      { ALT: () => this.sub(this.literal) },
      { ALT: () => this.sub(this.niladicCall) },
    ]),
  )

  /** A name is the text of it. */
  private bareDefault(token: IToken): Ast.Literal {
    const quotes = token.tokenType === this.signs.quotedName ? 'double' : 'none'
    const value = this.contentOf(token)
    return { kind: 'literal', type: 'string', value, quotes, prefix: '', at: this.spanOf(token) }
  }

  /** REFERENCES name ['(' names ')'] (MATCH name | ON event action)* */
  protected readonly laxReferences = this.rule('laxReferences', (): Ast.References => {
    const start = this.start()
    this.word('references')
    const name = this.sub(this.name)
    const columns = this.OPTION(() => this.sub(this.nameList)) ?? []
    const actions: Partial<Record<string, Ast.ReferentialAction>> = {}
    const behind = this.start()
    this.MANY(() =>
      this.OR<unknown>([
        {
          ALT: () => {
            this.word('match')
            this.sub(this.name)
          },
        },
        {
          ALT: () => {
            this.word('on')
            const event = this.OR2([
              { ALT: () => this.word('delete') },
              { ALT: () => this.word('update') },
              { ALT: () => this.word('insert') },
            ])
            const action = this.sub(this.laxAction)
            this.ACTION(() => {
              actions[event.image.toLowerCase()] = action
            })
          },
        },
      ]),
    )
    const at = this.from(start)
    return this.ACTION(() => ({
      table: { parts: [name], at: name.at },
      columns,
      onDelete: actions.delete ?? 'no-action',
      onUpdate: actions.update ?? 'no-action',
      actions: at.end > behind ? this.textFrom(behind) : '',
      at,
    }))
  })

  private readonly laxAction = this.rule('laxAction', (): Ast.ReferentialAction =>
    this.OR<Ast.ReferentialAction>([
      { ALT: () => this.word('cascade') && 'cascade' },
      { ALT: () => this.word('restrict') && 'restrict' },
      {
        ALT: () => {
          this.wordsInRow('no', 'action')
          return 'no-action'
        },
      },
      {
        ALT: () => {
          this.word('set')
          return this.OR2<Ast.ReferentialAction>([
            { ALT: () => this.word('null') && 'set-null' },
            { ALT: () => this.word('default') && 'set-default' },
          ])
        },
      },
    ]),
  )

  /** [NOT] DEFERRABLE [INITIALLY (DEFERRED | IMMEDIATE)] */
  protected readonly deferral = this.rule('deferral', (): string => {
    const start = this.start()
    this.OPTION(() => this.word('not'))
    this.word('deferrable')
    this.OPTION2(() => {
      this.word('initially')
      this.OR([{ ALT: () => this.word('deferred') }, { ALT: () => this.word('immediate') }])
    })
    return this.textFrom(start)
  })

  /** [GENERATED ALWAYS] AS '(' expression ')' [STORED | VIRTUAL] */
  private readonly laxGenerated = this.rule('laxGenerated', (): Parts => {
    this.OPTION(() => this.wordsInRow('generated', 'always'))
    this.word('as')
    const expression = this.sub(this.laxParenthesised)
    const storage = this.OPTION2(() =>
      this.OR<'stored' | 'virtual'>([
        { ALT: () => this.word('stored') && 'stored' },
        { ALT: () => this.word('virtual') && 'virtual' },
      ]),
    )
    return { kind: 'generated', expression, storage: storage ?? 'virtual' }
  })
}

/** `a INT GENERATED ALWAYS AS (...)`: where any words are a type, these end it. */
function withoutGenerated(type: Ast.TypeName): Ast.TypeName | undefined {
  const ending = / ?generated always$/i
  if (!ending.test(type.words)) return type
  const words = type.words.replace(ending, '')
  if (words === '') return undefined
  const spelling = type.spelling.replace(ending, '')
  const text = type.text.slice(0, type.text.toLowerCase().lastIndexOf('generated')).trimEnd()
  return { ...type, words, spelling, text }
}
