import { useNavigate, useParams } from '@solidjs/router'
import { createEffect, createMemo, Show } from 'solid-js'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { toldFailure } from '../../state/connection/told-failure.ts'
import { createDesignState, DesignContext } from '../../state/design/design-state.ts'
import { useStudio } from '../../state/studio.ts'
import { decodedSegment, type TableAddress } from '../../state/table-address.ts'
import { ColumnForm } from './column-form.tsx'
import { DesignFooter } from './design-footer.tsx'
import { DesignPreview } from './design-preview.tsx'
import { DesignToolbar } from './design-toolbar.tsx'
import { StatementForm } from './statement-form.tsx'
import { usePageTitle } from '../../state/frame/page-title.ts'
import '../../styles/differences.css'
import '../../styles/migrations.css'
import '../../styles/design.css'

/** A table in a form: the result is an edit of its schema file and a migration, both shown before they are written. */
export function DesignPage() {
  const parameters = useParams<{ schema?: string; name?: string }>()
  const table = createMemo((): TableAddress | 'new' => {
    const { schema, name } = parameters
    if (schema === undefined || name === undefined) return 'new'
    return { schema: decodedSegment(schema), name: decodedSegment(name) }
  })
  return (
    <Show when={table()} keyed>
      {(shown) => <TableDesign table={shown === 'new' ? undefined : shown} />}
    </Show>
  )
}

function TableDesign(props: { table: TableAddress | undefined }) {
  const studio = useStudio()
  const navigate = useNavigate()
  const state = createDesignState(studio, () => props.table)
  const title = () => (props.table === undefined ? 'New table' : `Design of ${props.table.name}`)
  usePageTitle(title)
  createEffect(() => {
    studio.setStatus({ notes: [], end: state.design.data()?.file ?? '' })
  })
  createEffect(() => {
    if (props.table !== undefined) studio.tabs.openTable(props.table)
  })
  const isThere = () => props.table === undefined || state.design.data() !== undefined
  const written = (id: string) => {
    studio.toasts.show({ tone: 'ok', text: 'Written: the schema file and 2 files of a migration' })
    studio.migrations.refetch()
    navigate(`/migrations/${id}`)
  }
  return (
    <DesignContext.Provider value={state}>
      <main class="sheet" id="main" aria-label={title()}>
        <h1 class="sr">{title()}</h1>
        <DesignToolbar />
        <FailureBanner
          failure={toldFailure(studio.connection, state.design.failure())}
          retry={state.design.refetch}
          class="strip"
        />
        <Show when={isThere()}>
          <div class="design">
            <div class="scroll design-form">
              <ColumnForm />
              <StatementForm />
            </div>
            <section class="scroll steps design-result" aria-labelledby="design-result">
              <h2 class="sr" id="design-result">
                What is written
              </h2>
              <FailureBanner failure={state.draft.failure()} />
              <DesignPreview />
            </section>
          </div>
          <DesignFooter onWritten={written} />
        </Show>
      </main>
    </DesignContext.Provider>
  )
}
