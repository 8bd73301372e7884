import type * as Ast from '../../ast.ts'
import { EngineColumns } from './engine-column.ts'

type Constraint = Ast.TableConstraint extends infer C
  ? C extends unknown
    ? Omit<C, 'at' | 'name'>
    : never
  : never

/** Keys, indexes and references of MySQL and MariaDB. */
export abstract class EngineKeys extends EngineColumns {
  /** REFERENCES name ['(' names ')'] [MATCH (FULL | PARTIAL | SIMPLE)] (ON (DELETE | UPDATE) action)* */
  protected readonly engineReferences = this.rule('engineReferences', (): Ast.References =>
    this.ACTION(() => {
      const start = this.start()
      this.need('REFERENCES')
      const table = this.sub(this.relationName)
      const columns = this.at('(') ? this.sub(this.nameList) : []
      const [behind, place] = [this.start(), this.place]
      if (this.skip('MATCH') && !this.skipOneOf('FULL', 'PARTIAL', 'SIMPLE')) this.refuseFurthest()
      const actions: Partial<Record<'DELETE' | 'UPDATE', Ast.ReferentialAction>> = {}
      while (this.skip('ON')) {
        const event = this.skipOneOf('DELETE', 'UPDATE') ?? this.refuseFurthest()
        if (actions[event]) this.refuseToken(this.LA(0), 'another event')
        actions[event] = this.referentialActionWords()
      }
      const { DELETE: onDelete = 'no-action', UPDATE: onUpdate = 'no-action' } = actions
      const written = this.place === place ? '' : this.textFrom(behind)
      return { table, columns, onDelete, onUpdate, actions: written, at: this.from(start) }
    }),
  )

  /** RESTRICT | CASCADE | SET NULL | SET DEFAULT | NO ACTION */
  private referentialActionWords(): Ast.ReferentialAction {
    if (this.skip('RESTRICT')) return 'restrict'
    if (this.skip('CASCADE')) return 'cascade'
    if (this.skip('SET', 'NULL')) return 'set-null'
    if (this.skip('SET', 'DEFAULT')) return 'set-default'
    if (this.skip('NO', 'ACTION')) return 'no-action'
    return this.refuseFurthest()
  }

  /** '(' keyPart (',' keyPart)* [',' name WITHOUT OVERLAPS] ')' */
  protected keyParts(periods: boolean): readonly Ast.IndexColumn[] {
    this.need('(')
    const functional = this.has('functional-keys')
    const parts: Ast.IndexColumn[] = []
    do {
      const part = this.keyPart(functional)
      parts.push(this.periodEnds(periods) ? { ...part, withoutOverlaps: true } : part)
    } while (!parts.at(-1)?.withoutOverlaps && this.skip(','))
    this.need(')')
    return parts
  }

  /** WITHOUT OVERLAPS, behind the name of a period */
  private periodEnds(periods: boolean): boolean {
    const named = this.isAt(',', this.place - 2)
    return periods && named && this.has('system-versioning') && this.skip('WITHOUT', 'OVERLAPS')
  }

  /** name ['(' length ')'] [ASC | DESC] | '(' expression ')' [ASC | DESC] */
  private keyPart(functional: boolean): Ast.IndexColumn {
    const start = this.start()
    const enclosed = functional && this.at('(')
    const expression = enclosed ? this.sub(this.checkExpression) : this.keyColumn()
    const length = !enclosed && this.at('(') ? this.prefixLength() : undefined
    const direction = directions[this.skipOneOf('ASC', 'DESC') ?? 'NONE']
    return {
      ...{ expression, length, descending: direction === 'desc', direction },
      ...{ collation: undefined, operatorClass: undefined, nulls: undefined },
      at: this.from(start),
    }
  }

  private keyColumn(): Ast.ColumnPath {
    const name = this.sub(this.name)
    return { kind: 'column', parts: [name], star: false, at: name.at }
  }

  /** '(' number ')' */
  private prefixLength(): string {
    return this.inParentheses(() => this.smallNumber())
  }

  /** Whether a key or a constraint follows, not a column. */
  protected keyAhead(): boolean {
    return (
      [...keyWords, ...constraintWords].some((word) => this.couldBe(word)) || this.periodAhead()
    )
  }

  private periodAhead(): boolean {
    return this.has('system-versioning') && this.at('PERIOD', 'FOR')
  }

  protected indexAhead(): boolean {
    return keyWords.some((word) => this.couldBe(word))
  }

  /**
   * (INDEX | KEY | (FULLTEXT | SPATIAL) [INDEX | KEY]) [name] [method] '(' keyParts ')' keyOption*
   * `added`: to a table that is there.
   */
  protected readonly engineIndex = this.rule('engineIndex', (added: boolean): Ast.IndexDefinition =>
    this.ACTION(() => {
      const start = this.start()
      const special = this.skipOneOf('FULLTEXT', 'SPATIAL')
      if (!this.skipOneOf('INDEX', 'KEY') && !special) this.refuseFurthest()
      const { name, method, ifNotExists } = this.keyName(added, !special)
      const columns = this.keyParts(false)
      const keyOptions = `${method} ${this.keyOptions(special)}`.trim()
      const parts = { name, unique: false, columns, method: methodOf(special), keyOptions }
      return { ...parts, ifNotExists, at: this.from(start) }
    }),
  )

  /** [IF NOT EXISTS] [name] [(USING | TYPE) method] */
  private keyName(added: boolean, mayUse: boolean) {
    const ifNotExists = added && this.unlessExists()
    const name = this.optionalName('USING', '(')
    const method = mayUse ? this.clauseText(name ? 'key_method' : 'unnamed_key_method') : ''
    return { name, method, ifNotExists }
  }

  /** [IF NOT EXISTS]: MariaDB's. */
  private unlessExists(): boolean {
    return this.has('system-versioning') && this.skip('IF', 'NOT', 'EXISTS')
  }

  /** As written; empty where there are none. */
  protected keyOptions(special?: 'UNIQUE' | 'FULLTEXT' | 'SPATIAL'): string {
    const plain = special === undefined || special === 'UNIQUE'
    return this.clauseTexts(plain ? 'key_option' : `${special.toLowerCase()}_option`)
  }

  /** [CONSTRAINT [name]] (PRIMARY KEY ... | UNIQUE ... | FOREIGN KEY ... | CHECK ...) | PERIOD FOR ... */
  protected readonly engineConstraint = this.rule(
    'engineConstraint',
    (added: boolean): Ast.TableConstraint =>
      this.ACTION(() => {
        const start = this.start()
        const named = this.skip('CONSTRAINT')
        const symbol = named ? this.optionalName(...bodyWords) : undefined
        const parts = this.constraintBody(added)
        // CONSTRAINT a UNIQUE KEY b is called b.
        const own = parts.kind === 'unique' || parts.kind === 'period' ? parts.indexName : undefined
        return { symbol, ...parts, name: own ?? symbol, at: this.from(start) }
      }),
  )

  /** CONSTRAINT IF NOT EXISTS name CHECK ...: MariaDB's, of a table that is there. */
  protected checkUnlessExists(): Ast.TableConstraint {
    const start = this.start()
    this.need('CONSTRAINT', 'IF', 'NOT', 'EXISTS')
    const symbol = this.sub(this.name)
    this.need('CHECK')
    const parts = { ...this.checkConstraint(), symbol, name: symbol }
    return { ...parts, ifNotExists: true, at: this.from(start) }
  }

  private constraintBody(added: boolean): Constraint {
    if (this.skip('PRIMARY', 'KEY')) return this.keyConstraint('primary-key', added)
    if (this.skip('UNIQUE')) {
      this.skipOneOf('INDEX', 'KEY')
      return this.keyConstraint('unique', added)
    }
    if (this.skip('FOREIGN', 'KEY')) return this.foreignKey_(added)
    if (this.skip('CHECK')) return this.checkConstraint()
    if (!this.periodAhead()) return this.refuseFurthest()
    return periodOf(this.synopsis('period'))
  }

  /** '(' expression ')' [[NOT] ENFORCED] */
  private checkConstraint() {
    const expression = this.sub(this.checkExpression)
    return { kind: 'check' as const, expression, ...this.enforcement() }
  }

  /** [[NOT] ENFORCED] */
  private enforcement(): Pick<Ast.ConstraintExtras, 'attributes'> {
    const text = this.clauseText('enforcement')
    if (text === '') return {}
    return { attributes: [/^not/i.test(text) ? 'not enforced' : 'enforced'] }
  }

  private keyConstraint(kind: 'primary-key' | 'unique', added: boolean): Constraint {
    const { name: indexName, method, ifNotExists } = this.keyName(added, true)
    const columns = this.keyParts(true)
    const keyOptions = `${method} ${this.keyOptions()}`.trim()
    return { kind, columns, keyOptions, indexName, ifNotExists }
  }

  /** FOREIGN KEY [IF NOT EXISTS] [name] '(' column ['(' length ')'] (',' ...)* ')' references */
  private foreignKey_(added: boolean): Constraint {
    const ifNotExists = added && this.unlessExists()
    const indexName = this.optionalName('(')
    const indexColumns = this.listedInParentheses(() => this.keyPart(false))
    const columns = indexColumns.flatMap(({ expression }) =>
      expression.kind === 'column' ? expression.parts : [],
    )
    const references = this.sub(this.engineReferences)
    const parts = { columns, indexColumns, references, indexName, ifNotExists }
    return { kind: 'foreign-key', ...parts }
  }
}

/** What the word before INDEX says of it. */
export function methodOf(special: string | undefined): Ast.IndexDefinition['method'] {
  if (special === 'FULLTEXT') return 'fulltext'
  return special === 'SPATIAL' ? 'spatial' : undefined
}

const directions = { ASC: 'asc', DESC: 'desc', NONE: 'unsaid' } as const
const keyWords = ['INDEX', 'KEY', 'FULLTEXT', 'SPATIAL'] as const
const bodyWords = ['PRIMARY', 'UNIQUE', 'FOREIGN', 'CHECK'] as const
const constraintWords = ['CONSTRAINT', ...bodyWords] as const

/** That of system time has no name, and is of no column that says not so itself. */
export function periodOf({ name, parts, text, plain }: Ast.AsWritten): Constraint {
  const [indexName] = name?.parts ?? []
  if (!indexName || indexName.text.toLowerCase() === 'system_time') return { kind: 'written', text }
  const columns = parts.flatMap((part) => (part.kind === 'column' ? [part.name] : []))
  return { kind: 'period', columns, indexName, ifNotExists: /^period\s+if\b/i.test(plain) }
}
