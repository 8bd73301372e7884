import type * as Ir from '../../ir/query.ts'
import type { Inferred } from '../inference/inference.ts'
import { conjunctsOf } from './conjuncts.ts'
import { type Equality, equalitiesIn, variablesOf } from './dependencies.ts'
import { areFixed, haveOneValue } from './fixed-relations.ts'
import { countSetReturning, exactlyOneRow, isAggregated } from './row-count.ts'

/** Whether the statement is proven to return one row at most. */
export function atMostOneRow(statement: Ir.Statement, inferred: Inferred): boolean {
  switch (statement.kind) {
    case 'command':
      return statement.atMostOneRow
    case 'query':
      return (
        isLimited(statement) || exactlyOneRow(statement, inferred) || isKeyed(statement, inferred)
      )
    case 'insert':
      return insertsOne(statement, inferred)
    case 'merge':
      return false
    case 'update':
    case 'delete':
      return isFixed(statement.from, conjunctsOf(statement.where), inferred)
  }
}

function isLimited({ limit }: Ir.Query): boolean {
  return limit?.kind === 'literal' && (limit.value === '1' || limit.value === '0')
}

function insertsOne({ source }: Ir.Insert, inferred: Inferred): boolean {
  if (source.kind === 'query') return atMostOneRow(source.query, inferred)
  return source.kind === 'defaults' || source.rows.length === 1
}

function isKeyed({ body }: Ir.Query, inferred: Inferred): boolean {
  if (body.kind === 'query') return isLimited(body) || isKeyed(body, inferred)
  if (body.kind !== 'select' || body.grouping.sets.length > 1) return false
  if (countSetReturning(body, inferred) > 0) return false
  if (isOneGroup(body, inferred)) return true
  return !body.from || isFixed(body.from, conjunctsOf(body.where), inferred)
}

/** All rows are one group, which HAVING may leave out; or every key of GROUP BY has one value. */
function isOneGroup(select: Ir.Select, inferred: Inferred): boolean {
  const [keys, ...others] = select.grouping.sets
  if (keys === undefined) return isAggregated(select, inferred)
  const equalities = conjunctsOf(select.where).flatMap(fixingsIn)
  const isFixedKey = (key: Ir.Expression) =>
    key.kind === 'column' && haveOneValue([key], equalities)
  return others.length === 0 && keys.length > 0 && keys.every(isFixedKey)
}

/** Whether a FROM gives one row at most. */
function isFixed(from: Ir.From, where: readonly Ir.Expression[], inferred: Inferred): boolean {
  const relations = variablesOf(from)
  const single = relations.filter((variable) => isSingle(variable, inferred))
  const equalities = [...where.flatMap(fixingsIn), ...joinEqualities(from)]
  return areFixed(relations, { single, equalities }, inferred.dialect.names)
}

/** A derived table or a CTE that gives one row at most, and a sequence. */
function isSingle({ over }: Ir.RangeVariable, inferred: Inferred): boolean {
  if (over.kind === 'query') return atMostOneRow(over.query, inferred)
  if (over.kind === 'relation') return over.relation.kind === 'sequence'
  return over.kind === 'cte' && !over.cte.recursive && atMostOneRow(over.cte.query, inferred)
}

/**
 * The condition of an outer join fixes only the side that it may leave out; FULL fixes neither:
 * `a LEFT JOIN b ON a.id = 1` gives all rows of `a`.
 */
function joinEqualities(from: Ir.From): readonly Equality[] {
  const equalities: Equality[] = []
  const visit = (part: Ir.From) => {
    if (part.kind !== 'join') return
    visit(part.left)
    visit(part.right)
    const isFixing = fixedBy[part.type](part)
    for (const equality of conjunctsOf(part.condition).flatMap(fixingsIn)) {
      if (isFixing(equality)) equalities.push(equality)
    }
  }
  visit(from)
  return equalities
}

/** The equalities of a condition, those of rows pair by pair: `(a, b) = ($1, $2)`. */
function fixingsIn(condition: Ir.Expression): readonly Equality[] {
  if (condition.kind !== 'operation' || condition.operator !== '=') return []
  const [left, right] = condition.operands
  if (left?.kind !== 'list' || right?.kind !== 'list') return equalitiesIn(condition)
  return left.items.flatMap((item, i) => {
    const other = right.items[i]
    return other ? equalitiesIn({ ...condition, operands: [item, other] }) : []
  })
}

type Test = (equality: Equality) => boolean

/** By the type of a join: the equalities of its condition about relations whose rows come only where it holds. */
const fixedBy: { readonly [T in Ir.Join['type']]: (join: Ir.Join) => Test } = {
  inner: () => () => true,
  left: ({ right }) => isAbout(right),
  right: ({ left }) => isAbout(left),
  full: () => () => false,
}

function isAbout(side: Ir.From): Test {
  const variables = new Set(variablesOf(side))
  return ([{ variable }]) => variables.has(variable)
}
