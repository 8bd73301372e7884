import type { Type } from '../../compiler/ir/type.ts'
import type { Statement } from '../database.ts'
import type { RawValue } from '../raw-value.ts'
import type { SqlText } from '../sql-text.ts'

export type Parameter = RawValue | boolean

/** A condition whose first parameter has the number that it is given. */
export type Condition = (first: number) => Statement

/**
 * Collects the parameters of one statement. They must be asked for in the order in which they stand in its text, because
 * most engines count their placeholders.
 */
export class StatementWriter {
  readonly #sqlText: SqlText
  readonly #parameters: Parameter[] = []

  constructor(sqlText: SqlText) {
    this.#sqlText = sqlText
  }

  value(value: Parameter, type: Type | undefined): string {
    this.#parameters.push(value)
    return this.#sqlText.parameter(this.#parameters.length, type)
  }

  condition(condition: Condition): string {
    const { sql, parameters } = condition(this.#parameters.length + 1)
    this.#parameters.push(...parameters)
    return sql
  }

  statement(sql: string): Statement {
    return { sql, parameters: [...this.#parameters] }
  }
}
