import type * as Ast from '../ast.ts'
import { Grouping } from './group-by.ts'

/** Tables by their names, with all that may stand behind one. */
export abstract class TableReferences extends Grouping {
  /** [ONLY] name ['*'] | ONLY '(' name ')' */
  protected readonly plainTable = this.rule('plainTable', (): Ast.TableRef => {
    const start = this.start()
    if (!this.has('inheritance')) return plainTable(this.sub(this.qualifiedName))
    const only = this.flag(1, 'only')
    const name = this.OR([
      {
        GATE: () => only,
        ALT: () => {
          this.sign(this.signs.open)
          const inner = this.sub(this.qualifiedName)
          this.sign(this.signs.close)
          return inner
        },
      },
      { ALT: () => this.sub(this.qualifiedName) },
    ])
    this.OPTION2({ GATE: () => !only, DEF: () => this.sign(this.signs.star) })
    return { ...plainTable(name), only, at: this.from(start) }
  })

  /** plainTable [[AS] name]: what UPDATE, DELETE and MERGE change */
  protected readonly changeTarget = this.rule('changeTarget', (): Ast.TableRef => {
    if (this.has('indexed-by')) return this.sub(this.indexedTarget)
    if (!this.has('inheritance')) return this.sub(this.tableReference)
    const start = this.start()
    const table = this.sub(this.plainTable)
    // UPDATE t SET: no dialect takes the word for an alias.
    const alias = this.OPTION({
      GATE: () => !this.ahead('set'),
      DEF: () => this.sub(this.bareAlias),
    })
    return { ...table, alias, at: this.from(start) }
  })

  /** name [AS name] [INDEXED BY name | NOT INDEXED] */
  private readonly indexedTarget = this.rule('indexedTarget', (): Ast.TableRef => {
    const start = this.start()
    const table = this.sub(this.plainTable)
    const alias = this.OPTION({ GATE: () => this.ahead('as'), DEF: () => this.sub(this.alias) })
    const indexed = this.OPTION2(() => this.sub(this.indexedBy))
    return { ...table, alias, indexed, at: this.from(start) }
  })

  /** [AS] name */
  private readonly bareAlias = this.rule('bareAlias', (): Ast.Alias => {
    const start = this.start()
    this.flag(1, 'as')
    const name = this.sub(this.name)
    return { name, columns: [], types: [], collations: [], at: this.from(start) }
  })

  /** plainTable [alias] [tail] */
  protected readonly tableReference = this.rule('tableReference', (): Ast.TableRef => {
    const start = this.start()
    const table = this.sub(this.plainTable)
    if (this.has('table-hints')) this.OPTION3(() => this.sub(this.partitionChoice))
    // UPDATE t SET: no dialect takes the word for an alias.
    const alias = this.OPTION4({
      GATE: () => this.has('inheritance') || !this.ahead('set'),
      DEF: () => this.sub(this.alias),
    })
    const sample = this.has('table-sample')
      ? this.OPTION5(() => this.sub(this.tableSample))
      : undefined
    if (this.has('table-hints')) this.MANY(() => this.sub(this.indexHint))
    const indexed = this.has('indexed-by')
      ? this.OPTION6(() => this.sub(this.indexedBy))
      : undefined
    return { ...table, alias, sample, indexed, at: this.from(start) }
  })

  /** PARTITION '(' names ')' */
  protected readonly partitionChoice = this.rule('partitionChoice', (): Ast.Name[] => {
    this.word('partition')
    return this.sub(this.nameList)
  })

  /** (USE | FORCE | IGNORE) (INDEX | KEY) [FOR ...] '(' [names] ')' */
  private readonly indexHint = this.rule('indexHint', (): void => {
    this.OR([
      { ALT: () => this.word('use') },
      { ALT: () => this.word('force') },
      { ALT: () => this.word('ignore') },
    ])
    this.OR2([{ ALT: () => this.word('index') }, { ALT: () => this.word('key') }])
    this.OPTION(() => {
      this.word('for')
      this.OR3([
        { ALT: () => this.word('join') },
        { ALT: () => this.wordsInRow('order', 'by') },
        { ALT: () => this.wordsInRow('group', 'by') },
      ])
    })
    this.sign(this.signs.open)
    this.OPTION2(() => this.listOf(1, this.collationName))
    this.sign(this.signs.close)
  })

  /** INDEXED BY name | NOT INDEXED */
  private readonly indexedBy = this.rule('indexedBy', (): Ast.Name | 'not' =>
    this.OR<Ast.Name | 'not'>([
      {
        ALT: () => {
          this.wordsInRow('indexed', 'by')
          return this.sub(this.name)
        },
      },
      {
        ALT: () => {
          this.wordsInRow('not', 'indexed')
          return 'not'
        },
      },
    ]),
  )

  /** TABLESAMPLE method '(' ... ')' [REPEATABLE '(' expression ')'] */
  private readonly tableSample = this.rule('tableSample', (): Ast.TableSample => {
    const start = this.start()
    this.word('tablesample')
    const method = this.sub(this.functionName)
    const given = this.listInParentheses(1, this.expression)
    const seed = this.OPTION(() => {
      this.word('repeatable')
      return this.sub(this.expressionInParentheses)
    })
    return { method, arguments: given, seed, at: this.from(start) }
  })

  /** [AS] name ['(' name (',' name)* ')'] */
  protected readonly alias = this.rule('alias', (): Ast.Alias => {
    const start = this.start()
    const name = this.OR([
      {
        ALT: () => {
          this.word('as')
          return this.sub(this.name)
        },
      },
      { ALT: () => this.nameOf(this.sign(this.names[this.lexical.relationAlias])) },
    ])
    const columns = this.has('alias-columns')
      ? (this.OPTION(() => this.sub(this.nameList)) ?? [])
      : []
    return { name, columns, types: [], collations: [], at: this.from(start) }
  })
}

export function plainTable(name: Ast.QualifiedName): Ast.TableRef {
  const unsaid = { alias: undefined, sample: undefined, indexed: undefined }
  return { kind: 'table', name, only: false, ...unsaid, at: name.at }
}
