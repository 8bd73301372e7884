import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js'
import type { AggregationPreview, PreviewedStages } from '../../../../api/documents/aggregations.ts'
import { createFetched } from '../../fetched.ts'
import { createDebounced } from '../../grid/find/debounced.ts'
import type { DocumentStudio } from '../document-studio.ts'
import type { EjsonObject } from '../ejson/ejson-value.ts'
import { readEjson } from '../ejson/read-ejson.ts'
import { typeLabel } from '../ejson/value-look.ts'
import type { FieldName } from '../complete/complete-text.ts'
import { type CollectionAddress, collectionApiPath } from '../place/collection-address.ts'
import { sentPipeline } from './pipeline.ts'
import type { StageList } from './stage-list.ts'
import { CHOOSING_STAGES } from './stage-operators.ts'

/** What comes out of a stage, of the documents that are looked at. */
export interface StageOutput {
  readonly documents: readonly EjsonObject[]
  /** It writes, and is run only when the person says so. */
  readonly isSkipped: boolean
  /** The name that the server gives to what is wrong. */
  readonly fault: string | undefined
}

export interface PipelinePreview {
  /** Undefined: it is off, not asked yet, or behind one that cannot be run. */
  readonly outputOf: (id: number) => StageOutput | undefined
  /** What comes into a stage. */
  readonly inputOf: (id: number) => StageOutput | undefined
  readonly failure: Accessor<unknown>
  /** What was asked last, as canonical Extended JSON: it stands still while somebody types. */
  readonly pipeline: Accessor<string>
  /** Milliseconds of all stages. */
  readonly took: Accessor<number | undefined>
  /** How many documents go in; undefined: all. */
  readonly input: Accessor<number | undefined>
  readonly refresh: () => void
}

/** Milliseconds until a pause in typing is one. */
const PAUSE = 350
const SHOWN = 10
const LOOKED_AT = 1000
const MOST_MS = 10_000

interface Wish {
  readonly studio: DocumentStudio
  readonly address: Accessor<CollectionAddress>
  readonly stages: StageList
}

/** Asks what comes out of each stage, a moment after the pipeline was changed. */
export function createPipelinePreview({ studio, address, stages }: Wish): PipelinePreview {
  const wanted = createMemo(() => {
    const on = stages.all.filter(({ isOn }) => isOn)
    // A filter in front may be served by an index, and would find nothing among the first documents.
    const input = CHOOSING_STAGES.has(on[0]?.operator ?? '') ? undefined : LOOKED_AT
    const { pipeline, length } = sentPipeline(on)
    const ids = on.slice(0, length).map(({ id }) => id)
    return { ids, body: { pipeline, ...(input && { input }) } }
  })
  const [settled, setSettled] = createSignal(wanted(), { equals: isSame })
  const { call, cancel } = createDebounced(PAUSE, setSettled)
  createEffect(on(wanted, call, { defer: true }))
  onCleanup(cancel)
  const asked = createMemo(
    () => {
      if (studio.ready() === undefined) return undefined
      const { ids, body } = settled()
      const path = collectionApiPath(address(), '/aggregate/preview')
      const given: AggregationPreview = { ...body, limit: SHOWN, maxTimeMS: MOST_MS, json: 'text' }
      return { ids, path, body: given }
    },
    undefined,
    { equals: isSame },
  )
  const fetched = createFetched(asked, async ({ ids, path, body }, signal) => {
    const answer = await studio.api.read<PreviewedStages>(path, { body, signal })
    const outputs = answer.stages.map(outputOf)
    const byStage = (before: number) =>
      new Map(ids.map((id, place) => [id, outputs[place + before]]))
    return { inputs: byStage(0), outputs: byStage(1), took: tookOf(answer), input: body.input }
  })
  createEffect(on(studio.written, fetched.refetch, { defer: true }))
  const isOn = (id: number) => stages.all[stages.placeOf(id)]?.isOn === true
  return {
    outputOf: (id) => (isOn(id) ? fetched.data()?.outputs.get(id) : undefined),
    inputOf: (id) => (isOn(id) ? fetched.data()?.inputs.get(id) : undefined),
    pipeline: () => settled().body.pipeline,
    failure: fetched.failure,
    took: () => fetched.data()?.took,
    input: () => fetched.data()?.input,
    refresh: fetched.refetch,
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function outputOf({ documents, skipped, fault }: PreviewedStages['stages'][number]): StageOutput {
  return {
    documents: documents.map(readDocument),
    isSkipped: skipped,
    fault: fault ?? undefined,
  }
}

function tookOf({ stages }: PreviewedStages): number {
  return stages.reduce((sum, { timing }) => sum + timing.dbMs, 0)
}

export function readDocument(answered: unknown): EjsonObject {
  const value = readEjson(String(answered))
  if (value.kind === 'object') return value
  throw new Error('the server has answered something else than a document')
}

/** The fields of documents, two levels deep. */
export function fieldsOf(documents: readonly EjsonObject[]): readonly FieldName[] {
  const fields = new Map<string, Set<string>>()
  const note = (object: EjsonObject, before: string, depth: number) => {
    for (const { name, value } of object.members) {
      const path = before + name
      fields.set(path, (fields.get(path) ?? new Set()).add(typeLabel(value)))
      const inner = value.kind === 'object' ? value : undefined
      if (inner !== undefined && depth < 2) note(inner, `${path}.`, depth + 1)
    }
  }
  for (const document of documents) note(document, '', 1)
  return [...fields].map(([path, types]) => ({ path, types: [...types].join(', ') }))
}
