import type * as Ast from '../ast.ts'
import { CreateTables } from './create-table.ts'

/** CREATE INDEX (IndexStmt). */
export abstract class CreateIndexes extends CreateTables {
  /**
   * INDEX [CONCURRENTLY] [[IF NOT EXISTS] name] ON relation [USING method] '(' elements ')' [INCLUDE
   * '(' elements ')'] [NULLS [NOT] DISTINCT] [WITH '(' options ')'] [TABLESPACE name] [WHERE expression]
   */
  protected createIndex(unique: boolean, start: number): Ast.CreateIndex {
    this.need('INDEX')
    const concurrently = this.skip('CONCURRENTLY')
    const ifNotExists = this.skip('IF', 'NOT', 'EXISTS')
    const name = ifNotExists ? this.sub(this.name) : this.nextName()
    this.need('ON')
    const relation = this.relation()
    const method = this.indexMethod()
    const columns = this.sub(this.indexColumns)
    const include = this.skip('INCLUDE') ? this.sub(this.indexColumns) : []
    const nullsNotDistinct = this.nullsNotDistinct()
    const parameters = this.clauseText('with_reloptions')
    const tablespace = this.tablespace()
    const where = this.at('WHERE') ? this.sub(this.whereClause) : undefined
    return {
      kind: 'create-index',
      ...{ name, unique, columns, ifNotExists, concurrently, where, include, nullsNotDistinct },
      ...relation,
      storage: { unlogged: false, method, parameters, onCommit: 'unsaid', tablespace },
      at: this.from(start),
    }
  }

  /** ONLY ['('] name [')'] | name ['*'] */
  protected relation(): { readonly table: Ast.QualifiedName; readonly only: boolean } {
    const { name, only } = this.sub(this.plainTable)
    return { table: name, only }
  }
}
