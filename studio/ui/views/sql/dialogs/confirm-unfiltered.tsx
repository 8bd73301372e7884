import TriangleAlert from 'lucide-solid/icons/triangle-alert'
import { For } from 'solid-js'
import { Dialog } from '../../../parts/dialog.tsx'
import type { ReadRun } from '../../../state/sql/run/run-flow.ts'
import { useSql } from '../sql-context.ts'

const DONE = { update: 'Update every row', delete: 'Delete every row' } as const

/** An UPDATE or DELETE without WHERE is rarely meant. */
export function ConfirmUnfiltered(props: { run: ReadRun }) {
  const { flow, session, view } = useSql()
  const all = () => props.run.statements.filter(({ unfiltered }) => unfiltered)
  const label = () => {
    const [first, ...others] = all()
    if (others.length > 0) return `Run ${all().length} statements without WHERE`
    return first?.kind === 'delete' ? DONE.delete : DONE.update
  }
  const close = () => {
    flow.drop()
    view()?.focus()
  }
  return (
    <Dialog open label="Every row is changed" onClose={close}>
      <header>
        <h2>Every row is changed</h2>
      </header>
      <div class="body">
        <p>
          {all().length === 1 ? 'The statement has no WHERE' : 'The statements have no WHERE'}: it
          reaches all rows of its table.{' '}
          {session.transaction.open() === undefined
            ? 'What it writes is kept at once, and undo does not reach statements. In a transaction it could be rolled back.'
            : 'The open transaction can still be rolled back.'}
        </p>
        <For each={all()}>
          {({ start, end }) => (
            <pre class="code statement">
              <TriangleAlert class="i warn" />
              {props.run.query.slice(start, end).trim()}
            </pre>
          )}
        </For>
      </div>
      <footer>
        <button type="button" class="btn" autofocus onClick={close}>
          Cancel
        </button>
        <button type="button" class="btn danger" onClick={() => void flow.confirm()}>
          {label()}
        </button>
      </footer>
    </Dialog>
  )
}
