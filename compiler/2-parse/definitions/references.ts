import type * as Ast from '../ast.ts'
import { LaxAlters } from './lax/lax-alter.ts'

export abstract class References extends LaxAlters {
  /** REFERENCES name ['(' names ')'] [MATCH word] (ON (DELETE | UPDATE) action)* */
  protected readonly references = this.rule('references', (): Ast.References => {
    const start = this.start()
    this.word('references')
    const table = this.sub(this.qualifiedName)
    const columns = this.OPTION(() => this.sub(this.keyColumns)) ?? []
    const actions: Partial<Record<'onDelete' | 'onUpdate', Ast.ReferentialAction>> = {}
    this.MANY(() =>
      this.OR([
        {
          ALT: () => {
            this.word('match')
            this.sign(this.names.word)
          },
        },
        {
          ALT: () => {
            this.word('on')
            const event = this.OR2<'onDelete' | 'onUpdate'>([
              { ALT: () => this.word('delete') && 'onDelete' },
              { ALT: () => this.word('update') && 'onUpdate' },
            ])
            actions[event] = this.sub(this.referentialAction)
          },
        },
      ]),
    )
    const { onDelete = 'no-action', onUpdate = 'no-action' } = actions
    return { table, columns, onDelete, onUpdate, at: this.from(start) }
  })

  /** '(' name ['(' length ')'] [ASC | DESC] (',' ...)* ')' */
  protected readonly keyColumns = this.rule('keyColumns', (): Ast.Name[] => this.sub(this.nameList))

  private readonly referentialAction = this.rule('referentialAction', (): Ast.ReferentialAction =>
    this.OR<Ast.ReferentialAction>([
      { ALT: () => this.word('cascade') && 'cascade' },
      { ALT: () => this.word('restrict') && 'restrict' },
      {
        ALT: () => {
          this.wordsInRow('no', 'action')
          return 'no-action'
        },
      },
      {
        ALT: () => {
          this.word('set')
          const action = this.OR2<Ast.ReferentialAction>([
            { ALT: () => this.word('null') && 'set-null' },
            { ALT: () => this.word('default') && 'set-default' },
          ])
          this.OPTION(() => this.sub(this.nameList))
          return action
        },
      },
    ]),
  )
}
