import type { ParserMethod } from 'chevrotain'
import type * as Ast from '../ast.ts'
import { Drops } from './drop.ts'

type Action = Ast.AlterAction
type Parts = Action extends infer A ? (A extends unknown ? Omit<A, 'at'> : never) : never

/** ALTER TABLE: one action, or several where a column list is added. */
export abstract class AlterTables extends Drops {
  protected abstract readonly alterColumn: ParserMethod<[], Parts>

  /** TABLE [IF EXISTS] [ONLY] name ['*'] action (',' action)* */
  protected readonly alterTable = this.rule('alterTable', (start: number): Ast.AlterTable => {
    if (this.has('lax-definitions')) return this.sub(this.alterLaxTable, start)
    this.word('table')
    const ifExists = this.sub(this.ifExists)
    const { name } = this.sub(this.plainTable)
    const actions = this.listOf(1, this.alterAction)
    const at = this.from(start)
    return this.ACTION(() => ({ kind: 'alter-table', name, ifExists, actions: actions.flat(), at }))
  })

  private readonly alterAction = this.rule('alterAction', (): readonly Action[] => {
    const start = this.start()
    const parts = this.OR<readonly Parts[]>([
      { ALT: () => this.sub(this.addAction) },
      { ALT: () => [this.sub(this.dropAction)] },
      { ALT: () => [this.sub(this.renameAction)] },
      ...this.alternatives<readonly Parts[]>('alter-column', () => [this.sub(this.alterColumn)]),
      ...this.alternatives<readonly Parts[]>(
        'change-column',
        () => [this.sub(this.changeColumn)],
        () => [this.sub(this.modifyColumn)],
      ),
      {
        GATE: () => this.ahead('schema', 2),
        ALT: () => {
          this.wordsInRow('set', 'schema')
          return [{ kind: 'set-schema', schema: this.sub(this.name) }]
        },
      },
      {
        GATE: () => this.noEffectAhead(),
        ALT: () => {
          this.sign(this.names.word)
          this.sub(this.skippedClause)
          return [{ kind: 'written', text: this.textFrom(start) }]
        },
      },
    ])
    const at = this.from(start)
    return this.ACTION(() => parts.map((part): Action => ({ ...part, at })))
  })

  private noEffectAhead(): boolean {
    return this.grammar.idleActions.includes(this.LA(1).image.toLowerCase())
  }

  /** ADD (constraint | index | [COLUMN] [IF NOT EXISTS] column [position] | [COLUMN] '(' columns ')') */
  private readonly addAction = this.rule('addAction', (): readonly Parts[] => {
    const start = this.start()
    this.word('add')
    return this.OR<readonly Parts[]>([
      {
        GATE: () => this.constraintAhead(),
        ALT: () => [{ kind: 'add-constraint', constraint: this.sub(this.tableConstraint) }],
      },
      ...this.alternatives<readonly Parts[]>('table-indexes', () => [
        { kind: 'add-index', index: this.sub(this.tableIndex) },
      ]),
      {
        GATE: () => this.ahead('partition') && this.has('table-options'),
        ALT: () => {
          this.word('partition')
          this.sub(this.skippedRest)
          return [{ kind: 'written', text: this.textFrom(start) }]
        },
      },
      { ALT: () => this.sub(this.addColumns) },
    ])
  })

  private readonly addColumns = this.rule('addColumns', (): readonly Parts[] => {
    this.OPTION(() => this.word('column'))
    const ifNotExists = this.sub(this.ifNotExists)
    return this.OR<readonly Parts[]>([
      {
        ALT: () => {
          const column = this.sub(this.columnDefinition)
          const position = this.sub(this.columnPosition)
          return [{ kind: 'add-column', column, ifNotExists, position }]
        },
      },
      ...this.alternatives<readonly Parts[]>('change-column', () => {
        const columns = this.listInParentheses(1, this.columnDefinition)
        const position: Ast.ColumnPosition = { kind: 'last' }
        return this.ACTION(() =>
          columns.map((column): Parts => ({ kind: 'add-column', column, ifNotExists, position })),
        )
      }),
    ])
  })

  /** [FIRST | AFTER name] */
  private readonly columnPosition = this.rule('columnPosition', (): Ast.ColumnPosition => {
    let position: Ast.ColumnPosition = { kind: 'last' }
    if (!this.has('change-column')) return position
    this.OPTION(() => {
      position = this.OR<Ast.ColumnPosition>([
        { ALT: () => this.word('first') && { kind: 'first' } },
        {
          ALT: () => {
            this.word('after')
            return { kind: 'after', column: this.sub(this.name) }
          },
        },
      ])
    })
    return position
  })

  /** DROP (CONSTRAINT | PRIMARY KEY | FOREIGN KEY | INDEX | CHECK | [COLUMN]) ... */
  private readonly dropAction = this.rule('dropAction', (): Parts => {
    this.word('drop')
    return this.OR<Parts>([
      { ALT: () => this.sub(this.dropConstraint) },
      ...this.alternatives<Parts>(
        'table-indexes',
        () => {
          this.wordsInRow('primary', 'key')
          return { kind: 'drop-primary-key' }
        },
        () => {
          this.wordsInRow('foreign', 'key')
          return { kind: 'drop-constraint', name: this.sub(this.name), ifExists: false }
        },
        () => {
          this.word('check')
          return { kind: 'drop-constraint', name: this.sub(this.name), ifExists: false }
        },
        () => {
          this.sub(this.indexWord)
          const ifExists = this.sub(this.ifExists)
          return { kind: 'drop-index', name: this.sub(this.name), ifExists }
        },
      ),
      { ALT: () => this.sub(this.dropColumn) },
    ])
  })

  /** CONSTRAINT [IF EXISTS] name [CASCADE | RESTRICT] */
  private readonly dropConstraint = this.rule('dropConstraint', (): Parts => {
    this.word('constraint')
    const ifExists = this.sub(this.ifExists)
    const name = this.sub(this.name)
    this.OPTION(() => this.sub(this.cascade))
    return { kind: 'drop-constraint', name, ifExists }
  })

  /** [COLUMN] [IF EXISTS] name [CASCADE | RESTRICT] */
  private readonly dropColumn = this.rule('dropColumn', (): Parts => {
    this.OPTION(() => this.word('column'))
    const ifExists = this.sub(this.ifExists)
    const column = this.sub(this.name)
    this.OPTION2(() => this.sub(this.cascade))
    return { kind: 'drop-column', column, ifExists }
  })

  /** RENAME (TO name | CONSTRAINT ... | INDEX ... | [COLUMN] name TO name) */
  private readonly renameAction = this.rule('renameAction', (): Parts => {
    this.word('rename')
    return this.OR<Parts>([
      {
        ALT: () => {
          this.word('to')
          return { kind: 'rename-table', to: this.sub(this.qualifiedName) }
        },
      },
      ...this.alternatives<Parts>('table-indexes', () => {
        this.word('as')
        return { kind: 'rename-table', to: this.sub(this.qualifiedName) }
      }),
      {
        ALT: () => {
          this.word('constraint')
          return { kind: 'rename-constraint', ...this.sub(this.renaming) }
        },
      },
      ...this.alternatives<Parts>('table-indexes', () => {
        this.sub(this.indexWord)
        return { kind: 'rename-index', ...this.sub(this.renaming) }
      }),
      {
        ALT: () => {
          this.OPTION(() => this.word('column'))
          const { from, to } = this.sub(this.renaming)
          return { kind: 'rename-column', column: from, to }
        },
      },
    ])
  })

  /** name TO name */
  protected readonly renaming = this.rule('renaming', (): { from: Ast.Name; to: Ast.Name } => {
    const from = this.sub(this.name)
    this.word('to')
    return { from, to: this.sub(this.name) }
  })

  /** CHANGE [COLUMN] name columnDefinition [position] */
  private readonly changeColumn = this.rule('changeColumn', (): Parts => {
    this.word('change')
    this.OPTION(() => this.word('column'))
    const column = this.sub(this.name)
    const definition = this.sub(this.columnDefinition)
    return { kind: 'change-column', column, definition, position: this.sub(this.columnPosition) }
  })

  /** MODIFY [COLUMN] columnDefinition [position] */
  private readonly modifyColumn = this.rule('modifyColumn', (): Parts => {
    this.word('modify')
    this.OPTION(() => this.word('column'))
    const definition = this.sub(this.columnDefinition)
    const position = this.sub(this.columnPosition)
    return { kind: 'change-column', column: definition.name, definition, position }
  })
}
