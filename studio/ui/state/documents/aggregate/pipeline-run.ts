import { type Accessor, createSignal, onCleanup } from 'solid-js'
import type { Aggregated } from '../../../../api/documents/aggregations.ts'
import type { DocumentStudio } from '../document-studio.ts'
import type { EjsonObject } from '../ejson/ejson-value.ts'
import { type CollectionAddress, collectionApiPath } from '../place/collection-address.ts'
import { readDocument } from './pipeline-preview.ts'

/** What a whole pipeline has answered. */
export interface PipelineResult {
  readonly documents: readonly EjsonObject[]
  readonly isTruncated: boolean
  readonly written: Aggregated['written']
  readonly milliseconds: number
}

export interface PipelineRun {
  readonly result: Accessor<PipelineResult | undefined>
  readonly failure: Accessor<unknown>
  readonly isRunning: Accessor<boolean>
  /** Runs a pipeline; `confirm` is the name of the collection that it writes. */
  readonly start: (pipeline: string, confirm?: string) => Promise<void>
  readonly cancel: () => void
  readonly forget: () => void
}

/** So many documents of a result are shown. */
const RESULT_DOCUMENTS = 200

export function createPipelineRun(
  studio: DocumentStudio,
  address: Accessor<CollectionAddress>,
): PipelineRun {
  const [result, setResult] = createSignal<PipelineResult>()
  const [failure, setFailure] = createSignal<unknown>()
  const [isRunning, setRunning] = createSignal(false)
  let abort = new AbortController()
  onCleanup(() => abort.abort())
  const start = async (pipeline: string, confirm?: string) => {
    abort = new AbortController()
    const { signal } = abort
    setFailure(undefined)
    setRunning(true)
    const writing = confirm === undefined ? {} : { allowWrite: true, confirm }
    const body = { pipeline, limit: RESULT_DOCUMENTS, json: 'text' as const, ...writing }
    try {
      const path = collectionApiPath(address(), '/aggregate')
      const answer = await studio.api.send<Aggregated>('POST', path, { body, signal })
      setResult({
        documents: answer.documents.map(readDocument),
        isTruncated: answer.truncated,
        written: answer.written,
        milliseconds: answer.timing.dbMs,
      })
      if (answer.written !== null) studio.noteWrite()
    } catch (error) {
      if (!signal.aborted) setFailure(error)
    }
    setRunning(false)
  }
  return {
    ...{ result, failure, isRunning, start },
    cancel: () => abort.abort(),
    forget() {
      setResult(undefined)
      setFailure(undefined)
    },
  }
}
