import type * as Ast from '../../ast.ts'
import { LaxTables } from './lax-table.ts'

type Parts = Ast.AlterAction extends infer A ? (A extends unknown ? Omit<A, 'at'> : never) : never

/** SQLite's ALTER TABLE, DROP, and the statements of its triggers. */
export abstract class LaxAlters extends LaxTables {
  /** TABLE name action */
  protected readonly alterLaxTable = this.rule('alterLaxTable', (start: number): Ast.AlterTable => {
    this.word('table')
    const name = this.sub(this.qualifiedName)
    const at = this.start()
    const action = this.OR<Parts>([
      { ALT: () => this.sub(this.laxRename) },
      { ALT: () => this.sub(this.laxAdd) },
      { ALT: () => this.sub(this.laxDrop) },
      { ALT: () => this.sub(this.laxAlterColumn) },
    ])
    const actions = this.ACTION(() => [{ ...action, at: this.from(at) }])
    return { kind: 'alter-table', name, ifExists: false, actions, at: this.from(start) }
  })

  /** RENAME (TO name | [COLUMN] name TO name) */
  private readonly laxRename = this.rule('laxRename', (): Parts => {
    this.word('rename')
    return this.OR<Parts>([
      {
        ALT: () => {
          this.word('to')
          const to = this.sub(this.name)
          return { kind: 'rename-table', to: { parts: [to], at: to.at } }
        },
      },
      {
        ALT: () => {
          const column = this.sub(this.laxColumnName)
          this.word('to')
          return { kind: 'rename-column', column, to: this.sub(this.name) }
        },
      },
    ])
  })

  /** [COLUMN] name */
  private readonly laxColumnName = this.rule('laxColumnName', (): Ast.Name => {
    this.OPTION(() => this.word('column'))
    return this.sub(this.name)
  })

  /** ADD ([CONSTRAINT name] CHECK '(' expression ')' [ON CONFLICT action] | [COLUMN] column) */
  private readonly laxAdd = this.rule('laxAdd', (): Parts => {
    this.word('add')
    return this.OR<Parts>([
      { ALT: () => ({ kind: 'add-constraint', constraint: this.sub(this.laxCheck) }) },
      {
        ALT: () => {
          this.OPTION(() => this.word('column'))
          const column = this.sub(this.laxColumn)
          return { kind: 'add-column', column, ifNotExists: false, position: { kind: 'last' } }
        },
      },
    ])
  })

  private readonly laxCheck = this.rule('laxCheck', (): Ast.TableConstraint => {
    const start = this.start()
    const name = this.OPTION(() => this.sub(this.laxConstraintName))
    this.word('check')
    const expression = this.sub(this.laxParenthesised)
    const onConflict = this.sub(this.laxConflict)
    return { kind: 'check', name, expression, onConflict, at: this.from(start) }
  })

  /** DROP (CONSTRAINT name | [COLUMN] name) */
  private readonly laxDrop = this.rule('laxDrop', (): Parts => {
    this.word('drop')
    return this.OR<Parts>([
      {
        ALT: () => {
          this.word('constraint')
          return { kind: 'drop-constraint', name: this.sub(this.name), ifExists: false }
        },
      },
      {
        ALT: () => {
          const column = this.sub(this.laxColumnName)
          return { kind: 'drop-column', column, ifExists: false }
        },
      },
    ])
  })

  /** ALTER [COLUMN] name (DROP NOT NULL | SET NOT NULL [ON CONFLICT action]) */
  private readonly laxAlterColumn = this.rule('laxAlterColumn', (): Parts => {
    this.word('alter')
    const column = this.sub(this.laxColumnName)
    return this.OR<Parts>([
      {
        ALT: () => {
          this.wordsInRow('drop', 'not', 'null')
          return { kind: 'drop-not-null', column }
        },
      },
      {
        ALT: () => {
          this.wordsInRow('set', 'not', 'null')
          return { kind: 'set-not-null', column, onConflict: this.sub(this.laxConflict) }
        },
      },
    ])
  })

  /** (TABLE | VIEW | INDEX) [IF EXISTS] name */
  protected readonly laxDropObject = this.rule('laxDropObject', (start: number): Ast.DropObject => {
    const object = this.OR<Ast.ObjectKind>([
      { ALT: () => this.word('table') && 'table' },
      { ALT: () => this.word('view') && 'view' },
      { ALT: () => this.word('index') && 'index' },
    ])
    const ifExists = this.sub(this.ifExists)
    const names = [this.sub(this.qualifiedName)]
    const at = this.from(start)
    return { kind: 'drop', object, names, ifExists, cascade: false, on: undefined, at }
  })

  /**
   * query | INSERT ... | UPDATE ... | DELETE ..., of a table without its schema but in temporary triggers;
   * no WITH, RETURNING, ORDER BY or LIMIT (manual, CREATE TRIGGER, 2.1)
   */
  protected readonly triggerStatement = this.rule(
    'triggerStatement',
    (anySchema: boolean): Ast.QueryStatement => {
      const start = this.start()
      const statement = this.OR<Ast.QueryStatement>([
        { ALT: () => this.subWith(this.insert, undefined, start) },
        { ALT: () => this.subWith(this.update, undefined, start) },
        { ALT: () => this.subWith(this.delete, undefined, start) },
        { ALT: () => this.sub(this.query) },
      ])
      this.ACTION(() => {
        const extra = extraOf(statement, anySchema)
        if (extra !== undefined) this.refuseAt(extra, '";"')
      })
      return statement
    },
  )
}

/** Where something stands that a trigger's statement cannot have. */
function extraOf(statement: Ast.QueryStatement, anySchema: boolean): number | undefined {
  if (statement.kind === 'query' || statement.kind === 'merge') return undefined
  const [returned] = statement.returning
  if (returned) return returned.at.start
  if (statement.kind === 'insert') {
    if (statement.source.kind === 'defaults') return statement.at.end
    return anySchema ? undefined : statement.target.parts[1]?.at.start
  }
  const [target] = statement.targets
  const indexed = target?.kind === 'table' && target.indexed
  if (indexed) return indexed === 'not' ? target.at.end : indexed.at.start
  const schema = target?.kind === 'table' && !anySchema ? target.name.parts[1] : undefined
  return schema?.at.start ?? statement.orderBy[0]?.at.start ?? statement.limit?.at.start
}
