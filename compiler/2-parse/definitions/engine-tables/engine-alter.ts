import { periodOf } from './engine-key.ts'
import type * as Ast from '../../ast.ts'
import { charactersIn } from './characters-in.ts'
import { EngineTables } from './engine-table.ts'

type Action = Ast.AlterAction
type Parts = Action extends infer A ? (A extends unknown ? Omit<A, 'at'> : never) : never

/** ALTER TABLE of MySQL (manual 15.1.9) and MariaDB. */
export abstract class EngineAlters extends EngineTables {
  /** [ONLINE] [IGNORE] TABLE [IF EXISTS] name [WAIT n | NOWAIT] [action (',' action)*] [partitioning] */
  protected readonly engineAlter = this.rule('engineAlter', (start: number): Ast.AlterTable =>
    this.ACTION(() => {
      const modifiers = this.clauseText('alter_table_modifier')
      this.need('TABLE')
      const ifExists = this.has('system-versioning') && this.skip('IF', 'EXISTS')
      const name = this.sub(this.relationName)
      const lockWait = this.clauseText('lock_wait')
      const actions = this.alterActions()
      const parts = { modifiers, name, ifExists, lockWait, actions }
      return { kind: 'alter-table', ...parts, at: this.from(start) }
    }),
  )

  private alterActions(): readonly Action[] {
    const found: Action[] = []
    const alone = () => found.length === 0 || this.LA(0).image === ','
    for (;;) {
      const start = this.start()
      const partition = alone() ? this.partitioned('partition_action') : undefined
      if (partition) return [...found, { kind: 'written', text: partition.text, at: partition.at }]
      const parts = this.alterAction_()
      const at = this.from(start)
      if (parts) found.push(...parts.map((part): Action => ({ ...part, at })))
      if (!parts && (found.length > 0 || this.LA(0).image === ',')) return this.refuseFurthest()
      if (parts && this.skip(',')) continue
      const last = this.partitioned('last_partitioning')
      return last ? [...found, { kind: 'written', text: last.text, at: last.at }] : found
    }
  }

  private alterAction_(): readonly Parts[] | undefined {
    for (const word of Object.keys(this.actions)) {
      const before = this.place
      const found = this.skip(word) ? this.actions[word]?.() : undefined
      if (found) return found
      this.place = before
    }
    const options = this.tableOptions()
    if (options.length > 0) return [{ kind: 'set-options', options }]
    const written = this.optionalSynopsis('idle_action')
    // ORDER BY a, b: what follows a comma is another column.
    if (written && /^order\s/i.test(written.text) && this.at(',')) {
      this.refuseRead(this.spanOf(this.LA(2)), 'a column')
    }
    return written && [idleAction(written)]
  }

  /** By the word that begins them, which is read; undefined where what follows is another action. */
  private readonly actions: Readonly<Record<string, () => readonly Parts[] | undefined>> = {
    ADD: () => this.added(),
    DROP: () => this.dropped(),
    CHANGE: () => this.changed(),
    MODIFY: () => this.modified(),
    ALTER: () => this.altered(),
    RENAME: () => this.renamed(),
  }

  /** IF EXISTS, IF NOT EXISTS: MariaDB's. */
  private ifWords(...words: readonly string[]): boolean {
    return this.has('system-versioning') && this.skip('IF', ...words)
  }

  /** ADD (index | constraint | [COLUMN] (column [position] | '(' element (',' element)* ')') | ...) */
  private added(): readonly Parts[] | undefined {
    if (this.indexAhead())
      return [{ kind: 'add-index', index: this.subWith(this.engineIndex, true) }]
    if (this.has('system-versioning') && this.at('CONSTRAINT', 'IF', 'NOT')) {
      return [{ kind: 'add-constraint', constraint: this.checkUnlessExists() }]
    }
    if (this.keyAhead()) {
      return [{ kind: 'add-constraint', constraint: this.subWith(this.engineConstraint, true) }]
    }
    const written = this.optionalSynopsis('added')
    if (written) return [this.addedPeriod(written)]
    this.skip('COLUMN')
    const ifNotExists = this.ifWords('NOT', 'EXISTS')
    if (this.at('(')) return this.addedElements(ifNotExists)
    const column = this.sub(this.engineColumn)
    return [{ kind: 'add-column', column, ifNotExists, position: this.columnPlace() }]
  }

  private addedElements(ifNotExists: boolean): readonly Parts[] {
    const { columns, constraints, indexes } = this.tableElements(true)
    const position: Ast.ColumnPosition = { kind: 'last' }
    return [
      ...columns.map((column): Parts => ({ kind: 'add-column', column, ifNotExists, position })),
      ...constraints.map((constraint): Parts => ({ kind: 'add-constraint', constraint })),
      ...indexes.map((index): Parts => ({ kind: 'add-index', index })),
    ]
  }

  /** PERIOD IF NOT EXISTS FOR name (a, b), SYSTEM VERSIONING */
  private addedPeriod(written: Ast.AsWritten): Parts {
    const parts = periodOf(written)
    if (parts.kind !== 'period') return { kind: 'written', text: `ADD ${written.text}` }
    const constraint = { ...parts, name: parts.indexName, at: written.at }
    return { kind: 'add-constraint', constraint }
  }

  /** [FIRST | AFTER name] */
  private columnPlace(): Ast.ColumnPosition {
    if (this.skip('FIRST')) return { kind: 'first' }
    return this.skip('AFTER') ? { kind: 'after', column: this.sub(this.name) } : { kind: 'last' }
  }

  /** DROP (PRIMARY KEY | (FOREIGN KEY | CONSTRAINT | CHECK) name | INDEX name | [COLUMN] name [RESTRICT | CASCADE]) */
  private dropped(): readonly Parts[] | undefined {
    if (this.at('PARTITION')) return undefined
    if (this.skip('PRIMARY', 'KEY')) return [{ kind: 'drop-primary-key' }]
    const constraint = this.droppedConstraint()
    if (constraint) {
      const ifExists = this.ifWords('EXISTS')
      return [{ kind: 'drop-constraint', constraint, name: this.sub(this.name), ifExists }]
    }
    if (this.skipOneOf('INDEX', 'KEY')) {
      const ifExists = this.ifWords('EXISTS')
      return [{ kind: 'drop-index', name: this.sub(this.name), ifExists }]
    }
    const written = this.optionalSynopsis('dropped')
    const [period] = written?.name?.parts ?? []
    if (written && period) {
      const ifExists = /^period\s+if\b/i.test(written.plain)
      return [{ kind: 'drop-constraint', constraint: 'period', name: period, ifExists }]
    }
    if (written) return [{ kind: 'written', text: `DROP ${written.text}` }]
    this.skip('COLUMN')
    const ifExists = this.ifWords('EXISTS')
    const column = this.sub(this.name)
    const behaviour = this.skipOneOf('RESTRICT', 'CASCADE')
    return [{ kind: 'drop-column', column, ifExists, idleCascade: behaviour === 'CASCADE' }]
  }

  private droppedConstraint(): 'foreign-key' | 'constraint' | 'check' | undefined {
    if (this.skip('FOREIGN', 'KEY')) return 'foreign-key'
    if (this.skip('CONSTRAINT')) return 'constraint'
    return this.has('check-attributes') && this.skip('CHECK') ? 'check' : undefined
  }

  /** CHANGE [COLUMN] [IF EXISTS] name name field [position] */
  private changed(): readonly Parts[] {
    this.skip('COLUMN')
    const ifExists = this.ifWords('EXISTS')
    const column = this.sub(this.name)
    return [this.redefinition(ifExists, column)]
  }

  /** MODIFY [COLUMN] [IF EXISTS] name field [position] */
  private modified(): readonly Parts[] {
    this.skip('COLUMN')
    return [this.redefinition(this.ifWords('EXISTS'))]
  }

  private redefinition(ifExists: boolean, changed?: Ast.Name): Parts {
    const definition = this.sub(this.redefinedColumn)
    const column = changed ?? definition.name
    return { kind: 'change-column', column, ifExists, definition, position: this.columnPlace() }
  }

  /** ALTER [COLUMN] name (SET DEFAULT value | DROP DEFAULT | SET (VISIBLE | INVISIBLE)) */
  private altered(): readonly Parts[] | undefined {
    if (this.skip('INDEX') || (this.has('system-versioning') && this.skip('KEY'))) {
      return [this.indexUse()]
    }
    if (this.at('KEY') || this.at('CHECK') || this.at('CONSTRAINT')) return undefined
    this.skip('COLUMN')
    const ifExists = this.ifWords('EXISTS')
    const column = this.sub(this.name)
    if (this.skip('DROP', 'DEFAULT')) return [{ kind: 'drop-default', column, ifExists }]
    if (this.skip('SET', 'DEFAULT')) {
      const [from, expression] = [this.start(), this.columnDefaultValue()]
      return [{ kind: 'set-default', column, ifExists, expression, valueAt: this.from(from) }]
    }
    this.need('SET')
    if (!this.knows('visibility')) return this.refuseFurthest()
    const { text } = this.synopsis('visibility')
    return [{ kind: 'set-visibility', column, visible: /^visible$/i.test(text) }]
  }

  /** ALTER INDEX [IF EXISTS] name (VISIBLE | INVISIBLE | [NOT] IGNORED) */
  private indexUse(): Parts {
    const ifExists = this.ifWords('EXISTS')
    const name = this.sub(this.name)
    const { text } = this.synopsis('index_use')
    return { kind: 'set-index-use', name, ifExists, use: text }
  }

  /** RENAME (COLUMN name TO name | (INDEX | KEY) name TO name | [TO | AS | '='] name) */
  private renamed(): readonly Parts[] {
    if (this.skip('COLUMN')) {
      const ifExists = this.ifWords('EXISTS')
      const { from, to } = this.sub(this.renaming)
      return [{ kind: 'rename-column', column: from, to, ifExists }]
    }
    if (this.skipOneOf('INDEX', 'KEY')) {
      const ifExists = this.ifWords('EXISTS')
      return [{ kind: 'rename-index', ...this.sub(this.renaming), ifExists }]
    }
    this.skipOneOf('TO', 'AS', '=')
    return [{ kind: 'rename-table', to: this.sub(this.relationName) }]
  }
}

/** CONVERT TO CHARACTER SET name [COLLATE name] says the same as an option; what else there is, nothing. */
function idleAction({ plain, parts, at }: Ast.AsWritten): Parts {
  if (!/^convert\b/i.test(plain)) return { kind: 'written', text: plain }
  const option = { name: 'convert to', value: '', ...charactersIn(parts), at }
  return { kind: 'set-options', options: [option] }
}
