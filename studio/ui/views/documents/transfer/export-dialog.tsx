import { createSignal, createUniqueId, For, Show } from 'solid-js'
import type { DocumentExport } from '../../../../api/documents/transfers.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { ExportProgress } from '../../table/export/export-progress.tsx'
import { documentsText, useCollection } from '../../../state/documents/collection-state.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { namedDocuments } from '../../../state/documents/edit/document-id.ts'
import { queryBody } from '../../../state/documents/find/find-body.ts'
import { collectionApiPath } from '../../../state/documents/place/collection-address.ts'
import { createFileRun, fileName } from '../../../state/export/file-run.ts'
import { writesToDisk } from '../../../state/export/file-target.ts'
import '../../../styles/bulk.css'

const FORMATS = [
  { format: 'ejson', label: 'Extended JSON', ending: 'json' },
  { format: 'ndjson', label: 'NDJSON', ending: 'ndjson' },
  { format: 'csv', label: 'CSV', ending: 'csv' },
] as const

type Scope = 'chosen' | 'found' | 'all'

/** Writes documents to a file, with the question which and how. */
export function ExportDialog(props: { onClose: () => void }) {
  const studio = useDocumentStudio()
  const state = useCollection()
  const run = createFileRun(studio.api)
  const group = createUniqueId()
  const chosen = () => state.pages.documents().filter(({ key }) => state.chosen().has(key))
  const query = () => queryBody(state.view())
  // What cannot be read finds nothing, and is not offered.
  const isNarrowed = () => !('message' in query()) && Object.keys(query()).length > 0
  const [format, setFormat] = createSignal<(typeof FORMATS)[number]>(FORMATS[0])
  const scopes = (): readonly { readonly scope: Scope; readonly label: string }[] => [
    ...(chosen().length > 0
      ? [{ scope: 'chosen' as const, label: `${documentsText(chosen().length)} chosen` }]
      : []),
    ...(isNarrowed() ? [{ scope: 'found' as const, label: 'What the find bar looks for' }] : []),
    { scope: 'all', label: 'All documents of the collection' },
  ]
  const [scope, setScope] = createSignal<Scope>(scopes()[0]?.scope ?? 'all')
  const body = (): DocumentExport => {
    const given = { format: format().format }
    if (scope() === 'chosen') return { ...given, ...namedDocuments(chosen()) }
    return scope() === 'found' ? { ...given, ...query() } : given
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (run.stage() === 'running') return
    const path = collectionApiPath(state.address(), '/export')
    const name = `${fileName(state.address().collection)}.${format().ending}`
    void run.start({ path, body: body(), name })
  }
  const close = () => {
    run.cancel()
    props.onClose()
  }
  return (
    <Dialog open label={`Export documents of ${state.address().collection}`} onClose={close}>
      <form onSubmit={submit}>
        <header>
          <h2>Export documents of {state.address().collection}</h2>
        </header>
        <div class="body">
          <fieldset class="bare options" disabled={run.stage() === 'running'}>
            <legend class="label">Documents</legend>
            <For each={scopes()}>
              {(each) => (
                <label class="tick">
                  <input
                    type="radio"
                    name={group}
                    checked={scope() === each.scope}
                    onChange={() => setScope(each.scope)}
                  />
                  {each.label}
                </label>
              )}
            </For>
          </fieldset>
          <div class="field">
            <span class="label" id={`${group}-format`}>
              Format
            </span>
            <div class="seg" role="group" aria-labelledby={`${group}-format`}>
              <For each={FORMATS}>
                {(each) => (
                  <button
                    type="button"
                    aria-pressed={format() === each}
                    onClick={() => setFormat(each)}
                  >
                    {each.label}
                  </button>
                )}
              </For>
            </div>
            <span class="hint">
              {format().format === 'csv'
                ? 'A column for each field; inner documents as Extended JSON.'
                : 'Canonical: every type comes back as it was.'}
            </span>
          </div>
          <ExportProgress run={run} />
        </div>
        <footer>
          <button type="button" class="btn" onClick={close}>
            {run.stage() === 'running' ? 'Cancel export' : 'Close'}
          </button>
          <Show when={run.stage() !== 'running'}>
            <button type="submit" class="btn primary">
              {writesToDisk() ? 'Export to a file…' : 'Export'}
            </button>
          </Show>
        </footer>
      </form>
    </Dialog>
  )
}
