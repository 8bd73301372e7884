import { DatabaseFailure } from '../../../runtime/database-failure.ts'
import { array, type BsonObject } from '../../../runtime/document/bson/bson-value.ts'
import { command } from '../../../runtime/document/command.ts'
import {
  type PipelineQuery,
  type PipelineResult,
  runPipeline,
} from '../../../runtime/document/aggregate/run-pipeline.ts'
import { holdsWriting, writtenBy } from '../../../runtime/document/aggregate/writing-stage.ts'
import { DocumentsRefused } from '../../../runtime/document/documents-refused.ts'
import type { Namespace } from '../../../runtime/document/find/find-request.ts'
import { ServerRefusal } from '../../../runtime/document/link/driver-failure.ts'
import type { Aggregation, AggregationPreview } from '../../api/documents/aggregations.ts'
import { Refusal, refusal } from '../failure/refusal.ts'
import type { Answer } from '../routing/route.ts'
import { remembered } from '../state/remembered.ts'
import { answered, jsonAnswer, timed } from './answer-documents.ts'
import { askedQuery, askedStages } from './asked-documents.ts'
import { checkedDatabase, newCollectionName } from './asked-place.ts'
import { aggregateText } from './command-text.ts'
import type { DocumentStudio } from './document-studio.ts'

const DOCUMENTS = 50
const PREVIEWED = 10

interface Context {
  readonly studio: DocumentStudio
  readonly signal: AbortSignal
}

/** Runs a pipeline; one that writes a collection needs its name. */
export async function runAggregation(
  where: Namespace,
  asked: Aggregation,
  { studio, signal }: Context,
): Promise<Answer> {
  const query = pipelineOf(where, asked)
  const written = checkWriting(query, asked, studio)
  const { limit = DOCUMENTS, maxTimeMS: timeout } = asked
  const bounded = written ? query : limited(query, limit + 1)
  const run = () => runPipeline(studio.store, bounded, { limit, signal, timeout })
  const { value, timing, dbMs } = await timed(() =>
    remembered({ query: aggregateText(query), studio }, documentCount, run),
  )
  const documents = value.documents.map((document) => answered(document, asked))
  const body = { documents, truncated: value.isTruncated, written: written ?? null, timing }
  return jsonAnswer(body, { dbMs })
}

function documentCount({ documents }: PipelineResult): number {
  return documents.length
}

/** Runs the beginnings of a pipeline, so that it is seen what comes out of each stage. */
export async function previewAggregation(
  where: Namespace,
  asked: AggregationPreview,
  context: Context,
): Promise<Answer> {
  const query = pipelineOf(where, asked)
  const input = asked.input === undefined ? [] : [command({ $limit: asked.input })]
  const stages: object[] = []
  for (let length = 0; length <= query.stages.length; length++) {
    const begun = [...input, ...query.stages.slice(0, length)]
    const stage = query.stages[length - 1]?.members[0]?.name ?? ''
    const previewed = await previewStage({ ...query, stages: begun }, { asked, context })
    stages.push({ stage, ...previewed })
    if (previewed.fault !== null || previewed.skipped) break
  }
  return jsonAnswer({ stages }, { dbMs: undefined })
}

interface Previewing {
  readonly asked: AggregationPreview
  readonly context: Context
}

async function previewStage(query: PipelineQuery, { asked, context }: Previewing) {
  const { studio, signal } = context
  const { limit = PREVIEWED, maxTimeMS: timeout } = asked
  const nothing = { documents: [], skipped: false, fault: null, timing: { dbMs: 0 } }
  if (holdsWriting(array(query.stages))) return { ...nothing, skipped: true }
  try {
    const { value, timing } = await timed(() =>
      runPipeline(studio.store, limited(query, limit), { limit, signal, timeout }),
    )
    const documents = value.documents.map((document) => answered(document, asked))
    return { ...nothing, documents, timing }
  } catch (error) {
    if (!(error instanceof DatabaseFailure) || error.facts.kind !== 'syntax') throw error
    return { ...nothing, fault: error instanceof ServerRefusal ? error.codeName : 'other' }
  }
}

export function pipelineOf(
  where: Namespace,
  { pipeline, collation, hint }: Pick<Aggregation, 'pipeline' | 'collation' | 'hint'>,
): PipelineQuery {
  return {
    ...where,
    stages: askedStages(pipeline, 'pipeline'),
    collation: askedQuery(collation, 'collation'),
    hint: typeof hint === 'string' ? command({ hint }).members[0]?.value : askedQuery(hint, 'hint'),
  }
}

function limited(query: PipelineQuery, most: number): PipelineQuery {
  const stages: readonly BsonObject[] = [...query.stages, command({ $limit: most })]
  return { ...query, stages }
}

/** Returns the collection that is written. Throws Refusal where that was not allowed and confirmed. */
function checkWriting(
  { stages, database }: PipelineQuery,
  { allowWrite = false, confirm }: Aggregation,
  { readOnly }: DocumentStudio,
): Namespace | undefined {
  if (!holdsWriting(array(stages))) return undefined
  if (readOnly) throw new Refusal('read_only')
  if (!allowWrite) throw new DocumentsRefused('writing-stage', 'pipeline')
  const target = writtenBy(stages, database)
  if (target === undefined)
    throw refusal(
      'bad_request',
      'a stage that writes is the last one, and names its collection',
      'pipeline',
    )
  checkedDatabase(target.database, 'pipeline')
  newCollectionName(target, 'pipeline')
  if (confirm !== target.collection)
    throw refusal(
      'confirm_required',
      'the name of the collection that is written confirms it',
      'confirm',
    )
  return target
}
