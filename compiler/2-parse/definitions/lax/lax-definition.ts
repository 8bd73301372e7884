import type * as Ast from '../../ast.ts'
import { LaxAlters } from './lax-alter.ts'

/** CREATE, ALTER and DROP where few kinds of objects exist (SQLite manual, SQL Syntax). */
export abstract class LaxDefinitions extends LaxAlters {
  /** CREATE ([TEMP | TEMPORARY] (TABLE | VIEW) | [UNIQUE] INDEX | VIRTUAL TABLE) ... */
  protected readonly createLax = this.rule('createLax', (): Ast.Definition => {
    const start = this.start()
    this.word('create')
    let [temporary, unique] = [false, false]
    this.OPTION(() =>
      this.OR<unknown>([
        {
          ALT: () => {
            this.sub(this.laxTemporary)
            temporary = true
          },
        },
        {
          ALT: () => {
            this.word('unique')
            unique = true
          },
        },
      ]),
    )
    return this.OR2<Ast.Definition>([
      { GATE: () => !unique, ALT: () => this.subWith(this.createLaxTable, temporary, start) },
      { GATE: () => !temporary, ALT: () => this.subWith(this.createLaxIndex, unique, start) },
      { GATE: () => !unique, ALT: () => this.subWith(this.createLaxView, temporary, start) },
      {
        GATE: () => !unique && !temporary,
        ALT: () => this.subWith(this.createVirtualTable, start),
      },
    ])
  })

  /** TEMP | TEMPORARY */
  private readonly laxTemporary = this.rule('laxTemporary', (): unknown =>
    this.OR([{ ALT: () => this.word('temp') }, { ALT: () => this.word('temporary') }]),
  )

  /** VIEW [IF NOT EXISTS] name ['(' names ')'] AS query */
  private readonly createLaxView = this.rule(
    'createLaxView',
    (temporary: boolean, start: number): Ast.CreateView => {
      this.word('view')
      const ifNotExists = this.sub(this.ifNotExists)
      const name = this.sub(this.qualifiedName)
      const columns = this.OPTION(() => this.sub(this.nameList)) ?? []
      this.word('as')
      const query = this.sub(this.query)
      const flags = { materialized: false, orReplace: false, temporary, ifNotExists }
      return { kind: 'create-view', name, ...flags, columns, query, at: this.from(start) }
    },
  )

  /** ALTER TABLE ... */
  protected readonly alterLax = this.rule('alterLax', (): Ast.Definition => {
    const start = this.start()
    this.word('alter')
    return this.subWith(this.alterLaxTable, start)
  })

  /** DROP (TABLE | VIEW | INDEX) [IF EXISTS] name */
  protected readonly dropLax = this.rule('dropLax', (): Ast.Definition => {
    const start = this.start()
    this.word('drop')
    return this.subWith(this.laxDropObject, start)
  })
}
