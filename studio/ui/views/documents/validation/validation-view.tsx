import { createEffect, createSignal, on, Show } from 'solid-js'
import type { CollectionStats } from '../../../../api/documents/collections.ts'
import type { SampledSchema } from '../../../../api/documents/samples.ts'
import { Choice } from '../../../parts/choice.tsx'
import { FailureBanner } from '../../../parts/failure-banner.tsx'
import { useCollection } from '../../../state/documents/collection-state.ts'
import { useDocumentStudio } from '../../../state/documents/document-studio.ts'
import { readEjson } from '../../../state/documents/ejson/read-ejson.ts'
import { toldDocument } from '../../../state/documents/ejson/told-ejson.ts'
import { ejsonText } from '../../../state/documents/ejson/write-ejson.ts'
import { collectionApiPath } from '../../../state/documents/place/collection-address.ts'
import { proposeValidator } from '../../../state/documents/validation/propose-validator.ts'
import { createFetched } from '../../../state/fetched.ts'
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

interface Rules {
  readonly validator: string
  readonly validationLevel: string
  readonly validationAction: string
}

/** What documents must be: the validator as text, how strictly it is applied, and what it would refuse. */
export function ValidationView() {
  const studio = useDocumentStudio()
  const state = useCollection()
  const [rules, setRules] = createSignal<Rules>()
  const [failure, setFailure] = createSignal<unknown>()
  const [tried, setTried] = createSignal<string>()
  const [isBusy, setBusy] = createSignal(false)
  const told = createFetched(
    () => studio.ready() && state.address(),
    (address, signal) =>
      studio.api.get<CollectionStats>(collectionApiPath(address, '/stats'), { signal }),
  )
  createEffect(on(told.data, (stats) => stats && setRules(rulesOf(stats)), { defer: true }))
  const change = (part: Partial<Rules>) => {
    const before = rules()
    if (before !== undefined) setRules({ ...before, ...part })
  }
  const canonical = () => {
    const read = toldDocument(rules()?.validator.trim() || '{}')
    return 'message' in read ? undefined : ejsonText(read.value, { style: 'canonical' })
  }
  const fault = () => {
    const read = toldDocument(rules()?.validator.trim() || '{}')
    return 'message' in read ? read.message : undefined
  }
  const attempt = async (work: () => Promise<void>) => {
    setFailure(undefined)
    setBusy(true)
    try {
      await work()
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const propose = () =>
    attempt(async () => {
      const path = collectionApiPath(state.address(), '/schema-sample')
      const { fields } = await studio.api.send<SampledSchema>('POST', path, { body: {} })
      change({ validator: proposeValidator(fields) })
    })
  const save = () =>
    attempt(async () => {
      const { validationLevel, validationAction } = rules() ?? {}
      const body = { validator: canonical(), validationLevel, validationAction }
      await studio.api.send('PATCH', collectionApiPath(state.address()), { body })
      studio.noteWrite()
      told.refetch()
      studio.toasts.show({ tone: 'ok', text: 'Saved the validation' })
    })
  return (
    <>
      <div class="bar page-bar">
        <h2 class="strong grow">Validation</h2>
        <button
          type="button"
          class="btn quiet"
          disabled={isBusy() || rules() === undefined}
          onClick={() => void propose()}
        >
          Propose from a sample
        </button>
        <button
          type="button"
          class="btn"
          disabled={fault() !== undefined || rules() === undefined}
          onClick={() => setTried(canonical())}
        >
          Try
        </button>
        <Show when={studio.canWrite()}>
          <button
            type="button"
            class="btn primary"
            disabled={isBusy() || fault() !== undefined || rules() === undefined}
            onClick={() => void save()}
          >
            Save validation
          </button>
        </Show>
      </div>
      <FailureBanner failure={told.failure() ?? failure()} retry={told.refetch} class="strip" />
      <Show when={rules()}>
        {(found) => (
          <div class="validation">
            <section class="validation-rules" aria-label="Rules">
              <div class="validation-choices">
                <Choice
                  label="Level"
                  options={LEVELS}
                  value={found().validationLevel}
                  onChoose={(validationLevel) => change({ validationLevel })}
                />
                <Choice
                  label="Action"
                  options={ACTIONS}
                  value={found().validationAction}
                  onChoose={(validationAction) => change({ validationAction })}
                />
              </div>
              <QueryEditor
                isTall
                label="Validator"
                placeholder="{ $jsonSchema: { … } } or a filter that documents must match"
                text={found().validator}
                textRole="filter"
                isInvalid={fault() !== undefined}
                fields={() => studio.fields.of(state.address())}
                onText={(validator) => change({ validator })}
                onEnter={() => setTried(canonical())}
              />
              <Show when={fault()}>
                {(message) => (
                  <p class="find-fault" role="alert">
                    {message()}
                  </p>
                )}
              </Show>
            </section>
            <TrialView address={state.address()} validator={tried()} />
          </div>
        )}
      </Show>
    </>
  )
}

function rulesOf({ validator, validationLevel, validationAction }: CollectionStats): Rules {
  const value = validator === null ? undefined : readEjson(JSON.stringify(validator))
  const isEmpty = value?.kind !== 'object' || value.members.length === 0
  return {
    validator: isEmpty ? '' : ejsonText(value, { style: 'shell', isTall: true }),
    validationLevel: validationLevel ?? 'strict',
    validationAction: validationAction ?? 'error',
  }
}
