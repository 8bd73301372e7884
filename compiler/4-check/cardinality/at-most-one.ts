import type { Names } from '../../dialects/dialect.ts'
import type * as Ir from '../../ir/query.ts'
import type { Inferred } from '../inference/inference.ts'
import { childExpressions } from '../walk.ts'
import { conjunctsOf } from './conjuncts.ts'
import { equalitiesIn, variablesOf } from './dependencies.ts'
import { countSetReturning, exactlyOneRow } from './row-count.ts'
import { uniqueKeys } from './unique-keys.ts'

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
  return !body.from || isFixed(body.from, conjunctsOf(body.where), inferred)
}

/**
 * Whether each relation gives one row at most: a unique key of it equals constants, parameters, or
 * columns of relations that are fixed already.
 */
function isFixed(from: Ir.From, where: readonly Ir.Expression[], inferred: Inferred): boolean {
  const { names } = inferred.dialect
  const variables = variablesOf(from)
  const equalities = [...where.flatMap(equalitiesIn), ...joinEqualities(from)]
  const fixed = new Set(variables.filter((variable) => isSingle(variable, inferred)))
  for (let before = -1; before < fixed.size;) {
    before = fixed.size
    for (const variable of variables) {
      const isConstant = (value: Ir.Expression) =>
        !refersTo(value, (other) => variables.includes(other) && !fixed.has(other))
      const constant = equalities.filter(([, value]) => isConstant(value))
      if (!fixed.has(variable) && isKeyFixed(variable, constant, names)) fixed.add(variable)
    }
  }
  return fixed.size === variables.length
}

/** A derived table or a CTE that gives one row at most. */
function isSingle({ over }: Ir.RangeVariable, inferred: Inferred): boolean {
  if (over.kind === 'query') return atMostOneRow(over.query, inferred)
  return over.kind === 'cte' && !over.cte.recursive && atMostOneRow(over.cte.query, inferred)
}

/**
 * The condition of an outer join fixes only the side that it may leave out; FULL fixes neither:
 * `a LEFT JOIN b ON a.id = 1` gives all rows of `a`.
 */
function joinEqualities(from: Ir.From): ReturnType<typeof equalitiesIn> {
  if (from.kind !== 'join') return []
  const within = [...joinEqualities(from.left), ...joinEqualities(from.right)]
  const own = conjunctsOf(from.condition).flatMap(equalitiesIn)
  const optional = optionalVariables(from)
  return [...within, ...own.filter(([{ variable }]) => optional.includes(variable))]
}

/** The relations whose rows come only where the condition holds. */
function optionalVariables({ type, left, right }: Ir.Join): readonly Ir.RangeVariable[] {
  switch (type) {
    case 'inner':
      return [...variablesOf(left), ...variablesOf(right)]
    case 'left':
      return variablesOf(right)
    case 'right':
      return variablesOf(left)
    case 'full':
      return []
  }
}

/** `equalities` are those with what is constant for the relation. */
function isKeyFixed(
  variable: Ir.RangeVariable,
  equalities: ReturnType<typeof equalitiesIn>,
  names: Names,
): boolean {
  if (variable.over.kind !== 'relation') return false
  const columns = new Set(
    equalities
      .filter(([column]) => column.variable === variable)
      .map(([column]) => names.columnKey(variable.columns[column.index] ?? '')),
  )
  return uniqueKeys(variable.over.relation).some((key) =>
    key.every((column) => columns.has(names.columnKey(column))),
  )
}

/**
 * A subquery may refer to anything: it is no constant. Nor is `'a' COLLATE NOCASE`, which equals
 * several values of a key.
 */
function refersTo(value: Ir.Expression, test: (variable: Ir.RangeVariable) => boolean): boolean {
  if (value.kind === 'column' || value.kind === 'whole-row') return test(value.variable)
  if (['subquery', 'call', 'collate'].includes(value.kind)) return true
  return childExpressions(value).some((child) => refersTo(child, test))
}
