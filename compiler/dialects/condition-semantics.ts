import type { Type } from '../ir/type.ts'
import type { TruthRules } from './truth-rules.ts'

/** These rules say which types a condition has in an engine, and which type it returns. */
export interface ConditionSemantics {
  /** The type of a comparison. */
  readonly boolean: Type
  /** Undefined: truth values have a type of their own. */
  readonly truthValues: TruthRules | undefined
  /** The type that WHERE, ON, HAVING, AND, OR and NOT require; undefined: anything is a condition. */
  readonly condition: Type | undefined
  /** A column that WHERE, ON, HAVING, AND, OR and NOT do not take, where other conditions take anything. */
  readonly noCondition: ((type: Type) => boolean) | undefined
  /** The type of a parameter that is used as a condition. */
  readonly conditionParameter: Type
}
