import { For, Show } from 'solid-js'
import { askedParameters, givenText } from '../../../state/sql/document/parameter-value.ts'
import { statementAt, withComments } from '../../../state/sql/document/statement-at.ts'
import { useSql } from '../sql-context.ts'

const MOST_SHOWN = 2

/** The parameters of the statement at the cursor, with the values that they were given last. */
export function ParameterChip() {
  const { session, flow } = useSql()
  const parameters = () => {
    const statements = withComments(session.analysis()?.statements ?? [], session.text())
    const found = statementAt(statements, session.document().cursor)
    return askedParameters(found?.parameters ?? [])
  }
  const rest = () => parameters().length - MOST_SHOWN
  return (
    <Show when={parameters().length > 0}>
      <span class="sep" />
      <button
        type="button"
        class="btn quiet params"
        title="Give values and run the statement"
        onClick={() => void flow.start('statement', 'run')}
      >
        <For each={parameters().slice(0, MOST_SHOWN)}>
          {({ label }) => (
            <span class="mono clip">
              <span class="k-binary">{label}</span> = {givenText(session.document().params[label])}
            </span>
          )}
        </For>
        <Show when={rest() > 0}>
          <span class="faint">and {rest()} more</span>
        </Show>
      </button>
    </Show>
  )
}
