import { type Accessor, createSignal } from 'solid-js'
import { createRowSight, remPixels, type RowSight } from '../row-sight.ts'
import { type TreeLine, treeStep } from './tree-step.ts'

const ROW_REM = 1.6875

/** A tree of lines of which one is active, and of which only those in sight exist. */
export interface TreeState<Node> {
  readonly nodes: Accessor<readonly Node[]>
  readonly active: Accessor<number>
  readonly setActive: (index: number) => void
  /** Makes a line the active one and scrolls to it. */
  readonly goTo: (index: number) => void
  readonly sight: RowSight
  readonly onKeyDown: (event: KeyboardEvent) => void
}

interface TreeActs<Node> {
  readonly nodes: Accessor<readonly Node[]>
  readonly lineOf: (node: Node) => TreeLine
  /** Opens or closes the line of an id. */
  readonly toggle: (id: string) => void
  /** What Enter and Space do. */
  readonly open: (node: Node, index: number) => void
  /** Before Shift and an arrow, or another key that moves, go from one line to another. */
  readonly extend?: (from: number, to: number) => void
}

export function createTreeState<Node>(acts: TreeActs<Node>): TreeState<Node> {
  const { nodes, lineOf, toggle, open } = acts
  const [wanted, setActive] = createSignal(0)
  const active = () => Math.min(wanted(), Math.max(0, nodes().length - 1))
  const sight = createRowSight(
    () => nodes().length,
    () => remPixels(ROW_REM),
  )
  const goTo = (index: number) => {
    setActive(index)
    sight.reveal(index)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const node = nodes()[active()]
    const isOpening = event.key === 'Enter' || event.key === ' '
    const step = isOpening ? undefined : treeStep(event.key, nodes(), active(), lineOf)
    if (!isOpening && step === undefined) return
    event.preventDefault()
    if (isOpening && node !== undefined) open(node, active())
    if (step?.toggle !== undefined) toggle(step.toggle)
    if (step?.to === undefined) return
    // A capital letter looks for a line.
    if (event.shiftKey && event.key.length > 1) acts.extend?.(active(), step.to)
    goTo(step.to)
  }
  return { nodes, active, setActive, goTo, sight, onKeyDown }
}
