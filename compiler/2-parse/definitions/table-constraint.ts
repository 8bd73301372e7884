import type * as Ast from '../ast.ts'
import { ColumnDefinitions } from './column-definition.ts'

type Parts = Ast.TableConstraint extends infer C
  ? C extends unknown
    ? Omit<C, 'at' | 'name'>
    : never
  : never

/** The constraints of a table (TableConstraint). */
export abstract class TableConstraints extends ColumnDefinitions {
  /** [CONSTRAINT name] (PRIMARY KEY | UNIQUE | FOREIGN KEY | CHECK | EXCLUDE | NOT NULL) ... attribute* */
  protected tableConstraint(): Ast.TableConstraint {
    const start = this.start()
    const name = this.skip('CONSTRAINT') ? this.sub(this.name) : undefined
    const row = this.skipRow(...kinds) ?? this.refuseFurthest()
    return { ...this.constraintKinds[row](), name, at: this.from(start) }
  }

  /** Whether a table constraint follows, not a column. */
  protected constraintAhead(): boolean {
    if (this.at('EXCLUDE')) return this.at('EXCLUDE', 'USING') || this.at('EXCLUDE', '(')
    return constraintWords.some((word) => this.couldBe(word))
  }

  private readonly constraintKinds: Readonly<Record<(typeof kinds)[number], () => Parts>> = {
    check: () => {
      const expression = this.sub(this.checkExpression)
      return { kind: 'check', expression, attributes: this.constraintAttributes('check') }
    },
    'not null': () => {
      const column = this.sub(this.name)
      return { kind: 'not-null', column, attributes: this.constraintAttributes('not null') }
    },
    unique: () => this.key('unique'),
    'primary key': () => this.key('primary-key'),
    'foreign key': () => {
      const { columns, period = false } = this.foreignColumns(true)
      this.need('REFERENCES')
      const references = this.references('table')
      const attributes = this.constraintAttributes('foreign key')
      return { kind: 'foreign-key', columns, period, references, attributes }
    },
    exclude: () => this.exclusion(),
  }

  /** USING INDEX name | [NULLS [NOT] DISTINCT] '(' names [WITHOUT OVERLAPS] ')' [INCLUDE '(' names ')'] index */
  private key(kind: 'primary-key' | 'unique'): Parts {
    if (this.skip('USING', 'INDEX')) {
      const index = this.sub(this.name)
      const primary = kind === 'primary-key'
      return { kind: 'using-index', primary, index, attributes: this.constraintAttributes('key') }
    }
    const nullsNotDistinct = kind === 'unique' && this.nullsNotDistinct()
    const { columns, withoutOverlaps } = this.inParentheses(() => ({
      columns: this.listed(() => keyColumn(this.sub(this.name))),
      withoutOverlaps: this.skip('WITHOUT', 'OVERLAPS'),
    }))
    const keyIndex = this.keyIndex({ nullsNotDistinct, include: this.included() })
    return {
      kind,
      columns,
      withoutOverlaps,
      keyIndex,
      attributes: this.constraintAttributes('key'),
    }
  }

  /** [INCLUDE '(' names ')'] */
  private included(): Ast.Name[] {
    return this.skip('INCLUDE') ? this.namesInParentheses() : []
  }

  /** [USING method] '(' element WITH operator (',' ...)* ')' [INCLUDE '(' names ')'] index [WHERE '(' expression ')'] */
  private exclusion(): Parts {
    const method = this.indexMethod()
    const elements = this.listedInParentheses(() => this.excluded())
    const keyIndex = this.keyIndex({ nullsNotDistinct: false, include: this.included() })
    const where = this.skip('WHERE') ? this.sub(this.checkExpression) : undefined
    return {
      kind: 'exclude',
      ...{ method, elements, keyIndex, where },
      attributes: this.constraintAttributes('key'),
    }
  }

  /** indexElement WITH operator */
  private excluded(): Ast.Exclusion {
    const start = this.start()
    const element = this.sub(this.indexElement)
    this.need('WITH')
    return { element, operator: this.anyOperator(), at: this.from(start) }
  }

  /** (schema '.')* sign | OPERATOR '(' (schema '.')* sign ')' */
  protected anyOperator(): Ast.Operator {
    const start = this.start()
    const schema: Ast.Name[] = []
    while (this.nameAhead() && !this.at('OPERATOR', '(')) {
      schema.push(this.sub(this.name))
      this.need('.')
    }
    const operator = this.sub(this.operator)
    return schema.length === 0 ? operator : { ...operator, schema, at: this.from(start) }
  }

  /** [USING name] */
  protected indexMethod(): Ast.Name | undefined {
    return this.skip('USING') ? this.sub(this.name) : undefined
  }
}

const kinds = ['check', 'not null', 'unique', 'primary key', 'foreign key', 'exclude'] as const
const constraintWords = ['CONSTRAINT', 'CHECK', 'NOT', 'UNIQUE', 'PRIMARY', 'FOREIGN'] as const

function keyColumn(name: Ast.Name): Ast.IndexColumn {
  const { at } = name
  return {
    expression: { kind: 'column', parts: [name], star: false, at },
    length: undefined,
    collation: undefined,
    operatorClass: undefined,
    descending: false,
    direction: 'unsaid',
    nulls: undefined,
    at,
  }
}
