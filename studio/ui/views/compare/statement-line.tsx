import Info from 'lucide-solid/icons/info'
import TriangleAlert from 'lucide-solid/icons/triangle-alert'
import { For, Show } from 'solid-js'
import type { Hazard, MigrationStatement } from '../../../api/migrations.ts'
import { highlightSql } from '../../state/code/highlight-sql.ts'
import { hazardText } from '../../state/compare/hazard-text.ts'
import { hazardLook } from '../migrations/hazard-list.tsx'

/** A statement with what it puts at risk beside it. */
export function StatementLine(props: { statement: MigrationStatement }) {
  return (
    <li class="line">
      <span class="sql">
        <For each={highlightSql(props.statement.text)}>
          {({ text, look }) => (look === '' ? text : <span class={look}>{text}</span>)}
        </For>
        ;
      </span>
      <Show when={props.statement.hazards.length > 0}>
        <span class="risks">
          <For each={props.statement.hazards}>{(hazard) => <Risk hazard={hazard} />}</For>
        </span>
      </Show>
    </li>
  )
}

function Risk(props: { hazard: Hazard }) {
  const look = () => hazardLook(props.hazard)
  return (
    <span class={`badge ${look()}`} title={`${props.hazard.object}: ${props.hazard.detail}`}>
      <Show when={look() === 'danger'} fallback={<Info class="i" />}>
        <TriangleAlert class="i" />
      </Show>
      {hazardText(props.hazard)}
      <span class="sr">. {props.hazard.detail}</span>
    </span>
  )
}
