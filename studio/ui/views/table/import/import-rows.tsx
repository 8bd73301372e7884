import { Show } from 'solid-js'
import '../../../styles/bulk.css'
import '../../../styles/import.css'
import { Dialog } from '../../../parts/dialog.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { useBulk } from '../../../state/bulk/bulk-state.ts'
import {
  createImportRun,
  type ImportRun,
  type ImportStage,
} from '../../../state/import/import-run.ts'
import { useStudio } from '../../../state/studio.ts'
import { WrittenAtOnce } from '../staged/written-at-once.tsx'
import { FileField } from './file-field.tsx'
import { ImportOptions } from './import-options.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportFaults, ImportStatus } from './import-result.tsx'

/** Adds the rows of a file, after it was shown where they go and what would fail. */
export function ImportRows() {
  const bulk = useBulk()
  const run = createImportRun(bulk.state, useStudio())
  const close = () => bulk.close()
  const title = () => `Import rows into ${bulk.state.table().name}`
  return (
    <Dialog open label={title()} class="dialog wide" onClose={close}>
      <header>
        <h2>{title()}</h2>
      </header>
      <div class="body">
        <WrittenAtOnce state={bulk.state} rows="Imported rows" />
        <FileField
          file={run.file()}
          formats="CSV, TSV, JSON or NDJSON"
          accept=".csv,.tsv,.txt,.json,.ndjson,.jsonl"
          disabled={run.stage() !== 'asking'}
          choose={(file) => void run.choose(file)}
        />
        <Show when={run.settings()}>
          {(settings) => <ImportOptions run={run} settings={settings()} />}
        </Show>
        <FailureBanner failure={run.preview.failure()} />
        <Show when={readPart(run)}>
          {(answer) => <ImportPreview run={run} answer={answer()} />}
        </Show>
        <ImportFaults run={run} />
        <FailureBanner failure={run.failure()} />
      </div>
      <Buttons run={run} close={close} />
    </Dialog>
  )
}

/** Of a file that cannot be read, what is known is of the one before, or of another way to read it. */
function readPart({ preview }: ImportRun) {
  return preview.failure() === undefined ? preview.data() : undefined
}

const CANCEL: Readonly<Record<ImportStage, string>> = {
  asking: 'Close',
  checking: 'Cancel check',
  importing: 'Cancel import',
  stopping: 'End it at once',
}

function Buttons(props: { run: ImportRun; close: () => void }) {
  const isBusy = () => props.run.stage() !== 'asking'
  const isReady = () => !isBusy() && readPart(props.run) !== undefined
  const canBegin = () => isReady() && !props.run.isWritten() && !isDone()
  const isDone = () => props.run.isImported() && props.run.progress()?.isOver === true
  return (
    <footer>
      <ImportStatus run={props.run} />
      <Show
        when={isBusy()}
        fallback={
          <button type="button" class="btn" onClick={() => props.close()}>
            Close
          </button>
        }
      >
        <button type="button" class="btn" onClick={() => props.run.cancel()}>
          {CANCEL[props.run.stage()]}
        </button>
      </Show>
      <button
        type="button"
        class="btn"
        disabled={!canBegin() || props.run.canGoOn()}
        onClick={() => void props.run.check()}
      >
        Check the whole file
      </button>
      <button
        type="button"
        class="btn primary"
        disabled={!canBegin() && !(isReady() && props.run.canGoOn())}
        onClick={() => void props.run.start()}
      >
        {props.run.canGoOn() && props.run.isWritten() ? 'Import the rest' : 'Import'}
      </button>
    </footer>
  )
}
