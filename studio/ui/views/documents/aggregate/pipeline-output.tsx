import { createSignal, For, Match, Show, Switch } from 'solid-js'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import {
  type AggregationState,
  useAggregation,
} from '../../../state/documents/aggregate/aggregation-state.ts'
import { documentsText } from '../../../state/documents/collection-state.ts'
import type { EjsonObject } from '../../../state/documents/ejson/ejson-value.ts'
import { durationText } from '../../../state/numbers.ts'
import { ExplainView } from '../explain/explain-view.tsx'
import { DocumentTable } from '../look/document-table.tsx'
import { DocumentTexts } from '../look/document-texts.tsx'

/** What comes out: of the whole pipeline once it was run, of one of its stages before, or the plan. */
export function PipelineOutput() {
  const state = useAggregation()
  return (
    <section class="agg-output" aria-label="Output of the pipeline">
      <Switch fallback={<StageOutputs />}>
        <Match when={state.shown() === 'plan'}>
          <ExplainView address={state.address()} query={{ pipeline: state.preview.pipeline() }} />
        </Match>
        <Match when={state.shown() === 'result' && hasRun(state)}>
          <FailureBanner failure={state.run.failure()} class="strip" />
          <Result />
        </Match>
      </Switch>
    </section>
  )
}

function hasRun({ run }: AggregationState): boolean {
  return run.isRunning() || run.result() !== undefined || run.failure() !== undefined
}

function Result() {
  const state = useAggregation()
  const said = () => {
    const { documents = [], milliseconds = 0, isTruncated } = state.run.result() ?? {}
    const first = isTruncated === true ? 'First ' : ''
    return `${first}${documentsText(documents.length)} · ${durationText(milliseconds)}`
  }
  return (
    <Show when={state.run.result()} fallback={<NothingYet />}>
      {(result) => (
        <Show
          when={result().written}
          fallback={<Documents title="Result" said={said()} documents={result().documents} />}
        >
          {(written) => (
            <div class="empty">
              <h2>
                Wrote <code>{written().collection}</code>
              </h2>
              <p>The pipeline ran in {durationText(result().milliseconds)}.</p>
            </div>
          )}
        </Show>
      )}
    </Show>
  )
}

function StageOutputs() {
  const state = useAggregation()
  const shown = () => shownStage(state)
  const said = () => {
    const input = state.preview.input()
    const from = input === undefined ? '' : ` · from the first ${input.toLocaleString('en-US')}`
    return `${documentsText(shown()?.documents.length ?? 0)} of a preview${from}`
  }
  return (
    <>
      <FailureBanner
        failure={state.preview.failure()}
        retry={state.preview.refresh}
        class="strip"
      />
      <Show when={shown()} fallback={<NothingYet />}>
        {(found) => <Documents title={found().title} said={said()} documents={found().documents} />}
      </Show>
    </>
  )
}

/** The stage that was chosen, or the last one that anything is known of. */
function shownStage({ shown, stages, preview }: AggregationState) {
  const known = stages.all.flatMap((stage, place) => {
    const output = preview.outputOf(stage.id)
    if (output === undefined || output.isSkipped || output.fault !== undefined) return []
    const title = `Stage ${place + 1}, ${stage.operator}`
    return [{ id: stage.id, title, documents: output.documents }]
  })
  return known.find(({ id }) => id === shown()) ?? known.at(-1)
}

function Documents(props: { title: string; said: string; documents: readonly EjsonObject[] }) {
  const [look, setLook] = createSignal<'text' | 'table'>('text')
  const looks = [
    { value: 'text', label: 'JSON' },
    { value: 'table', label: 'Table' },
  ] as const
  return (
    <>
      <div class="bar page-bar">
        <h2 class="strong clip">{props.title}</h2>
        <span class="meta clip grow">{props.said}</span>
        <div class="seg" role="group" aria-label="View">
          <For each={looks}>
            {({ value, label }) => (
              <button type="button" aria-pressed={look() === value} onClick={() => setLook(value)}>
                {label}
              </button>
            )}
          </For>
        </div>
      </div>
      <Show
        when={look() === 'text'}
        fallback={<DocumentTable documents={props.documents} label="Documents as a table" />}
      >
        <DocumentTexts documents={props.documents} label="Documents" style="shell" />
      </Show>
    </>
  )
}

function NothingYet() {
  const state = useAggregation()
  const isEmpty = () => state.stages.all.length === 0
  return (
    <div class="empty">
      <h2>{isEmpty() ? 'A pipeline has stages' : 'Nothing to show yet'}</h2>
      <p>
        {isEmpty()
          ? 'Each stage takes the documents of the one before and hands on what becomes of them. Add the first one, or paste a whole pipeline as text.'
          : 'Run the pipeline, or choose a stage that can be run.'}
      </p>
    </div>
  )
}
