import type * as Ir from '../../ir/query.ts'
import { givesRow } from '../cardinality/gives-row.ts'
import {
  columnProof,
  expressionProof,
  type Facts,
  isDropped,
  isDroppedKey,
  outerJoins,
  writtenValue,
} from './facts.ts'
import { proofOfGroup, proofOfValue } from './group-values.ts'
import { isComparison } from './proofs/constants.ts'
import { areUnlike, losesValues, valuesOf } from './lost-values.ts'
import { meaningOf } from './meaning-of.ts'
import { nullOperands } from './proofs/not-null-parts.ts'
import { notZeroProof } from './proofs/not-zero.ts'
import type { Nullability } from './nullability.ts'
import type { Reason } from './reason.ts'

type Rule<K extends Ir.Expression['kind']> = (
  expression: Extract<Ir.Expression, { kind: K }>,
  facts: Facts,
  nullability: Nullability,
  nullable: boolean,
) => readonly Reason[]

/** What decides whether the expression can be NULL where the facts hold. */
export function reasonsOf(
  expression: Ir.Expression,
  nullable: boolean,
  facts: Facts,
  nullability: Nullability,
): readonly Reason[] {
  const by = expressionProof(expression, facts)
  if (by) return [{ kind: 'proven', by }]
  if (isDroppedKey(expression, facts)) return [{ kind: 'grouping-set' }]
  const lost = nullable ? ofLoss(expression, nullability) : []
  if (lost.length > 0) return lost
  return byKind(expression.kind, expression, facts, nullability, nullable)
}

/** A value that is none of the type becomes NULL: MariaDB's UUID. */
function ofLoss(written: Ir.Expression, nullability: Nullability): readonly Reason[] {
  const expression = meaningOf(written, nullability)
  const isLost =
    losesValues(written, partsOf(expression, nullability), nullability) ||
    areUnlike(comparedIn(expression), nullability)
  return isLost ? [{ kind: 'lost' }] : []
}

function partsOf(expression: Ir.Expression, nullability: Nullability): readonly Ir.Expression[] {
  if (expression.kind === 'case') return valuesOf(expression)
  return expression.kind === 'call' ? nullOperands(expression, nullability) : []
}

function comparedIn(expression: Ir.Expression): readonly Ir.Expression[] {
  switch (expression.kind) {
    case 'operation':
      return isComparison(expression.operator) ? expression.operands : []
    case 'between':
      return [expression.operand, expression.low, expression.high]
    case 'in-list':
      return [expression.operand, ...expression.items]
    default:
      return []
  }
}

function byKind<K extends Ir.Expression['kind']>(
  ...[kind, expression, facts, nullability, nullable]: [
    kind: K,
    expression: Extract<Ir.Expression, { kind: K }>,
    facts: Facts,
    nullability: Nullability,
    nullable: boolean,
  ]
): readonly Reason[] {
  const rule: Rule<K> = rules[kind]
  return rule(expression, facts, nullability, nullable)
}

const always = (reason: Reason) => () => [reason]
const parts = always({ kind: 'parts' })
const never = always({ kind: 'never' })
const unproven = always({ kind: 'unproven' })

const rules: { readonly [K in Ir.Expression['kind']]: Rule<K> } = {
  column: ofColumn,
  'whole-row': ({ variable }, facts) => ofJoins(variable, facts) ?? [{ kind: 'never' }],
  literal: ({ type }) => [{ kind: type === 'null' ? 'literal-null' : 'never' }],
  parameter: always({ kind: 'parameter' }),
  call: ofCall,
  operation: (operation, facts, { chosen }) => {
    const rule = chosen.get(operation)?.nulls
    if (!rule) return [{ kind: 'parts' }]
    const divisor = rule === 'strict-unless-zero' ? operation.operands.at(-1) : undefined
    const by = divisor && notZeroProof(divisor, facts)
    const routine = { kind: 'routine', name: operation.operator, rule } as const
    return by ? [routine, { kind: 'not-zero', by }] : [routine]
  },
  logic: parts,
  not: parts,
  test: never,
  between: parts,
  'in-list': parts,
  'in-query': parts,
  quantified: parts,
  exists: never,
  subquery: ({ query, array }, _facts, nullability) => {
    if (array) return [{ kind: 'never' }]
    return [{ kind: givesRow(query, nullability) ? 'parts' : 'no-row' }]
  },
  case: ({ otherwise }, _facts, _nullability, nullable) => [
    { kind: otherwise || !nullable ? 'parts' : 'no-else' },
  ],
  cast: ({ operand, type }, _facts, { types, catalog, dialect }) => {
    const rule = dialect.semantics.castNulls(types.get(operand) ?? type, type, catalog)
    return [{ kind: 'routine', name: 'cast', rule }]
  },
  list: never,
  subscript: unproven,
  field: unproven,
  collate: parts,
  interval: parts,
  variable: unproven,
  fault: unproven,
}

function ofColumn(column: Ir.ColumnReference, facts: Facts): readonly Reason[] {
  const { variable, index } = column
  if (isDropped(column, facts)) return [{ kind: 'grouping-set' }]
  const joins = ofJoins(variable, facts) ?? []
  if (joins.some((reason) => reason.kind === 'outer-join' && !reason.back)) return joins
  const by = columnProof(column, facts)
  if (by) return [...joins, { kind: 'proven', by }]
  const value = writtenValue(column, facts)
  if (value) return [...joins, { kind: 'written', by: value }]
  const { over } = variable
  const stored = over.kind === 'relation' ? over.columns[index] : undefined
  if (over.kind !== 'relation' || !stored) return [...joins, { kind: 'derived', variable }]
  const own = over.relation.columns[index]
  const isOfHeirs = over.withHeirs && stored.nullable && own?.nullable === false
  if (isOfHeirs) return [...joins, { kind: 'heirs', relation: over.relation }]
  return [...joins, { kind: 'declared', column: stored, relation: over.relation }]
}

function ofJoins(variable: Ir.RangeVariable, facts: Facts): readonly Reason[] | undefined {
  const joins = outerJoins(variable, facts)
  if (joins.length === 0) return undefined
  const open = joins.filter(({ back }) => !back)
  return (open.length > 0 ? open : joins).map((join) => ({ kind: 'outer-join', ...join }))
}

function ofCall(
  call: Ir.Call,
  facts: Facts,
  nullability: Nullability,
  nullable: boolean,
): readonly Reason[] {
  const meaning = meaningOf(call, nullability)
  if (meaning.kind !== 'call') return byKind(meaning.kind, meaning, facts, nullability, nullable)
  const choice = nullability.chosen.get(call)
  if (!choice) return [{ kind: 'unproven' }]
  if (choice.setReturning && facts.padded) return [{ kind: 'padded' }]
  const rule: Reason = { kind: 'routine', name: call.name, rule: choice.nulls }
  if (choice.nulls !== 'empty') return [rule]
  if (call.over?.mayBeEmpty) return [{ kind: 'no-rows', because: 'frame' }]
  if (!call.over) {
    const value = proofOfValue(call, facts, nullability)
    if (value) return [{ kind: 'has-value', by: value }]
    const row = facts.groupsHaveRows ? undefined : proofOfGroup(facts, nullability)
    if (row && !call.filter) return [{ kind: 'has-row', by: row }, rule]
    if (!facts.groupsHaveRows) return [{ kind: 'no-rows', because: 'no-group' }]
  }
  return [call.filter ? { kind: 'no-rows', because: 'filter' } : rule]
}
