import { type Accessor, For, type JSX, Show } from 'solid-js'
import type { TreeState } from '../../../state/tree/tree-state.ts'

/** The lines are one tab stop, so that the tree says by id which of them is active. */
export function treeLineId(index: number): string {
  return `tree-line-${index}`
}

/** The lines of a tree that are in sight, with room for the others before and behind them. */
export function TreeLines<Node>(props: {
  tree: TreeState<Node>
  id: string
  label: string
  class?: string
  /** Several lines can be chosen. */
  isMultiple?: boolean
  onKeyDown?: (event: KeyboardEvent) => void
  children: (node: Accessor<Node>, index: number) => JSX.Element
}) {
  const { sight, active, nodes } = props.tree
  return (
    // biome-ignore lint/a11y/useAriaActivedescendantWithTabindex: it knows the attribute as tabIndex only
    <div
      class={`tree ${props.class ?? ''}`}
      id={props.id}
      role="tree"
      tabindex="0"
      aria-label={props.label}
      aria-multiselectable={props.isMultiple}
      aria-activedescendant={treeLineId(active())}
      onKeyDown={props.onKeyDown ?? props.tree.onKeyDown}
      onFocus={() => sight.reveal(active())}
    >
      <div role="none" style={{ height: `${sight.before()}px` }} />
      <For each={sight.indexes()}>
        {(index) => <Show when={nodes()[index]}>{(node) => props.children(node, index)}</Show>}
      </For>
      <div role="none" style={{ height: `${sight.behind()}px` }} />
    </div>
  )
}
