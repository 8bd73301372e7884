import Search from 'lucide-solid/icons/search'
import type { TreeState } from '../../../state/tree/tree-state.ts'

/** The field above a tree that leaves out what is not called so; the arrow down leads from it into the tree. */
export function TreeFilter<Node>(props: {
  tree: TreeState<Node>
  /** Of the element of the tree. */
  treeId: string
  label: string
  placeholder: string
  text: string
  setText: (text: string) => void
}) {
  const intoTree = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || props.tree.nodes().length === 0) return
    event.preventDefault()
    document.getElementById(props.treeId)?.focus()
  }
  return (
    <div class="side-find">
      <label class="input quiet small">
        <Search class="i i-s" />
        <span class="sr">{props.label}</span>
        <input
          type="search"
          placeholder={props.placeholder}
          value={props.text}
          onInput={(event) => {
            props.setText(event.currentTarget.value)
            props.tree.goTo(0)
          }}
          onKeyDown={intoTree}
        />
      </label>
    </div>
  )
}

/** What stands in the place of a tree without lines. */
export function noLinesText(text: string, nothing: string): string {
  return text.trim() === '' ? nothing : `Nothing is called like “${text}”`
}
