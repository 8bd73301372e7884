import type * as Catalog from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import type { Inferred } from '../inference/inference.ts'
import { readBy } from '../tree/unused-ctes.ts'
import { callsAggregate, mergedQuery, queriesIn, queryBehind } from './merging.ts'
import { behindQuery, ownQueries } from './tables-behind.ts'

type Known = Pick<Inferred, 'chosen' | 'dialect' | 'kept'>

/** Whether a sort of what is merged becomes that of the one query around it that can have it. */
type Moving = 'moves' | 'stays'

/**
 * The tables in sorts that MySQL drops or gives to the query around: those of what is merged, of a question and of an
 * arm, without LIMIT. Fails: `UPDATE t JOIN (SELECT DISTINCT a FROM (SELECT a FROM u ORDER BY (SELECT b FROM t)) AS v)
 * AS w SET b = 1`.
 */
export function lostSorts(
  query: Ir.Query,
  isKept: boolean,
  known: Known,
  moving: Moving = 'stays',
): readonly Catalog.TableRead[] {
  const { lacks } = known.dialect.semantics
  if (!lacks.has('a subquery in a derived table over the table that is changed')) return []
  return lostIn(query, isKept, { ...known, moving, seen: new Set() })
}

/** A CTE is looked into once, which may read itself. */
interface Looking extends Known {
  readonly moving: Moving
  readonly seen: Set<Ir.Query>
}

function lostIn(query: Ir.Query, isKept: boolean, looking: Looking): readonly Catalog.TableRead[] {
  if (looking.seen.has(query)) return []
  looking.seen.add(query)
  const { body, orderBy } = query
  const isLost = !isKept || body.kind === 'set-operation'
  const sorting = isLost ? orderBy.flatMap(({ expression }) => queriesIn(expression)) : []
  const sorted = sorting.map((each) => behindQuery(each, looking))
  const inside = [...ownQueries(query), ...armsOf(body)]
  const isTaken = isKept && looking.moving === 'moves' && takesSort(query, looking)
  return [
    ...sorted.flatMap(({ shows, asks }) => [...shows, ...asks]),
    ...inside.flatMap((each) => lostIn(each, each.limit !== undefined, looking)),
    ...readBy(query).flatMap((each) => lostBehind(each, isTaken, looking)),
  ]
}

function lostBehind(
  variable: Ir.RangeVariable,
  isTaken: boolean,
  looking: Looking,
): readonly Catalog.TableRead[] {
  const { over } = variable
  if (over.kind === 'relation') {
    const { behind } = over.relation
    return behind && !(isTaken && behind.isMerged) ? behind.sorts : []
  }
  const query = queryBehind(variable)
  const isKept = isTaken || mergedQuery(variable, looking) === undefined
  return query?.kind === 'query' ? lostIn(query, isKept, looking) : []
}

/** One that reads nothing else, and makes neither groups nor an order of its own. */
function takesSort(query: Ir.Query, known: Known): boolean {
  const { body, orderBy } = query
  if (body.kind !== 'select' || orderBy.length > 0 || readBy(query).length > 1) return false
  const { distinct, grouping } = body
  return distinct === 'all' && grouping.sets.length === 0 && !callsAggregate(body, known)
}

/** Those in parentheses. */
function armsOf(body: Ir.Body): readonly Ir.Query[] {
  if (body.kind === 'query') return [body]
  return body.kind === 'set-operation' ? [...armsOf(body.left), ...armsOf(body.right)] : []
}
