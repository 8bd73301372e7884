import type * as Ast from '../ast.ts'
import { ColumnDefinitions } from './column-definition.ts'

type Parts = Ast.TableConstraint extends infer C
  ? C extends unknown
    ? Omit<C, 'at' | 'name'>
    : never
  : never

export abstract class TableConstraints extends ColumnDefinitions {
  /** [CONSTRAINT name] (PRIMARY KEY | UNIQUE | FOREIGN KEY | CHECK | EXCLUDE | NOT NULL) ... attribute* */
  protected readonly tableConstraint = this.rule('tableConstraint', (): Ast.TableConstraint => {
    const start = this.start()
    const constraint = this.OPTION(() => this.sub(this.constraintName))
    const { parts, name } = this.OR<{ parts: Parts; name?: Ast.Name | undefined }>([
      { ALT: () => ({ parts: this.sub(this.primaryKey) }) },
      { ALT: () => this.sub(this.unique) },
      { ALT: () => this.sub(this.foreignKey) },
      { ALT: () => ({ parts: this.sub(this.tableCheck) }) },
      ...this.alternatives<{ parts: Parts }>(
        'exclusion',
        () => ({ parts: this.sub(this.exclusion) }),
        () => ({ parts: this.sub(this.notNullColumn) }),
      ),
    ])
    this.MANY(() => this.sub(this.constraintAttribute))
    const at = this.from(start)
    return this.ACTION(() => ({ ...parts, name: constraint ?? name, at }))
  })

  /** Whether a table constraint follows, not a column. */
  protected constraintAhead(): boolean {
    const image = this.LA(1).image.toLowerCase()
    if (image === 'exclude') return this.ahead('using', 2) || this.LA(2).image === '('
    return constraintStarts.has(image) && this.LA(1).tokenType !== this.signs.quotedName
  }

  /** PRIMARY KEY (USING INDEX name | [method] '(' indexColumns ')' parameters) */
  private readonly primaryKey = this.rule('primaryKey', (): Parts => {
    this.wordsInRow('primary', 'key')
    return this.sub(this.keyBody, true)
  })

  private readonly keyBody = this.rule('keyBody', (primary: boolean): Parts =>
    this.OR<Parts>([
      {
        GATE: () => this.ahead('index', 2),
        ALT: () => {
          this.wordsInRow('using', 'index')
          return { kind: 'using-index', primary, index: this.sub(this.name) }
        },
      },
      {
        ALT: () => {
          this.OPTION(() => this.sub(this.indexMethod))
          const columns = this.sub(this.indexColumns)
          this.sub(this.keyTail)
          return { kind: primary ? 'primary-key' : 'unique', columns }
        },
      },
    ]),
  )

  /** USING name */
  protected readonly indexMethod = this.rule('indexMethod', (): void => {
    this.word('using')
    this.sub(this.name)
  })

  private readonly keyTail = this.rule('keyTail', (): void => {
    if (this.has('index-parameters')) this.sub(this.indexParameters)
    if (this.has('table-indexes')) this.sub(this.indexOptions)
  })

  /** (USING name | COMMENT string | VISIBLE | INVISIBLE | KEY_BLOCK_SIZE ['='] number | WITH PARSER name)* */
  protected readonly indexOptions = this.rule('indexOptions', (): void => {
    this.MANY(() =>
      this.OR<unknown>([
        { ALT: () => this.sub(this.indexMethod) },
        {
          ALT: () => {
            this.word('comment')
            this.sub(this.stringText)
          },
        },
        { ALT: () => this.word('visible') },
        { ALT: () => this.word('invisible') },
        {
          ALT: () => {
            this.word('key_block_size')
            this.OPTION(() => this.sign(this.signs.equals))
            this.sign(this.signs.number)
          },
        },
        {
          ALT: () => {
            this.wordsInRow('with', 'parser')
            this.sub(this.name)
          },
        },
      ]),
    )
  })

  /** UNIQUE [INDEX | KEY] [name] [NULLS [NOT] DISTINCT] keyBody */
  private readonly unique = this.rule(
    'unique',
    (): { parts: Parts; name: Ast.Name | undefined } => {
      this.word('unique')
      let name: Ast.Name | undefined
      if (this.has('table-indexes')) {
        this.OPTION(() => this.sub(this.indexWord))
        name = this.OPTION2(() => this.sub(this.name))
      }
      if (this.has('index-parameters')) this.OPTION3(() => this.sub(this.nullsDistinct))
      return { parts: this.sub(this.keyBody, false), name }
    },
  )

  /** INDEX | KEY */
  protected readonly indexWord = this.rule('indexWord', (): unknown =>
    this.OR([{ ALT: () => this.word('index') }, { ALT: () => this.word('key') }]),
  )

  /** FOREIGN KEY [name] '(' names ')' references */
  private readonly foreignKey = this.rule(
    'foreignKey',
    (): { parts: Parts; name: Ast.Name | undefined } => {
      this.wordsInRow('foreign', 'key')
      const name = this.has('table-indexes') ? this.OPTION(() => this.sub(this.name)) : undefined
      const columns = this.sub(this.keyColumns)
      const references = this.sub(this.references)
      return { parts: { kind: 'foreign-key', columns, references }, name }
    },
  )

  /** CHECK '(' expression ')' */
  private readonly tableCheck = this.rule('tableCheck', (): Parts => {
    this.word('check')
    return { kind: 'check', expression: this.sub(this.checkExpression) }
  })

  /** EXCLUDE [USING method] '(' ... ')' [INCLUDE ...] [WITH ...] [WHERE '(' ... ')'] */
  private readonly exclusion = this.rule('exclusion', (): Parts => {
    this.word('exclude')
    this.OPTION(() => this.sub(this.indexMethod))
    this.sub(this.skippedParentheses)
    this.sub(this.indexParameters)
    this.OPTION2(() => {
      this.word('where')
      this.sub(this.skippedParentheses)
    })
    return { kind: 'exclude', method: undefined, elements: [], where: undefined }
  })

  /** NOT NULL name */
  private readonly notNullColumn = this.rule('notNullColumn', (): Parts => {
    this.wordsInRow('not', 'null')
    return { kind: 'not-null', column: this.sub(this.name) }
  })
}

const constraintStarts = new Set(['constraint', 'primary', 'unique', 'foreign', 'check', 'not'])
