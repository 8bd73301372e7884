import { createReport } from '../../../diagnostics/report.ts'
import type { Column, Relation } from '../../../ir/catalog.ts'
import type { ObjectName } from '../../../ir/change.ts'
import type { Span } from '../../../source/span.ts'
import { type Draft, getRelation } from '../../catalog/draft.ts'
import { partNames } from '../../catalog/named-parts.ts'
import type { Computed } from '../../catalog/relation-traits.ts'
import { heirsOf, setTraits, traitsOf } from '../../catalog/traits.ts'
import { withRelation } from '../../catalog/with-relation.ts'
import { columnsIn } from '../columns-in.ts'
import type { DefinitionContext } from '../context.ts'
import { canStand } from './judge-expression.ts'

type Expressions = readonly Pick<Computed, 'tree' | 'demands'>[]

/** Notes what a check or an index computes. */
export function noteComputed(
  on: ObjectName,
  part: string | undefined,
  expressions: Expressions,
  { draft, dialect }: DefinitionContext,
): void {
  if (part === undefined || !dialect.definitions.dependencies) return
  const known = new Set(getRelation(draft, on).columns.map(({ name }) => name))
  const computed = expressions.map(({ tree, demands }) => {
    const names = columnsIn(tree).filter((name) => known.has(name))
    const columns = new Map(names.map((name) => [name, name] as const))
    return { part, tree, demands, relation: on.name, columns }
  })
  setTraits(draft, on, { computed: [...othersThan(part, on, draft), ...computed] })
}

function othersThan(part: string, on: ObjectName, draft: Draft): readonly Computed[] {
  return traitsOf(draft, on).computed.filter((each) => each.part !== part)
}

/** A copy of a check or an index computes the same of its own relation. */
export function copyComputed(
  draft: Draft,
  from: ObjectName & { readonly part: string | undefined },
  to: ObjectName & { readonly part: string | undefined },
): void {
  const { part } = to
  const own = traitsOf(draft, from).computed.filter((each) => each.part === from.part)
  if (part === undefined || own.length === 0) return
  const copies = own.map((each) => ({ ...each, part }))
  setTraits(draft, to, { computed: [...othersThan(part, to, draft), ...copies] })
}

/**
 * Whether the checks and indexes that name a column, of the relation and its heirs, make sense when it has its
 * new type: the engine reads them again, with the casts that they had (`ATPostAlterTypeCleanup`). Reports
 * `object-in-use`.
 */
export function canBeTypedAnew(
  column: Column,
  at: Span,
  on: ObjectName,
  context: DefinitionContext,
): boolean {
  const { draft, dialect, report } = context
  const relation = getRelation(draft, on)
  const parts = partNames(relation)
  for (const each of traitsOf(draft, on).computed) {
    if (!parts.has(each.part) || ![...each.columns.values()].includes(column.name)) continue
    const fault = faultOf(each, column, relation, context)
    if (fault === undefined) continue
    const reason = `the type of column "${column.name}" is needed by "${each.part}": ${fault}`
    report.add('object-in-use', at, { reason })
    return false
  }
  const key = [...(relation.primaryKey ? [relation.primaryKey] : []), ...relation.uniqueKeys].find(
    ({ columns }) => columns.includes(column.name),
  )
  if (key && dialect.definitions.dependencies?.ordered(column.type) === false) {
    const reason = `values of ${dialect.types.render(column.type)} have no order, as "${key.name}" needs`
    report.add('object-in-use', at, { reason })
    return false
  }
  return heirsOf(draft, on).every((heir) => canBeTypedAnew(column, at, heir, context))
}

function faultOf(
  computed: Computed,
  column: Column,
  relation: Relation,
  context: DefinitionContext,
): string | undefined {
  const { dialect, describe, draft } = context
  const { tree, demands } = computed
  const on = { schema: relation.schema, name: computed.relation }
  const [before, after] = [relation.columns, retyped(relation.columns, column)].map((columns) =>
    withRelation(asNamed({ ...relation, columns }, computed), draft),
  )
  if (!before || !after) return undefined
  const read = describe.expression(tree, { on, catalog: before, dialect }, createReport())
  const report = createReport()
  const again = { catalog: after, understood: read?.operands ?? new Map() }
  canStand(tree, { ...demands, on, again }, { ...context, report })
  return report.all().find(({ severity }) => severity === 'error')?.message
}

function retyped(columns: readonly Column[], column: Column): readonly Column[] {
  return columns.map((each) => (each.name === column.name ? { ...each, type: column.type } : each))
}

/** The relation under the names that the expression knows, with the columns that it names. */
function asNamed(relation: Relation, { relation: name, columns }: Computed): Relation {
  const known = new Map([...columns].map(([was, is]) => [is, was] as const))
  return {
    ...relation,
    name,
    columns: relation.columns.flatMap((column) => {
      const was = known.get(column.name)
      return was === undefined ? [] : [{ ...column, name: was }]
    }),
  }
}
