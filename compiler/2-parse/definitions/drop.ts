import type * as Ast from '../ast.ts'
import { Creates } from './create.ts'

/** DROP, COMMENT ON and SET search_path. */
export abstract class Drops extends Creates {
  /** DROP kind [CONCURRENTLY] [IF EXISTS] name (',' name)* [CASCADE | RESTRICT] [ON name] */
  protected readonly drop = this.rule('drop', (): Ast.DropObject => {
    const start = this.start()
    this.word('drop')
    if (this.has('lax-definitions')) return this.sub(this.laxDropObject, start)
    if (this.has('multi-table')) this.OPTION(() => this.word('temporary'))
    const object = this.sub(this.objectKind)
    if (this.has('index-parameters')) this.OPTION2(() => this.word('concurrently'))
    const ifExists = this.sub(this.ifExists)
    const names = this.listOf(1, this.qualifiedName)
    const on = this.has('drop-on') ? this.OPTION3(() => this.sub(this.dropOn)) : undefined
    const cascade = this.has('drop-behaviour')
      ? (this.OPTION4(() => this.sub(this.cascade)) ?? false)
      : false
    return { kind: 'drop', object, names, ifExists, cascade, on, at: this.from(start) }
  })

  /** TABLE | VIEW | MATERIALIZED VIEW | INDEX | SEQUENCE | TYPE | DOMAIN | SCHEMA */
  protected readonly objectKind = this.rule('objectKind', (): Ast.ObjectKind =>
    this.OR<Ast.ObjectKind>([
      { ALT: () => this.word('table') && 'table' },
      { ALT: () => this.word('view') && 'view' },
      { ALT: () => this.word('index') && 'index' },
      ...this.alternatives<Ast.ObjectKind>('materialized-views', () => {
        this.wordsInRow('materialized', 'view')
        return 'materialized-view'
      }),
      ...this.alternatives<Ast.ObjectKind>('sequences', () => this.word('sequence') && 'sequence'),
      ...this.alternatives<Ast.ObjectKind>('enum-types', () => this.word('type') && 'type'),
      ...this.alternatives<Ast.ObjectKind>('domains', () => this.word('domain') && 'domain'),
      ...this.alternatives<Ast.ObjectKind>('schemas', () => this.word('schema') && 'schema'),
    ]),
  )

  /** ON name, and MySQL's options of how to do it */
  private readonly dropOn = this.rule('dropOn', (): Ast.QualifiedName => {
    this.word('on')
    const table = this.sub(this.qualifiedName)
    this.sub(this.skippedRest)
    return table
  })

  protected readonly cascade = this.rule('cascade', (): boolean =>
    this.OR<boolean>([
      { ALT: () => this.word('cascade') !== undefined },
      {
        ALT: () => {
          this.word('restrict')
          return false
        },
      },
    ]),
  )

  /** COMMENT ON (kind | COLUMN) name IS (string | NULL) */
  protected readonly commentOn = this.rule('commentOn', (): Ast.CommentOn => {
    const start = this.start()
    this.wordsInRow('comment', 'on')
    const object = this.OR<Ast.CommentOn['object']>([
      { ALT: () => this.word('column') && 'column' },
      { ALT: () => this.sub(this.objectKind) },
    ])
    const name = this.sub(this.qualifiedName)
    this.word('is')
    const text = this.OR2<string | undefined>([
      { ALT: () => this.sub(this.stringText) },
      {
        ALT: () => {
          this.word('null')
          return undefined
        },
      },
    ])
    return { kind: 'comment', object, name, text, at: this.from(start) }
  })

  /** SET [SESSION | LOCAL] search_path (TO | '=') name (',' name)* */
  protected readonly setSearchPath = this.rule('setSearchPath', (): Ast.SetSearchPath => {
    const start = this.start()
    this.word('set')
    let local = false
    this.OPTION(() =>
      this.OR<unknown>([
        { ALT: () => this.word('session') },
        {
          ALT: () => {
            this.word('local')
            local = true
          },
        },
      ]),
    )
    this.word('search_path')
    this.OR2([{ ALT: () => this.word('to') }, { ALT: () => this.sign(this.signs.equals) }])
    const schemas = this.listOf(1, this.searchedSchema)
    return { kind: 'set-search-path', local, schemas, at: this.from(start) }
  })

  /** name | string | DEFAULT */
  private readonly searchedSchema = this.rule('searchedSchema', (): Ast.Name =>
    this.nameOf(
      this.OR([
        this.preferred(() => this.sign(this.names.member)),
        { ALT: () => this.sign(this.signs.string) },
      ]),
    ),
  )
}
