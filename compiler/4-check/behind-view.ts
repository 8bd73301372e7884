import type * as Catalog from '../ir/catalog.ts'
import type * as Ir from '../ir/query.ts'
import type { Type } from '../ir/type.ts'
import { determinedInside } from './cardinality/dependencies.ts'
import { conditionsOf } from './cardinality/variables-of.ts'
import { queryIn } from './each-select.ts'
import type { Inferred } from './inference/inference.ts'
import { behindExpression, isMerged, mergedQuery, selectOf } from './merging.ts'
import { readBy } from './unused-ctes.ts'
import { allExpressions } from './walk.ts'

type Known = Pick<Inferred, 'chosen' | 'dialect'>

/** What is known of a view by its query, where the engine looks behind it. */
export function behindView(
  statement: Ir.Statement,
  types: readonly Type[],
  known: Known,
): Catalog.Behind | undefined {
  const { merging } = known.dialect.semantics
  if (statement.kind !== 'query' || merging === 'unseen') return undefined
  const determines = determinedInside(statement, known)
  if (!isMerged(statement, known)) {
    return { ...nothing, isMerged: false, determines, columns: [], types: [] }
  }
  const shown = selectOf(statement) ?? []
  const columns = shown.map((each) => behindExpression(each, known))
  return { ...behindQuery(statement, known), isMerged: true, determines, columns, types }
}

type Tables = Pick<Catalog.Behind, 'shows' | 'asks'>

const nothing: Tables = { shows: [], asks: [] }

/** The tables behind a relation, as far as it is merged. */
function tablesBehind(variable: Ir.RangeVariable, known: Known): Tables {
  const { over } = variable
  if (over.kind === 'relation') {
    const { schema, name, kind, behind } = over.relation
    const { alias } = variable
    return behind ?? { ...nothing, shows: kind === 'table' ? [{ schema, name, alias }] : [] }
  }
  const query = mergedQuery(variable, known)
  return query ? behindQuery(query, known) : nothing
}

function behindQuery(query: Ir.Query, known: Known): Tables {
  // `(SELECT a FROM t)`
  if (query.body.kind === 'query') return behindQuery(query.body, known)
  const behind = readBy(query).map((variable) => tablesBehind(variable, known))
  const asked = ownQueries(query).map((inner) => behindQuery(inner, known))
  return {
    shows: behind.flatMap(({ shows }) => shows),
    asks: [
      ...behind.flatMap(({ asks }) => asks),
      ...asked.flatMap(({ shows, asks }) => [...shows, ...asks]),
    ],
  }
}

/** The subqueries in a query's own expressions. */
function ownQueries({ body, orderBy }: Ir.Query): readonly Ir.Query[] {
  const ordered = orderBy.map(({ expression }) => expression)
  return [...ofBody(body), ...ordered]
    .flatMap(allExpressions)
    .flatMap((each) => queryIn(each) ?? [])
}

function ofBody(body: Ir.Body): readonly Ir.Expression[] {
  switch (body.kind) {
    case 'query':
      return ofBody(body.body)
    case 'set-operation':
      return [...ofBody(body.left), ...ofBody(body.right)]
    case 'values':
      return body.rows.flat()
    case 'select': {
      const { outputs, from, where, having } = body
      const conditions = [...conditionsOf(from), where, having].filter((each) => each !== undefined)
      return [...outputs.map(({ expression }) => expression), ...conditions]
    }
  }
}
