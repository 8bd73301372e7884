import { Alters } from './definitions/alter.ts'
import type * as Ast from './ast.ts'
import type { ParserSource } from './core.ts'

/** The last chapter: every statement that is read. */
export class StatementParser extends Alters {
  /** query | INSERT | UPDATE | DELETE | CREATE | ALTER | DROP | COMMENT ON | SET search_path | RENAME TABLE */
  readonly statement = this.rule('statement', (): Ast.Statement =>
    this.OR<Ast.Statement>([
      { ALT: () => this.sub(this.queryStatement) },
      { ALT: () => this.sub(this.create) },
      { ALT: () => this.sub(this.alter) },
      { ALT: () => this.sub(this.drop) },
      ...this.alternatives<Ast.Statement>('comments', () => this.sub(this.commentOn)),
      ...this.alternatives<Ast.Statement>('search-path', () => this.sub(this.setSearchPath)),
      ...this.alternatives<Ast.Statement>('rename-table', () => this.sub(this.renameTable)),
    ]),
  )

  constructor(source: ParserSource) {
    super(source)
    this.finish()
  }
}
