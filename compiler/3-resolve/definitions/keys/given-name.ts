import type { ImpliedKind } from '../../../dialects/definition-rules.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type { ObjectName } from '../../../ir/change.ts'
import { asFound, lookUpRelation, objectKey } from '../../catalog/draft.ts'
import {
  findPart,
  indexLikeKinds,
  type NamedPart,
  namedParts,
  partNames,
} from '../../catalog/named-parts.ts'
import type { DefinitionContext } from '../context.ts'
import { isTaken } from '../objects/new-object.ts'

/**
 * The name that the engine gives to a part of a relation that the statement leaves unnamed; undefined
 * where it gives none. `parts` are as for `ImpliedNames`, `freed` the names of parts that are about to go.
 */
export function givenName(
  kind: ImpliedKind,
  parts: readonly (string | undefined)[],
  { freed = [], ...on }: ObjectName & { readonly freed?: readonly string[] },
  context: DefinitionContext,
): string | undefined {
  const { name: nameOf, counting } = context.dialect.definitions.impliedNames
  const name = (nth: number) => nameOf(kind, on.name, parts, nth)
  const first = counting(kind) === 'after-highest' ? highest(kind, name, on, context) + 1 : 1
  for (let nth = first; ; nth += 1) {
    const candidate = name(nth)
    if (candidate === undefined || freed.includes(candidate)) return candidate
    if (!isPartTaken(kind, candidate, on, context)) return candidate
  }
}

/** The highest number that a part of the relation has already, or a foreign key that the statement has dropped. */
function highest(
  kind: ImpliedKind,
  name: (nth: number) => string | undefined,
  on: ObjectName,
  context: DefinitionContext,
): number {
  const relation = lookUpRelation(context.draft, on)
  const dropped = kind === 'foreign-key' ? foreignKeysAsFound(relation, context) : []
  const numbers = [...(relation ? namedParts(relation) : []), ...dropped].map((part) => {
    const nth = Number(/\d+$/.exec(part.name)?.[0] ?? 0)
    return name(nth) === part.name ? nth : 0
  })
  return Math.max(0, ...numbers)
}

/** Where ALTER TABLE is one change, the names of the foreign keys that it drops are free only after it. */
export function foreignKeysAsFound(
  relation: Relation | undefined,
  { draft, dialect }: DefinitionContext,
): readonly NamedPart[] {
  if (!relation || dialect.definitions.alters !== 'at-once') return []
  const found = asFound(draft, relation)
  return found ? namedParts(found).filter(({ kind }) => kind === 'foreign-key') : []
}

function isPartTaken(
  kind: ImpliedKind,
  name: string,
  on: ObjectName,
  context: DefinitionContext,
): boolean {
  const { draft, dialect } = context
  if (dialect.definitions.indexNames === 'relation') {
    const relation = lookUpRelation(draft, on)
    const rivals = kind === 'check' || kind === 'foreign-key' ? [kind] : indexLikeKinds
    return relation !== undefined && findPart(relation, name, rivals, dialect) !== undefined
  }
  const wanted = { schema: on.schema, name }
  const owners = draft.partOwners.get(objectKey(draft, wanted))
  const isPart = owners.some((owner) => {
    const relation = lookUpRelation(draft, owner)
    return relation && partNames(relation).has(name)
  })
  return isPart || isTaken(wanted, 'index', undefined, context)
}
