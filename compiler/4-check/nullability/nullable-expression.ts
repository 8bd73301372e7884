import type { NullRule } from '../../ir/routine.ts'
import type * as Ir from '../../ir/query.ts'
import { refusesNull, sameType } from '../../ir/type.ts'
import { isComparison } from './proofs/constants.ts'
import { areUnlike, losesValues, valuesOf } from './lost-values.ts'
import { mayBeRow } from '../tree/may-be-row.ts'
import { isOfFormat } from '../tree/of-format.ts'
import { givesRow } from '../cardinality/gives-row.ts'
import { elementOfRow } from './element-of-row.ts'
import { isDeclaredNull, isDeclaredNullable } from './declared-null.ts'
import {
  columnProof,
  expressionProof,
  type Facts,
  factsInGroup,
  factsOfKey,
  isDropped,
  isDroppedKey,
  isUnheld,
  isOneThere,
  mayBeMissing,
  withProof,
  writtenValue,
} from './facts.ts'
import { proofOfGroup, proofOfValue } from './group-values.ts'
import { meaningOf } from './meaning-of.ts'
import type { Nullability } from './nullability.ts'
import { reasonsOf } from './reasons-of.ts'
import { nullOperands } from './proofs/not-null-parts.ts'
import { isNotZero } from './proofs/not-zero.ts'
import { provenWhenEqual, provenWhenNotTrue, provenWhenTrue } from './proofs/proofs.ts'

type Rule<K extends Ir.Expression['kind']> = (
  expression: Extract<Ir.Expression, { kind: K }>,
  facts: Facts,
  nullability: Nullability,
) => boolean

/** Whether an expression can be NULL. What no rule proves can. */
export function isNullableExpression(
  expression: Ir.Expression,
  facts: Facts,
  nullability: Nullability,
): boolean {
  if (nullability.declarations && isDeclaredNull(expression, nullability)) return true
  const nullable =
    !expressionProof(expression, facts) &&
    (isDroppedKey(expression, facts) ||
      decide(expression.kind, expression, factsOfKey(expression, facts), nullability))
  const { reasons } = nullability
  reasons?.set(expression, {
    nullable,
    reasons: reasonsOf(expression, nullable, facts, nullability),
  })
  return nullable
}

function decide<K extends Ir.Expression['kind']>(
  kind: K,
  expression: Extract<Ir.Expression, { kind: K }>,
  facts: Facts,
  nullability: Nullability,
): boolean {
  const rule: Rule<K> = rules[kind]
  return rule(expression, facts, nullability)
}

const rules: { readonly [K in Ir.Expression['kind']]: Rule<K> } = {
  column: isNullableColumn,
  'whole-row': isNullableRow,
  literal: ({ type }) => type === 'null',
  parameter: ({ index }, _facts, { nullableParameters }) => nullableParameters[index] ?? true,
  call: isNullableCall,
  operation: (operation, facts, nullability) => {
    const choice = nullability.chosen.get(operation)
    // A row comparison has no overload of its own: it is NULL for a NULL inside.
    if (!choice && nullability.types.get(operation)?.kind === 'unknown') return true
    if (!choice) return isAnyNullable(operation.operands.flatMap(itemsOf), facts, nullability)
    const operands = nullOperands(operation, nullability)
    if (isComparison(operation.operator) && areUnlike(operands, nullability)) return true
    return operandsRules[choice.nulls](operands, facts, nullability)
  },
  logic: ({ operands }, facts, nullability) => isAnyNullable(operands, facts, nullability),
  not: ({ operand }, facts, nullability) => nullability.isNullable(operand, facts),
  // `NULL IS JSON` is NULL; the other tests answer for NULL as well.
  test: ({ test, operand }, facts, nullability) =>
    isOfFormat(test) && nullability.isNullable(operand, facts),
  between: ({ operand, low, high }, facts, nullability) =>
    areUnlike([operand, low, high], nullability) ||
    isAnyNullable([operand, low, high].flatMap(itemsOf), facts, nullability),
  // SQLite's `a IN ()` is false for NULL as well.
  'in-list': ({ operand, items }, facts, nullability) =>
    items.length > 0 &&
    (items.some((item) => isList(item, nullability)) ||
      areUnlike([operand, ...items], nullability) ||
      isAnyNullable([operand, ...items].flatMap(itemsOf), facts, nullability)),
  'in-query': ({ operand, query }, facts, nullability) =>
    isAnyNullable(comparedWith(operand), facts, nullability) ||
    nullability.columnsOf(query, facts).some(Boolean),
  // The elements of an array may be NULL.
  quantified: ({ operand, right }, facts, nullability) =>
    right.kind !== 'query' ||
    isAnyNullable(comparedWith(operand), facts, nullability) ||
    nullability.columnsOf(right, facts).some(Boolean),
  exists: () => false,
  subquery: ({ query, array }, facts, nullability) =>
    !array && (!givesRow(query, nullability) || nullability.columnsOf(query, facts)[0] !== false),
  case: (expression, facts, nullability) =>
    isNullableCase(expression, facts, nullability) ||
    losesValues(expression, valuesOf(expression), nullability),
  cast: ({ operand, type }, facts, nullability) => {
    const from = nullability.types.get(operand) ?? type
    // What is of the domain already is not looked at: `(SELECT d FROM t WHERE false)::d` is NULL.
    if (refusesNull(type) && !sameType(from, type)) return false
    const rule = nullability.dialect.semantics.castNulls(from, type, nullability.catalog)
    return operandsRules[rule]([operand], facts, nullability)
  },
  list: () => false,
  subscript: () => true,
  field: () => true,
  collate: ({ operand }, facts, nullability) => nullability.isNullable(operand, facts),
  interval: ({ operand }, facts, nullability) => nullability.isNullable(operand, facts),
  variable: () => true,
  fault: () => true,
}

/** An empty list is sent as one NULL. */
function isList(item: Ir.Expression, { declared }: Nullability): boolean {
  return item.kind === 'parameter' && declared[item.index]?.list === true
}

/** What stands against the columns of a subquery: of `ROW(a, b)::pair` too the items. */
function comparedWith(operand: Ir.Expression): readonly Ir.Expression[] {
  const isRow = operand.kind === 'cast' && operand.operand.kind === 'list'
  return itemsOf(isRow ? operand.operand : operand)
}

function itemsOf(expression: Ir.Expression): readonly Ir.Expression[] {
  return expression.kind === 'list' && !expression.array
    ? expression.items.flatMap(itemsOf)
    : [expression]
}

function isAnyNullable(
  expressions: readonly Ir.Expression[],
  facts: Facts,
  nullability: Nullability,
): boolean {
  const waiting = [...expressions]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const operands = nullingOperands(next, nullability)
    if (operands ? isDroppedKey(next, facts) : nullability.isNullable(next, facts)) return true
    waiting.push(...(operands ?? []))
  }
  return false
}

/** Of an operation that is NULL where one of them is: `a + b + ...` is gone through in a loop. */
function nullingOperands(
  expression: Ir.Expression,
  nullability: Nullability,
): readonly Ir.Expression[] | undefined {
  if (expression.kind !== 'operation') return undefined
  const choice = nullability.chosen.get(expression)
  return choice?.nulls === 'strict' ? nullOperands(expression, nullability) : undefined
}

type OperandsRule = (
  operands: readonly Ir.Expression[],
  facts: Facts,
  nullability: Nullability,
) => boolean

const operandsRules: Readonly<Record<NullRule, OperandsRule>> = {
  never: () => false,
  strict: isAnyNullable,
  some: isAnyNullable,
  all: isEveryNullable,
  'strict-unless-zero': (operands, facts, nullability) => {
    const divisor = operands.at(-1)
    const isSafe = divisor !== undefined && isNotZero(divisor, facts, nullability)
    return !isSafe || isAnyNullable(operands, facts, nullability)
  },
  'strict-or-null': () => true,
  maybe: () => true,
  empty: () => true,
}

/** `coalesce(a.id, b.id)` over `a FULL JOIN b`: one of the two rows is there. */
function isEveryNullable(
  operands: readonly Ir.Expression[],
  facts: Facts,
  nullability: Nullability,
): boolean {
  if (!operands.every((operand) => nullability.isNullable(operand, facts))) return false
  const isInRow = (column: Ir.ColumnReference) =>
    !isDropped(column, facts) && !isNullInRow(column, facts, nullability)
  const columns = operands.flatMap((operand) => choicesOf(operand, nullability)).filter(isInRow)
  return !isOneThere(
    columns.map(({ variable }) => variable),
    facts,
  )
}

/** The columns that `coalesce(coalesce(a.id, b.id), c.id)` chooses from. */
function choicesOf(
  expression: Ir.Expression,
  nullability: Nullability,
): readonly Ir.ColumnReference[] {
  if (expression.kind === 'column') return [expression]
  if (expression.kind !== 'call' || nullability.chosen.get(expression)?.nulls !== 'all') return []
  return nullOperands(expression, nullability).flatMap((each) => choicesOf(each, nullability))
}

function isNullableColumn(
  column: Ir.ColumnReference,
  facts: Facts,
  nullability: Nullability,
): boolean {
  if (isDropped(column, facts) || mayBeMissing(column.variable, facts)) return true
  return isNullInRow(column, facts, nullability)
}

/** A row is there where all its columns are NULL. */
function isNullableRow(row: Ir.WholeRow, facts: Facts, nullability: Nullability): boolean {
  const { variable } = row
  if (variable.over.kind === 'join' || mayBeMissing(variable, facts)) return true
  const element = elementOfRow(row, nullability)
  return element !== undefined && isNullInRow(element, facts, nullability)
}

/** Whether the column can be NULL in a row that is there. */
function isNullInRow(column: Ir.ColumnReference, facts: Facts, nullability: Nullability): boolean {
  const { variable, index } = column
  if (columnProof(column, facts) || writtenValue(column, facts)) return false
  if (variable.over.kind === 'relation') {
    const stored = variable.over.columns[index]
    return (
      stored === undefined ||
      isUnheld(variable, facts) ||
      (nullability.declarations ? isDeclaredNullable(stored) : stored.nullable)
    )
  }
  return nullability.rangeColumns.get(variable)?.[index] ?? true
}

function isNullableCase(expression: Ir.Case, facts: Facts, nullability: Nullability): boolean {
  const { arms, mayMiss } = caseArms(expression, facts, nullability)
  return mayMiss || arms.some((arm) => nullability.isNullable(arm.value, arm.facts))
}

/** The values of a CASE that may be taken, and what holds where each is evaluated. */
interface CaseArms {
  readonly arms: readonly { readonly value: Ir.Expression; readonly facts: Facts }[]
  /** No condition need hold, and there is no ELSE. */
  readonly mayMiss: boolean
}

/** Facts come from conditions that held, or did not: `CASE WHEN a IS NOT NULL THEN a`. */
export function caseArms(
  { operand, whens, otherwise }: Ir.Case,
  facts: Facts,
  nullability: Nullability,
): CaseArms {
  let untilHere = facts
  const arms: { value: Ir.Expression; facts: Facts }[] = []
  for (const { when, then } of whens) {
    const proof = operand
      ? provenWhenEqual(operand, when, nullability)
      : provenWhenTrue(when, nullability)
    arms.push({ value: then, facts: withProof(untilHere, proof) })
    if (operand) continue
    if (isSure(when, untilHere, nullability)) return { arms, mayMiss: false }
    untilHere = withProof(untilHere, provenWhenNotTrue(when, nullability))
  }
  if (otherwise) arms.push({ value: otherwise, facts: untilHere })
  return { arms, mayMiss: !otherwise }
}

/** `CASE WHEN a IS NULL THEN 'none' WHEN a IS NOT NULL THEN 'some' END` has no other case. */
function isSure(condition: Ir.Expression, facts: Facts, nullability: Nullability): boolean {
  if (nullability.declarations || condition.kind !== 'test') return false
  const { test, negated, operand } = condition
  if (test !== 'null' || !negated || mayBeRow(operand, nullability)) return false
  return !nullability.isNullable(operand, facts)
}

/** A document may lose what it cannot hold, whatever its rule; a count never loses what it counts. */
function losesArguments(call: Ir.Call, rule: NullRule, nullability: Nullability): boolean {
  const { types, dialect } = nullability
  const type = types.get(call)
  if (type !== undefined && dialect.semantics.json.isDocument(type)) {
    const held = call.arguments.map(({ value }) => value)
    return losesValues(call, held, nullability)
  }
  return rule !== 'never' && losesValues(call, nullOperands(call, nullability), nullability)
}

/** An aggregate over a window or a group sees at least one row, unless a filter takes it away. */
function isNullableCall(call: Ir.Call, facts: Facts, nullability: Nullability): boolean {
  const meaning = meaningOf(call, nullability)
  if (meaning.kind === 'test') return false
  if (meaning.kind === 'case') {
    const isLost = losesValues(call, valuesOf(meaning), nullability)
    return isLost || isNullableCase(meaning, facts, nullability)
  }
  const choice = nullability.chosen.get(call)
  if (!choice || (choice.setReturning && facts.padded)) return true
  const values = nullOperands(call, nullability)
  if (losesArguments(call, choice.nulls, nullability)) return true
  if (choice.nulls !== 'empty') return operandsRules[choice.nulls](values, facts, nullability)
  if (!call.over && proofOfValue(call, facts, nullability)) return false
  const seesRows = call.over
    ? !call.over.mayBeEmpty
    : facts.groupsHaveRows || proofOfGroup(facts, nullability) !== undefined
  if (!seesRows || call.filter) return true
  const inGroup = call.over ? facts : factsInGroup(facts)
  return isAnyNullable(values, inGroup, nullability)
}
