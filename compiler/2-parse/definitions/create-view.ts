import type * as Ast from '../ast.ts'
import { CreateIndexes } from './create-index.ts'
import type { Persistence } from './create-table.ts'

type Modifiers = Pick<Ast.CreateView, 'orReplace' | 'temporary'> & { readonly unlogged: boolean }

/** CREATE VIEW and CREATE MATERIALIZED VIEW (ViewStmt, CreateMatViewStmt). */
export abstract class CreateViews extends CreateIndexes {
  /** [RECURSIVE] VIEW name ['(' names ')'] [WITH '(' options ')'] AS query [WITH [CASCADED | LOCAL] CHECK OPTION] */
  protected createView(
    orReplace: boolean,
    persistence: Persistence,
    start: number,
  ): Ast.CreateView {
    const recursive = this.skip('RECURSIVE')
    this.need('VIEW')
    const modifiers = {
      orReplace,
      temporary: persistence === 'temporary',
      unlogged: persistence === 'unlogged',
    }
    const name = this.sub(this.relationName)
    const columns = recursive || this.at('(') ? this.namesInParentheses() : []
    const parameters = this.clauseText('with_reloptions')
    this.need('AS')
    const query = this.sub(this.query)
    const check = recursive ? undefined : this.checkOption()
    const storage = { method: undefined, parameters, tablespace: undefined }
    const parts = { name, ifNotExists: false, recursive, columns, query, check }
    return view(modifiers, { ...parts, materialized: false }, storage, this.from(start))
  }

  /** [WITH [CASCADED | LOCAL] CHECK OPTION] */
  private checkOption(): Ast.CreateView['check'] {
    const row = this.skipRow(
      'with cascaded check option',
      'with local check option',
      'with check option',
    )
    return row && (row === 'with local check option' ? 'local' : 'cascaded')
  }

  /**
   * MATERIALIZED VIEW [IF NOT EXISTS] name ['(' names ')'] [USING name] [WITH '(' options ')']
   * [TABLESPACE name] AS query [WITH [NO] DATA]
   */
  protected createMaterializedView(unlogged: boolean, start: number): Ast.CreateView {
    this.need('MATERIALIZED', 'VIEW')
    const ifNotExists = this.skip('IF', 'NOT', 'EXISTS')
    const name = this.sub(this.relationName)
    const columns = this.at('(') ? this.namesInParentheses() : []
    const method = this.indexMethod()
    const parameters = this.clauseText('with_reloptions')
    const tablespace = this.tablespace()
    this.need('AS')
    const query = this.sub(this.query)
    const parts = { name, ifNotExists, columns, query, withData: this.withData() }
    const modifiers = { orReplace: false, temporary: false, unlogged }
    const storage = { method, parameters, tablespace }
    return view(modifiers, { ...parts, materialized: true }, storage, this.from(start))
  }
}

function view(
  { unlogged, ...modifiers }: Modifiers,
  parts: Omit<Ast.CreateView, 'kind' | 'at' | 'storage' | 'orReplace' | 'temporary'>,
  storage: Pick<Ast.Storage, 'method' | 'parameters' | 'tablespace'>,
  at: Ast.CreateView['at'],
): Ast.CreateView {
  const kept = { unlogged, ...storage, onCommit: 'unsaid' } as const
  return { kind: 'create-view', ...modifiers, ...parts, storage: kept, at }
}
