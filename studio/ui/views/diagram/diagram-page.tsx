import { useLocation, useNavigate } from '@solidjs/router'
import { createEffect, createMemo, createSignal, on, Show } from 'solid-js'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { createDatabaseSource } from '../../state/diagram/database-source.ts'
import { createDiagramState, DiagramContext } from '../../state/diagram/diagram-state.ts'
import {
  type DiagramView,
  readDiagramView,
  writeDiagramView,
} from '../../state/diagram/diagram-view.ts'
import { groupedNumber } from '../../state/numbers.ts'
import { useStudio } from '../../state/studio.ts'
import '../../styles/diagram.css'
import { DiagramCanvas } from './diagram-canvas.tsx'
import { DiagramPanel } from './diagram-panel.tsx'
import { DiagramToolbar } from './diagram-toolbar.tsx'
import { EmptyDiagram } from './empty-diagram.tsx'
import { usePageTitle } from '../../state/frame/page-title.ts'

/** The tables and the foreign keys between them. Schema, selected table and depth are in the address. */
export function DiagramPage() {
  const studio = useStudio()
  return (
    <Show when={studio.meta.data()} fallback={<Waiting />}>
      {(meta) => <Diagram database={meta().address} />}
    </Show>
  )
}

function Waiting() {
  const studio = useStudio()
  return (
    <main class="sheet" id="main" aria-label="Diagram" aria-busy="true">
      <h1 class="sr">Diagram</h1>
      <FailureBanner failure={studio.meta.failure()} retry={studio.meta.refetch} class="strip" />
    </main>
  )
}

function Diagram(props: { database: string }) {
  const studio = useStudio()
  const [view, setView] = createAddressView()
  const source = createDatabaseSource(studio)
  const state = createDiagramState({ source, place: props.database, view, setView })
  usePageTitle(() => 'Diagram')
  createEffect(() => {
    const { tables, relations } = state.model()
    const end = `${groupedNumber(tables.length)} tables, ${groupedNumber(relations.length)} foreign keys`
    studio.setStatus({ notes: [], end: state.source.model() === undefined ? '' : end })
  })
  const isEmpty = () => state.source.model() !== undefined && state.model().tables.length === 0
  return (
    <DiagramContext.Provider value={state}>
      <main class="sheet has-diagram" id="main" aria-label="Diagram">
        <h1 class="sr">Diagram</h1>
        <DiagramToolbar />
        <FailureBanner
          failure={state.source.failure()}
          retry={state.source.refetch}
          class="strip"
        />
        <Show when={!isEmpty()} fallback={<EmptyDiagram />}>
          <DiagramCanvas />
        </Show>
      </main>
      <DiagramPanel />
    </DiagramContext.Provider>
  )
}

/** The view is in the address, but drawn before the address has changed: the focus cannot wait for it. */
function createAddressView() {
  const navigate = useNavigate()
  const location = useLocation()
  const written = createMemo(() => location.search)
  const read = () => readDiagramView(new URLSearchParams(written()))
  const [view, setView] = createSignal(read(), {
    equals: (one, other) => writeDiagramView(one) === writeDiagramView(other),
  })
  createEffect(on(written, () => setView(read()), { defer: true }))
  const change = (next: DiagramView) => {
    setView(next)
    navigate(`/diagram${writeDiagramView(next)}`, { replace: true })
  }
  return [view, change] as const
}
