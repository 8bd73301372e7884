import type { KeyLine } from './key-lines.ts'

export interface KeyTreeStep {
  /** The line to go to. */
  readonly to?: number
  /** The folder to open or close. */
  readonly toggle?: string
}

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
  PageDown: (at, last) => Math.min(last, at + 10),
  PageUp: (at) => Math.max(0, at - 10),
}

/** What a key does in the tree, as WAI-ARIA says; undefined: the key is none of the tree. */
export function keyTreeStep(
  key: string,
  lines: readonly KeyLine[],
  at: number,
): KeyTreeStep | undefined {
  const last = lines.length - 1
  const move = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined
  if (move !== undefined) return { to: move(at, last) }
  const line = lines[at]
  if (line === undefined) return undefined
  const isOpen = line.kind === 'folder' && line.isOpen
  if (key === 'ArrowRight' && line.kind === 'folder')
    return isOpen ? { to: Math.min(last, at + 1) } : { toggle: line.id }
  if (key !== 'ArrowLeft') return undefined
  if (isOpen) return { toggle: line.id }
  const parent = lines.findLastIndex((each, place) => place < at && each.depth < line.depth)
  return { to: Math.max(0, parent) }
}
