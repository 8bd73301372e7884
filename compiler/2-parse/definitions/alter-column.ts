import type * as Ast from '../ast.ts'
import { Drops } from './drop.ts'

/** RESTART, SET GENERATED and SET with an option of sequences. */
const countingChange = /^(?:restart|set\s+(?!statistics\b|storage\b|compression\b|\())/i

type Parts = Ast.AlterAction extends infer A ? (A extends unknown ? Omit<A, 'at'> : never) : never
type OnColumn = (column: Ast.Name) => Parts

/** ALTER COLUMN, and ALTER CONSTRAINT, which changes nothing that the catalog holds. */
export abstract class AlterColumns extends Drops {
  /** CONSTRAINT ... | [COLUMN] n SET STATISTICS ... | [COLUMN] name change */
  protected alterColumn(start: number): Parts {
    if (this.optionalSynopsis('idle_alter')) return this.writtenAction(start)
    this.skip('COLUMN')
    const column = this.sub(this.name)
    const row = this.skipRow(...changes)
    if (row) return this.changes[row](column)
    const { plain } = this.synopsis('idle_column_change')
    const counts = countingChange.test(plain)
    const always = /\bgenerated\s+(always|by)\b/i.exec(plain)?.[1]?.toLowerCase()
    const counting = { column, always: always === undefined ? undefined : always === 'always' }
    return { ...this.writtenAction(start), ...(counts && { counting }) }
  }

  private writtenAction(start: number): Parts {
    return { kind: 'written', text: this.textFrom(start) }
  }

  private readonly changes: Readonly<Record<(typeof changes)[number], OnColumn>> = {
    'set default': (column) => ({
      kind: 'set-default',
      column,
      expression: this.sub(this.expression),
    }),
    'drop default': (column) => ({ kind: 'drop-default', column }),
    'set not null': (column) => ({ kind: 'set-not-null', column }),
    'drop not null': (column) => ({ kind: 'drop-not-null', column }),
    'set expression as': (column) => ({
      kind: 'set-expression',
      column,
      expression: this.sub(this.checkExpression),
    }),
    'drop expression': (column) => this.droppedProperty('drop-expression', column),
    'drop identity': (column) => this.droppedProperty('drop-identity', column),
    'add generated': (column) => {
      const always = this.generatedWhen()
      this.need('AS', 'IDENTITY')
      return { kind: 'add-identity', column, always, sequence: this.enclosedSequenceOptions() }
    },
    type: (column) => this.typeChange(column),
    'set data type': (column) => this.typeChange(column),
  }

  private droppedProperty(kind: 'drop-expression' | 'drop-identity', column: Ast.Name): Parts {
    return { kind, column, ifExists: this.skip('IF', 'EXISTS') }
  }

  /** type [COLLATE name] [USING expression] */
  private typeChange(column: Ast.Name): Parts {
    const type = this.sub(this.typeName)
    const collation = this.skip('COLLATE') ? this.sub(this.collationName) : undefined
    const using = this.skip('USING') ? this.sub(this.expression) : undefined
    return { kind: 'set-type', column, type, collation, using }
  }
}

const changes = [
  'set default',
  'drop default',
  'set not null',
  'drop not null',
  'set expression as',
  'drop expression',
  'drop identity',
  'add generated',
  'type',
  'set data type',
] as const
