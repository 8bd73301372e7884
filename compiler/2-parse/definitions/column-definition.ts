import type * as Ast from '../ast.ts'
import { References } from './references.ts'

type Constraint = Ast.ColumnConstraint
type Parts = Constraint extends infer C
  ? C extends unknown
    ? Omit<C, 'at' | 'name'>
    : never
  : never

/** Columns as CREATE TABLE and ALTER TABLE define them. */
export abstract class ColumnDefinitions extends References {
  /** name [typeName] columnConstraint* */
  protected readonly columnDefinition = this.rule('columnDefinition', (): Ast.ColumnDefinition => {
    const start = this.start()
    const name = this.sub(this.name)
    const type = this.sub(this.columnType)
    const constraints = this.sub(this.columnConstraints)
    return { name, type, constraints, at: this.from(start) }
  })

  /** typeName [character set] */
  private readonly columnType = this.rule('columnType', (): Ast.TypeName => {
    const type = this.sub(this.typeName)
    if (this.has('character-sets')) this.sub(this.characterSet)
    return type
  })

  /** ([CONSTRAINT name] columnConstraint | attribute)*; attributes say nothing about the column */
  protected readonly columnConstraints = this.rule('columnConstraints', (): Constraint[] => {
    const constraints: Constraint[] = []
    this.MANY(() =>
      this.OR<unknown>([
        {
          GATE: () => !this.ahead('not') || !this.ahead('null', 2),
          ALT: () => this.sub(this.constraintAttribute),
        },
        { ALT: () => constraints.push(this.sub(this.placedConstraint)) },
      ]),
    )
    return constraints
  })

  private readonly placedConstraint = this.rule('placedConstraint', (): Constraint => {
    const start = this.start()
    const name = this.OPTION(() => this.sub(this.constraintName))
    const parts = this.sub(this.columnConstraint)
    const at = this.from(start)
    return this.ACTION(() => ({ ...parts, name, at }))
  })

  /** CONSTRAINT [name] */
  protected readonly constraintName = this.rule('constraintName', (): Ast.Name | undefined => {
    this.word('constraint')
    return this.OPTION({
      GATE: () =>
        !this.ahead('check') &&
        !this.ahead('primary') &&
        !this.ahead('unique') &&
        !this.ahead('foreign'),
      DEF: () => this.sub(this.name),
    })
  })

  private readonly columnConstraint = this.rule('columnConstraint', (): Parts =>
    this.OR<Parts>([
      { ALT: () => this.sub(this.notNull) },
      { ALT: () => this.word('null') && { kind: 'null' } },
      { ALT: () => this.sub(this.primaryKeyColumn) },
      { ALT: () => this.sub(this.uniqueColumn) },
      { ALT: () => this.sub(this.columnCheck) },
      { ALT: () => this.sub(this.columnDefault) },
      { ALT: () => this.sub(this.columnCollation) },
      { ALT: () => ({ kind: 'references', references: this.sub(this.references) }) },
      { ALT: () => this.sub(this.generated) },
      { ALT: () => this.sub(this.computed) },
      ...this.alternatives<Parts>(
        'column-attributes',
        () => this.word('auto_increment') && { kind: 'auto-increment' },
        () => this.word('invisible') && { kind: 'hidden' },
        () => this.word('key') && { kind: 'primary-key' },
        () => this.sub(this.columnComment),
        () => this.sub(this.onUpdate),
      ),
    ]),
  )

  /** NOT NULL */
  private readonly notNull = this.rule('notNull', (): Parts => {
    this.wordsInRow('not', 'null')
    return { kind: 'not-null' }
  })

  /** PRIMARY KEY */
  private readonly primaryKeyColumn = this.rule('primaryKeyColumn', (): Parts => {
    this.wordsInRow('primary', 'key')
    if (this.has('index-parameters')) this.sub(this.indexParameters)
    return { kind: 'primary-key' }
  })

  /** UNIQUE [KEY] [NULLS [NOT] DISTINCT] */
  private readonly uniqueColumn = this.rule('uniqueColumn', (): Parts => {
    this.word('unique')
    if (this.has('column-attributes')) this.flag(1, 'key')
    if (this.has('index-parameters')) {
      this.OPTION3(() => this.sub(this.nullsDistinct))
      this.sub(this.indexParameters)
    }
    return { kind: 'unique' }
  })

  /** NULLS [NOT] DISTINCT */
  protected readonly nullsDistinct = this.rule('nullsDistinct', (): void => {
    this.word('nulls')
    this.flag(1, 'not')
    this.word('distinct')
  })

  /** [INCLUDE '(' names ')'] [WITH '(' options ')'] [USING INDEX TABLESPACE name] */
  protected readonly indexParameters = this.rule('indexParameters', (): void => {
    this.OPTION(() => {
      this.word('include')
      this.sub(this.nameList)
    })
    this.OPTION2(() => {
      this.word('with')
      this.sub(this.storageOptions)
    })
    this.OPTION3(() => {
      this.wordsInRow('using', 'index', 'tablespace')
      this.sub(this.name)
    })
  })

  /** CHECK '(' expression ')' */
  private readonly columnCheck = this.rule('columnCheck', (): Parts => {
    this.word('check')
    return { kind: 'check', expression: this.sub(this.checkExpression) }
  })

  protected readonly checkExpression = this.rule('checkExpression', (): Ast.Expression => {
    this.sign(this.signs.anyOpen)
    const expression = this.sub(this.expression)
    this.sign(this.signs.close)
    return expression
  })

  /** DEFAULT plainExpression */
  private readonly columnDefault = this.rule('columnDefault', (): Parts => {
    this.word('default')
    return { kind: 'default', expression: this.sub(this.plainExpression) }
  })

  /** COLLATE name */
  private readonly columnCollation = this.rule('columnCollation', (): Parts => {
    this.word('collate')
    return { kind: 'collate', collation: this.sub(this.collationName) }
  })

  /** COMMENT string */
  private readonly columnComment = this.rule('columnComment', (): Parts => {
    this.word('comment')
    return { kind: 'comment', text: this.sub(this.stringText) }
  })

  /** ON UPDATE plainExpression */
  private readonly onUpdate = this.rule('onUpdate', (): Parts => {
    this.wordsInRow('on', 'update')
    return { kind: 'on-update', expression: this.sub(this.plainExpression) }
  })

  /** GENERATED (ALWAYS | BY DEFAULT) AS (IDENTITY ['(' options ')'] | computed) */
  private readonly generated = this.rule('generated', (): Parts => {
    this.word('generated')
    const always = this.sub(this.generatedWhen)
    return this.OR<Parts>([
      {
        GATE: () => this.ahead('identity', 2),
        ALT: () => {
          this.wordsInRow('as', 'identity')
          this.OPTION(() => this.sub(this.skippedParentheses))
          return { kind: 'identity', always }
        },
      },
      { ALT: () => this.sub(this.computed) },
    ])
  })

  /** ALWAYS | BY DEFAULT */
  protected readonly generatedWhen = this.rule('generatedWhen', (): boolean =>
    this.OR<boolean>([
      { ALT: () => this.word('always') !== undefined },
      {
        ALT: () => {
          this.wordsInRow('by', 'default')
          return false
        },
      },
    ]),
  )

  /** AS '(' expression ')' [STORED | VIRTUAL | PERSISTENT] */
  private readonly computed = this.rule('computed', (): Parts => {
    this.word('as')
    const expression = this.sub(this.checkExpression)
    let storage: 'stored' | 'virtual' = 'virtual'
    this.OPTION(() =>
      this.OR([
        { ALT: () => this.word('virtual') },
        {
          ALT: () => {
            this.word('stored')
            storage = 'stored'
          },
        },
      ]),
    )
    return { kind: 'generated', expression, storage }
  })

  /** [NOT] DEFERRABLE | INITIALLY ... | NOT VALID | NO INHERIT | [NOT] ENFORCED | VISIBLE | STORAGE word | ... */
  protected readonly constraintAttribute = this.rule('constraintAttribute', (): unknown =>
    this.OR<unknown>([
      {
        ALT: () => {
          this.word('not')
          this.OR2([
            { ALT: () => this.word('deferrable') },
            { ALT: () => this.word('valid') },
            { ALT: () => this.word('enforced') },
          ])
        },
      },
      { ALT: () => this.word('deferrable') },
      { ALT: () => this.word('enforced') },
      {
        ALT: () => {
          this.word('initially')
          this.OR3([{ ALT: () => this.word('deferred') }, { ALT: () => this.word('immediate') }])
        },
      },
      { ALT: () => this.wordsInRow('no', 'inherit') },
      ...this.alternatives<unknown>(
        'column-attributes',
        () => this.word('visible'),
        () => this.sub(this.engineAttribute),
      ),
      ...this.alternatives<unknown>('storage-attributes', () => this.sub(this.storageAttribute)),
    ]),
  )

  /** SRID number | COLUMN_FORMAT word | STORAGE word | (SECONDARY_)ENGINE_ATTRIBUTE ['='] string */
  private readonly engineAttribute = this.rule('engineAttribute', (): void => {
    this.OR<unknown>([
      { ALT: () => this.word('srid') },
      { ALT: () => this.word('column_format') },
      { ALT: () => this.word('storage') },
      { ALT: () => this.word('engine_attribute') },
      { ALT: () => this.word('secondary_engine_attribute') },
    ])
    this.OPTION(() => this.sign(this.signs.equals))
    this.OR2([
      { ALT: () => this.sign(this.names.word) },
      { ALT: () => this.sign(this.signs.number) },
      { ALT: () => this.sign(this.signs.string) },
    ])
  })

  /** (STORAGE | COMPRESSION) word */
  private readonly storageAttribute = this.rule('storageAttribute', (): void => {
    this.OR([{ ALT: () => this.word('storage') }, { ALT: () => this.word('compression') }])
    this.sign(this.names.word)
  })

  /** [(CHARACTER SET | CHARSET) ['='] name | ASCII | UNICODE | BINARY]* */
  protected readonly characterSet = this.rule('characterSet', (): void => {
    this.MANY(() =>
      this.OR<unknown>([
        {
          ALT: () => {
            this.OR2([
              { ALT: () => this.wordsInRow('character', 'set') },
              { ALT: () => this.word('charset') },
            ])
            this.OPTION(() => this.sign(this.signs.equals))
            this.OR3([
              { ALT: () => this.sign(this.names.word) },
              { ALT: () => this.sign(this.signs.string) },
            ])
          },
        },
        { ALT: () => this.word('ascii') },
        { ALT: () => this.word('unicode') },
        { ALT: () => this.word('binary') },
      ]),
    )
  })
}
