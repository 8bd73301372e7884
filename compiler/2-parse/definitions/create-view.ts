import type * as Ast from '../ast.ts'
import { CreateIndexes } from './create-index.ts'

/** The words between CREATE and what is created. */
export interface Modifiers {
  orReplace: boolean
  temporary: boolean
  unique: boolean
  materialized: boolean
}

export abstract class CreateViews extends CreateIndexes {
  /** VIEW [IF NOT EXISTS] name ['(' names ')'] tail AS query [WITH ... CHECK OPTION | WITH [NO] DATA] */
  protected readonly createView = this.rule(
    'createView',
    (modifiers: Modifiers, start: number): Ast.CreateView => {
      this.word('view')
      const ifNotExists = this.sub(this.ifNotExists)
      const name = this.sub(this.qualifiedName)
      const columns = this.OPTION(() => this.sub(this.nameList)) ?? []
      this.sub(this.viewStorage)
      this.word('as')
      const query = this.sub(this.query)
      if (!this.has('lax-definitions')) this.OPTION2(() => this.sub(this.viewCheck))
      const at = this.from(start)
      return this.ACTION(() => ({
        kind: 'create-view',
        name,
        materialized: modifiers.materialized,
        orReplace: modifiers.orReplace,
        temporary: modifiers.temporary,
        ifNotExists,
        columns,
        query,
        at,
      }))
    },
  )

  /** [USING method] [WITH '(' options ')'] [TABLESPACE name] */
  private readonly viewStorage = this.rule('viewStorage', (): void => {
    if (!this.has('view-options')) return
    this.OPTION(() => this.sub(this.indexMethod))
    this.OPTION2(() => {
      this.word('with')
      this.sub(this.storageOptions)
    })
    this.OPTION3(() => {
      this.word('tablespace')
      this.sub(this.name)
    })
  })

  /** WITH ([CASCADED | LOCAL] CHECK OPTION | [NO] DATA) */
  private readonly viewCheck = this.rule('viewCheck', (): void => {
    this.word('with')
    this.OPTION(() =>
      this.OR([
        { ALT: () => this.word('cascaded') },
        { ALT: () => this.word('local') },
        { ALT: () => this.word('no') },
      ]),
    )
    this.OR2<unknown>([
      { ALT: () => this.wordsInRow('check', 'option') },
      { ALT: () => this.word('data') },
    ])
  })
}
