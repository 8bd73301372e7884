import type * as Catalog from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import type { Inferred } from '../inference/inference.ts'
import { readBy } from '../tree/unused-ctes.ts'
import { conditionsOf } from '../tree/variables-of.ts'
import { mergedQuery, queriesIn } from './merging.ts'

type Known = Pick<Inferred, 'chosen' | 'dialect' | 'kept'>

export type Tables = Pick<Catalog.Behind, 'shows' | 'asks'>

const inDerived = 'a subquery in a derived table over the table that is changed'

export const noTables: Tables = { shows: [], asks: [] }

/** The tables behind a query that is merged. */
export function behindQuery(query: Ir.Query, known: Known): Tables {
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

/** The tables behind a relation, as far as it is merged. */
function tablesBehind(variable: Ir.RangeVariable, known: Known): Tables {
  const { over } = variable
  if (over.kind === 'relation') {
    const { schema, name, kind, behind } = over.relation
    const { alias } = variable
    return behind ?? { ...noTables, shows: kind === 'table' ? [{ schema, name, alias }] : [] }
  }
  // MariaDB keeps the rows of a derived table apart, merged or not.
  if (!known.dialect.semantics.lacks.has(inDerived)) return noTables
  const query = mergedQuery(variable, known)
  return query ? behindQuery(query, known) : noTables
}

/** The subqueries in a query's own expressions. */
export function ownQueries({ body, orderBy }: Ir.Query): readonly Ir.Query[] {
  const ordered = orderBy.map(({ expression }) => expression)
  return [...ofBody(body), ...ordered].flatMap(queriesIn)
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
