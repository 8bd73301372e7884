import type * as Ir from '../../ir/query.ts'
import { eachSelectOutside, queryIn } from '../tree/each-select.ts'
import type { Inferred } from '../inference/inference.ts'
import { eachClause } from '../tree/clauses.ts'
import { allExpressions, someExpression } from '../tree/walk.ts'
import { variablesOf } from '../tree/variables-of.ts'

type Known = Pick<Inferred, 'chosen'>

/**
 * Whether expressions of the select hold an aggregate over the select's own rows. An aggregate
 * belongs to the nearest query that one of its columns is of (SQL:2016 6.9), wherever it stands:
 * `SELECT (SELECT count(a.id) FROM b) FROM a` gives one row.
 */
export function hasOwnAggregate(
  expressions: readonly Ir.Expression[],
  { from, outputs }: Pick<Ir.Select, 'from' | 'outputs'>,
  known: Known,
): boolean {
  const own = () => new Set(variablesOf(from))
  const isOwn = (part: Ir.Expression) => {
    if (isAggregate(part, known)) {
      const settledIn = known.chosen.get(part)?.settledIn
      return settledIn ? settledIn === outputs : belongsTo(part, own(), known)
    }
    const query = queryIn(part)
    if (!query) return false
    return insideOf(query, known).reaching.some(({ call, over }) => {
      const settledIn = known.chosen.get(call)?.settledIn
      return settledIn ? settledIn === outputs : intersects(over, own())
    })
  }
  return expressions.some((expression) => someExpression(expression, isOwn))
}

/** Whether an aggregate is over rows of these relations, or over none that can be told. */
export function belongsTo(aggregate: Ir.Call, own: Variables, known: Known): boolean {
  const variables = mentionedIn(aggregate, known)
  return variables.size === 0 || intersects(variables, own)
}

/** The aggregates in a query that are over rows of these relations, outside of it. */
export function reachingAggregates(
  query: Ir.Query,
  own: Variables,
  known: Known,
): readonly Ir.Call[] {
  const { reaching } = insideOf(query, known)
  return reaching.flatMap(({ call, over }) => (intersects(over, own) ? [call] : []))
}

/** Whether an aggregate in the query is over nothing of its own. */
export function reaches(query: Ir.Query, aggregate: Ir.Call, known: Known): boolean {
  return insideOf(query, known).reaching.some(({ call }) => call === aggregate)
}

/** Whether a query names columns of these relations, which are outside of it. */
export function mentions(query: Ir.Query, variables: Variables, known: Known): boolean {
  return intersects(insideOf(query, known).mentioned, variables)
}

function isAggregate(expression: Ir.Expression, { chosen }: Known): expression is Ir.Call {
  if (expression.kind !== 'call' || expression.over) return false
  const found = chosen.get(expression)
  return found?.routine === 'aggregate' && found.groups !== false
}

type Variables = ReadonlySet<Ir.RangeVariable>

/** A query as the queries around it see it. */
interface Inside {
  /** The relations that it and the queries in it read from. */
  readonly variables: Variables
  /** The other relations that its expressions refer to. */
  readonly mentioned: Variables
  /** The aggregates in it that are over nothing of its own, and what they are over. */
  readonly reaching: readonly Reaching[]
}

interface Reaching {
  readonly call: Ir.Call
  readonly over: Variables
}

/** By what inference chose: each query is looked into once, however many queries are around it. */
const insides = new WeakMap<Known['chosen'], Map<Ir.Query, Inside>>()

function insideOf(query: Ir.Query, known: Known): Inside {
  const found = insides.get(known.chosen) ?? new Map<Ir.Query, Inside>()
  insides.set(known.chosen, found)
  const inside = found.get(query) ?? lookInside(query, known)
  found.set(query, inside)
  return inside
}

function lookInside(query: Ir.Query, known: Known): Inside {
  const variables = new Set<Ir.RangeVariable>()
  const mentioned = new Set<Ir.RangeVariable>()
  const aggregates: Reaching[] = []
  const lists = new Set<readonly Ir.Output[]>()
  eachSelectOutside(query, ({ from, outputs }) => {
    lists.add(outputs)
    for (const variable of variablesOf(from)) variables.add(variable)
  })
  eachClause(query, (clause) => {
    for (const part of allExpressions(clause)) {
      note(part, mentioned, known)
      if (isAggregate(part, known)) aggregates.push({ call: part, over: mentionedIn(part, known) })
      const inner = queryIn(part)
      if (!inner) continue
      const inside = insideOf(inner, known)
      for (const variable of inside.variables) variables.add(variable)
      for (const aggregate of inside.reaching) aggregates.push(aggregate)
    }
  })
  for (const variable of variables) mentioned.delete(variable)
  const isSettled = ({ call }: Reaching) => lists.has(known.chosen.get(call)?.settledIn ?? [])
  const reaching = aggregates.filter(
    (each) => each.over.size > 0 && !intersects(each.over, variables) && !isSettled(each),
  )
  return { variables, mentioned, reaching }
}

/** The relations that an expression refers to, but for those of its own subqueries. */
function mentionedIn(expression: Ir.Expression, known: Known): Variables {
  const mentioned = new Set<Ir.RangeVariable>()
  for (const part of allExpressions(expression)) note(part, mentioned, known)
  return mentioned
}

function note(part: Ir.Expression, mentioned: Set<Ir.RangeVariable>, known: Known): void {
  if (part.kind === 'column' || part.kind === 'whole-row') mentioned.add(part.variable)
  const { over } = part.kind === 'whole-row' ? part.variable : {}
  for (const column of over?.kind === 'join' ? over.columns : []) note(column, mentioned, known)
  const query = queryIn(part)
  if (!query) return
  for (const variable of insideOf(query, known).mentioned) mentioned.add(variable)
}

function intersects(left: Variables, right: Variables): boolean {
  for (const item of left) if (right.has(item)) return true
  return false
}
