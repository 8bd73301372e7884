import { type TextStore, createStored } from '../../browser/stored.ts'
import type { Stage } from './pipeline.ts'

/** A pipeline as the browser keeps it, with the saved query that it comes from. */
export interface KeptPipeline {
  readonly stages: readonly Stage[]
  readonly name?: string | undefined
  readonly savedId?: string | undefined
}

/** The pipelines that are being written, one for each collection. */
export interface KeptPipelines {
  readonly of: (collection: string) => KeptPipeline | undefined
  readonly keep: (collection: string, pipeline: KeptPipeline) => void
}

const MOST = 40

export function createKeptPipelines(storage: TextStore): KeptPipelines {
  const [kept, setKept] = createStored(storage, 'quarry-pipelines', {}, arePipelines)
  return {
    of: (collection) => kept()[collection],
    keep(collection, pipeline) {
      const others = Object.entries(kept()).filter(([id]) => id !== collection)
      setKept(Object.fromEntries([...others.slice(1 - MOST), [collection, pipeline]]))
    },
  }
}

function arePipelines(value: unknown): value is Readonly<Record<string, KeptPipeline>> {
  return isObject(value) && Object.values(value).every(isPipeline)
}

function isPipeline(value: unknown): value is KeptPipeline {
  if (!isObject(value) || !('stages' in value) || !Array.isArray(value.stages)) return false
  return value.stages.every(
    (stage) =>
      isObject(stage) &&
      'operator' in stage &&
      typeof stage.operator === 'string' &&
      'body' in stage &&
      typeof stage.body === 'string' &&
      'isOn' in stage &&
      typeof stage.isOn === 'boolean',
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
