import type * as Ast from '../../../2-parse/ast.ts'
import type { Column, NotNull, Relation } from '../../../ir/catalog.ts'
import type { Change, ObjectName } from '../../../ir/change.ts'
import type { Span } from '../../../source/span.ts'
import { getRelation } from '../../catalog/draft.ts'
import { notNullName } from '../../catalog/not-null-name.ts'
import { traitsOf } from '../../catalog/traits.ts'
import type { OfKind } from '../../catalog/of-kind.ts'
import type { Changes, DefinitionContext } from '../context.ts'
import { findColumn } from '../objects/object-names.ts'
import { canChange } from '../tables/judge-column.ts'
import { saidOfNotNull } from '../tables/resolve-column.ts'
import { altered } from './altered.ts'

type NotNullConstraint = OfKind<Ast.TableConstraint, 'not-null'>

/** NOT NULL as a constraint of the relation; NOT VALID proves nothing of the rows that are there. */
export function* addNotNull(
  constraint: NotNullConstraint,
  on: ObjectName,
  isAdded: boolean,
  context: DefinitionContext,
): Changes {
  const relation = getRelation(context.draft, on)
  const column = findColumn(constraint.column, relation, context)
  if (!column) return
  const said = saidOfNotNull(constraint)
  if (!column.nullable) {
    const isOther = (column.notNull?.alone ?? false) !== (said.alone ?? false)
    if (isOther) canChange('inherit-not-null', constraint.column, { column, relation, context })
    return
  }
  const unproven = isAdded && constraint.attributes?.includes('not valid') === true
  const notNull = { ...said, ...(unproven && { unproven }) }
  yield altered(on, column, { nullable: unproven, notNull })
}

/** The column whose NOT NULL has the name, given or implied. */
export function columnOfNotNull(
  relation: Relation,
  name: string,
  { dialect }: Pick<DefinitionContext, 'dialect'>,
): Column | undefined {
  const isNamed = (column: Column, wanted: string) =>
    notNullName(column, relation, dialect) === wanted
  const found = relation.columns.find((column) => isNamed(column, name))
  // Another relation of the schema may have had the name before: then a number follows it.
  const plain = name.replace(/\d+$/, '')
  const isNumbered = (column: Column) =>
    column.notNull?.name === undefined && isNamed(column, plain)
  return found ?? (plain === name ? undefined : relation.columns.find(isNumbered))
}

/** Whether each NO INHERIT of a new table may stand. Reports `impossible-column`. */
export function judgeAlone(on: ObjectName, { draft, report }: DefinitionContext, at: Span): void {
  const relation = getRelation(draft, on)
  const { partitionedBy, parents } = traitsOf(draft, on)
  for (const column of relation.columns.filter(({ notNull }) => notNull?.alone)) {
    const { name, identity } = column
    const above = parents.flatMap((parent) => getRelation(draft, parent.on).columns)
    const isAsked = above.some((each) => each.name === name && isInherited(each))
    const fault =
      (partitionedBy && 'its partitions inherit it') ??
      (identity === 'none' ? undefined : 'what counts is NOT NULL in heirs too') ??
      (isAsked ? 'it is inherited itself' : undefined)
    if (fault === undefined) continue
    report.add('impossible-column', at, {
      reason: `NOT NULL of "${name}" cannot be NO INHERIT: ${fault}`,
    })
  }
  const check = partitionedBy && relation.checks.find(({ alone }) => alone)
  if (!check) return
  const reason = `the check "${check.name ?? ''}" cannot be NO INHERIT: its partitions inherit it`
  report.add('impossible-column', at, { reason })
}

function isInherited({ nullable, notNull }: Column): boolean {
  return !nullable && !notNull?.alone
}

/** VALIDATE CONSTRAINT name, ALTER CONSTRAINT name [NO] INHERIT: what they do to a NOT NULL. */
export function changeNotNull(
  change: 'validated' | 'inherited' | 'alone',
  column: Column,
  on: ObjectName,
  context: DefinitionContext,
): readonly Change[] {
  if (change === 'validated') return [altered(on, column, provenColumn(column))]
  const { alone: _, ...shared } = column.notNull ?? {}
  if (change === 'inherited') return inherited(on, column, shared, context)
  return [altered(on, column, { notNull: { ...shared, alone: true } })]
}

/** Its heirs refuse NULL from now on. */
function inherited(
  on: ObjectName,
  column: Column,
  notNull: NotNull,
  { draft }: DefinitionContext,
): readonly Change[] {
  const { heirs = [] } = getRelation(draft, on)
  const own = altered(on, column, { notNull })
  return [
    own,
    ...heirs.flatMap((heir) => {
      const same = getRelation(draft, heir).columns.find(({ name }) => name === column.name)
      return same ? [altered(heir, same, { nullable: false, notNull })] : []
    }),
  ]
}

/** No row has a NULL there. */
export function provenColumn({ notNull }: Column): Pick<Column, 'nullable' | 'notNull'> {
  const { unproven: _, ...proven } = notNull ?? {}
  return { nullable: false, ...(notNull && { notNull: proven }) }
}
