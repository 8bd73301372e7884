import { mayBeOfExtension } from '../../diagnostics/may-be-of-extension.ts'
import type { Related } from '../../diagnostics/report.ts'
import type { Chosen, Operand } from '../../dialects/dialect.ts'
import { insteadOf } from '../../dialects/foreign.ts'
import type * as Ir from '../../ir/query.ts'
import { arrayOf, sameType, type Type, unknown, untyped } from '../../ir/type.ts'
import type { Span } from '../../source/span.ts'
import { isRow } from '../tree/is-row.ts'
import { allExpressions } from '../tree/walk.ts'
import { coerce, giveUp, operandOf, operandsOf, unify } from './coerce.ts'
import type { Inference } from './inference.ts'
import { decidedElsewhere } from './parameter-mentions.ts'

/** `a IS NOT DISTINCT FROM b` */
export function inferSameness(
  operands: readonly [Ir.Expression, Ir.Expression],
  at: Span,
  inference: Inference,
): void {
  const [left, right] = operands
  const operator = { operator: '=', operatorAt: at }
  if (isRow(left) && isRow(right))
    compareRows(left.items, right.items, { ...operator, at }, inference)
  else if (!compareWithRow(operands, operator, inference))
    chooseOperator(operator, operands, inference)
}

/** `(a, b) IS (SELECT c, d FROM t)`, on any side, where a row is no value and a subquery may give one. */
function compareWithRow(
  [left, right]: readonly [Ir.Expression, Ir.Expression],
  operator: Operator,
  inference: Inference,
): Type | undefined {
  if (inference.dialect.semantics.wholeRows) return undefined
  const [row, query] = isRow(left) ? [left, right] : [right, left]
  if (!isRow(row) || query.kind !== 'subquery') return undefined
  return compareWithColumns(row, query.query, operator, inference)
}

/** The type of an operator's result; rows are compared item by item. */
export function inferOperation(operation: Ir.Operation, inference: Inference): Type {
  const [left, right] = operation.operands
  if (left && right && isRow(left) && isRow(right)) {
    return compareRows(left.items, right.items, operation, inference)
  }
  if (left && isRow(left) && right?.kind === 'subquery') {
    return compareWithColumns(left, right.query, operation, inference)
  }
  const compared = left && right && compareWithRow([left, right], operation, inference)
  if (compared) return compared
  const chosen = chooseOperator(operation, operation.operands, inference)
  if (!chosen) return unknown
  inference.chosen.set(operation, chosen)
  return chosen.result
}

interface Operator {
  readonly operator: string
  readonly operatorAt: Span
  readonly operatorSchema?: string | undefined
}

/** The overload for the operands, which take its types; undefined when reported or silent. */
export function chooseOperator(
  operator: Operator,
  expressions: readonly Ir.Expression[],
  inference: Inference,
): Chosen | undefined {
  const operands = operandsOf(expressions, inference)
  const related = decidedElsewhere(expressions, inference)
  const chosen = resolve(operator, operands, inference, related)
  if (!chosen) {
    giveUp(expressions, inference)
    return undefined
  }
  expressions.forEach((expression, i) => {
    const target = chosen.operands[i]
    if (target) coerce(expression, target, inference)
  })
  return chosen
}

function resolve(
  { operator, operatorAt: at, operatorSchema }: Operator,
  operands: readonly Operand[],
  { dialect, catalog, report }: Inference,
  related: readonly Related[],
): Chosen | undefined {
  if (operands.some(({ type }) => type.kind === 'unknown')) return undefined
  const resolution = dialect.semantics.resolveOperator(operator, operands, catalog, operatorSchema)
  if (resolution.kind === 'chosen') return resolution
  const types = operands.map(({ type }) => dialect.types.render(type))
  if (resolution.kind === 'ambiguous') {
    report.add('ambiguous-call', at, { what: operator, operands: types }, ...related)
  } else {
    reportUnknown({ operator, at, types, related }, operands, { dialect, catalog, report })
  }
  return undefined
}

interface Unknown {
  readonly operator: string
  readonly at: Span
  readonly types: readonly string[]
  readonly related: readonly Related[]
}

/** `a == b` where no operator is called so, and `a REGEXP b` where it calls a function that is not there. */
function reportUnknown(
  { operator, at, types, related }: Unknown,
  operands: readonly Operand[],
  { dialect, catalog, report }: Pick<Inference, 'dialect' | 'catalog' | 'report'>,
): void {
  const { called = {}, operators = {}, conditions = {} } = dialect.grammar.foreignNames
  const defined = insteadOf(called, operator)
  if (defined !== undefined) {
    const params = {
      what: 'function',
      name: operator.toUpperCase(),
      suggestion: undefined,
    } as const
    report.add('unknown-function', at, { ...params, instead: defined }, ...related)
    return
  }
  const { boolean } = dialect.semantics
  const areConditions = operands.every(({ type }) => sameType(type, boolean))
  const instead =
    insteadOf(operators, operator) ?? (areConditions ? insteadOf(conditions, operator) : undefined)
  const missing = { at, ...undeclared(operator, types), suggestion: undefined, instead }
  if (mayBeOfExtension(missing, catalog.unknownExtensions, report)) return
  report.add('no-matching-operator', at, { operator, operands: types, instead }, ...related)
}

function undeclared(operator: string, types: readonly string[]) {
  const [left, right] = types.length === 1 ? [undefined, types[0]] : types
  const sides = [left && `LEFTARG = ${left}`, `RIGHTARG = ${right}`, 'FUNCTION = ...']
  const parts = sides.filter((side) => side !== undefined).join(', ')
  return {
    what: `operator ${left === undefined ? '' : `${left} `}${operator} ${right}`,
    declaration: `CREATE OPERATOR ${operator} (${parts})`,
  }
}

function compareRows(
  left: readonly Ir.Expression[],
  right: readonly Ir.Expression[],
  comparison: Operator & { readonly at: Span },
  inference: Inference,
): Type {
  const { operator, at } = comparison
  const { boolean, ordersAnyRows } = inference.dialect.semantics
  if (left.length !== right.length) {
    const where = `a row compared by ${operator}`
    const counts = { expected: left.length, found: right.length }
    inference.report.add('wrong-column-count', at, { where, ...counts })
    return boolean
  }
  if (left.length === 0) {
    const counts = { expected: 1, found: 0 }
    inference.report.add('wrong-column-count', at, { where: 'a row that is compared', ...counts })
  }
  const isOrder = /^[<>]=?$/.test(operator)
  const each = isOrder && ordersAnyRows ? { ...comparison, operator: '=' } : comparison
  left.forEach((item, i) => {
    const other = right[i]
    const chosen = other && chooseOperator(each, [item, other], inference)
    if (chosen) asComparison(chosen, comparison, inference)
  })
  return boolean
}

/** Fails: `(a, b) + (c, d)`, `a + ANY (b)`. */
function asComparison(
  { result }: Chosen,
  { operator, operatorAt }: Operator,
  { dialect, report }: Inference,
): void {
  const { boolean } = dialect.semantics
  if (result.kind === 'unknown' || sameType(result, boolean)) return
  const { render } = dialect.types
  const params = {
    where: `what ${operator} gives`,
    found: render(result),
    expected: render(boolean),
  }
  report.add('type-mismatch', operatorAt, params)
}

/** `x IN (SELECT ...)`, `(a, b) = (SELECT ...)`, `x > ALL (SELECT ...)`. */
export function compareWithColumns(
  operand: Ir.Expression,
  query: Ir.Query,
  comparison: Operator,
  inference: Inference,
): Type {
  const { semantics } = inference.dialect
  const columns = inference.columnsOf(query)
  const items = partsOf(operand, inference)
  if (items.length !== columns.length) {
    const where = 'the columns of the subquery'
    const counts = { expected: items.length, found: columns.length }
    inference.report.add('wrong-column-count', query.at, { where, ...counts })
    return semantics.boolean
  }
  items.forEach(({ left, item }, i) => {
    const right = { type: columns[i] ?? unknown, literal: undefined }
    const operands = [left, right]
    if (semantics.comparesAnyRows && !isComparable(comparison, operands, inference)) return
    const related = item ? decidedElsewhere([item], inference) : []
    const chosen = resolve(comparison, operands, inference, related)
    if (item && chosen?.operands[0]) coerce(item, chosen.operands[0], inference)
  })
  return semantics.boolean
}

interface ComparedPart {
  readonly left: Operand
  /** Undefined where its type is given. */
  readonly item: Ir.Expression | undefined
}

/** What is compared with a column each: `ROW(1, 2)::pair` is a row of its fields still. */
function partsOf(operand: Ir.Expression, inference: Inference): readonly ComparedPart[] {
  if (operand.kind === 'cast' && isRow(operand.operand) && operand.type.kind === 'composite') {
    inference.typeOf(operand)
    return operand.type.fields.map(({ type }) => ({
      left: { type, literal: undefined },
      item: undefined,
    }))
  }
  const items = isRow(operand) ? operand.items : [operand]
  return items.map((item) => ({ left: operandOf(item, inference), item }))
}

function isComparable(
  { operator, operatorSchema }: Operator,
  operands: readonly Operand[],
  { dialect: { semantics }, catalog }: Inference,
): boolean {
  return semantics.resolveOperator(operator, operands, catalog, operatorSchema).kind === 'chosen'
}

/** `x IN (a, b)`: one type for all where there is one, else each by itself. */
export function inferInList(list: Ir.InList, inference: Inference): Type {
  const { boolean } = inference.dialect.semantics
  const operator = { operator: '=', operatorAt: list.at }
  if (isRow(list.operand)) {
    for (const item of list.items) {
      const operands = [list.operand, item]
      inferOperation({ kind: 'operation', ...operator, operands, at: item.at }, inference)
    }
    return boolean
  }
  const unified = unifiedItems(list, inference)
  const isArray = compareWithArray(list, unified, inference)
  const alone = isArray ? list.items.filter((item) => !unified.includes(item)) : list.items
  for (const item of alone) chooseOperator(operator, [list.operand, item], inference)
  return boolean
}

/**
 * Items become one type, where they and the operand have one; whether they are compared by it, as in
 * `$1 IN ('a'::varchar, 'b')`, which is of text. One that is alone has what the operator asks for: `$1 IN (1)`.
 */
function compareWithArray(
  { operand, at }: Ir.InList,
  items: readonly Ir.Expression[],
  inference: Inference,
): boolean {
  const { semantics } = inference.dialect
  const together = [operand, ...items]
  const operands = together.map((expression) => operandOf(expression, inference))
  const known = operands.every(({ type }) => type.kind !== 'unknown')
  const type = items.length > 0 && known ? semantics.unify(operands, inference.catalog) : undefined
  if (!type) return false
  if (semantics.listsOfOneType === 'always') {
    unify(together, 'IN', inference)
    return false
  }
  for (const item of items) coerce(item, type, inference)
  const [left = { type: unknown, literal: undefined }] = operands
  const related = decidedElsewhere(together, inference)
  const compared = [left, { type, literal: undefined }]
  const chosen = resolve({ operator: '=', operatorAt: at }, compared, inference, related)
  if (chosen?.operands[0]) coerce(operand, chosen.operands[0], inference)
  return true
}

/** Several that name no column make an array, of one type (`transformAExprIn`). */
function unifiedItems(
  { items }: Ir.InList,
  { dialect, declared }: Inference,
): readonly Ir.Expression[] {
  if (dialect.semantics.listsOfOneType === 'always') return items
  const constants = items.filter(
    (item) => !allExpressions(item).some(({ kind }) => kind === 'column'),
  )
  // What is given as a list stands for several.
  const isList = items.some((item) => item.kind === 'parameter' && declared[item.index]?.list)
  return constants.length > 1 || isList ? constants : []
}

/** `x = ANY (array)`: the operator is chosen for the element. */
export function inferQuantified(quantified: Ir.Quantified, inference: Inference): Type {
  const { semantics, types } = inference.dialect
  const { operand, right } = quantified
  if (right.kind === 'query') return compareWithColumns(operand, right, quantified, inference)
  const array = inference.typeOf(right)
  if (array.kind === 'unknown') return semantics.boolean
  const element = array.kind === 'untyped' ? untyped : semantics.element(array)
  if (!element) {
    const params = {
      where: `the operand of ${quantified.quantifier.toUpperCase()}`,
      found: types.render(array),
      expected: 'an array',
    }
    inference.report.add('type-mismatch', right.at, params)
    return semantics.boolean
  }
  const operands = [operandOf(operand, inference), { type: element, literal: undefined }]
  const related = decidedElsewhere([operand, right], inference)
  const chosen = resolve(quantified, operands, inference, related)
  if (chosen) asComparison(chosen, quantified, inference)
  const [left, item] = chosen?.operands ?? []
  if (left) coerce(operand, left, inference)
  if (item) coerce(right, arrayOf(item), inference)
  return semantics.boolean
}
