import type * as Ast from '../../../2-parse/ast.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type { ObjectName } from '../../../ir/change.ts'
import { sameType } from '../../../ir/type.ts'
import { type Draft, getRelation, objectKey } from '../../catalog/draft.ts'
import { isPartition, traitsOf } from '../../catalog/traits.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { altered } from '../keys/altered.ts'
import { existingRelation } from '../objects/object-names.ts'
import { identityAbove, judgePartitionColumns, partitionKeys } from './inherit.ts'
import { faultOfParent } from './judge-parents.ts'
import { objectName } from '../../catalog/object-name.ts'

/**
 * ATTACH and DETACH PARTITION, INHERIT and NO INHERIT. Reports `unknown-relation`, `impossible-column`,
 * `object-in-use`.
 */
export function linkRelation(
  { kind, relation: name }: Ast.Link,
  on: ObjectName,
  context: DefinitionContext,
): Changes {
  const own = getRelation(context.draft, on)
  const other = existingRelation(name, context)
  if (!other) return []
  const { at } = name
  if (kind === 'attach-partition') return attach({ child: other, parent: own, at }, context)
  if (kind === 'inherit' || kind === 'no-inherit') {
    const { draft, report } = context
    if (isPartition(draft, own) || traitsOf(draft, own).partitionedBy) {
      report.add('object-in-use', at, {
        reason: `"${own.name}" has the parents of its partitioning`,
      })
      return []
    }
  }
  if (kind === 'inherit') return inherit({ child: own, parent: other, at }, context)
  if (kind === 'detach-partition' && !traitsOf(context.draft, own).partitionedBy) {
    context.report.add('object-in-use', at, { reason: `"${own.name}" is not partitioned` })
    return []
  }
  const [child, parent] = kind === 'detach-partition' ? [other, own] : [own, other]
  return part({ child, parent, at }, context)
}

interface Pair {
  readonly child: Relation
  readonly parent: Relation
  readonly at: Ast.QualifiedName['at']
}

function* attach(pair: Pair, context: DefinitionContext): Changes {
  const { child, parent, at } = pair
  const { draft, report } = context
  if (!traitsOf(draft, parent).partitionedBy || isPartition(draft, child)) {
    const reason = isPartition(draft, child)
      ? `"${child.name}" is a partition already`
      : `"${parent.name}" is not partitioned`
    return report.add('object-in-use', at, { reason })
  }
  const alone = child.columns.find(
    ({ name }) => !parent.columns.some((column) => column.name === name),
  )
  if (alone) {
    const reason = `"${parent.name}" has no column "${alone.name}" as "${child.name}" has`
    return report.add('impossible-column', at, { reason })
  }
  if (!fits(pair, context) || !judgePartitionColumns(child.columns, at, context)) return
  const inherited = parent.columns.map(({ name }) => name)
  const on = objectName(child)
  yield { kind: 'inherit', on, parent: objectName(parent), partition: true, inherited }
  for (const column of child.columns) {
    const counting = identityAbove(column, parent)
    if (counting) yield altered(on, column, counting)
  }
  yield* partitionKeys(parent, on, context)
  for (const key of parent.foreignKeys) {
    if (child.foreignKeys.some((each) => columnsText(each) === columnsText(key))) continue
    yield { kind: 'add-constraint', on, constraint: { kind: 'foreign-key', key } }
  }
}

function columnsText({ columns }: { readonly columns: readonly unknown[] }): string {
  return columns.join('\0')
}

function* inherit(pair: Pair, context: DefinitionContext): Changes {
  const { child, parent, at } = pair
  const known = traitsOf(context.draft, child).parents
  if (known.some(({ on }) => on.name === parent.name && on.schema === parent.schema)) {
    const reason = `"${child.name}" inherits from "${parent.name}" already`
    return context.report.add('object-in-use', at, { reason })
  }
  const fault = faultOfParent(parent, false, context.draft)
  if (fault !== undefined) return context.report.add('object-in-use', at, { reason: fault })
  if (!fits(pair, context)) return
  const [on, from] = [objectName(child), objectName(parent)]
  yield { kind: 'inherit', on, parent: from, partition: false, inherited: [] }
}

function* part({ child, parent, at }: Pair, { draft, report }: DefinitionContext): Changes {
  const known = traitsOf(draft, child).parents
  if (known.some(({ on }) => on.name === parent.name && on.schema === parent.schema)) {
    yield { kind: 'disinherit', on: objectName(child), parent: objectName(parent) }
    // What its table has counted is a plain column from now on.
    const counted = traitsOf(draft, parent).partitionedBy
      ? child.columns.filter((column) => identityAbove(column, parent))
      : []
    for (const column of counted) yield altered(objectName(child), column, { identity: 'none' })
    return
  }
  const reason = `"${child.name}" does not inherit from "${parent.name}"`
  report.add('object-in-use', at, { reason })
}

/** Whether the child has the columns and checks of the parent, which is none of its heirs. */
function fits({ child, parent, at }: Pair, { draft, report }: DefinitionContext): boolean {
  if (descendsFrom(parent, child, draft)) {
    const reason = `"${parent.name}" would inherit from itself`
    report.add('object-in-use', at, { reason })
    return false
  }
  const column = parent.columns.find(({ name, type, nullable, notNull, generated }) => {
    const own = child.columns.find((each) => each.name === name)
    if (!own || !sameType(own.type, type) || own.generated !== generated) return true
    return !nullable && !notNull?.alone && (own.nullable || own.notNull?.alone)
  })
  const check = parent.checks.find(
    ({ name, alone }) => !alone && !child.checks.some((each) => each.name === name),
  )
  if (!column && !check) return true
  const lacking = column ? `column "${column.name}"` : `check "${check?.name ?? ''}"`
  report.add('impossible-column', at, {
    reason: `"${child.name}" has no ${lacking} like that of "${parent.name}"`,
  })
  return false
}

function descendsFrom(relation: ObjectName, ancestor: ObjectName, draft: Draft): boolean {
  if (objectKey(draft, relation) === objectKey(draft, ancestor)) return true
  return traitsOf(draft, relation).parents.some(({ on }) => descendsFrom(on, ancestor, draft))
}
