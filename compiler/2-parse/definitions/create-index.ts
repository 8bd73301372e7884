import type * as Ast from '../ast.ts'
import { CreateTables } from './create-table.ts'

export abstract class CreateIndexes extends CreateTables {
  /**
   * INDEX [CONCURRENTLY] [IF NOT EXISTS] [name] [method] ON [ONLY] name [method] '(' indexColumns ')'
   * tail* [WHERE expression]
   */
  protected readonly createIndex = this.rule(
    'createIndex',
    (unique: boolean, start: number): Ast.CreateIndex => {
      if (this.has('lax-definitions')) return this.sub(this.createLaxIndex, unique, start)
      this.word('index')
      if (this.has('index-parameters')) this.OPTION(() => this.word('concurrently'))
      const ifNotExists = this.has('table-indexes') ? false : this.sub(this.ifNotExists)
      const name = this.OPTION2(() => this.sub(this.qualifiedName))
      this.OPTION3(() => this.sub(this.indexMethod))
      this.word('on')
      const { name: table } = this.sub(this.plainTable)
      this.OPTION5(() => this.sub(this.indexMethod))
      const columns = this.sub(this.indexColumns)
      this.sub(this.indexTail)
      const where = this.OPTION6(() => this.sub(this.whereClause))
      if (this.has('table-indexes')) this.sub(this.skippedRest)
      const at = this.from(start)
      return this.ACTION(() => ({
        kind: 'create-index',
        name: name?.parts.at(-1),
        unique,
        columns,
        ifNotExists,
        table,
        where,
        at,
      }))
    },
  )

  /** [INCLUDE '(' columns ')'] [NULLS [NOT] DISTINCT] [WITH '(' options ')'] [TABLESPACE name] */
  private readonly indexTail = this.rule('indexTail', (): void => {
    if (!this.has('index-parameters')) return
    this.OPTION(() => {
      this.word('include')
      this.sub(this.indexColumns)
    })
    this.OPTION2(() => this.sub(this.nullsDistinct))
    this.OPTION3(() => {
      this.word('with')
      this.sub(this.storageOptions)
    })
    this.OPTION4(() => {
      this.word('tablespace')
      this.sub(this.name)
    })
  })
}
