import { createEffect, createSignal, onCleanup, Show } from 'solid-js'
import { failureLine } from '../../../state/api/api-failure.ts'
import type { OpenTransaction } from '../../../state/sql/run/transaction.ts'
import { useStudio } from '../../../state/studio.ts'
import { useSql } from '../sql-context.ts'

/** The transaction that is open: what it holds, how long it waits, and its two ends. */
export function TransactionBar() {
  const { session } = useSql()
  return <Show when={session.transaction.open()}>{(open) => <OpenBar transaction={open()} />}</Show>
}

function OpenBar(props: { transaction: OpenTransaction }) {
  const studio = useStudio()
  const { session } = useSql()
  const { transaction } = session
  const [now, setNow] = createSignal(Date.now())
  const timer = setInterval(() => setNow(Date.now()), 250)
  onCleanup(() => clearInterval(timer))
  const isRunning = () => session.run.runningSince() !== undefined
  const seconds = () => Math.max(0, Math.ceil((props.transaction.deadline - now()) / 1000))
  createEffect(() => {
    if (seconds() > 0 || isRunning() || transaction.isBusy()) return
    transaction.lose()
    const text = 'Rolled back: nothing was done in the transaction for a minute.'
    studio.toasts.show({ tone: 'danger', text })
  })
  const end = async (how: 'commit' | 'rollback') => {
    try {
      await transaction[how]()
      const text = how === 'commit' ? 'Committed' : 'Rolled back'
      studio.toasts.show({ tone: 'ok', text })
      studio.noteUndo()
      studio.tables.refetch()
    } catch (error) {
      const what = how === 'commit' ? 'Not committed' : 'Not rolled back'
      studio.toasts.show({ tone: 'danger', text: `${what}: ${failureLine(error)}.` })
    }
  }
  const runs = () => {
    const count = props.transaction.runs
    return count === 0 ? 'nothing run yet' : `${count} ${count === 1 ? 'run' : 'runs'}`
  }
  return (
    <section class="tx-bar" aria-label="Open transaction">
      <b class="strong">Transaction open</b>
      <span class="soft">{runs()}</span>
      <span class="soft clip" role="timer" aria-live="off">
        {isRunning() ? 'running' : `rolls back in ${seconds()} s unless something is run`}
      </span>
      <span class="grow" />
      <button
        type="button"
        class="btn small"
        disabled={isRunning() || transaction.isBusy()}
        onClick={() => void end('rollback')}
      >
        Roll back
      </button>
      <button
        type="button"
        class="btn small primary"
        disabled={isRunning() || transaction.isBusy()}
        onClick={() => void end('commit')}
      >
        Commit
      </button>
    </section>
  )
}
