import type * as Ast from './ast.ts'
import type { ParserSource } from './core.ts'
import { BuiltIns } from './synopsis/built-ins.ts'

/** The last chapter: every statement that is read. */
export class StatementParser extends BuiltIns {
  /** A statement of the dialect's table | query | INSERT | UPDATE | DELETE | CREATE | ALTER | DROP | ... */
  readonly statement = this.rule('statement', (nested?: boolean): Ast.Statement => {
    const leading = this.ACTION(() => this.utilityAhead())
    const utility = leading && this.utility(leading, nested ?? false)
    if (utility) return utility
    return this.OR<Ast.Statement>([
      { ALT: () => this.sub(this.queryStatement) },
      ...this.definitions(),
      ...this.alternatives<Ast.Statement>('comments', () => this.sub(this.commentOn)),
      ...this.alternatives<Ast.Statement>('search-path', () => this.sub(this.setSearchPath)),
    ])
  })

  /** expression, and nothing behind it */
  readonly onlyExpression = this.rule('onlyExpression', () => this.sub(this.expression))

  private definitions() {
    return this.has('engine-tables')
      ? [
          { ALT: () => this.sub(this.engineCreate) },
          { ALT: () => this.sub(this.engineAlterAny) },
          { ALT: () => this.sub(this.engineDrop) },
          { ALT: () => this.sub(this.engineRename) },
        ]
      : [
          { ALT: () => this.sub(this.create) },
          { ALT: () => this.sub(this.alter) },
          { ALT: () => this.sub(this.drop) },
        ]
  }

  constructor(source: ParserSource) {
    super(source)
    this.finish()
  }
}
