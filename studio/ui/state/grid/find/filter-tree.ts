import type { Filter } from '../../../../api/pages.ts'

export type FilterTest = Extract<Filter, { readonly op: string }>

/** The way to a node: at each step the place among the parts of the node. */
export type FilterPath = readonly number[]

/** What the server takes. */
export const DEEPEST = 8
export const MOST_NODES = 100

export function isTest(filter: Filter): filter is FilterTest {
  return 'op' in filter
}

export function partsOf(filter: Filter): readonly Filter[] {
  if ('and' in filter) return filter.and
  if ('or' in filter) return filter.or
  return 'not' in filter ? [filter.not] : []
}

export function depthOf(filter: Filter): number {
  return 1 + Math.max(0, ...partsOf(filter).map(depthOf))
}

export function nodesOf(filter: Filter): number {
  return partsOf(filter).reduce((sum, part) => sum + nodesOf(part), 1)
}

/** The conditions that all hold, each of which is a chip. */
export function conditionsOf(filter: Filter | undefined): readonly Filter[] {
  if (filter === undefined) return []
  return 'and' in filter ? filter.and : [filter]
}

export function fromConditions(conditions: readonly Filter[]): Filter | undefined {
  return conditions.length === 0 ? undefined : { and: conditions }
}

export function nodeAt(conditions: readonly Filter[], path: FilterPath): Filter | undefined {
  const [first, ...rest] = path
  const node = conditions[first ?? -1]
  return node === undefined || rest.length === 0 ? node : nodeAt(partsOf(node), rest)
}

/** The conditions with another node at the path. */
export function withNode(
  conditions: readonly Filter[],
  path: FilterPath,
  node: Filter,
): readonly Filter[] {
  const [first = -1, ...rest] = path
  const before = conditions[first]
  if (before === undefined) return conditions
  if (rest.length === 0) return conditions.with(first, node)
  return conditions.with(first, withParts(before, withNode(partsOf(before), rest, node)))
}

/** The conditions without the node at the path; a group that loses its last part goes with it. */
export function withoutNode(conditions: readonly Filter[], path: FilterPath): readonly Filter[] {
  const [first = -1, ...rest] = path
  const before = conditions[first]
  if (before === undefined) return conditions
  const parts = rest.length === 0 ? [] : withoutNode(partsOf(before), rest)
  if (parts.length === 0) return conditions.toSpliced(first, 1)
  return conditions.with(first, withParts(before, parts))
}

function withParts(filter: Filter, parts: readonly Filter[]): Filter {
  if ('and' in filter) return { and: parts }
  if ('or' in filter) return { or: parts }
  const [part] = parts
  return 'not' in filter && part !== undefined ? { not: part } : filter
}

/** Puts an alternative beside the condition at the place: one that is no or-group becomes one. */
export function withAlternative(
  conditions: readonly Filter[],
  place: number,
  alternative: Filter,
): readonly Filter[] {
  const before = conditions[place]
  if (before === undefined) return conditions
  const parts = 'or' in before ? before.or : [before]
  return conditions.with(place, { or: [...parts, alternative] })
}

export function testsOf(filter: Filter): readonly FilterTest[] {
  return isTest(filter) ? [filter] : partsOf(filter).flatMap(testsOf)
}
