import { createSignal, Show, untrack } from 'solid-js'
import type { Kind } from '../../../../api/cell.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { type BuilderMove, withMovedPart } from '../../../state/grid/find/builder-moves.ts'
import {
  type BuilderGroup,
  builderTree,
  builtFilter,
} from '../../../state/grid/find/builder-tree.ts'
import { DEEPEST, depthOf, MOST_NODES, nodesOf } from '../../../state/grid/find/filter-tree.ts'
import { filterWords } from '../../../state/grid/find/filter-words.ts'
import { useFind } from '../../../state/grid/find/find-state.ts'
import { BuilderContext } from './builder-context.ts'
import { BuilderGroupView } from './builder-group.tsx'

/** Groups of conditions with and, or, not. The rows change when the filter is applied. */
export function FilterBuilder() {
  const find = useFind()
  return (
    <Dialog
      open={find.isBuilderOpen()}
      label="Filter"
      class="dialog builder"
      onClose={() => find.setBuilderOpen(false)}
    >
      <Builder onClose={() => find.setBuilderOpen(false)} />
    </Dialog>
  )
}

function Builder(props: { onClose: () => void }) {
  const find = useFind()
  const { view, setView } = find.table
  let made = 0
  const nextId = () => {
    made += 1
    return `node-${made}`
  }
  const kindOf = (name: string): Kind =>
    find.columns().find((column) => column.name === name)?.kind ?? 'text'
  const [root, setRoot] = createSignal(
    untrack(() => builderTree(view().filter, { kindOf, nextId })),
  )
  const [isTried, setTried] = createSignal(false)
  let body: HTMLDivElement | undefined
  const result = () => builtFilter(root(), kindOf)
  const reasons = () => {
    const built = result()
    return isTried() && built.kind === 'incomplete' ? built.reasons : new Map<string, string>()
  }
  const focus = (id: string) =>
    queueMicrotask(() => body?.querySelector<HTMLElement>(`[data-node="${id}"]`)?.focus())
  const move = (id: string, way: BuilderMove) => {
    setRoot(withMovedPart(root(), id, way, { nextId }))
    focus(id)
  }
  const apply = () => {
    setTried(true)
    const built = result()
    if (built.kind === 'incomplete' || tooMuch(root(), kindOf) !== undefined) return
    setView({ ...view(), filter: built.filter })
    find.setBarShown(true)
    props.onClose()
  }
  return (
    <BuilderContext.Provider value={{ root, setRoot, reasons, nextId, move, focus }}>
      <header>Filter</header>
      <div class="body" ref={body}>
        <BuilderGroupView group={root()} depth={1} isRoot />
        <Words root={root()} kindOf={kindOf} />
      </div>
      <footer>
        <span class="meta grow hide-phone">
          <kbd>Alt</kbd> and arrows move a part, <kbd>Delete</kbd> removes it
        </span>
        <button type="button" class="btn" onClick={() => props.onClose()}>
          Cancel
        </button>
        <button type="button" class="btn primary" onClick={apply}>
          Apply filter
        </button>
      </footer>
    </BuilderContext.Provider>
  )
}

/** The filter in words, or why it cannot be applied. */
function Words(props: { root: BuilderGroup; kindOf: (name: string) => Kind }) {
  const find = useFind()
  const built = () => builtFilter(props.root, props.kindOf)
  const words = () => {
    const result = built()
    if (result.kind === 'incomplete') return 'Something is still to be filled in.'
    return result.filter === undefined ? 'Every row.' : filterWords(result.filter, find.columns())
  }
  return (
    <Show
      when={tooMuch(props.root, props.kindOf)}
      fallback={<p class="meta builder-words">{words()}</p>}
    >
      {(reason) => (
        <p class="danger" role="alert">
          {reason()}
        </p>
      )}
    </Show>
  )
}

function tooMuch(root: BuilderGroup, kindOf: (name: string) => Kind): string | undefined {
  const built = builtFilter(root, kindOf)
  const filter = built.kind === 'filter' ? built.filter : undefined
  if (filter === undefined) return undefined
  const isTooMuch = depthOf(filter) > DEEPEST || nodesOf(filter) > MOST_NODES
  if (!isTooMuch) return undefined
  return `A filter has at most ${MOST_NODES} parts on ${DEEPEST} levels; NOT counts as one.`
}
