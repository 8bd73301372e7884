import type { LayoutEdge, LayoutNode, LayoutRequest } from './layout-request.ts'

/**
 * The time of dagre grows with the square of the tables, and a layout of hundreds in few columns is a
 * tower. So the tables are laid out in parts of at most this many.
 */
export const MOST_IN_PART = 40

/**
 * The parts of a diagram that are laid out by themselves: tables that nothing connects are apart, and what
 * is greater falls into parts that hang together. Weakly connected tables join first, so that a table to
 * which everything points does not take all of its neighbours.
 */
export function layoutParts({ nodes, edges }: LayoutRequest): readonly LayoutRequest[] {
  const degree = degrees(edges)
  const weight = ({ from, to }: LayoutEdge) => (degree.get(from) ?? 0) + (degree.get(to) ?? 0)
  const sets = disjointSets(nodes)
  for (const { from, to } of edges.toSorted((a, b) => weight(a) - weight(b))) sets.join(from, to)
  const parts = new Map<string, { nodes: LayoutNode[]; edges: LayoutEdge[] }>()
  const partOf = (id: string) => {
    const part = parts.get(sets.rootOf(id)) ?? { nodes: [], edges: [] }
    parts.set(sets.rootOf(id), part)
    return part
  }
  for (const node of nodes) partOf(node.id).nodes.push(node)
  for (const edge of edges)
    if (sets.rootOf(edge.from) === sets.rootOf(edge.to)) partOf(edge.from).edges.push(edge)
  return [...parts.values()]
}

function degrees(edges: readonly LayoutEdge[]): ReadonlyMap<string, number> {
  const degree = new Map<string, number>()
  for (const id of edges.flatMap(({ from, to }) => [from, to]))
    degree.set(id, (degree.get(id) ?? 0) + 1)
  return degree
}

/** Sets that grow together up to a size. */
function disjointSets(nodes: readonly LayoutNode[]) {
  const above = new Map<string, string>()
  const size = new Map(nodes.map(({ id }) => [id, 1]))
  const rootOf = (id: string): string => {
    let root = id
    for (let up = above.get(root); up !== undefined; up = above.get(root)) root = up
    if (root !== id) above.set(id, root)
    return root
  }
  const join = (left: string, right: string) => {
    const [one, other] = [rootOf(left), rootOf(right)]
    const together = (size.get(one) ?? 0) + (size.get(other) ?? 0)
    if (one === other || together > MOST_IN_PART) return
    above.set(one, other)
    size.set(other, together)
  }
  return { rootOf, join }
}
