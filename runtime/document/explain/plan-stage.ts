import type { Reply } from '../document-store.ts'
import { listOf, numberOf, recordOf } from '../reply.ts'

/** A stage of a plan with those that it reads from; undefined is what the server does not say. */
export interface PlanStage {
  readonly stage: string
  readonly index: string | undefined
  readonly returned: number | undefined
  readonly keysExamined: number | undefined
  readonly documentsExamined: number | undefined
  readonly milliseconds: number | undefined
  readonly details: Readonly<Record<string, string>>
  readonly inputs: readonly PlanStage[]
}

/** Members that are told otherwise, or that say nothing to a person. */
const TOLD: ReadonlySet<string> = new Set([
  ...['stage', 'indexName', 'nReturned', 'keysExamined', 'docsExamined', 'inputStage'],
  ...['inputStages', 'executionTimeMillisEstimate', 'works', 'advanced', 'needTime', 'needYield'],
  ...['saveState', 'restoreState', 'isEOF', 'isCached', 'shards', 'queryPlan', 'planNodeId'],
])

/** Returns the plan of an answer to `explain`, with what its run took where it was run. */
export function planOf(raw: Reply): PlanStage | undefined {
  const stages = listOf(raw['stages'])
  if (stages.length > 0) return pipelineOf(stages)
  const { winningPlan } = recordOf(raw['queryPlanner'])
  const { executionStages } = recordOf(raw['executionStats'])
  return stageOf(executionStages) ?? stageOf(winningPlan)
}

/** Newer servers tell the plan that a slot based engine runs beside the one that people read. */
function stageOf(value: unknown): PlanStage | undefined {
  const said = recordOf(value)
  const plan = said['queryPlan'] === undefined ? said : recordOf(said['queryPlan'])
  if (typeof plan['stage'] !== 'string') return undefined
  const inputs = [plan['inputStage'], ...listOf(plan['inputStages']), ...shardsOf(plan)]
  return {
    stage: plan['stage'],
    index: typeof plan['indexName'] === 'string' ? plan['indexName'] : undefined,
    returned: numberOf(plan['nReturned']),
    keysExamined: numberOf(plan['keysExamined']),
    documentsExamined: numberOf(plan['docsExamined']),
    milliseconds: numberOf(plan['executionTimeMillisEstimate']),
    details: detailsOf(plan),
    inputs: inputs.flatMap((input) => stageOf(input) ?? []),
  }
}

function shardsOf(plan: Reply): readonly unknown[] {
  return listOf(plan['shards']).map((shard) => {
    const { winningPlan, executionStages } = recordOf(shard)
    return executionStages ?? winningPlan
  })
}

function detailsOf(plan: Reply): Readonly<Record<string, string>> {
  const entries = Object.entries(plan).filter(([name]) => !TOLD.has(name))
  return Object.fromEntries(entries.map(([name, value]) => [name, JSON.stringify(value)]))
}

/** Stages of a pipeline read from each other; the first one reads the collection. */
function pipelineOf(stages: readonly unknown[]): PlanStage | undefined {
  return stages.reduce<PlanStage | undefined>((input, each) => {
    const said = recordOf(each)
    const [name = ''] = Object.keys(said).filter((member) => member.startsWith('$'))
    const inner = recordOf(said[name])
    const cursor = name === '$cursor' ? planOf(inner) : undefined
    return {
      stage: name,
      index: undefined,
      returned: numberOf(said['nReturned']),
      keysExamined: undefined,
      documentsExamined: undefined,
      milliseconds: numberOf(said['executionTimeMillisEstimate']),
      details: name === '$cursor' ? {} : { [name]: JSON.stringify(said[name]) },
      inputs: [input, cursor].flatMap((stage) => stage ?? []),
    }
  }, undefined)
}
