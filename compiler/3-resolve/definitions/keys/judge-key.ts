import type * as Ast from '../../../2-parse/ast.ts'
import type { Relation } from '../../../ir/catalog.ts'
import type { Span } from '../../../source/span.ts'
import { traitsOf } from '../../catalog/traits.ts'
import type { DefinitionContext } from '../context.ts'
import { areKept } from './judge-virtual.ts'
import { haveOrder } from './indexes/have-order.ts'

interface KeyPlace {
  readonly relation: Relation
  readonly at: Span
}

/** Whether the columns can be a primary or unique key. Reports `impossible-key`. */
export function canBeKey(
  columns: readonly Ast.IndexColumn[],
  names: readonly (string | undefined)[],
  { relation, period, at }: KeyPlace & { readonly period: boolean },
  context: DefinitionContext,
): boolean {
  if (!context.dialect.definitions.dependencies) return true
  const refuse = (reason: string, where: Span) => {
    context.report.add('impossible-key', where, { reason })
    return false
  }
  const second = names.findIndex((name, i) => name !== undefined && names.indexOf(name) < i)
  const repeated = columns[second]
  if (repeated) return refuse(`column "${names[second]}" appears twice in the key`, repeated.at)
  return (
    areKept(names, relation, at, context) &&
    holdsPartitionKey(names, { relation, at }, context) &&
    (period
      ? canBeTemporal(names, { relation, at }, context)
      : haveOrder(columns, names, relation, context))
  )
}

/** A range at the end, and before it what an index of ranges can hold as well (PostgreSQL manual, CREATE TABLE). */
function canBeTemporal(
  names: readonly (string | undefined)[],
  { relation, at }: KeyPlace,
  { draft, dialect, report }: DefinitionContext,
): boolean {
  const { dependencies } = dialect.definitions
  const columns = names.flatMap((name) => relation.columns.find((each) => each.name === name) ?? [])
  const [range, ...others] = columns.toReversed()
  const refuse = (reason: string) => {
    report.add('impossible-key', at, { reason })
    return false
  }
  if (!dependencies || !range) return true
  if (others.length === 0) return refuse('a key WITHOUT OVERLAPS has at least two columns')
  if (!dependencies.isRange(range.type)) return refuse(`"${range.name}" is no range`)
  const other = others.find(({ type }) => !dependencies.besideRanges(type, draft))
  if (!other) return true
  const type = dialect.types.render(other.type)
  return refuse(`"${other.name}" is ${type}, which needs an extension to stand beside a range`)
}

/** A key of a partitioned table has the columns of its partition key. Reports `impossible-key`. */
export function holdsPartitionKey(
  names: readonly (string | undefined)[],
  { relation, at }: KeyPlace,
  { draft, report }: DefinitionContext,
): boolean {
  const key = traitsOf(draft, relation).partitionedBy ?? []
  const missing = key.findIndex((name) => name === undefined || !names.includes(name))
  if (missing < 0) return true
  const lacking = key[missing] === undefined ? 'the expression' : `"${key[missing]}"`
  const reason = `the key lacks ${lacking}, by which "${relation.name}" is partitioned`
  report.add('impossible-key', at, { reason })
  return false
}
