/** What the keys of a tree must know of a line. */
export interface TreeLine {
  readonly id: string
  readonly label: string
  /** How deep it lies: 1 at the top. */
  readonly depth: number
  /** Undefined where it has no lines below it to show. */
  readonly isOpen: boolean | undefined
}

export interface TreeStep {
  /** The line to go to. */
  readonly to?: number
  /** The line to open or close. */
  readonly toggle?: string
}

const PAGE = 10

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
  PageDown: (at) => at + PAGE,
  PageUp: (at) => at - PAGE,
}

/** What a key does in a tree (WAI-ARIA, "Tree View Pattern"); undefined: the key is none of the tree. */
export function treeStep<Node>(
  key: string,
  nodes: readonly Node[],
  at: number,
  lineOf: (node: Node) => TreeLine,
): TreeStep | undefined {
  const last = nodes.length - 1
  const move = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined
  if (move !== undefined) return { to: Math.max(0, Math.min(last, move(at, last))) }
  const node = nodes[at]
  if (node === undefined) return undefined
  const { id, isOpen, depth } = lineOf(node)
  if (key === 'ArrowRight' && isOpen !== undefined)
    return isOpen ? { to: Math.min(last, at + 1) } : { toggle: id }
  if (key === 'ArrowLeft' && isOpen === true) return { toggle: id }
  if (key === 'ArrowLeft')
    return { to: depth === 1 ? at : nodes.findLastIndex(isAbove({ at, depth }, lineOf)) }
  return key.length === 1 && key !== ' ' ? letterStep(key, nodes.map(lineOf), at) : undefined
}

function isAbove<Node>(
  { at, depth }: { readonly at: number; readonly depth: number },
  lineOf: (node: Node) => TreeLine,
) {
  return (node: Node, place: number) => place < at && lineOf(node).depth < depth
}

/** The next line that begins with the letter. */
function letterStep(key: string, lines: readonly TreeLine[], at: number): TreeStep | undefined {
  const begins = ({ label }: TreeLine) => label.toLowerCase().startsWith(key.toLowerCase())
  const behind = lines.findIndex((line, place) => place > at && begins(line))
  const to = behind === -1 ? lines.findIndex(begins) : behind
  return to === -1 ? undefined : { to }
}
