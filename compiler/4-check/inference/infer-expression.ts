import type * as Ir from '../../ir/query.ts'
import { arrayOf, baseType, type Type, unknown } from '../../ir/type.ts'
import { clauseCondition, coerce, condition, expect, operandOf, unify } from './coerce.ts'
import { inferCall } from './infer-call.ts'
import {
  chooseOperator,
  compareWithColumns,
  inferInList,
  inferOperation,
  inferQuantified,
  inferSameness,
} from './infer-operation.ts'
import type { Span } from '../../source/span.ts'
import type { Inference } from './inference.ts'
import { mentionType } from './parameter-mentions.ts'
import { onlyCall } from '../tree/only-call.ts'
import { isOfFormat } from '../tree/of-format.ts'
import { leftOperations } from '../tree/walk.ts'
import { keptTypes } from './filled-types.ts'
import { rangeTypes } from './range-types.ts'
import { subscripted } from './subscripted.ts'
import { fieldType } from './target.ts'

type Infer<K extends Ir.Expression['kind']> = (
  expression: Extract<Ir.Expression, { kind: K }>,
  inference: Inference,
) => Type

/** The type of an expression, inferred once; `untyped` as long as nothing has given it one. */
export function inferExpression(expression: Ir.Expression, inference: Inference): Type {
  if (expression.kind === 'parameter') return mentionType(expression, inference)
  const known = inference.types.get(expression)
  if (known) return known
  for (const operation of leftOperations(expression, (each) => inference.types.has(each))) {
    inference.typeOf(operation)
  }
  const type = inferKind(expression.kind, expression, inference)
  inference.types.set(expression, type)
  return type
}

function inferKind<K extends Ir.Expression['kind']>(
  kind: K,
  expression: Extract<Ir.Expression, { kind: K }>,
  inference: Inference,
): Type {
  const rule: Infer<K> = rules[kind]
  return rule(expression, inference)
}

const rules: { readonly [K in Ir.Expression['kind']]: Infer<K> } = {
  column: ({ variable, index }, inference) => rangeTypes(variable, inference)[index] ?? unknown,
  'whole-row': ({ variable }, inference) => rowType(variable, inference),
  literal: (literal, { dialect }) => dialect.semantics.literal(literal),
  parameter: mentionType,
  call: inferCall,
  operation: inferOperation,
  logic: ({ operator, operands }, inference) => {
    for (const operand of operands) {
      clauseCondition(operand, `an operand of ${operator.toUpperCase()}`, inference)
    }
    return inference.dialect.semantics.boolean
  },
  not: ({ operand }, inference) => {
    clauseCondition(operand, 'the operand of NOT', inference)
    return inference.dialect.semantics.boolean
  },
  test: inferTest,
  between: ({ operand, low, high, at }, inference) => {
    chooseOperator({ operator: '>=', operatorAt: at }, [operand, low], inference)
    chooseOperator({ operator: '<=', operatorAt: at }, [operand, high], inference)
    return inference.dialect.semantics.boolean
  },
  'in-list': inferInList,
  'in-query': ({ operand, query, at }, inference) =>
    compareWithColumns(operand, query, { operator: '=', operatorAt: at }, inference),
  quantified: inferQuantified,
  exists: ({ query }, inference) => {
    inference.columnsOf(query)
    return inference.dialect.semantics.boolean
  },
  subquery: inferSubquery,
  case: inferCase,
  cast: inferCast,
  list: inferList,
  subscript: (access, inference) =>
    subscripted(inference.typeOf(access.operand), access, inference),
  field: ({ operand, field, at }, inference) =>
    fieldType(inference.typeOf(operand), { name: field, at }, inference),
  collate: ({ operand }, inference) => {
    coerce(operand, inference.dialect.semantics.untypedResult, inference)
    mustBe('hasCollation', 'text', operand, inference)
    return inference.typeOf(operand)
  },
  interval: ({ operand, unit }, inference) => {
    inferIntervalOperand(operand, inference)
    return { kind: 'scalar', name: 'interval', modifiers: [unit] }
  },
  variable: ({ value }, inference) => {
    const { heldByVariable, untypedResult } = inference.dialect.semantics
    return value ? heldByVariable(inference.typeOf(value)) : untypedResult
  },
  fault: () => unknown,
}

function rowType(variable: Ir.RangeVariable, inference: Inference): Type {
  const types = rangeTypes(variable, inference)
  const result = resultOfOnly(variable.over, inference)
  if (result) return result
  const relation = variable.over.kind === 'relation' ? variable.over.relation : undefined
  return {
    kind: 'composite',
    schema: relation?.schema,
    name: relation?.name,
    fields: variable.columns.slice(0, variable.visible).map((name, i) => ({
      name,
      type: types[i] ?? unknown,
      nullable: true,
    })),
  }
}

/** `f` of `FROM f() AS f` is what one call gives, unless that is a row without a name. */
function resultOfOnly(over: Ir.Ranged, inference: Inference): Type | undefined {
  const call = onlyCall(over)
  if (!call || (over.kind === 'function' && over.ordinality)) return undefined
  const result = inference.typeOf(call)
  const isPlain = result?.kind === 'composite' ? result.name !== undefined : isKnown(result)
  return isPlain ? result : undefined
}

function isKnown(type: Type | undefined): boolean {
  const record = type?.kind === 'scalar' && type.name === 'record'
  return !record && type !== undefined && type.kind !== 'unknown' && type.kind !== 'untyped'
}

function inferTest({ test, operand, right, at }: Ir.Test, inference: Inference): Type {
  if (right) inferSameness([operand, right], at, inference)
  else if (test === 'true' || test === 'false' || test === 'unknown') {
    condition(operand, `the operand of IS ${test.toUpperCase()}`, inference)
  } else if (isOfFormat(test)) asked(operand, test, inference)
  else inference.typeOf(operand)
  return inference.dialect.semantics.boolean
}

function asked(operand: Ir.Expression, test: Ir.OfFormat, inference: Inference): void {
  const { formatOperand, untypedResult } = inference.dialect.semantics
  const type = formatOperand[test]
  if (type) expect(operand, type, `the operand of IS ${test.toUpperCase()}`, inference)
  else coerce(operand, untypedResult, inference)
  if (test === 'json') mustBe('mayHoldJson', 'text or JSON', operand, inference)
}

/** Fails: `1 IS JSON`, `1 COLLATE "C"`. Reports `type-mismatch`. */
function mustBe(
  what: 'mayHoldJson' | 'hasCollation',
  expected: string,
  operand: Ir.Expression,
  { dialect, typeOf, report }: Inference,
): void {
  const type = typeOf(operand)
  if (type.kind === 'unknown' || type.kind === 'untyped' || dialect.semantics[what](type)) return
  const where = what === 'mayHoldJson' ? 'the operand of IS JSON' : 'what COLLATE stands behind'
  report.add('type-mismatch', operand.at, { where, found: dialect.types.render(type), expected })
}

function inferSubquery({ query, array, at }: Ir.Subquery, inference: Inference): Type {
  const columns = inference.columnsOf(query)
  const [type] = keptTypes(query, columns, inference)
  if (columns.length !== 1 || !type) {
    const where = 'the columns of a subquery used as a value'
    inference.report.add('wrong-column-count', at, { where, expected: 1, found: columns.length })
    return unknown
  }
  return array ? arrayAround(type) : type
}

function inferCase({ operand, whens, otherwise, at }: Ir.Case, inference: Inference): Type {
  const { caseOperand } = inference.dialect.semantics
  if (operand && caseOperand) coerce(operand, caseOperand, inference)
  for (const { when, then } of whens) {
    if (operand) chooseOperator({ operator: '=', operatorAt: at }, [operand, when], inference)
    else condition(when, 'the condition of WHEN', inference)
    inference.typeOf(then)
  }
  if (otherwise) inference.typeOf(otherwise)
  const results = whens.map(({ then }) => then)
  return unify(armsInOrder(results, otherwise, at, inference), 'CASE', inference)
}

/** The ELSE arm counts first in PostgreSQL (manual 10.5); a domain of the others is not that of its NULL. */
function armsInOrder(
  results: readonly Ir.Expression[],
  otherwise: Ir.Expression | undefined,
  at: Span,
  { dialect }: Inference,
): readonly Ir.Expression[] {
  if (dialect.semantics.elseArm === 'last') return otherwise ? [...results, otherwise] : results
  const absent: Ir.Literal = { kind: 'literal', type: 'null', value: '', prefix: '', at }
  return [otherwise ?? absent, ...results]
}

function inferIntervalOperand(operand: Ir.Expression, inference: Inference): void {
  const { semantics, types } = inference.dialect
  const from = operandOf(operand, inference)
  coerce(operand, semantics.intervalOperand, inference)
  if (from.type.kind === 'untyped' || from.type.kind === 'unknown') return
  if (semantics.castable(from, semantics.intervalOperand, inference.catalog)) return
  const params = { from: types.render(from.type), to: types.render(semantics.intervalOperand) }
  inference.report.add('cannot-cast', operand.at, params)
}

function inferCast({ operand, type, at }: Ir.Cast, inference: Inference): Type {
  const items = arrayItems(operand, type) ?? rowItems(operand, type)
  if (items) {
    for (const cast of items) inferCast(cast, inference)
    inference.types.set(operand, type)
    return type
  }
  const from = operandOf(operand, inference)
  coerce(operand, type, inference)
  const { semantics, types } = inference.dialect
  if (type.kind === 'unknown') return type
  const result = semantics.castResult(from, type)
  if (from.type.kind === 'untyped' || from.type.kind === 'unknown') return result
  if (semantics.castable(from, type, inference.catalog)) return result
  const params = { from: types.render(from.type), to: types.render(type) }
  inference.report.add('cannot-cast', at, params)
  return result
}

/** `ARRAY[a, $1]::uuid[]` casts each item (PostgreSQL manual 4.2.12). */
function arrayItems(operand: Ir.Expression, type: Type): readonly Ir.Cast[] | undefined {
  const target = baseType(type)
  if (operand.kind !== 'list' || !operand.array || target.kind !== 'array') return undefined
  return operand.items.map((item) => {
    const isInner = item.kind === 'list' && item.array
    return { kind: 'cast', operand: item, type: isInner ? target : target.element, at: item.at }
  })
}

/** `ROW($1, 2)::pair` casts each item to its field. */
function rowItems(operand: Ir.Expression, type: Type): readonly Ir.Cast[] | undefined {
  const target = baseType(type)
  if (operand.kind !== 'list' || operand.array || target.kind !== 'composite') return undefined
  if (target.fields.length !== operand.items.length) return undefined
  return operand.items.flatMap((item, i) => {
    const field = target.fields[i]
    return field ? [{ kind: 'cast', operand: item, type: field.type, at: item.at }] : []
  })
}

function arrayAround(element: Type): Type {
  if (element.kind !== 'array') return arrayOf(element)
  return { ...element, dimensions: element.dimensions + 1 }
}

function inferList({ items, array, at }: Ir.List, inference: Inference): Type {
  if (array) {
    if (items.length === 0)
      inference.report.add('no-common-type', at, { where: 'ARRAY', types: [] })
    const given = items.map((item) => inference.typeOf(item))
    const element = unify(items, 'ARRAY', inference)
    // Fails: `ARRAY['{}'::tags, '{}']` of a domain of arrays: the items are no arrays, and there are none of text[].
    if (element.kind === 'array' && !given.some(({ kind }) => kind === 'array')) {
      const types = given.map((type) => inference.dialect.types.render(type))
      inference.report.add('no-common-type', at, { where: 'ARRAY', types })
    }
    return element.kind === 'unknown' ? unknown : arrayAround(element)
  }
  const fields = items.map((item, i) => ({
    name: `f${i + 1}`,
    type: inference.typeOf(item),
    nullable: true,
  }))
  return { kind: 'composite', schema: undefined, name: undefined, fields }
}
