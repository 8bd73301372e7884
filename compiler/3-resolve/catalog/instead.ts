import type { Instead, Relation } from '../../ir/catalog.ts'
import type { ObjectName } from '../../ir/change.ts'
import { type Draft, lookUpRelation, putRelation } from './draft.ts'

/** What a rule, a trigger or a policy is called among the members of its relation: each kind has its own names. */
export function ruleMember(kind: Instead['kind'] | 'policy', name: string): string {
  return `${kind} ${name}`
}

/** The relation with another rule or trigger; one of that name is replaced. */
export function withInstead(relation: Relation, added: Instead): Relation {
  const others = (relation.instead ?? []).filter((each) => !isCalled(each, memberOf(added)))
  return { ...relation, instead: [...others, added] }
}

export function dropInstead(draft: Draft, on: ObjectName, member: string): void {
  const { instead, ...rest } = lookUpRelation(draft, on) ?? {}
  const left = instead?.filter((each) => !isCalled(each, member))
  if (!instead || !left || !('columns' in rest) || left.length === instead.length) return
  putRelation(draft, left.length > 0 ? { ...rest, instead: left } : rest)
}

export function renameInstead(draft: Draft, on: ObjectName, member: string, to: string): void {
  const relation = lookUpRelation(draft, on)
  if (!relation?.instead) return
  const instead = relation.instead.map((each) =>
    isCalled(each, member) ? { ...each, name: to.slice(ruleMember(each.kind, '').length) } : each,
  )
  putRelation(draft, { ...relation, instead })
}

function isCalled(instead: Instead, member: string): boolean {
  return memberOf(instead) === member
}

function memberOf({ kind, name }: Instead): string {
  return ruleMember(kind, name)
}
