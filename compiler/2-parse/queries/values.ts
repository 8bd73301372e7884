import type { ParserMethod } from 'chevrotain'
import type * as Ast from '../ast.ts'
import { SelectItems } from './select-item.ts'

/** Table value constructors. */
export abstract class TableValues extends SelectItems {
  protected abstract readonly insertValue: ParserMethod<[], Ast.InsertValue>

  /** VALUES [ROW] '(' values ')' (',' [ROW] '(' values ')')* */
  protected readonly values = this.rule('values', (): Ast.Values => {
    const start = this.start()
    this.word('values')
    const rows = this.listOf(1, this.valuesRow)
    const at = this.from(start)
    return this.ACTION(() => ({
      kind: 'values',
      rows: rows.map((row) => row.map(({ value }) => value)),
      texts: rows[0]?.map(({ text }) => text) ?? [],
      at,
    }))
  })

  private readonly valuesRow = this.rule('valuesRow', (): WrittenValue[] => {
    if (this.has('values-rows')) this.callWord('row')
    if (!this.has('default-rows')) return this.listInParentheses(1, this.writtenValue)
    this.sign(this.signs.anyOpen)
    const values = this.OPTION(() => this.listOf(2, this.writtenValue)) ?? []
    this.sign(this.signs.close)
    return values
  })

  private readonly writtenValue = this.rule('writtenValue', (): WrittenValue => {
    const start = this.start()
    const value = this.has('default-rows') ? this.sub(this.insertValue) : this.sub(this.expression)
    return { value, text: this.textFrom(start) }
  })
}

interface WrittenValue {
  readonly value: Ast.Expression
  readonly text: string
}
