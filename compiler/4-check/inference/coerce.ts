import { suggest } from '../../diagnostics/suggest.ts'
import type { Operand } from '../../dialects/dialect.ts'
import type * as Ir from '../../ir/query.ts'
import { baseType, type Type, unknown, untyped } from '../../ir/type.ts'
import type { Span } from '../../source/span.ts'
import { unwrapped } from '../merging/merging.ts'
import { coercibilityOf } from './coercibility.ts'
import { constantNumber, isWhole } from './constant-number.ts'
import type { Inference } from './inference.ts'
import { judgeRow } from './judge-row.ts'
import { decidedElsewhere, settleMention } from './parameter-mentions.ts'

/** What overload resolution sees of an expression. */
export function operandOf(expression: Ir.Expression, inference: Inference): Operand {
  const type = typeToOthers(expression, inference)
  const before = inference.understood.get(spanKey(expression.at))
  if (before) return understoodAs(before, { type, literal: undefined }, expression, inference)
  const coercibility = coercibilityOf(expression, inference)
  const only = unwrapped(expression, inference)
  const literal = only.kind === 'literal' ? only : undefined
  const { computesConstants } = inference.dialect.semantics
  if (!computesConstants) return { type, literal, coercibility }
  const constant = constantNumber(only)
  // Chains, which may be as long as a query, are no known constant and not looked through.
  const isKnown = constant !== undefined && (computesConstants !== 'whole' || isWhole(only))
  return { type, literal, coercibility, constant: isKnown ? constant : undefined }
}

/** Engines that bind each mention for itself know nothing of the others. */
function typeToOthers(expression: Ir.Expression, inference: Inference): Type {
  const type = inference.typeOf(expression)
  const isOpen = expression.kind === 'parameter' && !inference.dialect.semantics.parametersDecide
  return isOpen ? untyped : type
}

/** The same of several, each of which may give a parameter its type: what had none before it is looked at again. */
export function operandsOf(
  expressions: readonly Ir.Expression[],
  inference: Inference,
): readonly Operand[] {
  const first = expressions.map((expression) => operandOf(expression, inference))
  return expressions.map((expression, i) => {
    const known = first[i]
    if (known && known.type.kind !== 'untyped') return known
    if (expression.kind === 'case') inference.types.delete(expression)
    return operandOf(expression, inference)
  })
}

/** A definition that is read again has written out what its operands became. */
function understoodAs(
  type: Type,
  from: Operand,
  { at }: Ir.Expression,
  { catalog, dialect, report }: Inference,
): Operand {
  const { semantics, types } = dialect
  const isTyped = from.type.kind !== 'untyped' && from.type.kind !== 'unknown'
  if (isTyped && !semantics.castable(from, type, catalog)) {
    report.add('cannot-cast', at, { from: types.render(from.type), to: types.render(type) })
  }
  return { type, literal: undefined }
}

/** One key a span. */
export function spanKey({ start, end }: Span): string {
  return `${start}:${end}`
}

/** Gives the expression a type if it had none: a parameter takes it for good, a bare literal becomes it, as do its arms. */
export function coerce(expression: Ir.Expression, target: Type, inference: Inference): void {
  if (expression.kind === 'parameter') {
    settleMention(expression, target, inference)
    return
  }
  judgeRow(expression, target, inference)
  if (inference.typeOf(expression).kind !== 'untyped' || target.kind === 'untyped') return
  inference.types.set(expression, target)
  if (expression.kind === 'case') coerceArms(expression, target, inference)
  if (expression.kind === 'literal') checkText(expression, target, inference)
  for (const arm of armsOf(expression)) coerce(arm, target, inference)
}

/** Whose type an expression without one has. */
function armsOf(expression: Ir.Expression): readonly Ir.Expression[] {
  switch (expression.kind) {
    case 'case':
      return [...expression.whens.map(({ then }) => then), expression.otherwise ?? []].flat()
    case 'call':
      return expression.arguments.map(({ value }) => value)
    case 'operation':
      return expression.operands
    case 'collate':
      return [expression.operand]
    default:
      return []
  }
}

/** Arms of which none has a type of its own: `SELECT 1 UNION SELECT CASE WHEN a THEN $1 END`. */
function coerceArms({ whens, otherwise }: Ir.Case, target: Type, inference: Inference): void {
  for (const { then } of whens) coerce(then, target, inference)
  if (otherwise) coerce(otherwise, target, inference)
}

/** A bare string is read as a value of its type: `date = 'soon'`. Reports `type-mismatch`. */
function checkText({ type, value, at }: Ir.Literal, target: Type, inference: Inference): void {
  const { semantics, types } = inference.dialect
  if (type !== 'string' || semantics.readsText(value, target)) return
  const params = { where: 'the text', found: `'${value}'`, expected: types.render(target) }
  inference.report.add('type-mismatch', at, { ...params, hint: hintOfText(value, target) })
}

/** More labels are no help. */
const MOST_LABELS = 10

function hintOfText(value: string, target: Type): string | undefined {
  const type = baseType(target)
  if (type.kind === 'array') return `an array is written '{...}' or ARRAY[...]`
  if (type.kind !== 'enum') return undefined
  const near = suggest(value, type.labels)
  if (near !== undefined) return `did you mean '${near}'?`
  const shown = type.labels.slice(0, MOST_LABELS).map((label) => `'${label}'`)
  return `its labels are ${shown.join(', ')}${type.labels.length > MOST_LABELS ? ', ...' : ''}`
}

/** After a fault: what has no type yet will not be missed any more. */
export function giveUp(expressions: readonly Ir.Expression[], inference: Inference): void {
  for (const expression of expressions) coerce(expression, unknown, inference)
}

/** Checks what stands where a condition must. `where` is for the message: `WHERE`, `the operand of AND`. */
export function condition(expression: Ir.Expression, where: string, inference: Inference): void {
  const { condition: expected, conditionParameter } = inference.dialect.semantics
  const type = baseType(inference.typeOf(expression))
  if (expression.kind === 'parameter') coerce(expression, conditionParameter, inference)
  if (!expected || type.kind === 'unknown') return
  coerce(expression, expected, inference)
  if (type.kind === 'untyped' || type === expected) return
  if (type.kind === 'scalar' && expected.kind === 'scalar' && type.name === expected.name) return
  const { render } = inference.dialect.types
  const params = { where, found: render(type), expected: render(expected) }
  inference.report.add('type-mismatch', expression.at, params)
}

/** The same of a clause, and of an operand of AND, OR and NOT. */
export function clauseCondition(
  expression: Ir.Expression,
  where: string,
  inference: Inference,
): void {
  condition(expression, where, inference)
  const { semantics, types } = inference.dialect
  if (expression.kind !== 'column' || !semantics.noCondition) return
  const type = inference.typeOf(expression)
  if (!semantics.noCondition(type)) return
  const params = { where, found: types.render(type), expected: types.render(semantics.boolean) }
  inference.report.add('type-mismatch', expression.at, params)
}

/**
 * The one type of several expressions, each of which becomes it. A list of types without one is
 * reported at the last expression and gives `unknown`.
 */
export function unify(
  expressions: readonly Ir.Expression[],
  where: string,
  inference: Inference,
): Type {
  const operands = operandsOf(expressions, inference)
  if (operands.some(({ type }) => type.kind === 'unknown')) {
    giveUp(expressions, inference)
    return unknown
  }
  const { semantics, types } = inference.dialect
  const type = semantics.unify(operands, inference.catalog)
  if (type) {
    const target = semantics.parameterAmong?.(operands) ?? type
    for (const expression of expressions) coerce(expression, target, inference)
    return type
  }
  const at = expressions.at(-1)?.at
  const found = [...new Set(operands.map((operand) => types.render(operand.type)))]
  if (at) inference.report.add('no-common-type', at, { where, types: found })
  giveUp(expressions, inference)
  return unknown
}

/** What a clause asks for: gives the expression the type, or reports that it does not become one. */
export function expect(
  expression: Ir.Expression,
  target: Type,
  where: string,
  inference: Inference,
): void {
  const { type, literal } = operandOf(expression, inference)
  coerce(expression, target, inference)
  const { semantics, types } = inference.dialect
  if (type.kind === 'unknown' || type.kind === 'untyped' || target.kind === 'unknown') return
  if (semantics.assignable({ type, literal }, target, inference.catalog)) return
  const params = { where, found: types.render(type), expected: types.render(target) }
  inference.report.add('type-mismatch', expression.at, params)
}

/** Stores a value in a column: gives it the column's type, or reports that it does not fit. */
export function assign(
  value: Ir.Expression,
  column: { readonly name: string; readonly type: Type },
  inference: Inference,
): void {
  const operand = operandOf(value, inference)
  coerce(value, column.type, inference)
  storable(operand, column, value, inference)
}

/** Reports what does not fit into the column. */
export function storable(
  operand: Operand,
  column: { readonly name: string; readonly type: Type },
  value: Ir.Expression,
  inference: Inference,
): void {
  if ([operand.type.kind, column.type.kind].some((kind) => kind === 'unknown')) return
  const { catalog, dialect } = inference
  const { semantics, types } = dialect
  if (operand.type.kind === 'untyped') return
  if (semantics.assignable(operand, column.type, catalog)) return
  const params = {
    where: `the value of "${column.name}"`,
    found: types.render(operand.type),
    expected: types.render(column.type),
  }
  inference.report.add('type-mismatch', value.at, params, ...decidedElsewhere([value], inference))
}
