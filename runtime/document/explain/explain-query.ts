import { type BsonObject, object } from '../bson/bson-value.ts'
import { bson } from '../command.ts'
import type { CommandOptions, DocumentStore, Reply } from '../document-store.ts'
import { type PlanStage, planOf } from './plan-stage.ts'
import { numberOf, recordOf } from '../reply.ts'

export interface ExplainedQuery {
  /** Undefined: the server tells no plan. */
  readonly plan: PlanStage | undefined
  readonly returned: number | undefined
  readonly keysExamined: number | undefined
  readonly documentsExamined: number | undefined
  readonly milliseconds: number | undefined
  readonly raw: Reply
}

/** Asks how a command would be run; with `isRun` it is run, which only reads. */
export async function explainCommand(
  store: DocumentStore,
  {
    database,
    body,
    isRun,
  }: { readonly database: string; readonly body: BsonObject; readonly isRun: boolean },
  options: CommandOptions,
): Promise<ExplainedQuery> {
  const verbosity = bson(isRun ? 'executionStats' : 'queryPlanner')
  const asked = object([
    ['explain', body],
    ['verbosity', verbosity],
  ])
  const raw = await store.run({ database, body: asked }, options)
  const statistics = recordOf(statisticsOf(raw))
  return {
    plan: planOf(raw),
    returned: numberOf(statistics['nReturned']),
    keysExamined: numberOf(statistics['totalKeysExamined']),
    documentsExamined: numberOf(statistics['totalDocsExamined']),
    milliseconds: numberOf(statistics['executionTimeMillis']),
    raw,
  }
}

/** Of a pipeline they stand in its first stage. */
function statisticsOf(raw: Reply): unknown {
  if (raw['executionStats'] !== undefined) return raw['executionStats']
  const stages: unknown = raw['stages']
  const [first]: unknown[] = Array.isArray(stages) ? stages : []
  return recordOf(recordOf(first)['$cursor'])['executionStats']
}
