import type * as Ast from '../ast.ts'
import { SequenceOptions } from './sequence-options.ts'

type Action = Pick<Ast.References, 'onDelete' | 'deleted'>

/** The target of a foreign key. */
export abstract class References extends SequenceOptions {
  /** Behind REFERENCES: name ['(' names ')'] [MATCH (FULL | SIMPLE)] [ON DELETE action] [ON UPDATE action], or the other way round */
  protected references(where: 'column' | 'table'): Ast.References {
    const start = this.LA(0).startOffset
    const table = this.sub(this.relationName)
    const key = this.at('(') ? this.foreignColumns(where === 'table') : { columns: [] }
    const match = this.skipRow('match full', 'match simple')
    const before = this.skip('ON', 'UPDATE') ? this.referentialAction() : undefined
    const deletion = this.skip('ON', 'DELETE') ? this.deletion() : undefined
    const updated = !before && this.skip('ON', 'UPDATE')
    return {
      table,
      ...key,
      match: match && (match === 'match full' ? 'full' : 'simple'),
      onUpdate: (updated ? this.referentialAction() : before) ?? 'no-action',
      ...(deletion ?? { onDelete: 'no-action' }),
      at: this.from(start),
    }
  }

  /** '(' name (',' name)* [',' PERIOD name] ')' */
  protected foreignColumns(
    periods: boolean,
  ): Pick<Ast.References, 'columns' | 'period'> & { columns: Ast.Name[] } {
    let period = false
    const columns = this.listedInParentheses(() => {
      if (period) this.refuseFurthest()
      // A column may be called `period`.
      const named = this.at('PERIOD', ',') || this.at('PERIOD', ')')
      period = periods && !named && this.LA(0).image === ',' && this.skip('PERIOD')
      return this.sub(this.name)
    })
    return { columns, period }
  }

  /** action, behind SET perhaps '(' names ')' */
  private deletion(): Action {
    const onDelete = this.referentialAction()
    const some = /^set-/.test(onDelete) && this.at('(')
    return { onDelete, deleted: some ? this.namesInParentheses() : [] }
  }

  /** NO ACTION | RESTRICT | CASCADE | SET NULL | SET DEFAULT */
  private referentialAction(): Ast.ReferentialAction {
    const row = this.skipRow('no action', 'restrict', 'cascade', 'set null', 'set default')
    return row ? actions[row] : this.refuseFurthest()
  }
}

const actions = {
  'no action': 'no-action',
  restrict: 'restrict',
  cascade: 'cascade',
  'set null': 'set-null',
  'set default': 'set-default',
} as const
