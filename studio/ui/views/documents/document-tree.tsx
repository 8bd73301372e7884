import Plus from 'lucide-solid/icons/plus'
import { createSignal, Show } from 'solid-js'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { toldFailure } from '../../state/connection/told-failure.ts'
import { useDocumentStudio } from '../../state/documents/document-studio.ts'
import type { DatabaseLine } from '../../state/documents/tree/database-tree.ts'
import { CreateDatabase } from './dialogs/create-database.tsx'
import { noLinesText, TreeFilter } from '../shell/tree/tree-filter.tsx'
import { TreeLines } from '../shell/tree/tree-lines.tsx'
import { CollectionItem, DatabaseItem } from './tree/tree-line.tsx'
import { createDatabaseTree, type DatabaseTree } from './tree/database-tree.ts'

const TREE = 'side-databases'

/** The databases and their collections as a tree of one tab stop; only those in sight exist. */
export function DocumentTree() {
  const studio = useDocumentStudio()
  const tree = createDatabaseTree()
  const [isCreating, setCreating] = createSignal(false)
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
      <TreeFilter
        tree={tree}
        treeId={TREE}
        label="Filter collections"
        placeholder="Filter collections"
        text={tree.text()}
        setText={tree.setText}
      />
      <div class="side-scroll" ref={tree.sight.setElement} onScroll={() => tree.sight.onScroll()}>
        <FailureBanner
          failure={toldFailure(studio.connection, studio.databases.failure())}
          retry={studio.databases.refetch}
        />
        <Show
          when={tree.nodes().length > 0}
          fallback={<p class="tree-none">{noLinesText(tree.text(), 'No databases yet')}</p>}
        >
          <TreeLines tree={tree} id={TREE} label="Databases">
            {(line, index) => <Line line={line()} index={index} tree={tree} />}
          </TreeLines>
        </Show>
      </div>
      <CreateDatabase open={isCreating()} onClose={() => setCreating(false)} />
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
