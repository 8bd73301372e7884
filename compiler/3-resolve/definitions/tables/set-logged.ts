import type { Relation } from '../../../ir/catalog.ts'
import type { ObjectName } from '../../../ir/change.ts'
import type { Span } from '../../../source/span.ts'
import { type Draft, getRelation, lookUpRelation } from '../../catalog/draft.ts'
import { referrersOf } from '../../catalog/folding/fold-relations.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { isSameObject } from '../../catalog/object-name.ts'
import { canBeRewritten } from './stored-rows.ts'

/** SET LOGGED, SET UNLOGGED */
export const setsLogged = /^set\s+(?:un)?logged$/i

/** A key of a logged table points to no table that a crash empties. Reports `object-in-use`. */
export function* setLogged(
  { text, at }: { readonly text: string; readonly at: Span },
  on: ObjectName,
  context: DefinitionContext,
): Changes {
  const { draft, dialect, report } = context
  const relation = getRelation(draft, on)
  const isUnlogged = /unlogged$/i.test(text)
  const isTemporary = relation.schema === dialect.names.temporarySchema
  const fault = isTemporary ? 'is temporary' : faultOf(relation, isUnlogged, draft)
  if (fault !== undefined) {
    return report.add('object-in-use', at, { reason: `"${relation.name}" ${fault}` })
  }
  if (isUnlogged !== (relation.unlogged === true) && !canBeRewritten(on, at, context)) return
  const { unlogged: _, ...logged } = relation
  const changed: Relation = isUnlogged ? { ...logged, unlogged: true } : logged
  yield { kind: 'replace-relation', relation: changed }
}

function faultOf(relation: Relation, isUnlogged: boolean, draft: Draft): string | undefined {
  const others = isUnlogged ? referrersOf(draft, relation) : targetsOf(relation, draft)
  const other = others.find(
    (each) => !isSameObject(each, relation) && (each.unlogged !== true) === isUnlogged,
  )
  if (!other) return undefined
  return isUnlogged
    ? `is what "${other.name}" points to, which is logged`
    : `points to "${other.name}", which is unlogged`
}

function targetsOf({ foreignKeys }: Relation, draft: Draft): readonly Relation[] {
  return foreignKeys.flatMap(
    ({ references: { schema, relation: name } }) => lookUpRelation(draft, { schema, name }) ?? [],
  )
}
