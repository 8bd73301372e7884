import type { Literal } from '../ir/query.ts'
import type { Type } from '../ir/type.ts'

/** These rules say what an engine stores for the values that an INSERT gives and leaves out, in its usual modes. */
export interface InsertSemantics {
  /** Whether a column of the type can hold the literal; true where that is not known. */
  holdsLiteral(literal: Literal, type: Type): boolean
  /** Whether a NOT NULL column without a default gets a value where it is left out, or given NULL. */
  fillsNotNull(type: Type, given: 'nothing' | 'null'): boolean
}
