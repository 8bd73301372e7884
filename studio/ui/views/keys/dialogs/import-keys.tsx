import CircleCheck from 'lucide-solid/icons/circle-check'
import { For, Show } from 'solid-js'
import '../../../styles/import.css'
import { Dialog } from '../../../parts/dialog.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { counted } from '../../../state/keys/key-words.ts'
import {
  createKeyImportRun,
  type KeyImportRun,
} from '../../../state/keys/transfer/key-import-run.ts'
import type { KeyProgress } from '../../../state/keys/transfer/send-keys.ts'
import { groupedNumber } from '../../../state/numbers.ts'
import { ChoiceField } from './choice-field.tsx'

/** Writes the keys of a file, after all of it was looked at. */
export function ImportKeys(props: { onClose: () => void }) {
  const studio = useKeyStudio()
  const run = createKeyImportRun(studio)
  const close = () => {
    run.cancel()
    props.onClose()
  }
  const isBusy = () => run.stage() !== 'asking'
  const isDone = () => run.progress()?.isOver === true
  const isReady = () => {
    const check = run.check()
    return !isBusy() && !isDone() && check?.isOver === true && check.faultCount === 0
  }
  return (
    <Dialog open label="Import keys" onClose={close}>
      <header>
        <h2>Import keys into db{studio.database() ?? 0}</h2>
      </header>
      <div class="body">
        <label class="field">
          <span class="label">File of an export</span>
          <input
            type="file"
            accept=".ndjson,.jsonl,.json"
            disabled={isBusy()}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? []
              if (file !== undefined) void run.choose(file)
            }}
          />
        </label>
        <Progress run={run} />
        <Show when={run.isCancelled()}>
          <p role="status">
            {run.progress() === undefined
              ? 'The check was cancelled. Choose the file again to check all of it.'
              : 'Cancelled. Keys of the part that was being sent may be written too.'}
          </p>
        </Show>
        <Show when={!isDone() && run.check()}>
          {(check) => <Check run={run} check={check()} />}
        </Show>
        <Show when={run.progress()}>{(progress) => <Result progress={progress()} />}</Show>
        <FailureBanner failure={run.failure()} />
      </div>
      <footer>
        <Show
          when={isBusy()}
          fallback={
            <button type="button" class="btn" onClick={close}>
              Close
            </button>
          }
        >
          <button type="button" class="btn" onClick={run.cancel}>
            {run.stage() === 'checking' ? 'Cancel check' : 'Cancel import'}
          </button>
        </Show>
        <button
          type="button"
          class="btn primary"
          disabled={!isReady()}
          onClick={() => void run.start()}
        >
          Import
        </button>
      </footer>
    </Dialog>
  )
}

function Progress(props: { run: KeyImportRun }) {
  const size = () => props.run.file()?.size ?? 0
  const done = () =>
    (props.run.stage() === 'checking' ? props.run.check() : props.run.progress())?.bytes ?? 0
  return (
    <Show when={props.run.stage() !== 'asking'}>
      <progress max={size()} value={done()} aria-label="How much of the file has been read" />
    </Show>
  )
}

const CHOICES = [
  { value: 'skip', label: 'Leave them as they are' },
  { value: 'replace', label: 'Replace them by those of the file' },
] as const

/** What the file holds, and what is to become of keys that are there already. */
function Check(props: { run: KeyImportRun; check: KeyProgress }) {
  const known = () => props.check.skipped
  return (
    <>
      <p role="status">
        The file has {counted(props.check.keys, 'key')}
        {props.check.isOver ? '.' : ' so far.'}{' '}
        <Show when={known() > 0}>
          {groupedNumber(known())} of them {known() === 1 ? 'is' : 'are'} there already.
        </Show>
        <Show when={props.check.unreachable > 0}>
          It names {counted(props.check.unreachable, 'key')} more, which the export could not reach.
        </Show>
      </p>
      <Show when={known() > 0}>
        <ChoiceField
          label="Keys that are there already"
          options={CHOICES}
          value={props.run.onConflict()}
          disabled={props.run.stage() === 'importing'}
          onChoose={(value) => props.run.setOnConflict(value === 'replace' ? 'replace' : 'skip')}
        />
        <Show when={props.run.onConflict() === 'replace'}>
          <p class="warn">What is replaced cannot be taken back.</p>
        </Show>
      </Show>
      <Faults progress={props.check} told="so that nothing is written" />
    </>
  )
}

function Result(props: { progress: KeyProgress }) {
  return (
    <>
      <p role="status" class="row">
        <Show when={props.progress.isOver}>
          <CircleCheck class="i ok" />
        </Show>
        <span>
          Wrote {counted(props.progress.written, 'key')}, {groupedNumber(props.progress.replaced)}{' '}
          of them instead of others, and left {groupedNumber(props.progress.skipped)} as they were.
        </span>
      </p>
      <Faults progress={props.progress} told="so that the import has ended there" />
    </>
  )
}

function Faults(props: { progress: KeyProgress; told: string }) {
  return (
    <Show when={props.progress.faultCount > 0}>
      <p class="danger">
        {counted(props.progress.faultCount, 'line')} cannot be read, {props.told}:
      </p>
      <ul class="faults">
        <For each={props.progress.faults}>
          {({ line, message }) => (
            <li>
              Line {groupedNumber(line)}: {message}
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}
