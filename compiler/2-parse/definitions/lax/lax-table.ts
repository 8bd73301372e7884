import type * as Ast from '../../ast.ts'
import { LaxColumns } from './lax-column.ts'

interface Elements {
  readonly columns: Ast.ColumnDefinition[]
  readonly constraints: Ast.TableConstraint[]
}

type Parts = Ast.TableConstraint extends infer C
  ? C extends unknown
    ? Omit<C, 'at' | 'name'>
    : never
  : never

/** SQLite's tables, ordinary and virtual, and indexes. */
export abstract class LaxTables extends LaxColumns {
  /** TABLE [IF NOT EXISTS] name ('(' elements ')' options | AS query) */
  protected readonly createLaxTable = this.rule(
    'createLaxTable',
    (temporary: boolean, start: number): Ast.CreateTable | Ast.CreateTableAs => {
      this.word('table')
      const ifNotExists = this.sub(this.ifNotExists)
      const name = this.sub(this.qualifiedName)
      return this.OR<Ast.CreateTable | Ast.CreateTableAs>([
        {
          ALT: () => {
            this.sign(this.signs.open)
            const elements = this.sub(this.laxElements)
            this.sign(this.signs.close)
            const options = this.sub(this.laxOptions)
            const at = this.from(start)
            const head = { name, temporary, orReplace: false, ifNotExists }
            return { kind: 'create-table', ...head, ...elements, ...noParts, options, at }
          },
        },
        {
          ALT: () => {
            this.word('as')
            const query = this.sub(this.query)
            const at = this.from(start)
            const head = { name, temporary, orReplace: false, ifNotExists }
            const none = { columns: [], definitions: [] }
            return { kind: 'create-table-as', ...head, ...none, query, at }
          },
        },
      ])
    },
  )

  /** column (',' column)* [',' constraint ([','] constraint)*] */
  private readonly laxElements = this.rule('laxElements', (): Elements => {
    const columns = [this.sub(this.laxColumn)]
    const constraints: Ast.TableConstraint[] = []
    let constrained = false
    const add = () => {
      constraints.push(this.sub(this.laxConstraint))
      constrained = true
    }
    this.MANY(() =>
      this.OR([
        { GATE: () => constrained, ALT: add },
        {
          ALT: () => {
            this.sign(this.signs.comma)
            this.OR2([
              { ALT: add },
              {
                GATE: () => !constrained,
                ALT: () => {
                  columns.push(this.sub(this.laxColumn))
                },
              },
            ])
          },
        },
      ]),
    )
    return { columns, constraints }
  })

  /** CONSTRAINT name [constraint] | constraint */
  private readonly laxConstraint = this.rule('laxConstraint', (): Ast.TableConstraint => {
    const start = this.start()
    return this.OR<Ast.TableConstraint>([
      {
        ALT: () => {
          const name = this.sub(this.laxConstraintName)
          const text = this.textFrom(start)
          const parts = this.OPTION({
            GATE: () => this.constraintWordAhead(),
            DEF: () => this.sub(this.laxConstraintBody),
          })
          return this.calledConstraint(parts, { name, text, at: this.from(start) })
        },
      },
      {
        ALT: () => {
          const parts = this.sub(this.laxConstraintBody)
          return this.ACTION(() => ({ ...parts, name: undefined, at: this.from(start) }))
        },
      },
    ])
  })

  private constraintWordAhead(): boolean {
    const { image } = this.LA(1)
    return /^(?:primary|unique|check|foreign)$/i.test(image)
  }

  private readonly laxConstraintBody = this.rule('laxConstraintBody', (): Parts =>
    this.OR<Parts>([
      {
        ALT: () => {
          this.wordsInRow('primary', 'key')
          return { kind: 'primary-key', ...this.subWith(this.laxKey, true) }
        },
      },
      {
        ALT: () => {
          this.word('unique')
          return { kind: 'unique', ...this.subWith(this.laxKey, false) }
        },
      },
      {
        ALT: () => {
          this.wordsInRow('foreign', 'key')
          const columns = this.sub(this.nameList)
          const references = this.sub(this.laxReferences)
          const deferral = this.OPTION(() => this.sub(this.deferral))
          return { kind: 'foreign-key', columns, references, deferral }
        },
      },
      {
        ALT: () => {
          this.word('check')
          const expression = this.sub(this.laxParenthesised)
          return { kind: 'check', expression, onConflict: this.sub(this.laxConflict) }
        },
      },
    ]),
  )

  /** '(' indexColumn (',' indexColumn)* [AUTOINCREMENT] ')' [ON CONFLICT action] */
  private readonly laxKey = this.rule('laxKey', (primary: boolean): LaxKey => {
    this.sign(this.signs.anyOpen)
    const columns = this.listOf(1, this.indexColumn)
    const autoincrement = this.OPTION({
      GATE: () => primary,
      DEF: () => this.word('autoincrement') !== undefined,
    })
    this.sign(this.signs.close)
    const onConflict = this.sub(this.laxConflict)
    return { columns, autoincrement: autoincrement ?? false, onConflict }
  })

  /** [option] (',' option)* */
  private readonly laxOptions = this.rule('laxOptions', (): Ast.TableOption[] => {
    const options: Ast.TableOption[] = []
    this.OPTION(() => options.push(this.sub(this.laxOption)))
    this.MANY(() => {
      this.sign(this.signs.comma)
      options.push(this.sub(this.laxOption))
    })
    return options
  })

  /** STRICT | WITHOUT ROWID */
  private readonly laxOption = this.rule('laxOption', (): Ast.TableOption => {
    const start = this.start()
    const name = this.OR([
      { ALT: () => this.word('strict') && 'strict' },
      {
        ALT: () => {
          this.wordsInRow('without', 'rowid')
          return 'without rowid'
        },
      },
    ])
    return { name, value: '', at: this.from(start) }
  })

  /** INDEX [IF NOT EXISTS] name ON name '(' indexColumns ')' [WHERE expression] */
  protected readonly createLaxIndex = this.rule(
    'createLaxIndex',
    (unique: boolean, start: number): Ast.CreateIndex => {
      this.word('index')
      const ifNotExists = this.sub(this.ifNotExists)
      const qualified = this.sub(this.qualifiedName)
      this.word('on')
      const name = this.sub(this.name)
      const columns = this.sub(this.indexColumns)
      const where = this.OPTION(() => this.sub(this.whereClause))
      const at = this.from(start)
      return this.ACTION(() => ({
        kind: 'create-index',
        name: qualified.parts.at(-1),
        schema: qualified.parts.at(-2),
        unique,
        columns,
        ifNotExists,
        table: { parts: [name], at: name.at },
        where,
        at,
      }))
    },
  )

  /** VIRTUAL TABLE [IF NOT EXISTS] name USING name ['(' argument (',' argument)* ')'] */
  protected readonly createVirtualTable = this.rule(
    'createVirtualTable',
    (start: number): Ast.CreateVirtualTable => {
      this.wordsInRow('virtual', 'table')
      const ifNotExists = this.sub(this.ifNotExists)
      const name = this.sub(this.qualifiedName)
      this.word('using')
      const module = this.sub(this.name)
      const given = this.OPTION(() => this.listInParentheses(1, this.virtualArgument)) ?? []
      const at = this.from(start)
      return { kind: 'create-virtual-table', name, ifNotExists, module, arguments: given, at }
    },
  )

  /** Any tokens up to a comma, parentheses balanced: the module reads them. */
  private readonly virtualArgument = this.rule('virtualArgument', (): string => {
    const start = this.start()
    this.MANY({
      GATE: () => !this.aheadSign(this.signs.comma) && !this.aheadSign(this.signs.invalid),
      DEF: () =>
        this.OR<unknown>([
          { ALT: () => this.sign(this.signs.content) },
          { ALT: () => this.sub(this.skippedParentheses) },
        ]),
    })
    return this.ACTION(() => (this.from(start).end > start ? this.textFrom(start) : ''))
  })
}

type LaxKey = Pick<
  Extract<Ast.TableConstraint, { kind: 'primary-key' | 'unique' }>,
  'columns' | 'autoincrement' | 'onConflict'
>

const noParts = { indexes: [], like: [], inherits: [], partitionOf: undefined, ofType: undefined }
