import type * as Ast from '../ast.ts'
import { AlterColumns } from './alter-column.ts'

type Action = Ast.AlterAction
type Parts = Action extends infer A ? (A extends unknown ? Omit<A, 'at'> : never) : never

/** ALTER TABLE (AlterTableStmt, RenameStmt, AlterObjectSchemaStmt). */
export abstract class AlterTables extends AlterColumns {
  /** TABLE [IF EXISTS] relation (RENAME ... | SET SCHEMA name | partition | action (',' action)*) */
  protected alterTable(start: number): Ast.AlterTable {
    this.need('TABLE')
    const ifExists = this.skip('IF', 'EXISTS')
    const { table: name, only } = this.relation()
    const from = this.start()
    const alone = this.aloneAction()
    const actions = alone
      ? [{ ...alone, at: this.from(from) }]
      : this.listed(() => this.alterAction())
    return { kind: 'alter-table', name, ifExists, only, actions, at: this.from(start) }
  }

  /** What has no other action beside it. */
  private aloneAction(): Parts | undefined {
    if (this.skip('RENAME')) return this.renameAction()
    if (this.skip('SET', 'SCHEMA')) return { kind: 'set-schema', schema: this.sub(this.name) }
    const isAttached = this.at('ATTACH')
    const partition = this.optionalSynopsis('partition_action')
    if (!partition) return undefined
    const kind = isAttached ? 'attach-partition' : 'detach-partition'
    return { kind: 'written', text: partition.text, ...linked(kind, partition) }
  }

  /** ADD ... | DROP ... | ALTER ... | what the catalog does not hold */
  protected alterAction(): Action {
    const start = this.start()
    const parts = this.actionParts(start)
    return { ...parts, at: this.from(start) }
  }

  private actionParts(start: number): Parts {
    if (this.skip('ADD')) return this.addAction()
    if (this.skip('DROP')) return this.dropAction()
    if (this.skip('ALTER')) return this.alterColumn(start)
    const kind = this.at('INHERIT') ? 'inherit' : 'no-inherit'
    const written = this.synopsis('idle_action')
    const isLink = /^(?:no\s+)?inherit\b/i.test(written.plain)
    return { kind: 'written', text: written.text, ...(isLink ? linked(kind, written) : {}) }
  }

  /** constraint | [COLUMN] [IF NOT EXISTS] column */
  private addAction(): Parts {
    if (this.constraintAhead()) {
      return { kind: 'add-constraint', constraint: this.tableConstraint() }
    }
    this.skip('COLUMN')
    const ifNotExists = this.skip('IF', 'NOT', 'EXISTS')
    const column = this.columnDefinition()
    return { kind: 'add-column', column, ifNotExists, position: { kind: 'last' } }
  }

  /** (CONSTRAINT | [COLUMN]) [IF EXISTS] name [CASCADE | RESTRICT] */
  private dropAction(): Parts {
    if (this.skip('CONSTRAINT')) {
      const ifExists = this.skip('IF', 'EXISTS')
      const name = this.sub(this.name)
      return { kind: 'drop-constraint', name, ifExists, cascade: this.cascade() }
    }
    this.skip('COLUMN')
    const ifExists = this.skip('IF', 'EXISTS')
    const column = this.sub(this.name)
    return { kind: 'drop-column', column, ifExists, cascade: this.cascade() }
  }

  /** TO name | CONSTRAINT name TO name | [COLUMN] name TO name */
  private renameAction(): Parts {
    if (this.skip('TO')) return { kind: 'rename-table', to: this.newName() }
    if (this.skip('CONSTRAINT')) return { kind: 'rename-constraint', ...this.sub(this.renaming) }
    this.skip('COLUMN')
    const { from, to } = this.sub(this.renaming)
    return { kind: 'rename-column', column: from, to }
  }

  /** A name without its schema. */
  protected newName(): Ast.QualifiedName {
    const name = this.sub(this.name)
    return { parts: [name], at: name.at }
  }

  /** name TO name */
  protected readonly renaming = this.rule('renaming', (): { from: Ast.Name; to: Ast.Name } => {
    const from = this.sub(this.name)
    this.word('to')
    return { from, to: this.sub(this.name) }
  })
}

function linked(
  kind: Ast.Link['kind'],
  { relations }: Ast.AsWritten,
): { readonly link?: Ast.Link } {
  const [relation] = relations
  return relation ? { link: { kind, relation } } : {}
}
