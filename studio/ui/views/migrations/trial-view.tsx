import Check from 'lucide-solid/icons/check'
import CircleX from 'lucide-solid/icons/circle-x'
import { Match, Show, Switch } from 'solid-js'
import type { Trial } from '../../../api/migrations.ts'
import { ChangeList } from './change-list.tsx'

const WORDS = { added: 'New', removed: 'Dropped', changed: 'Changed' } as const

/** What came of running the plan on a scratch database, and what the schema was afterwards. */
export function TrialView(props: { trial: Trial }) {
  return (
    <section class="trial" aria-label="Dry run">
      <h3 class="row">
        Dry run
        <Switch>
          <Match when={props.trial.state === 'passed'}>
            <span class="badge ok">
              <Check class="i" />
              Passed
            </span>
          </Match>
          <Match when={props.trial.state === 'refused'}>
            <span class="badge danger">
              <CircleX class="i" />
              Refused
            </span>
          </Match>
        </Switch>
      </h3>
      <p class="soft">{sentenceOf(props.trial)}</p>
      <Show when={props.trial.changes.length > 0}>
        <h3>What changes</h3>
        <ChangeList changes={props.trial.changes} words={WORDS} />
      </Show>
    </section>
  )
}

function sentenceOf({ state, reason, failed, changes }: Trial): string {
  if (state === 'untried') return `It was not tried: ${reason ?? ''}.`
  if (state === 'refused')
    return `The database refuses statement ${failed?.statement ?? ''} on a scratch database without rows.`
  const schema = changes.length === 0 ? ' The schema stays as it is.' : ''
  return `Ran on a scratch database without rows, after what is applied. This database was not touched.${schema}`
}
