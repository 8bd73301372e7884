import { useParams } from '@solidjs/router'
import { createEffect, createMemo, Show } from 'solid-js'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { onReturn } from '../../state/connection/on-return.ts'
import { createMedia } from '../../state/browser/media.ts'
import { createStored } from '../../state/browser/stored.ts'
import { createStructureState, StructureContext } from '../../state/structure/structure-state.ts'
import { toldFailure } from '../../state/connection/told-failure.ts'
import { useStudio } from '../../state/studio.ts'
import type { TableAddress } from '../../state/table-address.ts'
import { CodePanel } from './code-panel.tsx'
import { CodeSections } from './code-sections.tsx'
import { ColumnSection } from './column-section.tsx'
import { ConstraintSection } from './constraint-section.tsx'
import { DependencySection } from './dependency-section.tsx'
import { ForeignKeySection } from './foreign-key-section.tsx'
import { IndexHints } from './index-hints.tsx'
import { IndexSection } from './index-section.tsx'
import { StructureFacts } from './structure-facts.tsx'
import { StructureToolbar } from './structure-toolbar.tsx'
import { usePageTitle } from '../../state/frame/page-title.ts'
import '../../styles/structure.css'

/** How a table is made: columns, keys, indexes, what refers to it, and the code that is made of it. */
export function StructurePage() {
  const parameters = useParams<{ schema: string; name: string }>()
  const table = createMemo(() => ({
    schema: decodeURIComponent(parameters.schema),
    name: decodeURIComponent(parameters.name),
  }))
  // One table is never shown under the name of another, while its own parts are on their way.
  return (
    <Show when={table()} keyed>
      {(shown) => <TableStructure table={shown} />}
    </Show>
  )
}

function TableStructure(props: { table: TableAddress }) {
  const studio = useStudio()
  const table = () => props.table
  const state = createStructureState(studio, table)
  const isWide = createMedia('(min-width: 1200px)')
  const [isPanelOpen, setPanelOpen] = createStored(localStorage, 'quarry-code-panel', true, isFlag)
  onReturn(studio.connection, state.reload)
  createEffect(() => studio.tabs.openTable(table()))
  usePageTitle(() => `${table().name} structure`)
  createEffect(() => {
    studio.setStatus({ notes: [], end: '' })
  })
  return (
    <StructureContext.Provider value={state}>
      <main class="sheet" id="main" aria-label={`Structure of ${table().name}`}>
        <h1 class="sr">{table().name} structure</h1>
        <StructureToolbar
          panel={isWide() ? { isOpen: isPanelOpen(), setOpen: setPanelOpen } : undefined}
        />
        <FailureBanner
          failure={toldFailure(studio.connection, state.schema.failure())}
          retry={state.reload}
          class="strip"
        />
        <div class="scroll">
          <Show when={state.schema.data()}>
            <StructureFacts />
            <IndexHints />
            <ColumnSection />
            <ConstraintSection />
            <IndexSection />
            <ForeignKeySection />
            <DependencySection />
            <Show when={!isWide()}>
              <CodeSections />
            </Show>
          </Show>
        </div>
      </main>
      <Show when={isWide() && isPanelOpen()}>
        <CodePanel onClose={() => setPanelOpen(false)} />
      </Show>
    </StructureContext.Provider>
  )
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean'
}
