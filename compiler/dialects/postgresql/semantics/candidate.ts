import type { Type } from '../../../ir/type.ts'

/** An overload as a call would use it: `types` has one parameter for each operand, in their order. */
export interface Candidate {
  readonly types: readonly Type[]
}
