import { createSignal, Show } from 'solid-js'
import { Dialog } from '../../../parts/dialog.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { createJobRun } from '../../../state/keys/job-run.ts'
import { useKeyStudio } from '../../../state/keys/key-studio.ts'
import { counted, totalText } from '../../../state/keys/key-words.ts'
import { groupedNumber } from '../../../state/numbers.ts'
import { TextField } from './text-field.tsx'

/** Deletes all keys that fit a pattern: they are counted first, and the number is typed. */
export function DeleteByPattern(props: { onClose: () => void }) {
  const studio = useKeyStudio()
  const run = createJobRun(studio.api)
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
    if (done?.state !== 'done') return
    const takenBack = done.undoId === null ? ', more than is kept for undo' : ''
    studio.toasts.show({ tone: 'ok', text: `Deleted ${counted(done.deleted, 'key')}${takenBack}` })
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
          <div aria-live="polite">
            <Show when={run.job()}>
              {(job) => (
                <p>
                  {job().state === 'cancelled' ? 'Cancelled. ' : ''}
                  {job().kind === 'count' ? 'Found' : 'Deleted'}{' '}
                  {counted(job().kind === 'count' ? job().found : job().deleted, 'key')}, scanned{' '}
                  {groupedNumber(job().scanned)} of {totalText(job().total)}.
                </p>
              )}
            </Show>
          </div>
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
