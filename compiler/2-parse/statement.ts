import type * as Ast from './ast.ts'
import type { ParserSource } from './core.ts'
import { BuiltIns } from './synopsis/built-ins.ts'

/** The last chapter: every statement that is read. */
export class StatementParser extends BuiltIns {
  /** A statement of the dialect's table | query | INSERT | UPDATE | DELETE | CREATE | ALTER | DROP | ... */
  readonly statement = this.rule('statement', (nested?: boolean): Ast.Statement => {
    const leading = this.ACTION(() => this.utilityAhead())
    if (leading) {
      const { place } = this
      return this.withMeaning(this.utility(leading, nested ?? false), place)
    }
    return this.OR(this.kinds())
  })

  private readonly kinds = this.once(() => [
    { ALT: () => this.sub(this.queryStatement) },
    ...this.definitions(),
  ])

  /** expression, and nothing behind it */
  readonly onlyExpression = this.rule('onlyExpression', () => this.sub(this.expression))

  private definitions(): { ALT: () => Ast.Statement }[] {
    return [
      ...this.alternatives<Ast.Statement>(
        'engine-tables',
        () => this.sub(this.engineCreate),
        () => this.sub(this.engineAlterAny),
        () => this.sub(this.engineDrop),
        () => this.sub(this.engineRename),
      ),
      ...this.alternatives<Ast.Statement>(
        'lax-definitions',
        () => this.sub(this.createLax),
        () => this.sub(this.alterLax),
        () => this.sub(this.dropLax),
      ),
      ...this.alternatives<Ast.Statement>(
        'exact-definitions',
        () => this.sub(this.create),
        () => this.sub(this.alter),
        () => this.sub(this.drop),
        () => this.sub(this.commentOn),
        () => this.sub(this.setSearchPath),
      ),
    ]
  }

  constructor(source: ParserSource) {
    super(source)
    this.finish()
  }
}
