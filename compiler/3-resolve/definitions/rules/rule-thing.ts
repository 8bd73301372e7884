import type { ObjectName, Thing } from '../../../ir/change.ts'
import { ruleMember } from '../../catalog/instead.ts'

export type RuleKind = 'trigger' | 'policy' | 'rule'

type RuleThing = Extract<Thing, { member: string }> & { readonly kind: 'rule' }

/** Each kind has its own names. */
export function ruleThing(what: RuleKind, { schema, name }: ObjectName, own: string): RuleThing {
  return { kind: 'rule', schema, name, member: ruleMember(what, own) }
}
