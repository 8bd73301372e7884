import { useNavigate } from '@solidjs/router'
import { type Accessor, createMemo, createSignal } from 'solid-js'
import type { TableSummary } from '../../../../api/tables.ts'
import { createRowSight, remPixels, type RowSight } from '../../../state/row-sight.ts'
import { createStored } from '../../../state/browser/stored.ts'
import { useStudio } from '../../../state/studio.ts'
import { tablePath } from '../../../state/table-address.ts'
import { type TreeNode, treeNodes, treeStep } from '../../../state/tables/table-tree.ts'
import { useShell } from '../../shell/shell-state.ts'

const ROW_REM = 1.6875

export interface TreeState {
  readonly text: Accessor<string>
  readonly setText: (text: string) => void
  readonly nodes: Accessor<readonly TreeNode[]>
  readonly active: Accessor<number>
  readonly setActive: (index: number) => void
  readonly toggle: (group: string) => void
  readonly sight: RowSight
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** A table that has no page, and the reason is being read. */
  readonly explained: Accessor<TableSummary | undefined>
  readonly explain: (table: TableSummary | undefined) => void
}

/** The tree of tables: what is open and looked for, and where the keys are. */
export function createTreeState(): TreeState {
  const studio = useStudio()
  const shell = useShell()
  const navigate = useNavigate()
  const [text, setText] = createSignal('')
  const [closed, setClosed] = createStored(localStorage, 'quarry-closed-groups', [], areNames)
  const [active, setActive] = createSignal(0)
  const [explained, explain] = createSignal<TableSummary>()
  const nodes = createMemo(() =>
    treeNodes(studio.tables.data()?.tables ?? [], text(), new Set(closed())),
  )
  const sight = createRowSight(
    () => nodes().length,
    () => remPixels(ROW_REM),
  )
  const toggle = (group: string) => {
    const others = closed().filter((each) => each !== group)
    setClosed(others.length < closed().length ? others : [...others, group])
  }
  const goTo = (index: number) => {
    setActive(index)
    sight.reveal(index)
  }
  const open = (node: TreeNode | undefined) => {
    if (node === undefined) return
    if (node.kind === 'group') return toggle(node.id)
    if (!node.table.addressable) return explain(node.table)
    shell.setTreeOpen(false)
    navigate(tablePath(node.table))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isOpening = event.key === 'Enter' || event.key === ' '
    const step = isOpening ? undefined : treeStep(event.key, nodes(), active())
    if (!isOpening && step === undefined) return
    event.preventDefault()
    if (isOpening) open(nodes()[active()])
    if (step?.to !== undefined) goTo(step.to)
    if (step?.toggle !== undefined) toggle(step.toggle)
  }
  return {
    text,
    setText: (wanted) => {
      setText(wanted)
      goTo(0)
    },
    nodes,
    active: () => Math.min(active(), Math.max(0, nodes().length - 1)),
    setActive,
    toggle,
    sight,
    onKeyDown,
    explained,
    explain: (table) => explain(table),
  }
}

function areNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
