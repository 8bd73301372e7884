import type * as Ast from '../../ast.ts'
import { TextCalls } from './text-call.ts'

/** The values of sequences (MariaDB knowledge base, "SEQUENCE Functions"). */
export abstract class SequenceCalls extends TextCalls {
  /** (NEXT | PREVIOUS) VALUE FOR name */
  protected readonly sequenceValue = this.rule('sequenceValue', (): Ast.SequenceCall => {
    const start = this.start()
    const does = this.OR<Ast.SequenceCall['does']>([
      { ALT: () => this.word('next') && 'nextval' },
      { ALT: () => this.word('previous') && 'lastval' },
    ])
    this.wordsInRow('value', 'for')
    const sequence = this.sub(this.relationName)
    return { kind: 'sequence-call', does, sequence, values: '', at: this.from(start) }
  })

  protected override sequenceValueAhead(): boolean {
    return (this.ahead('next') || this.ahead('previous')) && this.ahead('value', 2)
  }

  /** (NEXTVAL | LASTVAL) '(' name ')' | SETVAL '(' name ',' value [',' isUsed [',' round]] ')' */
  protected readonly sequenceCall = this.rule('sequenceCall', (): Ast.SequenceCall => {
    const start = this.start()
    const does = this.OR<Ast.SequenceCall['does']>([
      { ALT: () => this.callWord('nextval') && 'nextval' },
      { ALT: () => this.callWord('lastval') && 'lastval' },
      { ALT: () => this.callWord('setval') && 'setval' },
    ])
    this.sign(this.signs.anyOpen)
    const sequence = this.sub(this.relationName)
    const values = this.ACTION(() => (does === 'setval' ? this.synopsis('setval_values').text : ''))
    this.sign(this.signs.close)
    return { kind: 'sequence-call', does, sequence, values, at: this.from(start) }
  })
}
