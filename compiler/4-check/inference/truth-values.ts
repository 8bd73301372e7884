import type { TruthRules } from '../../dialects/truth-rules.ts'
import type * as Ir from '../../ir/query.ts'
import { asTruth, isOfTruth, type Type } from '../../ir/type.ts'
import { meaningOf } from '../nullability/meaning-of.ts'
import type { Inferred } from './inference.ts'

/**
 * The types of a statement's result, where those columns are marked that hold truth values alone: `EXISTS (...)`,
 * `coalesce(a > b, FALSE)`. Nothing is marked where truth values have a type of their own.
 */
export function withTruthValues(
  statement: Ir.Statement,
  types: readonly Type[],
  { dialect, chosen }: Inferred,
): readonly Type[] {
  const rules = dialect.semantics.truthValues
  if (!rules) return types
  const context: Context = { rules, dialect, chosen, columns: new Map() }
  return types.map((type, index) => {
    const isTruth = !rules.isBoolean(type) && valuesOfColumn(statement, index, context) === 'truth'
    return asTruth(type, isTruth)
  })
}

/** The values that an expression can have: truth values or NULL, NULL alone, or anything. */
type Values = 'truth' | 'null' | 'any'

interface Context extends Pick<Inferred, 'dialect' | 'chosen'> {
  readonly rules: TruthRules
  /** The values of the columns of statements that are known already. */
  readonly columns: Map<Ir.Statement, Map<number, Values | 'open'>>
  /** The known columns of the statement that is looked into, and which of them is. */
  readonly open?: { readonly known: ReadonlyMap<number, unknown>; readonly index: number }
}

/**
 * The values that a column can have, over all rows that make it. A recursive CTE adds no other value by showing its own column again,
 * which counts as NULL there; where it comes back around other queries or columns, it counts as anything.
 */
function valuesOfColumn(statement: Ir.Statement, index: number, context: Context): Values {
  const known = context.columns.get(statement) ?? new Map<number, Values | 'open'>()
  context.columns.set(statement, known)
  const found = known.get(index)
  const { open } = context
  if (found === 'open') return open?.known === known && open.index === index ? 'null' : 'any'
  if (found) return found
  known.set(index, 'open')
  const inside = { ...context, open: { known, index } }
  const values = valuesOf(expressionsOf(statement, index), inside)
  known.set(index, values)
  return values
}

/** The expressions that make the rows of a column. */
function expressionsOf(
  statement: Ir.Statement,
  index: number,
): readonly (Ir.Expression | undefined)[] {
  if (statement.kind === 'command') return []
  return statement.kind === 'query'
    ? expressionsIn(statement.body, index)
    : [statement.returning[index]?.expression]
}

function expressionsIn(body: Ir.Body, index: number): readonly (Ir.Expression | undefined)[] {
  switch (body.kind) {
    case 'query':
      return expressionsIn(body.body, index)
    case 'select':
      return [body.outputs[index]?.expression]
    case 'values':
      return body.rows.map((row) => row[index])
    case 'set-operation':
      return [body.left, body.right].flatMap((arm) => expressionsIn(arm, index))
  }
}

/** The values of several expressions of which any may be taken. */
function valuesOf(expressions: readonly (Ir.Expression | undefined)[], context: Context): Values {
  let all: Values = 'null'
  for (const expression of expressions) {
    const values = expression ? valuesIn(expression, context) : 'any'
    if (values === 'any') return 'any'
    if (values === 'truth') all = 'truth'
  }
  return all
}

function valuesIn(written: Ir.Expression, context: Context): Values {
  const expression = meaningOf(written, context)
  switch (expression.kind) {
    case 'logic':
    case 'not':
    case 'test':
    case 'between':
    case 'in-list':
    case 'in-query':
    case 'quantified':
    case 'exists':
      return 'truth'
    case 'literal':
      return ofLiterals[expression.type] ?? 'any'
    case 'operation':
      return context.rules.operators.has(expression.operator.replace(/^not /, '')) ? 'truth' : 'any'
    case 'case':
      return valuesOf(resultsOf(expression), context)
    case 'call':
      return valuesOfCall(expression, context)
    case 'subquery':
      return expression.array ? 'any' : valuesOfColumn(expression.query, 0, context)
    case 'column':
      return valuesInRelation(expression, context)
    default:
      return 'any'
  }
}

const ofLiterals: Readonly<Partial<Record<Ir.Literal['type'], Values>>> = {
  boolean: 'truth',
  null: 'null',
}

function resultsOf({ whens, otherwise }: Ir.Case): readonly Ir.Expression[] {
  const results = whens.map(({ then }) => then)
  return otherwise ? [...results, otherwise] : results
}

function valuesOfCall(call: Ir.Call, context: Context): Values {
  const { rules, chosen } = context
  if (!chosen.has(call) || chosen.get(call)?.declared) return 'any'
  const name = call.name.toLowerCase()
  if (rules.functions.has(name)) return 'truth'
  const places = rules.choices.get(name)
  if (!places) return 'any'
  const values = call.arguments.map(({ value }) => value)
  const taken = places.length === 0 ? values : places.flatMap((place) => values[place] ?? [])
  return valuesOf(taken, context)
}

/** A column of a table holds truth values where it is declared so: any number can be stored in another. */
function valuesInRelation({ variable, index }: Ir.ColumnReference, context: Context): Values {
  const { over } = variable
  switch (over.kind) {
    case 'relation': {
      const type = over.columns[index]?.type
      return type && isMarked(type, context) ? 'truth' : 'any'
    }
    case 'query':
      return valuesOfColumn(over.query, index, context)
    case 'cte':
      return valuesOfColumn(over.cte.query, index, context)
    default:
      return 'any'
  }
}

function isMarked(type: Type, { rules }: Context): boolean {
  return rules.isBoolean(type) || isOfTruth(type)
}
