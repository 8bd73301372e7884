import type { Operand } from '../../dialects/dialect.ts'
import type * as Ir from '../../ir/query.ts'
import { sameType, type Type, unknown } from '../../ir/type.ts'
import { coercibilityOfColumn } from './coercibility.ts'
import { clauseCondition, coerce, expect, operandOf } from './coerce.ts'
import { compared, comparedType, sorted } from './compared.ts'
import { outputsAt } from '../tree/outputs-at.ts'
import type { Inference } from './inference.ts'
import { cteTypes, rangeTypes } from './range-types.ts'

/** The types of a query's columns, none of them untyped. */
export function inferQuery(query: Ir.Query, inference: Inference): readonly Type[] {
  const types = queryTypes(query, inference)
  const settled = types.map((type) =>
    type.kind === 'untyped' ? inference.dialect.semantics.untypedResult : type,
  )
  settle(query.body, settled, inference)
  return settled
}

/** Types that may be untyped yet: what stores or unifies the rows decides then. */
export function queryTypes(query: Ir.Query, inference: Inference): readonly Type[] {
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
      // Row by row: the first mention types a parameter.
      for (const item of body.rows.flat()) inference.typeOf(item)
      return body.columns.map((_, i) => columnOfValues(body, i, inference))
  }
}

/** In the order of PostgreSQL's own analysis, which decides what types a parameter first. */
function inferSelect(select: Ir.Select, inference: Inference): readonly Type[] {
  if (select.from) inferFrom(select.from, inference)
  for (const { expression } of select.outputs) inference.typeOf(expression)
  if (select.where) clauseCondition(select.where, 'the condition of WHERE', inference)
  if (select.having) clauseCondition(select.having, 'the condition of HAVING', inference)
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

export function inferFrom(from: Ir.From, inference: Inference): void {
  if (from.kind === 'range-variable') {
    rangeTypes(from, inference)
    return
  }
  inferFrom(from.left, inference)
  inferFrom(from.right, inference)
  if (from.condition) clauseCondition(from.condition, 'the condition of ON', inference)
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
    const type = bodyTypes(body, inference)[index] ?? unknown
    return { type, literal: undefined, coercibility: coercibilityOfColumn(body, index, inference) }
  })
  const { besideRows, unify } = inference.dialect.semantics
  const among = besideRows
    ? operands.map((operand) => ({ ...operand, type: besideRows(operand.type) }))
    : operands
  return unify(among, inference.catalog)
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
  const type = inference.dialect.semantics.unify(operands, inference.catalog)
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

/** The expression that alone makes a column. */
function onlyOutputAt(body: Ir.Body, index: number): Ir.Expression | undefined {
  if (body.kind === 'query') return onlyOutputAt(body.body, index)
  if (body.kind === 'set-operation') return undefined
  const outputs = outputsAt(body, index)
  return outputs.length === 1 ? outputs[0] : undefined
}
