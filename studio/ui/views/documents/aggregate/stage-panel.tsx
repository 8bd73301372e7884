import Bookmark from 'lucide-solid/icons/bookmark'
import Code from 'lucide-solid/icons/code'
import Play from 'lucide-solid/icons/play'
import Plus from 'lucide-solid/icons/plus'
import { For, Show } from 'solid-js'
import { useAggregation } from '../../../state/documents/aggregate/aggregation-state.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { durationText } from '../../../state/numbers.ts'
import { QueryEditor } from '../editor/query-editor.tsx'
import { StageCard } from './stage-card.tsx'

export interface PipelineActs {
  readonly run: () => void
  readonly addStage: () => void
  readonly save: () => void
  readonly code: () => void
}

const FORMS = [
  { form: 'stages', label: 'Stages' },
  { form: 'text', label: 'Text' },
] as const

/** The stages, one below the other or as one text, and what can be done with them. */
export function StagePanel(props: { acts: PipelineActs }) {
  const state = useAggregation()
  return (
    <section class="agg-stages" aria-label="Stages of the pipeline">
      <div class="bar">
        <h2 class="strong clip grow">{state.saved()?.name ?? 'Pipeline'}</h2>
        <button
          type="button"
          class="icon"
          aria-label="Code for the driver"
          title="Code for the driver"
          disabled={state.fault() !== undefined}
          onClick={props.acts.code}
        >
          <Code class="i" />
        </button>
        <button
          type="button"
          class="icon"
          aria-label="Save the pipeline"
          title="Save the pipeline (Ctrl+S)"
          disabled={!state.canSave()}
          onClick={props.acts.save}
        >
          <Bookmark class="i" />
        </button>
        <div class="seg" role="group" aria-label="Write the pipeline as">
          <For each={FORMS}>
            {({ form, label }) => (
              <button
                type="button"
                aria-pressed={state.form() === form}
                disabled={form === 'stages' && state.textFault() !== undefined}
                onClick={() => state.setForm(form)}
              >
                {label}
              </button>
            )}
          </For>
        </div>
      </div>
      <Show when={state.form() === 'stages'} fallback={<PipelineText run={props.acts.run} />}>
        <StageCards acts={props.acts} />
      </Show>
      <Foot acts={props.acts} />
    </section>
  )
}

function StageCards(props: { acts: PipelineActs }) {
  const state = useAggregation()
  return (
    <div class="stages">
      <ol>
        <For each={state.stages.all}>
          {(stage) => <StageCard stage={stage} run={props.acts.run} />}
        </For>
      </ol>
      <button type="button" class="btn quiet add-stage" onClick={props.acts.addStage}>
        <Plus class="i" />
        Add stage
      </button>
    </div>
  )
}

/** Whoever adds a stage chooses its operator next. */
export function focusLastStage(): void {
  const choices = document.querySelectorAll<HTMLElement>('.stage .select')
  choices[choices.length - 1]?.focus()
}

function PipelineText(props: { run: () => void }) {
  const studio = useDocumentStudio()
  const state = useAggregation()
  return (
    <div class="stages agg-text">
      <QueryEditor
        isTall
        label="The pipeline as text"
        placeholder="[ { $match: { … } } ]"
        text={state.text()}
        textRole="pipeline"
        isInvalid={state.textFault() !== undefined}
        fields={() => studio.fields.of(state.address())}
        onText={state.setText}
        onEnter={props.run}
      />
      <Show when={state.textFault()}>
        {(fault) => (
          <p class="stage-fault" role="alert">
            {fault()}
          </p>
        )}
      </Show>
    </div>
  )
}

function Foot(props: { acts: PipelineActs }) {
  const studio = useDocumentStudio()
  const state = useAggregation()
  const said = () => {
    const took = state.preview.took()
    return state.fault() ?? (took === undefined ? '' : `Preview ${durationText(took)}`)
  }
  const mayRun = () =>
    state.fault() === undefined && (state.written() === undefined || studio.canWrite())
  return (
    <div class="bar bar-foot">
      <span class="meta grow clip">{said()}</span>
      <button
        type="button"
        class="btn small"
        disabled={state.fault() !== undefined || state.written() !== undefined}
        onClick={() => state.show('plan')}
      >
        Explain
      </button>
      <Show
        when={state.run.isRunning()}
        fallback={
          <button
            type="button"
            class="btn primary small"
            disabled={!mayRun()}
            title="Run the pipeline (Ctrl+Enter)"
            onClick={props.acts.run}
          >
            <Play class="i i-s" />
            {state.written() === undefined ? 'Run' : 'Run…'}
          </button>
        }
      >
        <button type="button" class="btn small" onClick={state.run.cancel}>
          Cancel
        </button>
      </Show>
    </div>
  )
}
