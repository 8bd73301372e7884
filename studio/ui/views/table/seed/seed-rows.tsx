import { createSignal, Show } from 'solid-js'
import '../../../styles/bulk.css'
import { Dialog } from '../../../parts/dialog.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { useBulk } from '../../../state/bulk/bulk-state.ts'
import { createSeedRun } from '../../../state/bulk/seed-run.ts'
import { groupedNumber } from '../../../state/numbers.ts'
import { useStudio } from '../../../state/studio.ts'
import { WrittenAtOnce } from '../staged/written-at-once.tsx'

const USUAL = 100
const MOST = 100_000

/** Adds made-up rows to the table, with the question how many. */
export function SeedRows() {
  const bulk = useBulk()
  const studio = useStudio()
  const { state } = bulk
  const run = createSeedRun(studio.api)
  const [count, setCount] = createSignal(String(USUAL))
  const wanted = () => (/^[1-9]\d{0,7}$/.test(count()) ? Number(count()) : undefined)
  const isRunning = () => run.rows() !== undefined
  const close = () => {
    run.cancel()
    bulk.close()
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const rows = wanted()
    if (rows === undefined || rows > MOST || isRunning()) return
    const added = await run.start(state.table(), { count: rows })
    if (added === undefined) return
    studio.toasts.show({ tone: 'ok', text: `Added ${groupedNumber(added)} made-up rows` })
    studio.rowCounts.forget()
    state.pages.reload()
    bulk.close()
  }
  return (
    <Dialog open label={`Add made-up rows to ${state.table().name}`} onClose={close}>
      <form onSubmit={(event) => void submit(event)}>
        <header>
          <h2>Add made-up rows to {state.table().name}</h2>
        </header>
        <div class="body">
          <WrittenAtOnce state={state} rows="Made-up rows" />
          <FailureBanner failure={run.failure()} />
          <div class="field">
            <label for="seed-count">Rows</label>
            <div class="input">
              <input
                id="seed-count"
                inputmode="numeric"
                autocomplete="off"
                disabled={isRunning()}
                value={count()}
                onInput={(event) => setCount(event.currentTarget.value.trim())}
              />
            </div>
            <p class="hint">
              At most 100,000 at a time. They obey the keys and the conditions of the table, and
              refer to rows that are there. All of them are added or none; the journal does not take
              them back.
            </p>
          </div>
          <Show when={run.rows()}>
            {(rows) => (
              <progress
                aria-label="Rows that are made"
                max={wanted() ?? 1}
                value={Math.min(rows(), wanted() ?? 1)}
              />
            )}
          </Show>
        </div>
        <footer>
          <button type="button" class="btn" onClick={close}>
            {isRunning() ? 'Cancel' : 'Close'}
          </button>
          <button
            type="submit"
            class="btn primary"
            disabled={isRunning() || wanted() === undefined || (wanted() ?? 0) > MOST}
          >
            {isRunning() ? 'Adding rows' : 'Add rows'}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
