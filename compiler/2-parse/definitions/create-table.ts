import type * as Ast from '../ast.ts'
import { TableStorage } from './table-storage.ts'

export type Persistence = 'permanent' | 'temporary' | 'unlogged'

type Elements = Pick<Ast.CreateTable, 'columns' | 'constraints' | 'like'>
type Head = Pick<Ast.CreateTable, 'name' | 'temporary' | 'orReplace' | 'ifNotExists'>
type Body = Partial<Ast.CreateTable> & Elements

/** CREATE TABLE and CREATE TABLE AS (manual, part VI; CreateStmt, CreateAsStmt). */
export abstract class CreateTables extends TableStorage {
  /** TABLE [IF NOT EXISTS] name (PARTITION OF ... | OF ... | '(' elements ')' ... | ... AS query) */
  protected createTable(persistence: Persistence, start: number): Ast.Definition {
    this.need('TABLE')
    const ifNotExists = this.skip('IF', 'NOT', 'EXISTS')
    const name = this.sub(this.relationName)
    const head = { name, temporary: persistence === 'temporary', orReplace: false, ifNotExists }
    const unlogged = persistence === 'unlogged'
    this.couldBe('(')
    const body = this.partition(unlogged) ?? this.typedTable(unlogged) ?? this.plainTable_(unlogged)
    if (body) return { kind: 'create-table', ...head, ...noParts, ...body, at: this.from(start) }
    return this.tableOfQuery(head, unlogged, start)
  }

  protected readonly noParts = noParts

  /** PARTITION OF name ['(' typed elements ')'] bound tail */
  protected partition(unlogged: boolean): Body | undefined {
    if (!this.skip('PARTITION', 'OF')) return undefined
    const partitionOf = this.sub(this.relationName)
    const elements = this.typedElements()
    const bound = this.partitionBound()
    return { ...elements, partitionOf, bound, ...this.tableTail(unlogged) }
  }

  /** OF name ['(' typed elements ')'] tail */
  private typedTable(unlogged: boolean): Body | undefined {
    if (!this.skip('OF')) return undefined
    const ofType = this.sub(this.qualifiedName)
    return { ...this.typedElements(), ofType, ...this.tableTail(unlogged) }
  }

  /** '(' [elements] ')' [INHERITS '(' names ')'] tail; undefined where only names are in the parentheses */
  protected plainTable_(unlogged: boolean): Body | undefined {
    if (this.namesAhead()) return undefined
    const elements = this.tableElements_()
    const inherits = this.skip('INHERITS')
      ? this.listedInParentheses(() => this.sub(this.relationName))
      : []
    return { ...elements, inherits, ...this.tableTail(unlogged) }
  }

  /** Names alone rename the columns of a query. */
  private namesAhead(): boolean {
    const next = this.LA(3).image
    return !this.at('(') || (!this.at('(', ')') && (next === ',' || next === ')'))
  }

  /** ['(' names ')'] storage AS (query | EXECUTE name ['(' expressions ')']) [WITH [NO] DATA] */
  private tableOfQuery(head: Head, unlogged: boolean, start: number): Ast.Definition {
    const columns = this.at('(') ? this.namesInParentheses() : []
    const storage = this.tableStorage(unlogged)
    this.need('AS')
    const executed = this.optionalSynopsis('executed')
    const query = executed ? undefined : this.sub(this.query)
    const withData = this.withData()
    const at = this.from(start)
    const parts = { columns, definitions: [], storage, withData, at }
    if (query) return { kind: 'create-table-as', ...head, ...parts, query }
    const what = 'table of a prepared statement'
    return { kind: 'unmodelled', what, ...this.written(start), name: head.name }
  }

  /** [WITH [NO] DATA] */
  protected withData(): boolean | undefined {
    const row = this.skipRow('with data', 'with no data')
    return row && row === 'with data'
  }

  /** '(' [element (',' element)*] ')' */
  protected tableElements_(): Elements {
    const elements = newElements()
    this.need('(')
    if (!this.at(')')) this.listed(() => this.tableElement(elements))
    this.need(')')
    return elements
  }

  /** constraint | LIKE name ((INCLUDING | EXCLUDING) word)* | column */
  private tableElement({ columns, constraints, like }: NewElements): void {
    if (this.constraintAhead()) constraints.push(this.tableConstraint())
    else if (this.couldBe('LIKE')) like.push(this.likeTable())
    else columns.push(this.columnDefinition())
  }

  private likeTable(): Ast.LikeTable {
    const start = this.start()
    this.need('LIKE')
    const name = this.sub(this.relationName)
    const options: { including: boolean; what: string }[] = []
    for (;;) {
      const word = this.skipOneOf('INCLUDING', 'EXCLUDING')
      if (!word) return { name, options, at: this.from(start) }
      const what = this.skipRow(...likeParts) ?? this.refuseFurthest()
      options.push({ including: word === 'INCLUDING', what })
    }
  }

  /** ['(' typedElement (',' typedElement)* ')'] */
  protected typedElements(): Elements {
    const elements = newElements()
    if (this.at('(')) this.listedInParentheses(() => this.typedElement(elements))
    return elements
  }

  /** constraint | name [WITH OPTIONS] columnConstraint*: the column has its type already */
  private typedElement({ columns, constraints }: NewElements): void {
    if (this.constraintAhead()) {
      constraints.push(this.tableConstraint())
      return
    }
    const start = this.start()
    const name = this.sub(this.name)
    this.skip('WITH', 'OPTIONS')
    const own = this.columnConstraints()
    columns.push({ name, type: undefined, constraints: own, at: this.from(start) })
  }
}

interface NewElements {
  readonly columns: Ast.ColumnDefinition[]
  readonly constraints: Ast.TableConstraint[]
  readonly like: Ast.LikeTable[]
}

function newElements(): NewElements {
  return { columns: [], constraints: [], like: [] }
}

const noParts = {
  indexes: [],
  inherits: [],
  partitionOf: undefined,
  ofType: undefined,
  options: [],
}

const likeParts = [
  'comments',
  'compression',
  'constraints',
  'defaults',
  'identity',
  'generated',
  'indexes',
  'statistics',
  'storage',
  'all',
] as const
