import {
  isJsonObject,
  type JsonObject,
  numberIn,
  objectsIn,
  textIn,
} from '../../../explain/json-object.ts'
import { bareStep, type Explain, type PlanFact, type PlanStep } from '../../../explain/plan.ts'

/** EXPLAIN FORMAT=JSON and ANALYZE FORMAT=JSON: https://mariadb.com/kb/en/analyze-format-json/ */
export const mariadbExplain: Explain = {
  statement: (sql, measured) => `${measured ? 'ANALYZE' : 'EXPLAIN'} FORMAT=JSON ${sql}`,
  plan(rows) {
    const text = String(rows[0]?.[0] ?? '{}')
    const whole: unknown = JSON.parse(text)
    const block = isJsonObject(whole) ? whole['query_block'] : undefined
    return { root: isJsonObject(block) ? stepOf('query_block', block) : bareStep('No plan'), text }
  },
}

function stepOf(name: string, object: JsonObject): PlanStep {
  const table = textIn(object, 'table_name')
  return {
    operation: operationOf(name, object),
    relation: table,
    index: textIn(object, 'key'),
    facts: Object.entries(object).flatMap(([fact, value]) => factOf(fact, value)),
    cost: numberIn(object, 'cost'),
    estimatedRows: numberIn(object, 'rows'),
    actualRows: numberIn(object, 'r_rows', 'r_output_rows'),
    loops: numberIn(object, 'r_loops'),
    milliseconds: timeOf(object),
    children: Object.entries(object).flatMap(([child, value]) => childrenOf(child, value)),
  }
}

/** A list of joined tables is no step of its own. */
function childrenOf(name: string, value: unknown): readonly PlanStep[] {
  if (name === 'r_engine_stats') return []
  if (isJsonObject(value)) return [stepOf(name, value)]
  return objectsIn(value).flatMap((item) =>
    Object.entries(item).flatMap(([child, inner]) => childrenOf(child, inner)),
  )
}

const operations: Readonly<Record<string, string>> = {
  query_block: 'Query block',
  filesort: 'Sort',
  temporary_table: 'Temporary table',
  materialized: 'Materialize',
  union_result: 'Union',
  read_sorted_file: 'Read sorted rows',
  window_functions_computation: 'Window functions',
  expression_cache: 'Expression cache',
  'block-nl-join': 'Block nested loop join',
  duplicates_removal: 'Remove duplicates',
}

const accesses: Readonly<Record<string, string>> = {
  ALL: 'Table scan',
  index: 'Index scan',
  range: 'Index range scan',
  ref: 'Index lookup',
  ref_or_null: 'Index lookup, or NULL',
  eq_ref: 'Single-row index lookup',
  const: 'Constant row',
  system: 'Only row',
  fulltext: 'Full-text index search',
  index_merge: 'Index merge',
  unique_subquery: 'Unique subquery',
  index_subquery: 'Index subquery',
}

function operationOf(name: string, object: JsonObject): string {
  const access = textIn(object, 'access_type')
  const table = textIn(object, 'table_name')
  if (access === undefined || table === undefined)
    return operations[name] ?? name.replaceAll('_', ' ')
  const index = textIn(object, 'key')
  return `${accesses[access] ?? access} on ${table}${index === undefined ? '' : ` using ${index}`}`
}

const told = new Set([
  ...['table_name', 'access_type', 'key', 'rows', 'r_rows', 'r_loops', 'cost', 'select_id'],
  ...['r_total_time_ms', 'r_table_time_ms', 'r_other_time_ms', 'r_output_rows'],
])

function factOf(name: string, value: unknown): readonly PlanFact[] {
  if (told.has(name) || isJsonObject(value)) return []
  if (Array.isArray(value)) {
    const isList = value.every((item) => typeof item === 'string')
    return isList ? [{ name: wordsOf(name), value: value.join(', ') }] : []
  }
  return [{ name: wordsOf(name), value: String(value) }]
}

function wordsOf(name: string): string {
  return name.replaceAll('_', ' ')
}

/** Of a table the time is split. */
function timeOf(object: JsonObject): number | undefined {
  const table = numberIn(object, 'r_table_time_ms')
  if (table === undefined) return numberIn(object, 'r_total_time_ms')
  return table + (numberIn(object, 'r_other_time_ms') ?? 0)
}
