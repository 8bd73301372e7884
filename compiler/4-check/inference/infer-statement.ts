import type { Operand } from '../../dialects/dialect.ts'
import type * as Ir from '../../ir/query.ts'
import { sameType, type Type, unknown } from '../../ir/type.ts'
import { assign, coerce, condition, expect, operandOf } from './coerce.ts'
import { inferProcedure } from './infer-call.ts'
import type { Inference } from './inference.ts'
import { compared, comparedType, sorted } from './compared.ts'
import { cteTypes, rangeTypes } from './range-types.ts'

/** The types of the result columns; what is still untyped at the end is text, as the engine has it. */
export function inferStatement(statement: Ir.Statement, inference: Inference): readonly Type[] {
  switch (statement.kind) {
    case 'query':
      return inferQuery(statement, inference)
    case 'insert':
      return inferInsert(statement, inference)
    case 'update':
      return inferUpdate(statement, inference)
    case 'delete':
      return inferDelete(statement, inference)
    case 'merge':
      return inferMerge(statement, inference)
    case 'command':
      if (statement.procedure) inferProcedure(statement.procedure.call, inference)
      return statement.columns.map(({ type }) => type)
  }
}

function inferQuery(query: Ir.Query, inference: Inference): readonly Type[] {
  const types = queryTypes(query, inference)
  const settled = types.map((type) =>
    type.kind === 'untyped' ? inference.dialect.semantics.untypedResult : type,
  )
  settle(query.body, settled, inference)
  return settled
}

/** Types that may be untyped yet: what stores or unifies the rows decides then. */
function queryTypes(query: Ir.Query, inference: Inference): readonly Type[] {
  const { limit } = inference.dialect.semantics
  for (const cte of query.ctes) cteTypes(cte, inference)
  const types = bodyTypes(query.body, inference)
  for (const { expression } of query.orderBy) sorted(expression, 'ORDER BY', inference)
  if (query.offset) expect(query.offset, limit, 'OFFSET', inference)
  if (query.limit) expect(query.limit, limit, 'LIMIT', inference)
  return types
}

function bodyTypes(body: Ir.Body, inference: Inference): readonly Type[] {
  const known = inference.bodies.get(body)
  if (known) return known
  const types = inferBody(body, inference)
  inference.bodies.set(body, types)
  return types
}

function inferBody(body: Ir.Body, inference: Inference): readonly Type[] {
  switch (body.kind) {
    case 'select':
      return inferSelect(body, inference)
    case 'query':
      return queryTypes(body, inference)
    case 'set-operation':
      return inferSetOperation(body, inference)
    case 'values':
      return body.columns.map((_, i) => columnOfValues(body, i, inference))
  }
}

/** In the order of PostgreSQL's own analysis, which decides what types a parameter first. */
function inferSelect(select: Ir.Select, inference: Inference): readonly Type[] {
  if (select.from) inferFrom(select.from, inference)
  for (const { expression } of select.outputs) inference.typeOf(expression)
  if (select.where) condition(select.where, 'the condition of WHERE', inference)
  if (select.having) condition(select.having, 'the condition of HAVING', inference)
  for (const set of select.grouping.sets) {
    for (const item of set) compared(item, 'GROUP BY', inference)
  }
  for (const item of distinctItems(select)) compared(item, 'DISTINCT', inference)
  return select.outputs.map(({ expression }) => inference.typeOf(expression))
}

function distinctItems({ distinct, outputs }: Ir.Select): readonly Ir.Expression[] {
  if (typeof distinct !== 'string') return distinct.on
  return distinct === 'distinct' ? outputs.map(({ expression }) => expression) : []
}

function inferFrom(from: Ir.From, inference: Inference): void {
  if (from.kind === 'range-variable') {
    rangeTypes(from, inference)
    return
  }
  inferFrom(from.left, inference)
  inferFrom(from.right, inference)
  if (from.condition) condition(from.condition, 'the condition of ON', inference)
}

function inferSetOperation(operation: Ir.SetOperation, inference: Inference): readonly Type[] {
  const left = bodyTypes(operation.left, inference)
  const right = bodyTypes(operation.right, inference)
  const operator = operation.operator.toUpperCase()
  const types = left.map((type, i) => {
    const other = right[i] ?? unknown
    if (type.kind === 'unknown' || other.kind === 'unknown') return unknown
    const unified = unifyColumns(operation, i, inference)
    if (unified && !operation.all) {
      const { at } = onlyOutputAt(operation.right, i) ?? operation.right
      comparedType(unified, at, operator, inference)
    }
    if (unified) return unified
    const { render } = inference.dialect.types
    const params = { where: `column ${i + 1} of ${operator}`, types: [render(type), render(other)] }
    inference.report.add('no-common-type', operation.right.at, params)
    return unknown
  })
  settle(operation.left, types, inference)
  settle(operation.right, types, inference)
  return types
}

function unifyColumns(
  { left, right }: Ir.SetOperation,
  index: number,
  inference: Inference,
): Type | undefined {
  const operands = [left, right].map((body) => {
    const only = onlyOutputAt(body, index)
    if (only) return armOf(only, inference)
    return { type: bodyTypes(body, inference)[index] ?? unknown, literal: undefined }
  })
  return inference.dialect.semantics.unify(operands)
}

/** The expression as one of several that make a column. */
function armOf(expression: Ir.Expression, inference: Inference): Operand {
  const { untypedArm } = inference.dialect.semantics
  if (untypedArm) coerce(expression, untypedArm, inference)
  return operandOf(expression, inference)
}

function columnOfValues(values: Ir.Values, index: number, inference: Inference): Type {
  const isAlone = values.rows.length === 1
  const operands = outputsAt(values, index).map((item) =>
    isAlone ? operandOf(item, inference) : armOf(item, inference),
  )
  if (operands.some(({ type }) => type.kind === 'unknown')) return unknown
  const type = inference.dialect.semantics.unify(operands)
  if (type) return type
  const { render } = inference.dialect.types
  const types = operands.map((operand) => render(operand.type))
  const at = outputsAt(values, index).at(-1)?.at ?? values.at
  inference.report.add('no-common-type', at, { where: `column ${index + 1} of VALUES`, types })
  return unknown
}

/** Gives the result's types to outputs that had none. */
function settle(body: Ir.Body, types: readonly Type[], inference: Inference): void {
  types.forEach((type, i) => {
    if (isSettled(body, i, type, inference)) return
    for (const output of outputsAt(body, i)) coerce(output, type, inference)
  })
}

/** Whether all arms of a set operation have the type already: 2,000 arms are not walked 2,000 times. */
function isSettled(body: Ir.Body, index: number, type: Type, { bodies }: Inference): boolean {
  const settled = body.kind === 'set-operation' ? bodies.get(body)?.[index] : undefined
  return settled !== undefined && settled.kind !== 'untyped' && sameType(settled, type)
}

/** The expressions that make a column: one a row of VALUES, one an arm of a set operation. */
function outputsAt(body: Ir.Body, index: number): readonly Ir.Expression[] {
  const outputs: Ir.Expression[] = []
  collectOutputs(body, index, outputs)
  return outputs
}

function collectOutputs(body: Ir.Body, index: number, outputs: Ir.Expression[]): void {
  switch (body.kind) {
    case 'select': {
      const output = body.outputs[index]
      if (output) outputs.push(output.expression)
      break
    }
    case 'query':
      collectOutputs(body.body, index, outputs)
      break
    case 'set-operation':
      collectOutputs(body.left, index, outputs)
      collectOutputs(body.right, index, outputs)
      break
    case 'values':
      for (const row of body.rows) outputs.push(...row.slice(index, index + 1))
  }
}

/** The expression that alone makes a column. */
function onlyOutputAt(body: Ir.Body, index: number): Ir.Expression | undefined {
  if (body.kind === 'query') return onlyOutputAt(body.body, index)
  if (body.kind === 'set-operation') return undefined
  const outputs = outputsAt(body, index)
  return outputs.length === 1 ? outputs[0] : undefined
}

function inferInsert(insert: Ir.Insert, inference: Inference): readonly Type[] {
  for (const cte of insert.ctes) cteTypes(cte, inference)
  rangeTypes(insert.target, inference)
  inferInsertSource(insert, inference)
  for (const { assignments, where } of insert.conflicts) {
    inferAssignments(assignments, inference)
    if (where) condition(where, 'the condition of WHERE', inference)
  }
  return inferReturning(insert.returning, inference)
}

function inferInsertSource({ source, columns, target }: Ir.Insert, inference: Inference): void {
  const column = (i: number) => columnAt(target, columns[i] ?? -1, inference)
  if (source.kind === 'rows') {
    for (const row of source.rows) {
      row.forEach((value, i) => {
        if (value.kind !== 'default') assign(value, column(i), inference)
      })
    }
  }
  if (source.kind === 'query') {
    queryTypes(source.query, inference).forEach((_, i) => {
      for (const output of outputsAt(source.query.body, i)) assign(output, column(i), inference)
    })
  }
}

function columnAt(variable: Ir.RangeVariable, index: number, inference: Inference) {
  const type = rangeTypes(variable, inference)[index] ?? unknown
  return { name: variable.columns[index] ?? '', type }
}

function inferAssignments(assignments: readonly Ir.Assignment[], inference: Inference): void {
  for (const assignment of assignments) inferAssignment(assignment, inference)
}

function inferAssignment(assignment: Ir.Assignment, inference: Inference): void {
  const { variable, columns, path, value } = assignment
  const targets = columns.map((index) => columnAt(variable, index, inference))
  for (const index of path) {
    expect(index, inference.dialect.semantics.limit, 'the subscript', inference)
  }
  if (value.kind === 'default') return
  const [first, ...others] = targets
  if (first && others.length === 0 && path.length > 0) {
    const element = inference.dialect.semantics.element(first.type) ?? unknown
    assign(value, { name: first.name, type: element }, inference)
  } else if (first && others.length === 0) assign(value, first, inference)
  else assignRow(value, targets, assignment, inference)
}

/** `(a, b) = (1, 2)`, `(a, b) = (SELECT ...)`. */
function assignRow(
  value: Ir.Expression,
  targets: readonly { readonly name: string; readonly type: Type }[],
  { at }: Ir.Assignment,
  inference: Inference,
): void {
  const count = (found: number) => {
    if (found === targets.length) return
    const params = { where: 'values of an assignment', expected: targets.length, found }
    inference.report.add('wrong-column-count', at, params)
  }
  if (value.kind === 'list') {
    count(value.items.length)
    value.items.forEach((item, i) => {
      const target = targets[i]
      if (target) assign(item, target, inference)
    })
  } else if (value.kind === 'subquery') {
    count(queryTypes(value.query, inference).length)
    targets.forEach((target, i) => {
      for (const output of outputsAt(value.query.body, i)) assign(output, target, inference)
    })
  } else count(1)
}

function inferUpdate(update: Ir.Update, inference: Inference): readonly Type[] {
  for (const cte of update.ctes) cteTypes(cte, inference)
  inferFrom(update.from, inference)
  inferAssignments(update.assignments, inference)
  return inferChanged(update, inference)
}

/** In the order of PostgreSQL's analysis: what matches, then action by action. */
function inferMerge(merge: Ir.Merge, inference: Inference): readonly Type[] {
  for (const cte of merge.ctes) cteTypes(cte, inference)
  inferFrom(merge.from, inference)
  condition(merge.on, 'the condition of ON', inference)
  for (const { condition: when, assignments, columns, values } of merge.actions) {
    if (when) condition(when, 'the condition of WHEN', inference)
    inferAssignments(assignments, inference)
    values.forEach((value, i) => {
      const column = columnAt(merge.target, columns[i] ?? -1, inference)
      if (value.kind !== 'default') assign(value, column, inference)
    })
  }
  return inferReturning(merge.returning, inference)
}

function inferDelete(statement: Ir.Delete, inference: Inference): readonly Type[] {
  for (const cte of statement.ctes) cteTypes(cte, inference)
  inferFrom(statement.from, inference)
  return inferChanged(statement, inference)
}

function inferChanged(
  { where, limit, returning }: Ir.Update | Ir.Delete,
  inference: Inference,
): readonly Type[] {
  if (where) condition(where, 'the condition of WHERE', inference)
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
