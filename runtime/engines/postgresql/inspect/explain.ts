import {
  isJsonObject,
  type JsonObject,
  numberIn,
  objectsIn,
  textIn,
} from '../../../explain/json-object.ts'
import { bareStep, type Explain, type PlanFact, type PlanStep } from '../../../explain/plan.ts'

/** EXPLAIN with FORMAT JSON: https://www.postgresql.org/docs/current/sql-explain.html */
export const postgresqlExplain: Explain = {
  statement: (sql, measured) =>
    `EXPLAIN (FORMAT JSON${measured ? ', ANALYZE, BUFFERS' : ''}) ${sql}`,
  plan(rows) {
    const text = String(rows[0]?.[0] ?? '[]')
    const [whole] = objectsIn(JSON.parse(text))
    const root = whole?.['Plan']
    if (!isJsonObject(root)) return { root: bareStep('No plan'), text }
    const facts = ['Planning Time', 'Execution Time'].flatMap((name) => timeFact(whole, name))
    const step = stepOf(root)
    return { root: { ...step, facts: [...facts, ...step.facts] }, text }
  },
}

function timeFact(whole: JsonObject | undefined, name: string): readonly PlanFact[] {
  const time = whole && numberIn(whole, name)
  return time === undefined ? [] : [{ name, value: `${time} ms` }]
}

function stepOf(plan: JsonObject): PlanStep {
  const loops = numberIn(plan, 'Actual Loops')
  const time = numberIn(plan, 'Actual Total Time')
  return {
    operation: operationOf(plan),
    relation: textIn(plan, 'Relation Name') ?? textIn(plan, 'CTE Name'),
    index: textIn(plan, 'Index Name'),
    facts: factNames.flatMap((name) => factOf(plan, name)),
    cost: numberIn(plan, 'Total Cost'),
    estimatedRows: numberIn(plan, 'Plan Rows'),
    actualRows: numberIn(plan, 'Actual Rows'),
    loops,
    // The time is that of one run in the middle.
    milliseconds: time === undefined || loops === undefined ? undefined : time * loops,
    children: objectsIn(plan['Plans']).map(stepOf),
  }
}

/** `Hash Left Join`, `Hash Aggregate`, as the format TEXT writes them. */
function operationOf(plan: JsonObject): string {
  const type = textIn(plan, 'Node Type') ?? 'Step'
  const join = textIn(plan, 'Join Type')
  const strategy = strategies.get(textIn(plan, 'Strategy') ?? '')
  const partial = textIn(plan, 'Partial Mode')
  const parallel = plan['Parallel Aware'] === true ? 'Parallel ' : ''
  const mode = partial === undefined || partial === 'Simple' ? '' : `${partial} `
  if (type === 'Aggregate') return `${parallel}${mode}${strategy ?? ''}Aggregate`
  if (type === 'ModifyTable') return textIn(plan, 'Operation') ?? type
  if (join === undefined || join === 'Inner') return parallel + type
  return parallel + type.replace(/ Join$|$/, ` ${join} Join`)
}

const strategies: ReadonlyMap<string, string> = new Map([
  ['Hashed', 'Hash'],
  ['Sorted', 'Group'],
  ['Mixed', 'Mixed'],
])

const factNames = [
  ...['Subplan Name', 'Alias', 'Function Name', 'Scan Direction', 'Index Cond', 'Recheck Cond'],
  ...['Filter', 'Rows Removed by Filter', 'Rows Removed by Index Recheck', 'Join Filter'],
  ...['Rows Removed by Join Filter', 'Hash Cond', 'Merge Cond', 'Sort Key', 'Presorted Key'],
  ...['Sort Method', 'Sort Space Used', 'Sort Space Type', 'Group Key', 'Cache Key', 'Tid Cond'],
  ...['Hash Buckets', 'Hash Batches', 'HashAgg Batches', 'Peak Memory Usage', 'Disk Usage'],
  ...['Heap Fetches', 'Exact Heap Blocks', 'Lossy Heap Blocks', 'Workers Planned'],
  ...['Workers Launched', 'Shared Hit Blocks', 'Shared Read Blocks', 'Shared Dirtied Blocks'],
  ...['Temp Read Blocks', 'Temp Written Blocks', 'Conflict Resolution', 'One-Time Filter'],
] as const

function factOf(plan: JsonObject, name: string): readonly PlanFact[] {
  const value = plan[name]
  if (value === undefined || value === 0) return []
  return [{ name, value: Array.isArray(value) ? value.join(', ') : String(value) }]
}
