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
  protected keyParts(): readonly Ast.IndexColumn[] {
    return this.listedInParentheses(() => this.keyPart(this.has('functional-keys')))
  }

  /** name ['(' length ')'] [ASC | DESC] | '(' expression ')' [ASC | DESC] | period WITHOUT OVERLAPS */
  private keyPart(functional: boolean): Ast.IndexColumn {
    const start = this.start()
    const enclosed = functional && this.at('(')
    const expression = enclosed ? this.sub(this.checkExpression) : this.keyColumn()
    const length = !enclosed && this.at('(') ? this.prefixLength() : undefined
    const direction = directions[this.skipOneOf('ASC', 'DESC') ?? 'NONE']
    if (this.has('system-versioning')) this.skip('WITHOUT', 'OVERLAPS')
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
    return this.inParentheses(() => this.sign(this.signs.number).image)
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

  /** (INDEX | KEY | (FULLTEXT | SPATIAL) [INDEX | KEY]) [name] [method] '(' keyParts ')' keyOption* */
  protected readonly engineIndex = this.rule('engineIndex', (): Ast.IndexDefinition =>
    this.ACTION(() => {
      const start = this.start()
      const special = this.skipOneOf('FULLTEXT', 'SPATIAL')
      if (!this.skipOneOf('INDEX', 'KEY') && !special) this.refuseFurthest()
      const { name, method } = this.keyName(!special)
      const columns = this.keyParts()
      const keyOptions = `${method} ${this.keyOptions(special)}`.trim()
      const parts = { name, unique: false, columns, method: methodOf(special), keyOptions }
      return { ...parts, at: this.from(start) }
    }),
  )

  /** [IF NOT EXISTS] [name] [(USING | TYPE) method] */
  private keyName(mayUse: boolean) {
    if (this.has('system-versioning')) this.skip('IF', 'NOT', 'EXISTS')
    const name = this.optionalName('USING', '(')
    const method = mayUse ? this.clauseText(name ? 'key_method' : 'unnamed_key_method') : ''
    return { name, method }
  }

  /** As written; empty where there are none. */
  protected keyOptions(special?: 'UNIQUE' | 'FULLTEXT' | 'SPATIAL'): string {
    const [start, place] = [this.start(), this.place]
    const plain = special === undefined || special === 'UNIQUE'
    this.synopses(plain ? 'key_option' : `${special.toLowerCase()}_option`)
    return this.place === place ? '' : this.textFrom(start)
  }

  /** [CONSTRAINT [name]] (PRIMARY KEY ... | UNIQUE ... | FOREIGN KEY ... | CHECK ...) | PERIOD FOR ... */
  protected readonly engineConstraint = this.rule('engineConstraint', (): Ast.TableConstraint =>
    this.ACTION(() => {
      const start = this.start()
      const constraint = this.skip('CONSTRAINT') ? this.constraintOf() : undefined
      const { parts, name } = this.constraintBody()
      return { ...parts, name: constraint ?? name, at: this.from(start) }
    }),
  )

  /** [IF NOT EXISTS] [name] */
  private constraintOf(): Ast.Name | undefined {
    if (this.has('system-versioning')) this.skip('IF', 'NOT', 'EXISTS')
    return this.optionalName('PRIMARY', 'UNIQUE', 'FOREIGN', 'CHECK')
  }

  private constraintBody(): { parts: Constraint; name: Ast.Name | undefined } {
    if (this.skip('PRIMARY', 'KEY')) return this.keyConstraint('primary-key')
    if (this.skip('UNIQUE')) {
      this.skipOneOf('INDEX', 'KEY')
      return this.keyConstraint('unique')
    }
    if (this.skip('FOREIGN', 'KEY')) return this.foreignKey_()
    if (this.skip('CHECK')) {
      const expression = this.sub(this.checkExpression)
      return { parts: { kind: 'check', expression, ...this.enforcement() }, name: undefined }
    }
    if (!this.periodAhead()) return this.refuseFurthest()
    const { text } = this.synopsis('period')
    return { parts: { kind: 'written', text }, name: undefined }
  }

  /** [[NOT] ENFORCED] */
  private enforcement(): Pick<Ast.ConstraintExtras, 'attributes'> {
    const text = this.clauseText('enforcement')
    if (text === '') return {}
    return { attributes: [/^not/i.test(text) ? 'not enforced' : 'enforced'] }
  }

  private keyConstraint(kind: 'primary-key' | 'unique') {
    const { name, method } = this.keyName(true)
    const start = this.start()
    const columns = this.keyParts()
    const text = this.textFrom(start)
    const keyOptions = `${method} ${this.keyOptions()}`.trim()
    // Rows may be alike in all but the period: no key of the catalog.
    const parts: Constraint = /\bwithout\s+overlaps\s*\)$/i.test(text)
      ? { kind: 'written', text: `${kind} ${text}` }
      : { kind, columns, keyOptions }
    return { parts, name: kind === 'unique' ? name : undefined }
  }

  /** FOREIGN KEY [IF NOT EXISTS] [name] '(' column ['(' length ')'] (',' ...)* ')' references */
  private foreignKey_() {
    if (this.has('system-versioning')) this.skip('IF', 'NOT', 'EXISTS')
    const name = this.optionalName('(')
    const parts = this.listedInParentheses(() => this.keyPart(false))
    const columns = parts.flatMap(({ expression }) =>
      expression.kind === 'column' ? expression.parts : [],
    )
    const references = this.sub(this.engineReferences)
    const constraint: Constraint = { kind: 'foreign-key', columns, references, indexName: name }
    return { parts: constraint, name: undefined }
  }
}

/** What the word before INDEX says of it. */
export function methodOf(special: string | undefined): Ast.IndexDefinition['method'] {
  if (special === 'FULLTEXT') return 'fulltext'
  return special === 'SPATIAL' ? 'spatial' : undefined
}

const directions = { ASC: 'asc', DESC: 'desc', NONE: 'unsaid' } as const
const keyWords = ['INDEX', 'KEY', 'FULLTEXT', 'SPATIAL'] as const
const constraintWords = ['CONSTRAINT', 'PRIMARY', 'UNIQUE', 'FOREIGN', 'CHECK'] as const
