import type * as Ast from '../ast.ts'
import { AlterTables } from './alter-table.ts'

/** CREATE TRIGGER, which a synopsis has read (CreateTrigStmt). */
export abstract class Triggers extends AlterTables {
  /**
   * [OR REPLACE] [CONSTRAINT] TRIGGER name timing event (OR event)* ON relation [REFERENCING transition+]
   * [FOR [EACH] (ROW | STATEMENT)] [WHEN '(' expression ')'] EXECUTE (FUNCTION | PROCEDURE) routine
   */
  protected createdTrigger(start: number): Ast.CreateTrigger | undefined {
    const orReplace = this.skip('OR', 'REPLACE')
    const constraint = this.skip('CONSTRAINT')
    if (!this.skip('TRIGGER')) return undefined
    const name = this.sub(this.name)
    const timing = this.skipRow('before', 'after', 'instead of') ?? this.refuseFurthest()
    const events = [this.triggerEvent()]
    while (this.skip('OR')) events.push(this.triggerEvent())
    this.need('ON')
    const table = this.sub(this.relationName)
    if (constraint) this.constraintClauses()
    const transitions: Ast.Transition[] = []
    if (this.skip('REFERENCING')) {
      while (this.at('OLD') || this.at('NEW')) transitions.push(this.transition())
    }
    const each = this.triggerLevel()
    const when = this.skip('WHEN') ? this.inParentheses(() => this.sub(this.expression)) : undefined
    this.need('EXECUTE')
    if (!this.skip('FUNCTION')) this.need('PROCEDURE')
    const routine = this.routineName()
    const parts = { name, orReplace, constraint, timing, events, table, transitions, each, when }
    return { kind: 'create-trigger', ...parts, routine, at: this.from(start) }
  }

  /** INSERT | DELETE | TRUNCATE | UPDATE [OF name (',' name)*] */
  private triggerEvent(): Ast.TriggerEvent {
    const event = this.skipRow('insert', 'delete', 'truncate', 'update') ?? this.refuseFurthest()
    const isNarrowed = event === 'update' && this.skip('OF')
    return { event, columns: isNarrowed ? this.listed(() => this.sub(this.name)) : [] }
  }

  /** [FROM relation] [[NOT] DEFERRABLE] [INITIALLY (DEFERRED | IMMEDIATE)] */
  private constraintClauses(): void {
    if (this.skip('FROM')) this.sub(this.relationName)
    while (
      this.skipRow('not deferrable', 'deferrable', 'initially deferred', 'initially immediate')
    );
  }

  /** (OLD | NEW) (TABLE | ROW) [AS] name */
  private transition(): Ast.Transition {
    const image = this.skipRow('old', 'new') ?? this.refuseFurthest()
    const of = this.skipRow('table', 'row') ?? this.refuseFurthest()
    this.skip('AS')
    return { image, of, name: this.sub(this.name) }
  }

  private triggerLevel(): 'row' | 'statement' {
    if (!this.skip('FOR')) return 'statement'
    this.skip('EACH')
    return this.skipRow('row', 'statement') ?? this.refuseFurthest()
  }
}
