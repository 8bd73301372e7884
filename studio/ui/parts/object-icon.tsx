import Eye from 'lucide-solid/icons/eye'
import ListFilter from 'lucide-solid/icons/list-filter'
import ListOrdered from 'lucide-solid/icons/list-ordered'
import Shapes from 'lucide-solid/icons/shapes'
import SquareFunction from 'lucide-solid/icons/square-function'
import Table2 from 'lucide-solid/icons/table-2'
import Zap from 'lucide-solid/icons/zap'
import type { Component } from 'solid-js'
import { Dynamic } from 'solid-js/web'

const ICONS: Readonly<Record<string, Component<{ class?: string }>>> = {
  view: Eye,
  'materialized-view': Eye,
  routine: SquareFunction,
  trigger: Zap,
  index: ListFilter,
  sequence: ListOrdered,
  type: Shapes,
}

/** The kind of an object of a database; the word for it stands beside it. */
export function ObjectIcon(props: { kind: string }) {
  return <Dynamic component={ICONS[props.kind] ?? Table2} class="i i-s faint" />
}
