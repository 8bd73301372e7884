import { Match, Show, Switch } from 'solid-js'
import { groupedNumber } from '../../../state/numbers.ts'
import { rolledBackFrom } from '../../../state/sql/run/failure-text.ts'
import type { ShownResult } from '../../../state/sql/run/script-run.ts'
import { useSql } from '../sql-context.ts'
import { PlanView } from './plan/plan-view.tsx'
import { RowsView } from './rows-view.tsx'
import { TimingMark } from './timing-mark.tsx'

/** What one statement gave: its rows, its plan, or how many rows it changed. */
export function ResultView(props: { shown: ShownResult; place: number }) {
  const result = () => props.shown.result
  const hasRows = () => result().columns.length > 0
  return (
    <Switch fallback={<ChangeView shown={props.shown} place={props.place} />}>
      <Match when={result().plan}>
        {(plan) => <PlanView shown={props.shown} plan={plan()} place={props.place} />}
      </Match>
      <Match when={hasRows()}>
        <RowsView shown={props.shown} place={props.place} />
      </Match>
    </Switch>
  )
}

/** A statement without rows. */
function ChangeView(props: { shown: ShownResult; place: number }) {
  const { session } = useSql()
  const result = () => props.shown.result
  const isRolledBack = () => {
    const failure = session.run.failure()
    const from = failure && rolledBackFrom(failure)
    return from !== undefined && props.place >= from
  }
  const isChange = () => /^(?:INSERT|UPDATE|DELETE|MERGE|REPLACE|COPY)/.test(result().command)
  const rows = () => {
    const { rowCount } = result()
    return `${groupedNumber(rowCount)} ${rowCount === 1 ? 'row' : 'rows'}`
  }
  return (
    <section class="result is-change" aria-label={`Result ${props.place + 1}`}>
      <header>
        <span class="ord">{props.place + 1}</span>
        <b class="strong">{result().command || 'Done'}</b>
        <Show when={isChange()}>
          <span class="soft">{rows()} changed</span>
        </Show>
        <Show when={isRolledBack()}>
          <span class="badge warn">rolled back</span>
        </Show>
        <TimingMark shown={props.shown} />
      </header>
    </section>
  )
}
