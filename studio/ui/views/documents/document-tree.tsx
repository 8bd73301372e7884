import Plus from 'lucide-solid/icons/plus'
import Search from 'lucide-solid/icons/search'
import { createSignal, For, Show } from 'solid-js'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { toldFailure } from '../../state/connection/told-failure.ts'
import { useDocumentStudio } from '../../state/documents/document-studio.ts'
import type { DatabaseLine } from '../../state/documents/tree/database-tree.ts'
import { CreateDatabase } from './dialogs/create-database.tsx'
import { CollectionItem, DatabaseItem, lineId } from './tree/tree-line.tsx'
import { createDatabaseTree, type DatabaseTree } from './tree/tree-state.ts'

/** The databases and their collections as a tree of one tab stop; only those in sight exist. */
export function DocumentTree() {
  const studio = useDocumentStudio()
  const tree = createDatabaseTree()
  const [isCreating, setCreating] = createSignal(false)
  const intoTree = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || tree.lines().length === 0) return
    event.preventDefault()
    document.getElementById('side-databases')?.focus()
  }
  return (
    <div class="side-tree">
      <div class="side-head">
        <span>Databases</span>
        <Show when={studio.canWrite()}>
          <button
            type="button"
            class="icon small"
            aria-label="Create database"
            title="Create database"
            onClick={() => setCreating(true)}
          >
            <Plus class="i" />
          </button>
        </Show>
      </div>
      <div class="side-find">
        <label class="input quiet small">
          <Search class="i i-s" />
          <span class="sr">Filter collections</span>
          <input
            type="search"
            placeholder="Filter collections"
            value={tree.text()}
            onInput={(event) => tree.setText(event.currentTarget.value)}
            onKeyDown={intoTree}
          />
        </label>
      </div>
      <div class="side-scroll" ref={tree.sight.setElement} onScroll={() => tree.sight.onScroll()}>
        <FailureBanner
          failure={toldFailure(studio.connection, studio.databases.failure())}
          retry={studio.databases.refetch}
        />
        <Show
          when={tree.lines().length > 0}
          fallback={<p class="tree-none">{noneText(tree.text())}</p>}
        >
          <Tree tree={tree} />
        </Show>
      </div>
      <CreateDatabase open={isCreating()} onClose={() => setCreating(false)} />
    </div>
  )
}

function noneText(text: string): string {
  return text.trim() === '' ? 'No databases yet' : `Nothing is called like “${text}”`
}

function Tree(props: { tree: DatabaseTree }) {
  return (
    // biome-ignore lint/a11y/useAriaActivedescendantWithTabindex: it knows the attribute as tabIndex only
    <div
      class="tree"
      id="side-databases"
      role="tree"
      tabindex="0"
      aria-label="Databases"
      aria-activedescendant={lineId(props.tree.active())}
      onKeyDown={props.tree.onKeyDown}
      onFocus={() => props.tree.sight.reveal(props.tree.active())}
    >
      <div role="none" style={{ height: `${props.tree.sight.before()}px` }} />
      <For each={props.tree.sight.indexes()}>
        {(index) => (
          <Show when={props.tree.lines()[index]}>
            {(line) => <Line line={line()} index={index} tree={props.tree} />}
          </Show>
        )}
      </For>
      <div role="none" style={{ height: `${props.tree.sight.behind()}px` }} />
    </div>
  )
}

function Line(props: { line: DatabaseLine; index: number; tree: DatabaseTree }) {
  const database = () => (props.line.kind === 'database' ? props.line : undefined)
  const collection = () => (props.line.kind === 'collection' ? props.line : undefined)
  return (
    <>
      <Show when={database()}>
        {(line) => <DatabaseItem line={line()} index={props.index} tree={props.tree} />}
      </Show>
      <Show when={collection()}>
        {(line) => <CollectionItem line={line()} index={props.index} tree={props.tree} />}
      </Show>
    </>
  )
}
