import type * as Ast from '../ast.ts'
import { TableOptions } from './table-options.ts'

/** What stands in the parentheses of CREATE TABLE. */
type Element =
  | { readonly kind: 'column'; readonly column: Ast.ColumnDefinition }
  | { readonly kind: 'constraint'; readonly constraint: Ast.TableConstraint }
  | { readonly kind: 'index'; readonly index: Ast.IndexDefinition }
  | { readonly kind: 'like'; readonly like: Ast.LikeTable }

type TableParts = Pick<
  Ast.CreateTable,
  'columns' | 'constraints' | 'indexes' | 'like' | 'inherits' | 'partitionOf' | 'ofType' | 'options'
>

const noParts: TableParts = {
  columns: [],
  constraints: [],
  indexes: [],
  like: [],
  inherits: [],
  partitionOf: undefined,
  ofType: undefined,
  options: [],
}

export abstract class CreateTables extends TableOptions {
  /**
   * TABLE [IF NOT EXISTS] name ('(' element (',' element)* ')' tail | PARTITION OF ... | LIKE name)
   * [[AS] query]
   */
  protected readonly createTable = this.rule(
    'createTable',
    (temporary: boolean, start: number): Ast.CreateTable | Ast.CreateTableAs => {
      if (this.has('lax-definitions')) return this.sub(this.createLaxTable, temporary, start)
      this.word('table')
      const ifNotExists = this.sub(this.ifNotExists)
      const name = this.sub(this.qualifiedName)
      const parts = this.sub(this.tableBody)
      const query = this.OPTION(() => this.sub(this.tableQueryTail))
      const at = this.from(start)
      return this.ACTION((): Ast.CreateTable | Ast.CreateTableAs => {
        const head = { name, temporary, orReplace: false, ifNotExists }
        if (!query) return { kind: 'create-table', ...head, ...parts, at }
        const [columns, definitions] = splitColumns(parts.columns)
        return { kind: 'create-table-as', ...head, columns, definitions, query, at }
      })
    },
  )

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

  /** A table may be called `if`. */
  private conditionAhead(): boolean {
    const name = this.LA(1).tokenType.CATEGORIES?.includes(this.names.column) === true
    return !name || this.ahead('not', 2) || this.ahead('exists', 2)
  }

  private readonly tableBody = this.rule('tableBody', (): TableParts => {
    const elements: Element[] = []
    let more: Partial<TableParts> = {}
    this.OR([
      {
        ALT: () => {
          this.sign(this.signs.open)
          this.sub(this.elements, elements)
          this.sign(this.signs.close)
        },
      },
      {
        ALT: () => {
          more = this.sub(this.partitionOf, elements)
        },
      },
      ...this.alternatives<unknown>('composite-types', () => {
        more = this.sub(this.ofType, elements)
      }),
      {
        ALT: () => {
          const like = this.sub(this.likeTable)
          more = { like: [like] }
        },
      },
      { ALT: () => undefined },
    ])
    const tail = this.sub(this.tableTail)
    return this.ACTION(() => ({ ...gathered(elements), ...more, ...tail }))
  })

  /** [element (',' element)*] */
  private readonly elements = this.rule('elements', (elements: Element[] = []): void => {
    this.OPTION(() => {
      elements.push(this.sub(this.element))
      this.MANY(() => {
        this.sign(this.signs.comma)
        elements.push(this.sub(this.element))
      })
    })
  })

  private readonly element = this.rule('element', (): Element =>
    this.OR<Element>([
      {
        GATE: () => this.constraintAhead(),
        ALT: () => ({ kind: 'constraint', constraint: this.sub(this.tableConstraint) }),
      },
      ...this.alternatives<Element>('table-like', () => ({
        kind: 'like',
        like: this.sub(this.likeTable),
      })),
      ...this.alternatives<Element>('table-indexes', () => ({
        kind: 'index',
        index: this.sub(this.tableIndex),
      })),
      { ALT: () => ({ kind: 'column', column: this.sub(this.tableColumn) }) },
    ]),
  )

  /** A column, or a bare name in CREATE TABLE t (a, b) AS ... and in typed tables. */
  private readonly tableColumn = this.rule('tableColumn', (): Ast.ColumnDefinition => {
    const start = this.start()
    return this.OR<Ast.ColumnDefinition>([
      {
        GATE: () => this.aheadSign(this.signs.comma, 2) || this.aheadSign(this.signs.close, 2),
        ALT: () => {
          const name = this.sub(this.name)
          return { name, type: undefined, constraints: [], at: this.from(start) }
        },
      },
      { ALT: () => this.sub(this.columnDefinition) },
    ])
  })

  /** LIKE name ((INCLUDING | EXCLUDING) word)* */
  private readonly likeTable = this.rule('likeTable', (): Ast.LikeTable => {
    const start = this.start()
    this.word('like')
    const name = this.sub(this.qualifiedName)
    const options: { including: boolean; what: string }[] = []
    this.MANY(() =>
      this.OR([
        {
          ALT: () => {
            this.word('including')
            const what = this.sign(this.names.word).image.toLowerCase()
            options.push({ including: true, what })
          },
        },
        {
          ALT: () => {
            this.word('excluding')
            this.sign(this.names.word)
          },
        },
      ]),
    )
    return { name, options, at: this.from(start) }
  })

  /** (INDEX | KEY | FULLTEXT ... | SPATIAL ...) [name] [method] '(' indexColumns ')' options */
  protected readonly tableIndex = this.rule('tableIndex', (): Ast.IndexDefinition => {
    const start = this.start()
    this.OR<unknown>([
      { ALT: () => this.sub(this.indexWord) },
      {
        ALT: () => {
          this.OR2([{ ALT: () => this.word('fulltext') }, { ALT: () => this.word('spatial') }])
          this.OPTION(() => this.sub(this.indexWord))
        },
      },
    ])
    const name = this.OPTION2(() => this.sub(this.name))
    this.OPTION3(() => this.sub(this.indexMethod))
    const columns = this.sub(this.indexColumns)
    this.sub(this.indexOptions)
    return { name, unique: false, columns, at: this.from(start) }
  })

  /** PARTITION OF name ['(' elements ')'] (FOR VALUES ... | DEFAULT) */
  private readonly partitionOf = this.rule(
    'partitionOf',
    (elements: Element[] = []): Partial<TableParts> => {
      this.wordsInRow('partition', 'of')
      const partitionOf = this.sub(this.qualifiedName)
      this.OPTION(() => this.sub(this.typedElements, elements))
      this.sub(this.partitionBounds)
      return { partitionOf }
    },
  )

  /** OF name ['(' typedElement (',' typedElement)* ')'] */
  private readonly ofType = this.rule('ofType', (elements: Element[] = []): Partial<TableParts> => {
    this.word('of')
    const ofType = this.sub(this.qualifiedName)
    this.OPTION(() => this.sub(this.typedElements, elements))
    return { ofType }
  })

  private readonly typedElements = this.rule('typedElements', (elements: Element[] = []): void => {
    const found = this.listInParentheses(1, this.typedElement)
    this.ACTION(() => elements.push(...found))
  })

  /** tableConstraint | name [WITH OPTIONS] columnConstraint*: the column has its type already */
  private readonly typedElement = this.rule('typedElement', (): Element =>
    this.OR<Element>([
      {
        GATE: () => this.constraintAhead(),
        ALT: () => ({ kind: 'constraint', constraint: this.sub(this.tableConstraint) }),
      },
      {
        ALT: () => {
          const start = this.start()
          const name = this.sub(this.name)
          this.OPTION(() => this.wordsInRow('with', 'options'))
          const constraints = this.sub(this.columnConstraints)
          const at = this.from(start)
          return { kind: 'column', column: { name, type: undefined, constraints, at } }
        },
      },
    ]),
  )

  /** FOR VALUES (IN | FROM | WITH) '(' ... ')' [TO '(' ... ')'] | DEFAULT */
  protected readonly partitionBounds = this.rule('partitionBounds', (): void => {
    this.OR<unknown>([
      { ALT: () => this.word('default') },
      {
        ALT: () => {
          this.wordsInRow('for', 'values')
          this.OR2([
            { ALT: () => this.word('in') },
            { ALT: () => this.word('from') },
            { ALT: () => this.word('with') },
          ])
          this.sub(this.skippedParentheses)
          this.OPTION(() => {
            this.word('to')
            this.sub(this.skippedParentheses)
          })
        },
      },
    ])
  })

  /** Storage clauses of PostgreSQL, options of MySQL and SQLite */
  private readonly tableTail = this.rule('tableTail', (): Partial<TableParts> => {
    let inherits: readonly Ast.QualifiedName[] = []
    const options: Ast.TableOption[] = []
    if (this.has('lax-definitions')) return { inherits, options }
    this.MANY({
      // CREATE TABLE t ENGINE = InnoDB SELECT ...: an option's name may be any other word.
      GATE: () => !this.has('table-options') || !queryStarts.has(this.LA(1).image.toLowerCase()),
      DEF: () =>
        this.OR<unknown>([
          ...this.alternatives<unknown>(
            'inheritance',
            () => {
              this.word('inherits')
              inherits = this.listInParentheses(1, this.qualifiedName)
            },
            () => this.sub(this.storageClause),
          ),
          ...this.alternatives<unknown>('table-options', () =>
            options.push(this.sub(this.tableOption)),
          ),
        ]),
    })
    return { inherits, options }
  })

  /** [IGNORE | REPLACE] [AS] query [WITH [NO] DATA] */
  private readonly tableQueryTail = this.rule('tableQueryTail', (): Ast.Query => {
    if (this.has('multi-table')) this.OPTION2(() => this.word('as'))
    else this.word('as')
    const query = this.sub(this.query)
    this.OPTION3(() => this.sub(this.withData))
    return query
  })

  /** WITH [NO] DATA */
  protected readonly withData = this.rule('withData', (): void => {
    this.word('with')
    this.flag(1, 'no')
    this.word('data')
  })
}

const queryStarts = new Set(['as', 'select', 'with', 'values', 'table', 'ignore', 'replace'])

function gathered(elements: readonly Element[]): TableParts {
  return {
    ...noParts,
    columns: elements.flatMap((element) => (element.kind === 'column' ? element.column : [])),
    constraints: elements.flatMap((element) =>
      element.kind === 'constraint' ? element.constraint : [],
    ),
    indexes: elements.flatMap((element) => (element.kind === 'index' ? element.index : [])),
    like: elements.flatMap((element) => (element.kind === 'like' ? element.like : [])),
  }
}

/** Names alone rename the query's columns; definitions add columns of their own. */
function splitColumns(
  columns: readonly Ast.ColumnDefinition[],
): [readonly Ast.Name[], readonly Ast.ColumnDefinition[]] {
  const typed = columns.filter((column) => column.type)
  return typed.length > 0 ? [[], columns] : [columns.map((column) => column.name), []]
}
