import { For } from 'solid-js'
import type { Figure } from '../../../api/activity.ts'
import { byteText, groupedNumber } from '../../state/numbers.ts'

/** What the engine says of the database as a whole. */
export function DatabaseFigures(props: { figures: readonly Figure[] }) {
  return (
    <dl class="facts">
      <For each={props.figures}>
        {(figure) => (
          <div>
            <dt>{figure.label}</dt>
            <dd>{figureText(figure)}</dd>
          </div>
        )}
      </For>
    </dl>
  )
}

function figureText({ value, unit }: Figure): string {
  if (unit === 'text') return value
  return unit === 'bytes' ? byteText(Number(value)) : groupedNumber(Number(value))
}
