import { Show } from 'solid-js'
import { Choice } from '../../../parts/choice.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { useCollection } from '../../../state/documents/collection-state.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import {
  createValidationState,
  type Rules,
  type ValidationState,
} from '../../../state/documents/validation/validation-state.ts'
import { QueryEditor } from '../editor/query-editor.tsx'
import { TrialView } from './trial-view.tsx'
import '../../../styles/collection-parts.css'

const LEVELS = [
  { value: 'strict', label: 'Strict: every insert and update' },
  { value: 'moderate', label: 'Moderate: documents that are wrong already stay as they are' },
  { value: 'off', label: 'Off: nothing is checked' },
]

const ACTIONS = [
  { value: 'error', label: 'Error: refuse the document' },
  { value: 'warn', label: 'Warn: take it and write to the log' },
]

/** What documents must be: the validator as text, how strictly it is applied, and what it would refuse. */
export function ValidationView() {
  const { address } = useCollection()
  const state = createValidationState(useDocumentStudio(), address)
  return (
    <>
      <ValidationBar state={state} />
      <FailureBanner failure={state.failure()} retry={state.reload} class="strip" />
      <Show when={state.rules()}>
        {(rules) => (
          <div class="validation">
            <RulesForm state={state} rules={rules()} />
            <TrialView address={address()} validator={state.tried()} />
          </div>
        )}
      </Show>
    </>
  )
}

function ValidationBar(props: { state: ValidationState }) {
  const studio = useDocumentStudio()
  const isReady = () => props.state.rules() !== undefined && !props.state.isBusy()
  const isReadable = () => isReady() && props.state.fault() === undefined
  return (
    <div class="bar page-bar validation-bar">
      <h2 class="strong grow">Validation</h2>
      <button
        type="button"
        class="btn quiet"
        disabled={!isReady()}
        onClick={() => void props.state.propose()}
      >
        Propose from a sample
      </button>
      <button type="button" class="btn" disabled={!isReadable()} onClick={props.state.attempt}>
        Try
      </button>
      <Show when={studio.canWrite()}>
        <button
          type="button"
          class="btn primary"
          disabled={!isReadable()}
          onClick={() => void props.state.save()}
        >
          Save validation
        </button>
      </Show>
    </div>
  )
}

function RulesForm(props: { state: ValidationState; rules: Rules }) {
  const studio = useDocumentStudio()
  const { address } = useCollection()
  return (
    <section class="validation-rules" aria-label="Rules">
      <div class="validation-choices">
        <Choice
          label="Level"
          options={LEVELS}
          value={props.rules.validationLevel}
          onChoose={(validationLevel) => props.state.change({ validationLevel })}
        />
        <Choice
          label="Action"
          options={ACTIONS}
          value={props.rules.validationAction}
          onChoose={(validationAction) => props.state.change({ validationAction })}
        />
      </div>
      <QueryEditor
        isTall
        label="Validator"
        placeholder="{ $jsonSchema: { … } } or a filter that documents must match"
        text={props.rules.validator}
        textRole="filter"
        isInvalid={props.state.fault() !== undefined}
        fields={() => studio.fields.of(address())}
        onText={(validator) => props.state.change({ validator })}
        onEnter={props.state.attempt}
      />
      <Show when={props.state.fault()}>
        {(message) => (
          <p class="find-fault" role="alert">
            {message()}
          </p>
        )}
      </Show>
    </section>
  )
}
