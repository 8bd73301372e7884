import Copy from 'lucide-solid/icons/copy'
import Workflow from 'lucide-solid/icons/workflow'
import { createMemo, createSignal, Show } from 'solid-js'
import type { PlanNode } from '../../../../../api/sql.ts'
import { copyAndTell } from '../../../../state/browser/copy-and-tell.ts'
import { planLines, stepDuration } from '../../../../state/sql/results/plan-lines.ts'
import type { ShownResult } from '../../../../state/sql/run/script-run.ts'
import { useStudio } from '../../../../state/studio.ts'
import { TimingMark } from '../timing-mark.tsx'
import { PlanTree } from './plan-tree.tsx'

/** How the database carries a statement out: as a tree, or as the engine wrote it. */
export function PlanView(props: { shown: ShownResult; plan: PlanNode; place: number }) {
  const studio = useStudio()
  const [form, setForm] = createSignal<'tree' | 'text'>('tree')
  const lines = createMemo(() => planLines(props.plan))
  const text = () => props.shown.result.planText ?? ''
  const isMeasured = () => lines().some(({ ownMs }) => ownMs !== undefined)
  const said = () => {
    if (!isMeasured()) return 'estimated, not run'
    const { milliseconds } = props.plan
    return milliseconds === null ? 'measured' : `measured, ${stepDuration(milliseconds)}`
  }
  return (
    <section class="result" aria-label={`Result ${props.place + 1}, plan`}>
      <header>
        <span class="ord">{props.place + 1}</span>
        <b class="strong">Plan</b>
        <span class="meta">{said()}</span>
        <TimingMark shown={props.shown} />
        <span class="grow" />
        <fieldset class="seg bare" aria-label={`Show result ${props.place + 1} as`}>
          <button type="button" aria-pressed={form() === 'tree'} onClick={() => setForm('tree')}>
            <Workflow class="i i-s" />
            Plan
          </button>
          <button type="button" aria-pressed={form() === 'text'} onClick={() => setForm('text')}>
            Text
          </button>
        </fieldset>
        <button
          type="button"
          class="icon small"
          aria-label="Copy the text of the plan"
          title="Copy the text of the plan"
          onClick={() => void copyAndTell(studio, text(), 'Plan copied')}
        >
          <Copy class="i" />
        </button>
      </header>
      <Show
        when={form() === 'tree'}
        fallback={
          <pre class="code plan-text" tabindex="0">
            {text()}
          </pre>
        }
      >
        <PlanTree lines={lines()} isMeasured={isMeasured()} />
      </Show>
    </section>
  )
}
