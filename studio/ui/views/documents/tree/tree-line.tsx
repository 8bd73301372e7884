import { A, useLocation } from '@solidjs/router'
import Braces from 'lucide-solid/icons/braces'
import ChevronDown from 'lucide-solid/icons/chevron-down'
import ChevronRight from 'lucide-solid/icons/chevron-right'
import Database from 'lucide-solid/icons/database'
import Eye from 'lucide-solid/icons/eye'
import { Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { collectionPath } from '../../../state/documents/place/collection-address.ts'
import type { DatabaseLine } from '../../../state/documents/tree/database-tree.ts'
import { byteText, shortCount } from '../../../state/numbers.ts'
import { shownName } from '../../../state/tables/shown-name.ts'

import { useShell } from '../../shell/shell-state.ts'
import { treeLineId } from '../../shell/tree/tree-lines.tsx'
import type { DatabaseTree } from './database-tree.ts'

interface LineProps<Kind extends DatabaseLine['kind']> {
  readonly line: Extract<DatabaseLine, { kind: Kind }>
  readonly index: number
  readonly tree: DatabaseTree
}

export function DatabaseItem(props: LineProps<'database'>) {
  return (
    <div
      role="treeitem"
      id={treeLineId(props.index)}
      class="tree-item database"
      tabindex="-1"
      aria-level={1}
      aria-expanded={props.line.isOpen}
      aria-posinset={props.line.place}
      aria-setsize={props.line.of}
      data-active={props.tree.active() === props.index ? '' : undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        props.tree.setActive(props.index)
        props.tree.toggle(props.line.database.name)
      }}
      onKeyDown={props.tree.onKeyDown}
    >
      <Dynamic component={props.line.isOpen ? ChevronDown : ChevronRight} class="i i-s" />
      <Database class="i i-s" />
      <span class="clip">{shownName(props.line.database.name)}</span>
      <Show when={props.line.database.size}>
        {(size) => <span class="count">{byteText(size())}</span>}
      </Show>
    </div>
  )
}

export function CollectionItem(props: LineProps<'collection'>) {
  const shell = useShell()
  const location = useLocation()
  const path = () =>
    collectionPath({ database: props.line.database, collection: props.line.collection.name })
  const isCurrent = () => `${location.pathname}/`.startsWith(`${path()}/`)
  // The server answers the number that it keeps, which is not that of a count.
  const count = () => shortCount({ value: props.line.collection.documents, mode: 'estimated' })
  return (
    <A
      href={path()}
      role="treeitem"
      id={treeLineId(props.index)}
      class="tree-item collection"
      tabindex="-1"
      aria-level={2}
      aria-posinset={props.line.place}
      aria-setsize={props.line.of}
      aria-current={isCurrent() ? 'page' : undefined}
      data-active={props.tree.active() === props.index ? '' : undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        props.tree.setActive(props.index)
        shell.setTreeOpen(false)
      }}
    >
      <Dynamic component={props.line.collection.type === 'view' ? Eye : Braces} class="i i-s" />
      <span class="clip">{shownName(props.line.collection.name)}</span>
      <Show when={props.line.collection.capped}>
        <span class="badge">capped</span>
      </Show>
      <span class="count">{count()}</span>
    </A>
  )
}
