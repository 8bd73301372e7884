import { Show } from 'solid-js'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { UnaddressableDialog } from '../../parts/unaddressable-name.tsx'
import { toldFailure } from '../../state/connection/told-failure.ts'
import { groupedNumber } from '../../state/numbers.ts'
import { useStudio } from '../../state/studio.ts'
import type { TreeNode } from '../../state/tables/table-tree.ts'
import { noLinesText, TreeFilter } from '../shell/tree/tree-filter.tsx'
import { TreeLines } from '../shell/tree/tree-lines.tsx'
import { createTableTree, type TableTree } from './tree/table-tree.ts'
import { GroupItem, TableItem } from './tree/tree-item.tsx'

const TREE = 'side-tables'

/** Every table and view as a tree of one tab stop; of 20,000 only those in sight exist. */
export function SideTree() {
  const studio = useStudio()
  const tree = createTableTree()
  const total = () => studio.tables.data()?.tables.length ?? 0
  return (
    <div class="side-tree">
      <TreeFilter
        tree={tree}
        treeId={TREE}
        label="Filter tables"
        placeholder={`Filter ${groupedNumber(total())} tables`}
        text={tree.text()}
        setText={tree.setText}
      />
      <div class="side-scroll" ref={tree.sight.setElement} onScroll={() => tree.sight.onScroll()}>
        <FailureBanner
          failure={toldFailure(studio.connection, studio.tables.failure())}
          retry={studio.tables.refetch}
        />
        <Show when={tree.nodes().length > 0} fallback={<NoTables text={tree.text()} />}>
          <TreeLines tree={tree} id={TREE} label="Tables">
            {(node, index) => <TableLine node={node()} index={index} tree={tree} />}
          </TreeLines>
        </Show>
      </div>
      <UnaddressableDialog table={tree.explained()} onClose={() => tree.explain(undefined)} />
    </div>
  )
}

function TableLine(props: { node: TreeNode; index: number; tree: TableTree }) {
  const group = () => (props.node.kind === 'group' ? props.node : undefined)
  const table = () => (props.node.kind === 'table' ? props.node : undefined)
  return (
    <>
      <Show when={group()}>
        {(node) => <GroupItem node={node()} index={props.index} tree={props.tree} />}
      </Show>
      <Show when={table()}>
        {(node) => <TableItem node={node()} index={props.index} tree={props.tree} />}
      </Show>
    </>
  )
}

function NoTables(props: { text: string }) {
  const studio = useStudio()
  return (
    <Show when={studio.tables.data() !== undefined}>
      <p class="tree-none">{noLinesText(props.text, 'No tables yet')}</p>
    </Show>
  )
}
