import type * as Ast from '../../../../2-parse/ast.ts'
import type { ObjectName } from '../../../../ir/change.ts'
import { type Draft, objectKey } from '../../../catalog/draft.ts'
import { everyHeirOf, traitsOf } from '../../../catalog/traits.ts'
import type { Changes, DefinitionContext } from '../../context.ts'
import { type Existing, findExisting, reportMissing } from '../../objects/find-existing.ts'
import {
  type IndexPart,
  indexPartsOf,
  isAlike,
  partOf,
  servesAs,
  validated,
} from './partition-indexes.ts'
import { objectName } from '../../../catalog/object-name.ts'

/**
 * ALTER INDEX ... ATTACH PARTITION: an index that ONLY kept from the partitions is valid when all have a part of it.
 * Reports `unknown-object`, `object-in-use`.
 */
export function* attachIndex(
  found: Existing,
  attached: Ast.QualifiedName,
  context: DefinitionContext,
): Changes {
  const { draft, report } = context
  const whole = placed(found)
  const own = placed(findExisting('index', attached, context))
  if (!own) return reportMissing('index', attached, context)
  if (!whole) return
  const { attached: known } = traitsOf(draft, own.on)
  const isPart = isBelow(own.on, whole.on, draft)
  if (isPart && known.get(own.index.name) === whole.index.name) return
  const fault = isPart ? faultOf(own, whole, draft) : `is on no partition of "${whole.on.name}"`
  if (fault !== undefined) {
    const reason = `index "${own.index.name}" ${fault}`
    return report.add('object-in-use', attached.at, { reason })
  }
  yield { kind: 'attach-index', on: own.on, index: own.index.name, to: whole.index.name }
  yield* validated(whole.index, whole.on, draft)
}

interface Placed {
  readonly on: ObjectName
  readonly index: IndexPart
}

function placed(found: Existing | undefined): Placed | undefined {
  if (found?.kind !== 'index') return undefined
  const { relation, part } = found
  const index = indexPartsOf(relation).find(({ name }) => name === part.name)
  return index && { on: objectName(relation), index }
}

function isBelow(own: ObjectName, whole: ObjectName, draft: Draft): boolean {
  const key = objectKey(draft, own)
  return everyHeirOf(draft, whole).some((heir) => objectKey(draft, heir) === key)
}

/** Why the index cannot be a part (`ATExecAttachPartitionIdx`). */
function faultOf(own: Placed, whole: Placed, draft: Draft): string | undefined {
  if (traitsOf(draft, own.on).attached.has(own.index.name)) return 'is a part of another'
  if (!isAlike(own.index, whole.index)) return `is not like "${whole.index.name}"`
  if (!servesAs(own.index, whole.index)) return 'is that of no constraint'
  const rival = partOf(whole.index, own.on, draft)
  return rival && `has "${rival.name}" beside it as a part of "${whole.index.name}"`
}
