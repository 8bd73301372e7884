import { A, useLocation } from '@solidjs/router'
import ChevronDown from 'lucide-solid/icons/chevron-down'
import ChevronRight from 'lucide-solid/icons/chevron-right'
import Eye from 'lucide-solid/icons/eye'
import Lock from 'lucide-solid/icons/lock'
import Table2 from 'lucide-solid/icons/table-2'
import { Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { RowCount } from '../../../parts/row-count.tsx'
import { groupedNumber } from '../../../state/numbers.ts'
import { tablePath } from '../../../state/table-address.ts'
import { shownName } from '../../../state/tables/shown-name.ts'
import type { TreeNode } from '../../../state/tables/table-tree.ts'
import { useShell } from '../../shell/shell-state.ts'
import { treeLineId } from '../../shell/tree/tree-lines.tsx'
import type { TableTree } from './table-tree.ts'

interface ItemProps<Kind extends TreeNode['kind']> {
  readonly node: Extract<TreeNode, { kind: Kind }>
  readonly index: number
  readonly tree: TableTree
}

export function GroupItem(props: ItemProps<'group'>) {
  const press = () => {
    props.tree.setActive(props.index)
    props.tree.toggle(props.node.id)
  }
  return (
    <div
      role="treeitem"
      id={treeLineId(props.index)}
      class="tree-item group"
      tabindex="-1"
      aria-level={1}
      aria-expanded={props.node.isOpen}
      aria-posinset={props.node.place}
      aria-setsize={props.node.of}
      data-active={props.tree.active() === props.index ? '' : undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={press}
      onKeyDown={props.tree.onKeyDown}
    >
      <Dynamic component={props.node.isOpen ? ChevronDown : ChevronRight} class="i i-s" />
      <span class="clip">{props.node.label}</span>
      <span class="count">{groupedNumber(props.node.count)}</span>
    </div>
  )
}

export function TableItem(props: ItemProps<'table'>) {
  const shell = useShell()
  const location = useLocation()
  const path = () => tablePath(props.node.table)
  const isCurrent = () => `${location.pathname}/`.startsWith(`${path()}/`)
  const icon = () => {
    if (!props.node.table.addressable) return Lock
    return props.node.table.view ? Eye : Table2
  }
  const press = (event: MouseEvent) => {
    props.tree.setActive(props.index)
    shell.setTreeOpen(false)
    if (props.node.table.addressable) return
    event.preventDefault()
    props.tree.explain(props.node.table)
  }
  return (
    <A
      href={path()}
      role="treeitem"
      id={treeLineId(props.index)}
      class="tree-item"
      classList={{ locked: !props.node.table.addressable }}
      tabindex="-1"
      aria-level={2}
      aria-posinset={props.node.place}
      aria-setsize={props.node.of}
      aria-current={isCurrent() ? 'page' : undefined}
      data-active={props.tree.active() === props.index ? '' : undefined}
      title={titleOf(props.node.table)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={press}
    >
      <Dynamic component={icon()} class="i i-s" />
      <span class="clip">{shownName(props.node.table.name)}</span>
      <Show when={props.node.table.addressable}>
        <span class="count">
          <RowCount table={props.node.table} short />
        </span>
      </Show>
    </A>
  )
}

function titleOf({ addressable, comment }: TreeTable): string | undefined {
  return addressable ? (comment ?? undefined) : 'Its name is outside the rule of names'
}

type TreeTable = Extract<TreeNode, { kind: 'table' }>['table']
