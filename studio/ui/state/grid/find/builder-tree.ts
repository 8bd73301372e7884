import type { Kind } from '../../../../api/cell.ts'
import type { Filter } from '../../../../api/pages.ts'
import { type ConditionDraft, draftOf, writtenCondition } from './condition-draft.ts'
import { isTest, partsOf } from './filter-tree.ts'

/** A group of conditions while it is built. */
export interface BuilderGroup {
  readonly kind: 'group'
  readonly id: string
  readonly joins: 'and' | 'or'
  /** How many times NOT stands before it. */
  readonly negations: number
  readonly parts: readonly BuilderNode[]
}

export interface BuilderTest {
  readonly kind: 'test'
  readonly id: string
  readonly negations: number
  readonly draft: ConditionDraft
}

export type BuilderNode = BuilderGroup | BuilderTest

export interface Naming {
  readonly kindOf: (column: string) => Kind
  readonly nextId: () => string
}

/** The tree of a filter: its outermost group, which stands around a single condition too. */
export function builderTree(filter: Filter | undefined, naming: Naming): BuilderGroup {
  const root = filter === undefined ? undefined : builderNode(filter, 0, naming)
  if (root?.kind === 'group' && root.negations === 0) return root
  return group('and', root === undefined ? [] : [root], naming)
}

function builderNode(filter: Filter, negations: number, naming: Naming): BuilderNode {
  if (isTest(filter)) {
    const draft = draftOf(filter, naming.kindOf(filter.column))
    return { kind: 'test', id: naming.nextId(), negations, draft }
  }
  if ('not' in filter) return builderNode(filter.not, negations + 1, naming)
  const parts = partsOf(filter).map((part) => builderNode(part, 0, naming))
  return { ...group('and' in filter ? 'and' : 'or', parts, naming), negations }
}

export function group(
  joins: BuilderGroup['joins'],
  parts: readonly BuilderNode[],
  { nextId }: Pick<Naming, 'nextId'>,
): BuilderGroup {
  return { kind: 'group', id: nextId(), joins, negations: 0, parts }
}

export type BuiltFilter =
  | { readonly kind: 'filter'; readonly filter: Filter | undefined }
  /** What is still missing, by the id of its node. */
  | { readonly kind: 'incomplete'; readonly reasons: ReadonlyMap<string, string> }

/** The filter that the tree stands for; undefined for an empty one. */
export function builtFilter(root: BuilderGroup, kindOf: Naming['kindOf']): BuiltFilter {
  const reasons = new Map<string, string>()
  const filter = written(root, { kindOf, reasons })
  if (reasons.size > 0) return { kind: 'incomplete', reasons }
  return { kind: 'filter', filter: root.parts.length === 0 ? undefined : filter }
}

interface Writing {
  readonly kindOf: Naming['kindOf']
  readonly reasons: Map<string, string>
}

function written(node: BuilderNode, writing: Writing): Filter {
  let filter = node.kind === 'test' ? writtenTest(node, writing) : writtenGroup(node, writing)
  for (let count = 0; count < node.negations; count += 1) filter = { not: filter }
  return filter
}

function writtenTest({ id, draft }: BuilderTest, { kindOf, reasons }: Writing): Filter {
  const result = writtenCondition(draft, kindOf(draft.column))
  if (result.kind === 'test') return result.test
  reasons.set(id, result.reason)
  return { and: [] }
}

function writtenGroup({ joins, parts }: BuilderGroup, writing: Writing): Filter {
  const list = parts.map((part) => written(part, writing))
  return joins === 'and' ? { and: list } : { or: list }
}

/** The nodes below the root in reading order, with what stands around each. */
export function findNode(root: BuilderGroup, id: string): BuilderNode | undefined {
  if (root.id === id) return root
  for (const part of root.parts) {
    const found = part.kind === 'group' ? findNode(part, id) : undefined
    if (part.id === id) return part
    if (found !== undefined) return found
  }
  return undefined
}
