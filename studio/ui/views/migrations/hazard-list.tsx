import Lock from 'lucide-solid/icons/lock'
import TriangleAlert from 'lucide-solid/icons/triangle-alert'
import { For, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { Hazard, HazardKind, MigrationScript } from '../../../api/migrations.ts'
import { HAZARD_WORDS } from '../../state/migrations/migration-words.ts'
import { groupedNumber } from '../../state/numbers.ts'

/** How a hazard looks: what is lost is danger, what only takes long is a warning. */
const LOOKS: Readonly<Record<HazardKind, 'danger' | 'warn'>> = {
  'data-loss': 'danger',
  rewrite: 'warn',
  'long-lock': 'warn',
  'non-transactional': 'warn',
}

const TITLES: Readonly<Record<HazardKind, string>> = {
  'data-loss': 'throws data away',
  rewrite: 'rewrites the table',
  'long-lock': 'holds a lock for long',
  'non-transactional': 'is not undone when a later one fails',
}

/** What hits no row of this database may hit some elsewhere, and is no danger here. */
export function hazardLook({ kind, rows }: Hazard): 'danger' | 'warn' | 'calm' {
  return rows === 0 ? 'calm' : LOOKS[kind]
}

const ORDER = ['danger', 'warn', 'calm'] as const

/** What the statements put at risk, in sentences with numbers, the worst first. */
export function HazardList(props: { script: MigrationScript }) {
  const hazards = () =>
    props.script.statements
      .flatMap(({ number, hazards: all }) => all.map((hazard) => ({ number, hazard })))
      .toSorted(
        (one, other) =>
          ORDER.indexOf(hazardLook(one.hazard)) - ORDER.indexOf(hazardLook(other.hazard)),
      )
  return (
    <Show when={hazards().length > 0}>
      <ul class="hazards" aria-label="Hazards">
        <For each={hazards()}>
          {({ number, hazard }) => <HazardLine number={number} hazard={hazard} />}
        </For>
      </ul>
    </Show>
  )
}

function HazardLine(props: { number: number; hazard: Hazard }) {
  const look = () => hazardLook(props.hazard)
  const rows = () => {
    const { rows: count } = props.hazard
    if (count === null) return ''
    if (count === 0) return ' No row of this database is hit.'
    return count === 1 ? ' 1 row is hit here.' : ` ${groupedNumber(count)} rows are hit here.`
  }
  return (
    <li class={`hazard ${look()}`}>
      <Dynamic component={look() === 'warn' ? Lock : TriangleAlert} class={`i ${look()}`} />
      <b>
        Statement {props.number} {TITLES[props.hazard.kind]}
      </b>
      <span class={`badge line ${look()}`}>{HAZARD_WORDS[props.hazard.kind]}</span>
      <p>
        <code>{props.hazard.object}</code>: {props.hazard.detail}
        {rows()}
      </p>
    </li>
  )
}
