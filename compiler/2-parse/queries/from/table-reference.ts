import type * as Ast from '../../ast.ts'
import { plainTable } from '../../whole-table.ts'
import { Grouping } from '../group-by.ts'

/** Tables by their names, with all that may stand behind one. */
export abstract class TableReferences extends Grouping {
  /** [ONLY] name ['*'] | ONLY '(' name ')' */
  protected readonly plainTable = this.rule('plainTable', (): Ast.TableRef => {
    const start = this.start()
    if (!this.has('inheritance')) return plainTable(this.sub(this.relationName))
    const only = this.flag(1, 'only')
    const name = this.OR([
      {
        GATE: () => only,
        ALT: () => {
          this.sign(this.signs.open)
          const inner = this.sub(this.relationName)
          this.sign(this.signs.close)
          return inner
        },
      },
      { ALT: () => this.sub(this.relationName) },
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

  /** plainTable [PARTITION ...] [alias] indexHint* [TABLESAMPLE ...] [INDEXED BY ...] */
  protected readonly tableReference = this.rule('tableReference', (): Ast.TableRef => {
    const start = this.start()
    const table = this.sub(this.plainTable)
    const partitions = this.has('table-hints')
      ? (this.OPTION3(() => this.sub(this.partitionChoice)) ?? [])
      : []
    const period = this.systemTime()
    // UPDATE t SET, FROM t WINDOW w AS (...): no dialect takes the word for an alias.
    const alias = this.OPTION4({
      GATE: () => !this.ahead('window') && (this.has('inheritance') || !this.ahead('set')),
      DEF: () => this.sub(this.tableAlias),
    })
    const indexHints: Ast.IndexHint[] = []
    if (this.has('table-hints')) this.MANY(() => indexHints.push(this.sub(this.indexHint)))
    const sample = this.has('table-sample')
      ? this.OPTION5(() => this.sub(this.tableSample))
      : undefined
    const indexed = this.has('indexed-by')
      ? this.OPTION6(() => this.sub(this.indexedBy))
      : undefined
    const at = this.from(start)
    return { ...table, partitions, period, alias, indexHints, sample, indexed, at }
  })

  /** Of a table by its name: in MySQL only derived tables name their columns. */
  private readonly tableAlias = this.rule('tableAlias', (): Ast.Alias =>
    this.has('table-columns') ? this.sub(this.alias) : this.sub(this.nameAlias),
  )

  /** FOR SYSTEM_TIME ...: FOR begins what stands behind the query as well */
  protected systemTime(): Ast.AsWritten | undefined {
    if (!this.has('system-versioning')) return undefined
    return this.ACTION(() => (this.ahead('for') ? this.optionalSynopsis('system_time') : undefined))
  }

  /** plainTable [PARTITION ...] FOR PORTION OF ..., and an alias in UPDATE */
  protected readonly portionTarget = this.rule(
    'portionTarget',
    (aliased: boolean): Ast.TableRef => {
      const start = this.start()
      const table = this.sub(this.plainTable)
      const partitions = this.OPTION(() => this.sub(this.partitionChoice)) ?? []
      const period = this.synopsis('portion')
      const alias = this.OPTION2({
        GATE: () => aliased && !this.ahead('set'),
        DEF: () => this.sub(this.nameAlias),
      })
      return { ...table, partitions, period, alias, at: this.from(start) }
    },
  )

  protected portionAhead(): boolean {
    if (!this.has('system-versioning')) return false
    let nth = this.aheadSign(this.signs.point) ? 3 : 2
    while (this.aheadSign(this.signs.point, nth)) nth += 2
    if (this.ahead('partition', nth)) {
      while (!this.aheadSign(this.signs.close, nth) && this.LA(nth).image !== '') nth++
      nth++
    }
    return this.ahead('for', nth) && this.LA(nth + 1).image.toLowerCase() === 'portion'
  }

  /** PARTITION '(' names ')' */
  protected readonly partitionChoice = this.rule('partitionChoice', (): Ast.Name[] => {
    this.word('partition')
    return this.sub(this.nameList)
  })

  /** (USE | FORCE | IGNORE) (INDEX | KEY) [FOR purpose] '(' [names] ')': no names for USE only */
  private readonly indexHint = this.rule('indexHint', (): Ast.IndexHint => {
    const start = this.start()
    const action = this.OR<Ast.IndexHint['action']>([
      { ALT: () => this.word('use') && 'use' },
      { ALT: () => this.word('force') && 'force' },
      { ALT: () => this.word('ignore') && 'ignore' },
    ])
    this.OR2([{ ALT: () => this.word('index') }, { ALT: () => this.word('key') }])
    const purpose = this.OPTION(() => this.sub(this.hintPurpose)) ?? 'any'
    this.sign(this.signs.open)
    const indexes =
      this.OPTION2({
        GATE: () => action !== 'use' || !this.aheadSign(this.signs.close),
        DEF: () => this.listOf(1, this.hintedIndex),
      }) ?? []
    this.ACTION(() => {
      if (indexes.length === 0 && action !== 'use') this.refuseToken(this.LA(1), 'a name')
    })
    this.sign(this.signs.close)
    return { action, purpose, indexes, at: this.from(start) }
  })

  /** FOR (JOIN | ORDER BY | GROUP BY) */
  private readonly hintPurpose = this.rule('hintPurpose', (): Ast.IndexHint['purpose'] => {
    this.word('for')
    return this.OR<Ast.IndexHint['purpose']>([
      { ALT: () => this.word('join') && 'join' },
      { ALT: () => this.hintWords('order') && 'order-by' },
      { ALT: () => this.hintWords('group') && 'group-by' },
    ])
  })

  private hintWords(word: 'order' | 'group'): true {
    this.wordsInRow(word, 'by')
    return true
  }

  /** name | PRIMARY */
  private readonly hintedIndex = this.rule('hintedIndex', (): Ast.Name =>
    this.OR<Ast.Name>([
      { ALT: () => this.sub(this.name) },
      { ALT: () => this.nameOf(this.word('primary')) },
    ]),
  )

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
    if (this.has('sample-shares')) return this.subWith(this.sampleShare, start)
    const { tokenType } = this.LA(1)
    const method = this.sub(this.functionName)
    this.ACTION(() => {
      const isName = tokenType.CATEGORIES?.includes(this.names.type) === true
      if (method.parts.length === 1 && !isName) this.refuseToken(this.LA(1), 'a method')
    })
    const given = this.listInParentheses(1, this.expression)
    const seed = this.OPTION(() => {
      this.word('repeatable')
      return this.sub(this.expressionInParentheses)
    })
    return { method, arguments: given, seed, at: this.from(start) }
  })

  /** (SYSTEM | BERNOULLI) '(' (number | parameter | variable) ')': of a hundred rows */
  private readonly sampleShare = this.rule('sampleShare', (start: number): Ast.TableSample => {
    const method = this.OR([
      { ALT: () => this.nameOf(this.word('system')) },
      { ALT: () => this.nameOf(this.word('bernoulli')) },
    ])
    this.sign(this.signs.open)
    const share = this.OR2<Ast.Expression>([
      { GATE: () => this.aheadSign(this.signs.number), ALT: () => this.sub(this.literal) },
      { ALT: () => this.sub(this.parameter) },
      { GATE: () => !this.LA(1).image.startsWith('@@'), ALT: () => this.sub(this.plainVariable) },
    ])
    this.sign(this.signs.close)
    const { at } = method
    return {
      method: { parts: [method], at },
      arguments: [share],
      seed: undefined,
      at: this.from(start),
    }
  })

  /** nameAlias ['(' name (',' name)* ')'] */
  protected readonly alias = this.rule('alias', (): Ast.Alias => {
    const start = this.start()
    const alias = this.sub(this.nameAlias)
    const columns = this.has('alias-columns')
      ? (this.OPTION(() => this.sub(this.nameList)) ?? [])
      : []
    return { ...alias, columns, at: this.from(start) }
  })

  /** WINDOW is in MariaDB a name, but of no relation: FROM t WINDOW w AS (...) */
  private readonly namedAlias = this.rule('namedAlias', (): Ast.Name => {
    this.ACTION(() => {
      if (this.has('engine-tables') && this.ahead('window')) this.refuseToken(this.LA(1), 'a name')
    })
    return this.sub(this.name)
  })

  /** [AS] name; in MariaDB also '=' name */
  protected readonly nameAlias = this.rule('nameAlias', (): Ast.Alias => {
    const start = this.start()
    const name = this.OR([
      {
        ALT: () => {
          this.word('as')
          return this.sub(this.namedAlias)
        },
      },
      ...this.alternatives('equals-aliases', () => {
        this.sign(this.signs.equals)
        return this.sub(this.namedAlias)
      }),
      { ALT: () => this.nameOf(this.sign(this.names[this.lexical.relationAlias])) },
    ])
    return { name, columns: [], types: [], collations: [], at: this.from(start) }
  })
}
