import { createSignal, Show } from 'solid-js'
import type { Job } from '../../../../api/keys/jobs.ts'
import { Dialog } from '../../../parts/dialog.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { createJobRun, type JobRun } from '../../../state/keys/job-run.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { counted, totalText } from '../../../state/keys/key-words.ts'
import { groupedNumber } from '../../../state/numbers.ts'
import { useTakeBack } from '../use-take-back.ts'
import { TextField } from './text-field.tsx'

/** Deletes all keys that fit a pattern: they are counted first, and the number is typed. */
export function DeleteByPattern(props: { onClose: () => void }) {
  const studio = useKeyStudio()
  const run = createJobRun(studio.api)
  const takeBack = useTakeBack()
  const [match, setMatch] = createSignal(studio.tree.pattern())
  const [typed, setTyped] = createSignal('')
  const counts = () => run.job()?.kind === 'count' && run.job()?.state === 'done'
  const found = () => run.job()?.found ?? 0
  const isReady = () => counts() && found() > 0 && typed().replaceAll(',', '') === String(found())
  const body = () => ({ database: studio.database(), match: match() })
  const count = () => void run.start('/api/keys/delete', { ...body(), dryRun: true })
  const remove = async () => {
    const done = await run.start('/api/keys/delete', { ...body(), confirm: match() })
    studio.noteWrite()
    if (done === undefined) return
    studio.noteUndo()
    if (done.state !== 'done') return
    studio.toasts.show({
      ...{ tone: 'ok', text: `Deleted ${counted(done.deleted, 'key')}${unkept(done)}` },
      action: takeBack(done.undoId),
    })
    props.onClose()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (run.isRunning()) return
    if (isReady()) void remove()
    else if (!counts() && match() !== '') count()
  }
  return (
    <Dialog open label="Delete keys by a pattern" onClose={props.onClose}>
      <form onSubmit={submit}>
        <header>
          <h2>Delete keys by a pattern</h2>
        </header>
        <div class="body">
          <TextField
            label={`Pattern in db${studio.database() ?? 0}, such as session:*`}
            value={match()}
            onInput={(text) => {
              setMatch(text)
              run.forget()
            }}
          />
          <Outcome run={run} />
          <Show when={counts() && found() > 0}>
            <TextField
              label={`Type ${found()} to delete that many keys`}
              value={typed()}
              onInput={setTyped}
            />
          </Show>
          <FailureBanner failure={run.failure() ?? (run.job()?.error || undefined)} />
        </div>
        <footer>
          <Show
            when={run.isRunning()}
            fallback={
              <button type="button" class="btn" onClick={() => props.onClose()}>
                Cancel
              </button>
            }
          >
            <button type="button" class="btn" onClick={run.stop}>
              Stop
            </button>
          </Show>
          <Show
            when={counts() && found() > 0}
            fallback={
              <button
                type="submit"
                class="btn primary"
                disabled={match() === '' || run.isRunning()}
              >
                Count keys
              </button>
            }
          >
            <button type="submit" class="btn danger" disabled={!isReady() || run.isRunning()}>
              Delete {counted(found(), 'key')}
            </button>
          </Show>
        </footer>
      </form>
    </Dialog>
  )
}

/** How far the work has come. What a deletion that broke off has deleted is taken back where that is said. */
function Outcome(props: { run: JobRun }) {
  const takeBack = useTakeBack()
  const brokenOff = () => {
    const job = props.run.job()
    if (job?.kind !== 'delete' || job.state === 'running' || job.state === 'done') return undefined
    return takeBack(job.undoId)
  }
  return (
    <>
      <div aria-live="polite">
        <Show when={props.run.job()}>
          {(job) => (
            <p>
              {job().state === 'cancelled' ? 'Cancelled. ' : ''}
              {job().kind === 'count' ? 'Found' : 'Deleted'}{' '}
              {counted(job().kind === 'count' ? job().found : job().deleted, 'key')}, scanned{' '}
              {groupedNumber(job().scanned)} of {totalText(job().total)}
              {props.run.isRunning() ? '' : unkept(job())}.
            </p>
          )}
        </Show>
      </div>
      <Show when={brokenOff()}>
        {(undo) => (
          <button
            type="button"
            class="btn small"
            onClick={() => {
              undo().run()
              props.run.forget()
            }}
          >
            Undo
          </button>
        )}
      </Show>
    </>
  )
}

function unkept({ kind, deleted, undoId }: Job): string {
  return kind === 'delete' && deleted > 0 && undoId === null ? ', more than is kept for undo' : ''
}
