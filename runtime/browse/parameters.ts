import type { Type } from '../../compiler/ir/type.ts'
import type { Statement } from '../database.ts'
import type { SqlText } from '../sql-text.ts'
import type { Parameter } from './filter/check-filter.ts'

/** The parameters of a statement, in the order of their places in its text: a part is written when its place comes. */
export class Parameters {
  private readonly values: Parameter[] = []
  private readonly sqlText: SqlText

  constructor(sqlText: SqlText) {
    this.sqlText = sqlText
  }

  /** The place of the value, as an expression of the type. */
  place(value: Parameter, type: Type | undefined): string {
    return this.placeBy(value, (number) => this.sqlText.parameter(number, type))
  }

  /** The place of a value that a column of the type is compared with. */
  placeBeside(value: Parameter, type: Type): string {
    return this.place(this.beside(value, type), type)
  }

  beside(value: Parameter, type: Type): Parameter {
    return this.sqlText.comparable(value, type)
  }

  placeBy(value: Parameter, write: (number: number) => string): string {
    this.values.push(value)
    return write(this.values.length)
  }

  statement(sql: string): Statement {
    return { sql, parameters: [...this.values] }
  }
}
