import type * as Ir from '../../ir/query.ts'
import type { Inferred } from '../inference/inference.ts'
import type { Decided } from '../nullability/decide.ts'

/** What a rule looks at. */
export interface Checked {
  readonly resolved: Ir.Resolved
  readonly inferred: Inferred
}

/** All that is known of a statement without fault. */
export interface Known extends Inferred {
  readonly decided: Decided
}
