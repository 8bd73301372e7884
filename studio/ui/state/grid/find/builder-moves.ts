import { type BuilderGroup, type BuilderNode, group, type Naming } from './builder-tree.ts'

/** `up` and `down` among its neighbours, `in` to a group beside it or a new one, `out` of its group. */
export type BuilderMove = 'up' | 'down' | 'in' | 'out'

/** The group with what `change` makes of the list that holds the node; undefined: the node is not there. */
function withinList(
  root: BuilderGroup,
  id: string,
  change: (parts: readonly BuilderNode[], place: number) => readonly BuilderNode[],
): BuilderGroup {
  const place = root.parts.findIndex((part) => part.id === id)
  if (place !== -1) return { ...root, parts: change(root.parts, place) }
  const parts = root.parts.map((part) =>
    part.kind === 'group' ? withinList(part, id, change) : part,
  )
  return parts.every((part, index) => part === root.parts[index]) ? root : { ...root, parts }
}

export function withChanged(
  root: BuilderGroup,
  id: string,
  change: (node: BuilderNode) => BuilderNode,
): BuilderGroup {
  if (root.id === id) {
    const changed = change(root)
    return changed.kind === 'group' ? changed : root
  }
  return withinList(root, id, (parts, place) =>
    parts.map((part, index) => (index === place ? change(part) : part)),
  )
}

export function withoutPart(root: BuilderGroup, id: string): BuilderGroup {
  return withinList(root, id, (parts, place) => parts.toSpliced(place, 1))
}

export function withPart(root: BuilderGroup, groupId: string, part: BuilderNode): BuilderGroup {
  return withChanged(root, groupId, (node) =>
    node.kind === 'group' ? { ...node, parts: [...node.parts, part] } : node,
  )
}

export function withMovedPart(
  root: BuilderGroup,
  id: string,
  move: BuilderMove,
  naming: Pick<Naming, 'nextId'>,
): BuilderGroup {
  if (move === 'out') return movedOut(root, id)
  return withinList(root, id, (parts, place) => {
    if (move === 'in') return movedIn(parts, place, naming)
    const to = place + (move === 'up' ? -1 : 1)
    const node = parts[place]
    if (node === undefined || to < 0 || to >= parts.length) return parts
    return parts.toSpliced(place, 1).toSpliced(to, 0, node)
  })
}

/** To the end of the group in front of it, to the beginning of the one behind it, or to a new group. */
function movedIn(
  parts: readonly BuilderNode[],
  place: number,
  naming: Pick<Naming, 'nextId'>,
): readonly BuilderNode[] {
  const node = parts[place]
  if (node === undefined) return parts
  const before = parts[place - 1]
  const behind = parts[place + 1]
  if (before?.kind === 'group') {
    return parts.toSpliced(place - 1, 2, { ...before, parts: [...before.parts, node] })
  }
  if (behind?.kind === 'group') {
    return parts.toSpliced(place, 2, { ...behind, parts: [node, ...behind.parts] })
  }
  return parts.with(place, group('or', [node], naming))
}

/** Behind its group; a group that loses its last part goes. The outermost group keeps its parts. */
function movedOut(root: BuilderGroup, id: string): BuilderGroup {
  const parts = root.parts.flatMap((part) => {
    if (part.kind !== 'group') return [part]
    const node = part.parts.find((each) => each.id === id)
    if (node === undefined) return [movedOut(part, id)]
    const rest = part.parts.filter((each) => each !== node)
    return rest.length === 0 ? [node] : [{ ...part, parts: rest }, node]
  })
  return { ...root, parts }
}
