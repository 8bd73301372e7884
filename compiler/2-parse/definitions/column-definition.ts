import type * as Ast from '../ast.ts'
import { ConstraintAttributes } from './constraint-attributes.ts'

type Constraint = Ast.ColumnConstraint
type Parts = Constraint extends infer C
  ? C extends unknown
    ? Omit<C, 'at' | 'name'>
    : never
  : never

/** Columns as CREATE TABLE, ALTER TABLE and CREATE DOMAIN define them (columnDef, ColConstraint). */
export abstract class ColumnDefinitions extends ConstraintAttributes {
  /** name type [STORAGE word] [COMPRESSION word] [OPTIONS ...] constraint* */
  protected columnDefinition(): Ast.ColumnDefinition {
    const start = this.start()
    const name = this.sub(this.name)
    const type = this.sub(this.typeName)
    const attributes = this.clauseText('column_attributes')
    const constraints = this.columnConstraints()
    return { name, type, attributes, constraints, at: this.from(start) }
  }

  /** ([CONSTRAINT name] constraint | attribute | COLLATE name)*; attributes belong to what is before them */
  protected columnConstraints(): Constraint[] {
    const found: Constraint[] = []
    for (;;) {
      const start = this.start()
      const isCollated = found.some(({ kind }) => kind === 'collate')
      const constraint = this.columnConstraint(start, isCollated)
      const attribute = constraint ? undefined : this.skipRow(...columnAttributes)
      const last = attribute && found.pop()
      if (constraint) found.push(constraint)
      else if (last) found.push({ ...withAttribute(last, attribute), at: this.from(last.at.start) })
      else if (attribute) {
        found.push({ kind: 'written', text: attribute, name: undefined, at: this.from(start) })
      } else return found
    }
  }

  private columnConstraint(start: number, isCollated: boolean): Constraint | undefined {
    if (this.skip('COLLATE')) {
      const collation = this.sub(this.collationName)
      const at = this.from(start)
      if (isCollated) this.refuseRead(at, 'one COLLATE alone')
      return { kind: 'collate', collation, name: undefined, at }
    }
    const name = this.skip('CONSTRAINT') ? this.sub(this.name) : undefined
    const row = this.skipRow(...kinds)
    if (!row) return name ? this.refuseFurthest() : undefined
    return { ...this.columnConstraintKinds[row](), name, at: this.from(start) }
  }

  private readonly columnConstraintKinds: Readonly<Record<(typeof kinds)[number], () => Parts>> = {
    'not null': () => ({ kind: 'not-null', attributes: this.noInherit() }),
    null: () => ({ kind: 'null' }),
    unique: () => {
      const nullsNotDistinct = this.nullsNotDistinct()
      return { kind: 'unique', keyIndex: this.keyIndex({ nullsNotDistinct, include: [] }) }
    },
    'primary key': () => {
      const keyIndex = this.keyIndex({ nullsNotDistinct: false, include: [] })
      return { kind: 'primary-key', keyIndex }
    },
    check: () => {
      const expression = this.sub(this.checkExpression)
      return { kind: 'check', expression, attributes: this.noInherit() }
    },
    default: () => ({ kind: 'default', expression: this.sub(this.plainExpression) }),
    generated: () => this.generated(),
    references: () => ({ kind: 'references', references: this.references('column') }),
  }

  private noInherit(): readonly Ast.ConstraintAttribute[] {
    return this.skip('NO', 'INHERIT') ? ['no inherit'] : []
  }

  /** [NULLS [NOT] DISTINCT] */
  protected nullsNotDistinct(): boolean {
    return this.skipRow('nulls not distinct', 'nulls distinct') === 'nulls not distinct'
  }

  /** [WITH '(' options ')'] [USING INDEX TABLESPACE name] */
  protected keyIndex(known: Pick<Ast.KeyIndex, 'nullsNotDistinct' | 'include'>): Ast.KeyIndex {
    const parameters = this.clauseText('with_definition')
    const placed = this.skip('USING', 'INDEX', 'TABLESPACE')
    return { ...known, parameters, tablespace: placed ? this.sub(this.name) : undefined }
  }

  /** (ALWAYS | BY DEFAULT) AS IDENTITY ['(' option+ ')'] | ALWAYS AS '(' expression ')' [STORED | VIRTUAL] */
  private generated(): Parts {
    const start = this.start()
    const always = this.generatedWhen()
    const when = this.from(start)
    this.need('AS')
    if (this.skip('IDENTITY')) {
      return { kind: 'identity', always, sequence: this.enclosedSequenceOptions() }
    }
    if (!this.couldBe('(')) this.refuseFurthest()
    if (!always) this.refuseRead(when, 'ALWAYS')
    const expression = this.sub(this.checkExpression)
    const storage = this.skipRow('stored', 'virtual')
    return { kind: 'generated', expression, storage: storage ?? 'virtual' }
  }

  /** ALWAYS | BY DEFAULT */
  protected generatedWhen(): boolean {
    const when = this.skipRow('always', 'by default') ?? this.refuseFurthest()
    return when === 'always'
  }
}

const kinds = [
  'not null',
  'null',
  'default',
  'primary key',
  'unique',
  'check',
  'references',
  'generated',
] as const

const columnAttributes = [
  'not deferrable',
  'deferrable',
  'initially deferred',
  'initially immediate',
  'not enforced',
  'enforced',
] as const

function withAttribute(constraint: Constraint, attribute: Ast.ConstraintAttribute): Constraint {
  return { ...constraint, attributes: [...(constraint.attributes ?? []), attribute] }
}
