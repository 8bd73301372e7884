import { A } from '@solidjs/router'
import Check from 'lucide-solid/icons/check'
import CircleAlert from 'lucide-solid/icons/circle-alert'
import CircleCheck from 'lucide-solid/icons/circle-check'
import FileX from 'lucide-solid/icons/file-x'
import TriangleAlert from 'lucide-solid/icons/triangle-alert'
import { Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { Migration } from '../../../api/migrations.ts'
import {
  agoText,
  shortChecksum,
  STATE_WORDS,
  statementsText,
} from '../../state/migrations/migration-words.ts'
import { useMigrations } from '../../state/migrations/migrations-state.ts'
import { durationText } from '../../state/numbers.ts'

/** A migration as a link; `ordinal` is its place among those that are pending. */
export function MigrationItem(props: { migration: Migration; ordinal?: number }) {
  const state = useMigrations()
  const isChosen = () => state.chosen()?.id === props.migration.id
  return (
    <li>
      <A
        class="migration"
        href={`/migrations/${props.migration.id}`}
        aria-current={isChosen() ? 'true' : undefined}
      >
        <Show when={props.ordinal} fallback={<PastLine migration={props.migration} />}>
          {(ordinal) => <PendingLine migration={props.migration} ordinal={ordinal()} />}
        </Show>
      </A>
    </li>
  )
}

function PendingLine(props: { migration: Migration; ordinal: number }) {
  const about = () => {
    const { id, progress, statements } = props.migration
    const count = statementsText(statements ?? 0)
    if (progress === null) return `${id} · ${count}`
    return `${id} · stopped behind ${progress.done} of ${count}`
  }
  return (
    <>
      <span class="ord">{props.ordinal}</span>
      <b class="clip">{props.migration.name}</b>
      <RiskBadge migration={props.migration} />
      <span class="sub">{about()}</span>
    </>
  )
}

function RiskBadge(props: { migration: Migration }) {
  const count = () => props.migration.risks.length
  return (
    <Show
      when={props.migration.state !== 'failed' && !props.migration.late}
      fallback={
        <span class="badge danger">
          <CircleAlert class="i" />
          {props.migration.late ? 'Late' : STATE_WORDS.failed}
        </span>
      }
    >
      <Show
        when={count() > 0}
        fallback={
          <span class="badge ok">
            <Check class="i" />
            Safe
          </span>
        }
      >
        <span class="badge danger">
          <TriangleAlert class="i" />
          {count()} {count() === 1 ? 'hazard' : 'hazards'}
        </span>
      </Show>
    </Show>
  )
}

const MARKS = {
  applied: { icon: CircleCheck, look: 'ok' },
  edited: { icon: TriangleAlert, look: 'warn' },
  missing: { icon: FileX, look: 'warn' },
  failed: { icon: CircleAlert, look: 'danger' },
  pending: { icon: CircleAlert, look: 'danger' },
} as const

function PastLine(props: { migration: Migration }) {
  const mark = () => MARKS[props.migration.state]
  return (
    <>
      <Dynamic component={mark().icon} class={`i ${mark().look}`} />
      <span class="clip">{props.migration.name}</span>
      <span class="end">
        <Show
          when={props.migration.state === 'applied'}
          fallback={<span class="badge warn">{STATE_WORDS[props.migration.state]}</span>}
        >
          <time title={props.migration.finished ?? ''}>
            {agoText(props.migration.finished ?? '', Date.now())}
          </time>
        </Show>
      </span>
      <span class="sub row">
        <span>{props.migration.id}</span>
        <code title="Checksum">{shortChecksum(props.migration.checksum)}</code>
        <span class="grow" />
        <Show when={props.migration.duration}>
          {(duration) => <span>{durationText(duration())}</span>}
        </Show>
      </span>
    </>
  )
}
