import type * as Ast from '../ast.ts'
import { Refusal } from '../runner/refusal.ts'
import { CreateRoutines } from './create-routine.ts'
import type { Persistence } from './create-table.ts'

/** CREATE TYPE, DOMAIN and SEQUENCE (DefineStmt, CreateDomainStmt, CreateSeqStmt). */
export abstract class CreateTypes extends CreateRoutines {
  /** TYPE name [AS (ENUM '(' labels ')' | '(' attributes ')' | RANGE definition) | definition] */
  protected createType(start: number): Ast.Definition {
    this.need('TYPE')
    const name = this.sub(this.qualifiedName)
    if (!this.skip('AS')) {
      this.optionalSynopsis('definition')
      return { kind: 'unmodelled', what: 'base type', ...this.written(start), name }
    }
    if (this.skip('RANGE')) {
      const { place } = this
      this.synopsis('definition')
      const outcome = this.attemptAt(place, () => this.rangeType(name, start))
      const meaning = outcome instanceof Refusal ? {} : { meaning: outcome.value }
      return { kind: 'unmodelled', what: 'range type', ...this.written(start), name, ...meaning }
    }
    if (this.skip('ENUM')) {
      const labels = this.inParentheses(() => this.listUnlessClosed(() => this.enumLabel()))
      return { kind: 'create-enum', name, labels, at: this.from(start) }
    }
    const fields = this.inParentheses(() => this.listUnlessClosed(() => this.compositeAttribute()))
    return { kind: 'create-composite', name, fields, at: this.from(start) }
  }

  /** '(' attribute '=' (type | name) ',' ... ')' */
  private rangeType(name: Ast.QualifiedName, start: number): Ast.CreateRange {
    const attributes = this.inParentheses(() => this.listed(() => this.rangeAttribute()))
    return { kind: 'create-range', name, attributes, at: this.from(start) }
  }

  private rangeAttribute(): Ast.RangeAttribute {
    const label = this.sub(this.label)
    this.need('=')
    const isSubtype = label.text === 'subtype'
    const type = isSubtype ? this.sub(this.typeName) : undefined
    const value = isSubtype ? undefined : this.sub(this.qualifiedName)
    return {
      label,
      type,
      value,
      ...(label.text === 'collation' && value && { collation: value }),
    }
  }

  private listUnlessClosed<T>(read: () => T): T[] {
    return this.at(')') ? [] : this.listed(read)
  }

  /** string */
  protected enumLabel(): Ast.EnumLabel {
    const start = this.start()
    return { text: this.singleString(), at: this.from(start) }
  }

  /** name type [COLLATE name] */
  private compositeAttribute(): Ast.ColumnDefinition {
    const start = this.start()
    const name = this.sub(this.name)
    const type = this.sub(this.typeName)
    const collate = this.start()
    const constraints: Ast.ColumnConstraint[] = []
    if (this.skip('COLLATE')) {
      const collation = this.sub(this.collationName)
      constraints.push({ kind: 'collate', collation, name: undefined, at: this.from(collate) })
    }
    return { name, type, constraints, at: this.from(start) }
  }

  /** DOMAIN name [AS] type constraint* */
  protected createDomain(start: number): Ast.CreateDomain {
    this.need('DOMAIN')
    const name = this.sub(this.qualifiedName)
    this.skip('AS')
    const type = this.sub(this.typeName)
    const constraints = this.columnConstraints()
    return { kind: 'create-domain', name, type, constraints, at: this.from(start) }
  }

  /** SEQUENCE [IF NOT EXISTS] name option* */
  protected createSequence(persistence: Persistence, start: number): Ast.CreateSequence {
    this.need('SEQUENCE')
    const ifNotExists = this.skip('IF', 'NOT', 'EXISTS')
    const name = this.sub(this.relationName)
    const options = this.sequenceOptions()
    const at = this.from(start)
    return { kind: 'create-sequence', name, ifNotExists, persistence, options, at }
  }
}
