import type * as Ir from '../../ir/query.ts'
import type { Choice, Inferred } from '../inference/inference.ts'
import { queryIn, selectsOf, statementsIn, type OrderedSelect } from '../tree/each-select.ts'
import { conditionsOf, variablesOf } from '../tree/variables-of.ts'
import { someExpression, walkExpression } from '../tree/walk.ts'
import { reachingAggregates, reaches } from './own-aggregates.ts'

type Known = Pick<Inferred, 'chosen' | 'dialect'>

/**
 * What was chosen, with the selects of which aggregates are that cannot be of the query whose rows they name. MySQL:
 * `WHERE (SELECT count(t.a) FROM u) > 1` counts the rows of u, because WHERE of t has no groups.
 */
export function withSettled(statement: Ir.Statement, known: Known): Inferred['chosen'] {
  const { dialect, chosen } = known
  if (!dialect.semantics.settlesAggregates) return chosen
  const settled = new Map<Ir.Expression, Choice>()
  for (const each of statementsIn(statement)) {
    for (const { rows, expressions } of placesIn(each)) {
      for (const query of expressions.flatMap(queriesOf)) {
        for (const call of reachingAggregates(query, rows, known)) {
          const choice = chosen.get(call)
          const holder = holderIn(query, call, known)
          if (choice && holder) settled.set(call, { ...choice, settledIn: holder.outputs })
        }
      }
    }
  }
  return settled.size === 0 ? chosen : new Map([...chosen, ...settled])
}

/** Expressions over rows that are not grouped yet. */
interface Place {
  readonly rows: ReadonlySet<Ir.RangeVariable>
  readonly expressions: readonly Ir.Expression[]
}

function placesIn(statement: Ir.Statement): readonly Place[] {
  if (statement.kind === 'query') {
    const places: Place[] = []
    selectsOf(statement, ({ from, where }) => {
      places.push({ rows: new Set(variablesOf(from)), expressions: rowConditions(from, where) })
    })
    return places
  }
  if (statement.kind !== 'update' && statement.kind !== 'delete') return []
  const { from, target, where } = statement
  const values = statement.kind === 'update' ? statement.assignments.map(({ value }) => value) : []
  const stored = values.flatMap((value) => (value.kind === 'default' ? [] : [value]))
  const rows = new Set([...variablesOf(from), target])
  return [{ rows, expressions: [...rowConditions(from, where), ...stored] }]
}

function rowConditions(
  from: Ir.From | undefined,
  where: Ir.Expression | undefined,
): readonly Ir.Expression[] {
  return [...conditionsOf(from), ...(where ? [where] : [])]
}

function queriesOf(expression: Ir.Expression): readonly Ir.Query[] {
  const queries: Ir.Query[] = []
  walkExpression(expression, (part) => {
    const query = queryIn(part)
    if (query) queries.push(query)
    return true
  })
  return queries
}

/** The outermost select that has the call, itself or in a subquery, where it has groups. */
function holderIn(query: Ir.Query, call: Ir.Call, known: Known): OrderedSelect | undefined {
  const holds = (expression: Ir.Expression) =>
    someExpression(expression, (part) => {
      const inner = queryIn(part)
      return part === call || (inner !== undefined && reaches(inner, call, known))
    })
  const selects: OrderedSelect[] = []
  selectsOf(query, (select) => selects.push(select))
  const own = selects.find(({ outputs, having, orderBy }) =>
    [...outputs, ...orderBy]
      .map(({ expression }) => expression)
      .concat(having ?? [])
      .some(holds),
  )
  if (own) return own
  const inner = selects
    .flatMap(({ from, where }) => rowConditions(from, where))
    .flatMap(queriesOf)
    .find((each) => reaches(each, call, known))
  return inner && holderIn(inner, call, known)
}
