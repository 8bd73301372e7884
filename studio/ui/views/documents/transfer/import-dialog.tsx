import CircleCheck from 'lucide-solid/icons/circle-check'
import { For, Show } from 'solid-js'
import { Choice } from '../../../parts/choice.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { documentsText, useCollection } from '../../../state/documents/collection-state.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { readEjson } from '../../../state/documents/ejson/read-ejson.ts'
import {
  createDocumentImport,
  type DocumentImportRun,
  type ImportFormat,
} from '../../../state/documents/transfer/import-documents.ts'
import { byteText } from '../../../state/numbers.ts'
import { FileField } from '../../table/import/file-field.tsx'
import { DocumentTexts } from '../look/document-texts.tsx'
import '../../../styles/bulk.css'
import '../../../styles/import.css'

const FORMATS: readonly { readonly value: ImportFormat; readonly label: string }[] = [
  { value: 'ejson', label: 'Extended JSON: a list' },
  { value: 'ndjson', label: 'NDJSON: a document a line' },
  { value: 'csv', label: 'CSV: names of fields in the first line' },
]

const CONFLICTS = [
  { value: 'error', label: 'An identifier that is there: stop' },
  { value: 'skip', label: 'An identifier that is there: leave it out' },
]

/** Inserts the documents of a file: the first ones are looked at before anything is written. */
export function ImportDialog(props: { onClose: () => void }) {
  const state = useCollection()
  const run = createDocumentImport(useDocumentStudio(), state.address)
  const close = () => {
    run.cancel()
    props.onClose()
  }
  const hasWritten = () => (run.progress()?.undoIds.length ?? 0) > 0
  // What was begun is not begun again: its first documents are there already.
  const mayStart = () => run.isRunning() || !(hasWritten() || run.progress()?.isOver === true)
  return (
    <Dialog
      open
      class="dialog wide"
      label={`Import documents into ${state.address().collection}`}
      onClose={close}
    >
      <header>
        <h2>Import documents into {state.address().collection}</h2>
      </header>
      <div class="body">
        <FileField
          file={run.file()}
          formats="Extended JSON, NDJSON or CSV"
          accept=".csv,.json,.ejson,.ndjson,.jsonl,.txt"
          disabled={run.isRunning()}
          choose={(file) => void run.choose(file)}
        />
        <Show when={run.file()}>
          <Settings run={run} />
        </Show>
        <FailureBanner failure={run.failure() ?? run.preview.failure()} />
        <Progress run={run} />
        <Show when={run.file() && run.progress() === undefined && run.preview.data()}>
          <Preview run={run} />
        </Show>
      </div>
      <footer>
        <Show when={hasWritten() && !run.isRunning()}>
          <button type="button" class="btn quiet" onClick={() => void run.undo()}>
            Undo the import
          </button>
        </Show>
        <button type="button" class="btn" onClick={close}>
          {run.isRunning() ? 'Cancel import' : 'Close'}
        </button>
        <Show when={mayStart()}>
          <button
            type="button"
            class="btn primary"
            disabled={run.isRunning() || (run.preview.data()?.faultCount ?? 1) > 0}
            onClick={() => void run.start()}
          >
            Import
          </button>
        </Show>
      </footer>
    </Dialog>
  )
}

function Settings(props: { run: DocumentImportRun }) {
  const setFormat = (value: string) => {
    const format = FORMATS.find((each) => each.value === value)?.value
    if (format !== undefined) props.run.setFormat(format)
  }
  return (
    <fieldset class="bare import-choices" disabled={props.run.isRunning()}>
      <legend class="sr">How the file is read</legend>
      <Choice
        label="Format of the file"
        options={FORMATS}
        value={props.run.format()}
        onChoose={setFormat}
      />
      <Choice
        label="Documents that are there already"
        options={CONFLICTS}
        value={props.run.onConflict()}
        onChoose={(value) => props.run.setOnConflict(value === 'skip' ? 'skip' : 'error')}
      />
    </fieldset>
  )
}

function Preview(props: { run: DocumentImportRun }) {
  const told = () => props.run.preview.data()
  const sample = () =>
    (told()?.sample ?? []).flatMap((each) => {
      const value = readEjson(JSON.stringify(each))
      return value.kind === 'object' ? [value] : []
    })
  return (
    <>
      <Faults faults={told()?.faults ?? []} />
      <Show when={sample().length > 0}>
        <div class="import-sample">
          <span class="label">The first documents of the file</span>
          <DocumentTexts documents={sample()} label="First documents of the file" style="shell" />
        </div>
      </Show>
    </>
  )
}

function Faults(props: {
  faults: readonly { readonly document: number; readonly message: string }[]
}) {
  return (
    <Show when={props.faults.length > 0}>
      <div class="banner danger" role="alert">
        <div class="body">
          <b>The file cannot be imported as it is.</b>
          <For each={props.faults.slice(0, 5)}>
            {({ document, message }) => (
              <p>
                Document {document + 1}: {message}.
              </p>
            )}
          </For>
        </div>
      </div>
    </Show>
  )
}

function Progress(props: { run: DocumentImportRun }) {
  const size = () => props.run.file()?.size ?? 0
  return (
    <Show when={props.run.progress()}>
      {(progress) => (
        <>
          <Show
            when={progress().isOver}
            fallback={
              <>
                <progress max={size()} value={progress().bytes} aria-label="Import" />
                <p class="meta">
                  {byteText(progress().bytes)} of {byteText(size())},{' '}
                  {documentsText(progress().inserted)} inserted
                </p>
              </>
            }
          >
            <div class="banner ok" role="status">
              <CircleCheck class="i" />
              <div class="body">
                Inserted {documentsText(progress().inserted)}
                <Show when={progress().skipped > 0}>
                  , left out {documentsText(progress().skipped)}
                </Show>
                .
              </div>
            </div>
          </Show>
          <Faults faults={progress().faults} />
        </>
      )}
    </Show>
  )
}
