import { command } from '../../../runtime/document/command.ts'
import { listIndexes } from '../../../runtime/document/catalog/list-indexes.ts'
import { adviseIndex, type IndexAdvice } from '../../../runtime/document/explain/advise-index.ts'
import { explainCommand } from '../../../runtime/document/explain/explain-query.ts'
import type { PlanStage } from '../../../runtime/document/explain/plan-stage.ts'
import { findCommand } from '../../../runtime/document/find/find-command.ts'
import type { Namespace } from '../../../runtime/document/find/find-request.ts'
import { ServerRefusal } from '../../../runtime/document/link/driver-failure.ts'
import type {
  DocumentExplanation,
  DocumentPlanNode,
  ExplainDocuments,
} from '../../api/documents/explanations.ts'
import { array, memberOf } from '../../../runtime/document/bson/bson-value.ts'
import { holdsWriting } from '../../../runtime/document/aggregate/writing-stage.ts'
import { DocumentsRefused } from '../../../runtime/document/documents-refused.ts'
import { refusal } from '../failure/refusal.ts'
import type { Answer } from '../routing/route.ts'
import { answered, jsonAnswer, timed } from './answer-documents.ts'
import type { DocumentStudio } from './document-studio.ts'
import { queryOf } from './find-page.ts'
import { pipelineOf } from './run-aggregation.ts'

/** Answers how a query or a pipeline is run, and which index would serve it. */
export async function explainDocuments(
  where: Namespace,
  asked: ExplainDocuments,
  { studio: { store }, signal }: { readonly studio: DocumentStudio; readonly signal: AbortSignal },
): Promise<Answer> {
  const { pipeline, limit, run = false, maxTimeMS: timeout, ...rest } = asked
  if (pipeline !== undefined && (rest.filter ?? rest.sort) !== undefined)
    throw refusal('bad_request', 'a query or a pipeline is explained', 'pipeline')
  const query = queryOf(where, rest)
  const body =
    pipeline === undefined
      ? findCommand(query, limit === undefined ? {} : { limit }).body
      : pipelineBody(where, { ...rest, pipeline })
  const { value, timing, dbMs } = await timed(() =>
    Promise.all([
      explainCommand(
        store,
        { database: where.database, body, isRun: run },
        { signal, timeout },
      ).catch(untold),
      listIndexes(store, where, { signal }),
    ]),
  )
  const [explained, indexes] = value
  const { plan, raw, returned, keysExamined, documentsExamined, milliseconds } = explained
  const advice = seenIn(plan, adviseIndex(adviceQuery(query, body), indexes))
  const answer = {
    plan: plan ? nodeOf(plan) : null,
    returned: returned ?? null,
    keysExamined: keysExamined ?? null,
    documentsExamined: documentsExamined ?? null,
    milliseconds: milliseconds ?? null,
    advice: describedAdvice(advice),
    raw: JSON.stringify(raw),
    timing,
  } satisfies Record<keyof DocumentExplanation, unknown>
  return jsonAnswer(answer, { dbMs })
}

/** An index that the server takes, a partial one, serves something, whatever its key lets expect. */
function seenIn(plan: PlanStage | undefined, advice: IndexAdvice): IndexAdvice {
  const index = plan && indexOf(plan)
  return advice.kind === 'missing' && index !== undefined
    ? { ...advice, kind: 'partly', index }
    : advice
}

function indexOf({ index, inputs }: PlanStage): string | undefined {
  return index ?? inputs.map(indexOf).find((found) => found !== undefined)
}

const NO_PLAN = {
  ...{ plan: undefined, returned: undefined, keysExamined: undefined },
  ...{ documentsExamined: undefined, milliseconds: undefined, raw: {} },
}

/** A server without plans is asked for its indexes all the same. */
function untold(error: unknown) {
  const CODE_OF_UNKNOWN_COMMAND = 59
  if (error instanceof ServerRefusal && error.code === CODE_OF_UNKNOWN_COMMAND) return NO_PLAN
  throw error
}

function pipelineBody(where: Namespace, asked: ExplainDocuments) {
  const { stages, collation, hint } = pipelineOf(where, {
    ...asked,
    pipeline: asked.pipeline ?? '[]',
  })
  if (holdsWriting(array(stages))) throw new DocumentsRefused('writing-stage', 'pipeline')
  return command({
    aggregate: where.collection,
    pipeline: stages,
    cursor: command({}),
    collation,
    hint,
  })
}

/** Of a pipeline the first stages count that filter and order. */
function adviceQuery(query: ReturnType<typeof queryOf>, body: ReturnType<typeof pipelineBody>) {
  const stages = memberOf(body, 'pipeline')
  if (stages?.kind !== 'array') return { filter: query.filter, sort: query.sort }
  const [first, second] = stages.items
  const match = first?.kind === 'object' ? memberOf(first, '$match') : undefined
  const next = match ? second : first
  const sort = next?.kind === 'object' ? memberOf(next, '$sort') : undefined
  return {
    filter: match?.kind === 'object' ? match : command({}),
    sort: sort?.kind === 'object' ? sort : undefined,
  }
}

function nodeOf({ stage, details, inputs, ...rest }: PlanStage): DocumentPlanNode {
  return {
    stage,
    index: rest.index ?? null,
    returned: rest.returned ?? null,
    keysExamined: rest.keysExamined ?? null,
    documentsExamined: rest.documentsExamined ?? null,
    milliseconds: rest.milliseconds ?? null,
    details: { ...details },
    inputs: inputs.map(nodeOf),
  }
}

const sentences: Readonly<Record<IndexAdvice['kind'], (index: string) => string>> = {
  served: (index) => `The index "${index}" serves this query.`,
  partly: (index) => `The index "${index}" serves only a part of this query.`,
  missing: () => 'No index serves this query: every document is looked at.',
  unneeded: () => 'Without a condition and an order every document is read, which needs no index.',
  unknown: () => 'Which index would help is judged by conditions on fields and by the order alone.',
}

function describedAdvice({ kind, index, suggested }: IndexAdvice) {
  return {
    kind,
    message: sentences[kind](index ?? ''),
    index: index ?? null,
    suggested: suggested ? answered(suggested, { relaxed: true }) : null,
  }
}
