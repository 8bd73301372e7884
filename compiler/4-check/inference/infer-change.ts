import type * as Ir from '../../ir/query.ts'
import { type Type, unknown } from '../../ir/type.ts'
import { assign, clauseCondition, coerce, condition, expect, giveUp, storable } from './coerce.ts'
import type { Inference } from './inference.ts'
import { outputsAt } from '../tree/outputs-at.ts'
import { inferFrom, queryTypes } from './infer-query.ts'
import { cteTypes, rangeTypes } from './range-types.ts'
import { type Target, targetOf } from './target.ts'
import { someExpression } from '../tree/walk.ts'

/** What INSERT returns, its values checked against the columns they are for. */
export function inferInsert(insert: Ir.Insert, inference: Inference): readonly Type[] {
  for (const cte of insert.ctes) cteTypes(cte, inference)
  rangeTypes(insert.target, inference)
  inferInsertSource(insert, inference)
  for (const { assignments, where } of insert.conflicts) {
    inferAssignments(assignments, inference)
    if (where) clauseCondition(where, 'the condition of WHERE', inference)
  }
  const { insertedResult } = inference.dialect.semantics
  const types = inferReturning(insert.returning, inference)
  if (!insertedResult) return types
  return types.map((type, i) => {
    const { expression } = insert.returning[i] ?? {}
    const isComputed = expression?.kind !== 'column' && expression && mentionsColumn(expression)
    return isComputed ? insertedResult(type) : type
  })
}

function mentionsColumn(expression: Ir.Expression): boolean {
  return someExpression(expression, ({ kind }) => kind === 'column')
}

function inferInsertSource({ source, columns, target }: Ir.Insert, inference: Inference): void {
  const targets = columns.map((column) => targetOf(target, column, inference))
  if (source.kind === 'rows') {
    for (const row of source.rows) assignAll(row, targets, inference)
  }
  if (source.kind === 'query') {
    queryTypes(source.query, inference).forEach((_, i) => {
      const stored = targets[i]
      if (!stored) return
      for (const output of outputsAt(source.query.body, i)) assign(output, stored, inference)
    })
  }
}

/** All of them are read before the first one is stored, which may type a parameter. */
function assignAll(
  values: readonly Ir.AssignedValue[],
  targets: readonly Target[],
  inference: Inference,
): void {
  readAll(values, inference)
  values.forEach((value, i) => {
    if (value.kind === 'default') return
    const target = targets[i]
    if (target) assign(value, target, inference)
    else giveUp([value], inference)
  })
}

function readAll(values: readonly Ir.AssignedValue[], inference: Inference): void {
  for (const value of values) if (value.kind !== 'default') inference.typeOf(value)
}

function inferAssignments(assignments: readonly Ir.Assignment[], inference: Inference): void {
  for (const { value, columns } of assignments) {
    if (columns.length === 1) readAll([value], inference)
  }
  for (const assignment of assignments) inferAssignment(assignment, inference)
}

function inferAssignment(assignment: Ir.Assignment, inference: Inference): void {
  const { variable, columns, value } = assignment
  const targets = columns.map((column) => targetOf(variable, column, inference))
  if (value.kind === 'default') return
  const [first, ...others] = targets
  if (first && others.length === 0) assign(value, first, inference)
  else assignColumns(value, targets, assignment, inference)
}

/** `(a, b) = (SELECT ...)` */
function assignColumns(
  value: Ir.Expression,
  targets: readonly Target[],
  { at }: Ir.Assignment,
  inference: Inference,
): void {
  const query = value.kind === 'subquery' ? value.query : undefined
  const types = query ? columnsStored(query, inference) : []
  const found = query ? types.length : 1
  if (found !== targets.length) {
    const params = { where: 'values of an assignment', expected: targets.length, found }
    inference.report.add('wrong-column-count', at, params)
  }
  targets.forEach((target, i) => {
    for (const output of query ? outputsAt(query.body, i) : []) {
      const type = types[i] ?? unknown
      if (type.kind === 'untyped') assign(output, target, inference)
      else storable({ type, literal: undefined }, target, output, inference)
    }
  })
}

/** PostgreSQL has a subquery's columns typed before it stores them. */
function columnsStored(query: Ir.Query, inference: Inference): readonly Type[] {
  const { undeterminedParameter } = inference.dialect.semantics
  return undeterminedParameter ? queryTypes(query, inference) : inference.columnsOf(query)
}

/** In the order of PostgreSQL's analysis: what is assigned comes last. */
export function inferUpdate(update: Ir.Update, inference: Inference): readonly Type[] {
  for (const cte of update.ctes) cteTypes(cte, inference)
  inferFrom(update.from, inference)
  const columns = inferChanged(update, inference)
  inferAssignments(update.assignments, inference)
  return columns
}

/** In the order of PostgreSQL's analysis: what matches, what is returned, then action by action. */
export function inferMerge(merge: Ir.Merge, inference: Inference): readonly Type[] {
  for (const cte of merge.ctes) cteTypes(cte, inference)
  inferFrom(merge.from, inference)
  // PostgreSQL asks it for no type: it takes `ON 5`, and `ON $1` says nothing of the parameter.
  inference.typeOf(merge.on)
  const columns = inferReturning(merge.returning, inference)
  for (const { condition: when, assignments, columns: written, values } of merge.actions) {
    if (when) condition(when, 'the condition of WHEN', inference)
    inferAssignments(assignments, inference)
    const targets = written.map((column) => targetOf(merge.target, column, inference))
    assignAll(values, targets, inference)
  }
  return columns
}

export function inferDelete(statement: Ir.Delete, inference: Inference): readonly Type[] {
  for (const cte of statement.ctes) cteTypes(cte, inference)
  inferFrom(statement.from, inference)
  return inferChanged(statement, inference)
}

function inferChanged(
  { where, limit, returning }: Ir.Update | Ir.Delete,
  inference: Inference,
): readonly Type[] {
  if (where) clauseCondition(where, 'the condition of WHERE', inference)
  if (limit) expect(limit, inference.dialect.semantics.limit, 'LIMIT', inference)
  return inferReturning(returning, inference)
}

function inferReturning(outputs: readonly Ir.Output[], inference: Inference): readonly Type[] {
  const { untypedResult } = inference.dialect.semantics
  return outputs.map(({ expression }) => {
    coerce(expression, untypedResult, inference)
    return inference.typeOf(expression)
  })
}
