import { useNavigate } from '@solidjs/router'
import { type Accessor, createMemo, createSignal } from 'solid-js'
import type { TableSummary } from '../../../../api/tables.ts'
import { createStored } from '../../../state/browser/stored.ts'
import { useStudio } from '../../../state/studio.ts'
import { tablePath } from '../../../state/table-address.ts'
import { nodeLine, type TreeNode, treeNodes } from '../../../state/tables/table-tree.ts'
import { createTreeState, type TreeState } from '../../../state/tree/tree-state.ts'
import { useShell } from '../../shell/shell-state.ts'

export interface TableTree extends TreeState<TreeNode> {
  readonly text: Accessor<string>
  readonly setText: (text: string) => void
  readonly toggle: (group: string) => void
  /** A table that has no page, and the reason is being read. */
  readonly explained: Accessor<TableSummary | undefined>
  readonly explain: (table: TableSummary | undefined) => void
}

/** The tree of tables: what is open and looked for, and where the keys are. */
export function createTableTree(): TableTree {
  const studio = useStudio()
  const shell = useShell()
  const navigate = useNavigate()
  const [text, setText] = createSignal('')
  const [closed, setClosed] = createStored(localStorage, 'quarry-closed-groups', [], areNames)
  const [explained, explain] = createSignal<TableSummary>()
  const nodes = createMemo(() =>
    treeNodes(studio.tables.data()?.tables ?? [], text(), new Set(closed())),
  )
  const toggle = (group: string) => {
    const others = closed().filter((each) => each !== group)
    setClosed(others.length < closed().length ? others : [...others, group])
  }
  const open = (node: TreeNode) => {
    if (node.kind === 'group') return toggle(node.id)
    if (!node.table.addressable) return explain(node.table)
    shell.setTreeOpen(false)
    navigate(tablePath(node.table))
  }
  const tree = createTreeState({ nodes, lineOf: nodeLine, toggle, open })
  return { ...tree, text, setText, toggle, explained, explain: (table) => explain(table) }
}

function areNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
