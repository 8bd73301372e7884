import type { Type } from '../ir/type.ts'
import type { TruthRules } from './truth-rules.ts'

/** What a condition is in an engine, and what it gives. */
export interface ConditionSemantics {
  /** The type of a comparison. */
  readonly boolean: Type
  /** Undefined: truth values have a type of their own. */
  readonly truthValues: TruthRules | undefined
  /** What WHERE, ON, HAVING, AND, OR and NOT ask for; undefined: anything is a condition. */
  readonly condition: Type | undefined
  /** A column that WHERE, ON, HAVING, AND, OR and NOT do not take, where other conditions take anything. */
  readonly noCondition: ((type: Type) => boolean) | undefined
  /** The type of a parameter that is used as a condition. */
  readonly conditionParameter: Type
}
