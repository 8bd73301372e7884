import Search from 'lucide-solid/icons/search'
import { For, Show } from 'solid-js'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { UnaddressableDialog } from '../../parts/unaddressable-name.tsx'
import { groupedNumber } from '../../state/numbers.ts'
import { toldFailure } from '../../state/connection/told-failure.ts'
import { useStudio } from '../../state/studio.ts'
import type { TreeNode } from '../../state/tables/table-tree.ts'
import { GroupItem, TableItem, treeItemId } from './tree/tree-item.tsx'
import { createTreeState, type TreeState } from './tree/tree-state.ts'

/** Every table and view as a tree of one tab stop; of 20,000 only those in sight exist. */
export function SideTree() {
  const studio = useStudio()
  const tree = createTreeState()
  const total = () => studio.tables.data()?.tables.length ?? 0
  const intoTree = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || tree.nodes().length === 0) return
    event.preventDefault()
    document.getElementById('side-tables')?.focus()
  }
  return (
    <div class="side-tree">
      <div class="side-find">
        <label class="input quiet small">
          <Search class="i i-s" />
          <span class="sr">Filter tables</span>
          <input
            type="search"
            placeholder={`Filter ${groupedNumber(total())} tables`}
            value={tree.text()}
            onInput={(event) => tree.setText(event.currentTarget.value)}
            onKeyDown={intoTree}
          />
        </label>
      </div>
      <div class="side-scroll" ref={tree.sight.setElement} onScroll={() => tree.sight.onScroll()}>
        <FailureBanner
          failure={toldFailure(studio.connection, studio.tables.failure())}
          retry={studio.tables.refetch}
        />
        <Show when={tree.nodes().length > 0} fallback={<NoTables text={tree.text()} />}>
          <Tree tree={tree} />
        </Show>
      </div>
      <UnaddressableDialog table={tree.explained()} onClose={() => tree.explain(undefined)} />
    </div>
  )
}

function Tree(props: { tree: TreeState }) {
  return (
    // biome-ignore lint/a11y/useAriaActivedescendantWithTabindex: it knows the attribute as tabIndex only
    <div
      class="tree"
      id="side-tables"
      role="tree"
      tabindex="0"
      aria-label="Tables"
      aria-activedescendant={treeItemId(props.tree.active())}
      onKeyDown={props.tree.onKeyDown}
      onFocus={() => props.tree.sight.reveal(props.tree.active())}
    >
      <div role="none" style={{ height: `${props.tree.sight.before()}px` }} />
      <For each={props.tree.sight.indexes()}>
        {(index) => (
          <Show when={props.tree.nodes()[index]}>
            {(node) => <TreeLine node={node()} index={index} tree={props.tree} />}
          </Show>
        )}
      </For>
      <div role="none" style={{ height: `${props.tree.sight.behind()}px` }} />
    </div>
  )
}

function TreeLine(props: { node: TreeNode; index: number; tree: TreeState }) {
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
      <p class="tree-none">
        {props.text.trim() === '' ? 'No tables yet' : `Nothing is called like “${props.text}”`}
      </p>
    </Show>
  )
}
