import type * as Ir from '../../ir/query.ts'
import { type Facts, factsInGroup, withProof } from './facts.ts'
import type { Nullability } from './nullability.ts'
import { provenWhenTrue } from './proofs/proofs.ts'

/** What holds where the arguments of a call are evaluated: those of an aggregate once for each row of the group. */
export function argumentFacts(call: Ir.Call, facts: Facts, nullability: Nullability): Facts {
  const choice = nullability.chosen.get(call)
  if (choice?.routine !== 'aggregate') return facts
  const inGroup = call.over ? facts : factsInGroup(facts)
  return call.filter ? withProof(inGroup, provenWhenTrue(call.filter, nullability)) : inGroup
}
