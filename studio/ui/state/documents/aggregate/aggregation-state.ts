import { type Accessor, createContext, createEffect, createSignal, on, useContext } from 'solid-js'
import type { FieldName } from '../complete/complete-text.ts'
import type { DocumentStudio } from '../document-studio.ts'
import { toldEjson } from '../ejson/told-ejson.ts'
import { type CollectionAddress, collectionId } from '../place/collection-address.ts'
import {
  pipelineText,
  readPipeline,
  sentPipeline,
  type WrittenCollection,
  writtenBy,
} from './pipeline.ts'
import { createPipelinePreview, fieldsOf, type PipelinePreview } from './pipeline-preview.ts'
import { createPipelineRun, type PipelineRun } from './pipeline-run.ts'
import { createStageList, type StageList } from './stage-list.ts'
import { bodyOfNew } from './stage-operators.ts'

export type PipelineForm = 'stages' | 'text'

/** What is shown beside the stages: the result, the plan, or what comes out of one of them. */
export type ShownOutput = 'result' | 'plan' | number

/** A pipeline that is being written, stage by stage or as text. */
export interface AggregationState {
  readonly address: Accessor<CollectionAddress>
  readonly stages: StageList
  readonly preview: PipelinePreview
  readonly run: PipelineRun
  readonly form: Accessor<PipelineForm>
  readonly setForm: (form: PipelineForm) => void
  readonly text: Accessor<string>
  readonly setText: (text: string) => void
  readonly textFault: Accessor<string | undefined>
  readonly shown: Accessor<ShownOutput>
  readonly show: (shown: ShownOutput) => void
  /** Adds a stage that is written next; at the end where no place is told. */
  readonly addStage: (place?: number) => void
  /** Whether it can be read again once it is saved: all of its stages can, those that are off too. */
  readonly canSave: Accessor<boolean>
  /** The saved query that it comes from. */
  readonly saved: Accessor<SavedName | undefined>
  readonly setSaved: (saved: SavedName | undefined) => void
  /** Why it cannot be run; undefined: it can. */
  readonly fault: Accessor<string | undefined>
  readonly written: Accessor<WrittenCollection | undefined>
  readonly pipeline: () => string
  readonly fieldsAt: (id: number) => Promise<readonly FieldName[]>
}

export interface SavedName {
  readonly id: string
  readonly name: string
}

export function createAggregationState(
  studio: DocumentStudio,
  address: Accessor<CollectionAddress>,
): AggregationState {
  const id = collectionId(address())
  const kept = studio.pipelines.of(id)
  const stages = createStageList(kept?.stages ?? [])
  const [form, setForm] = createSignal<PipelineForm>('stages')
  const [text, setText] = createSignal('')
  const [textFault, setTextFault] = createSignal<string>()
  const [shown, show] = createSignal<ShownOutput>(stages.all.at(-1)?.id ?? 'result')
  const [saved, setSaved] = createSignal<SavedName | undefined>(savedOf(kept))
  const preview = createPipelinePreview({ studio, address, stages })
  const run = createPipelineRun(studio, address)
  createEffect(
    on([stages.plain, saved], ([plain, from]) =>
      studio.pipelines.keep(id, {
        ...{ stages: plain, name: from?.name, savedId: from?.id },
      }),
    ),
  )
  return {
    ...{ address, stages, preview, run, form, text, textFault, shown, show, saved, setSaved },
    setForm(wanted) {
      if (wanted === form()) return
      const written = pipelineText(stages.plain())
      const read = readPipeline(written)
      setText(written)
      setTextFault(wanted === 'text' && 'message' in read ? read.message : undefined)
      setForm(wanted)
    },
    setText(written) {
      setText(written)
      const read = readPipeline(written)
      setTextFault('message' in read ? read.message : undefined)
      if ('stages' in read) stages.replace(read.stages)
    },
    addStage(place = stages.all.length) {
      const operator = place === 0 ? '$match' : '$group'
      show(stages.add({ operator, body: bodyOfNew(operator), isOn: true }, place))
    },
    canSave: () =>
      stages.all.length > 0 &&
      textFault() === undefined &&
      'stages' in readPipeline(pipelineText(stages.plain())),
    fault: () => textFault() ?? faultOf(stages),
    written: () => writtenBy(stages.plain()),
    pipeline: () => sentPipeline(stages.plain()).pipeline,
    async fieldsAt(id) {
      const input = preview.inputOf(id)?.documents ?? []
      const isFirst = stages.placeOf(id) === 0
      return isFirst || input.length === 0 ? studio.fields.of(address()) : fieldsOf(input)
    },
  }
}

function savedOf(
  kept: { readonly name?: string | undefined; readonly savedId?: string | undefined } | undefined,
): SavedName | undefined {
  const { name, savedId } = kept ?? {}
  return name === undefined || savedId === undefined ? undefined : { id: savedId, name }
}

function faultOf({ all }: StageList): string | undefined {
  const place = all.findIndex(({ isOn, body }) => isOn && 'message' in toldEjson(body))
  return place === -1 ? undefined : `Stage ${place + 1} cannot be read.`
}

export const AggregationContext = createContext<AggregationState>()

export function useAggregation(): AggregationState {
  const state = useContext(AggregationContext)
  if (state === undefined) throw new Error('a stage stands outside of its pipeline')
  return state
}
