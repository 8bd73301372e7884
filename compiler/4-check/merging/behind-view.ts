import type * as Catalog from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import type { MergedChanges } from '../../dialects/definition-rules.ts'
import type { Type } from '../../ir/type.ts'
import { determinedInside } from '../cardinality/dependencies.ts'
import { conditionsOf, variablesOf } from '../tree/variables-of.ts'
import { keyOf } from '../nullability/facts.ts'
import type { Inferred } from '../inference/inference.ts'
import {
  behindExpression,
  isMerged,
  mergedQuery,
  queriesIn,
  queryBehind,
  selectOf,
  unwrapped,
} from './merging.ts'
import { readBy } from '../tree/unused-ctes.ts'

type Known = Pick<Inferred, 'chosen' | 'dialect' | 'kept'>

/** What is known of a view by its query, where the engine looks behind it. */
export function behindView(
  statement: Ir.Statement,
  types: readonly Type[],
  known: Known,
): Catalog.Behind | undefined {
  const { merging } = known.dialect.semantics
  if (statement.kind !== 'query' || merging === 'unseen') return undefined
  const determines = determinedInside(statement, known)
  const tables = isMerged(statement, known) ? behindQuery(statement, known) : undefined
  const { changesViews } = known.dialect.definitions
  const changes =
    typeof changesViews === 'object'
      ? changesThrough(statement, tables, { ...known, ...changesViews })
      : undefined
  const sorts = lostSorts(statement, tables === undefined, known)
  if (!tables)
    return { ...nothing, sorts, isMerged: false, determines, columns: [], types: [], changes }
  const shown = selectOf(statement) ?? []
  const columns = shown.map((each) => behindExpression(each, known))
  return { ...tables, sorts, isMerged: true, determines, columns, types, changes }
}

/** MySQL manual, 27.6.3, "Updatable and Insertable Views". */
function changesThrough(
  query: Ir.Query,
  tables: Tables | undefined,
  known: Known & MergedChanges,
): Catalog.ChangesBehind {
  const shown = selectOf(query) ?? []
  const from = fromOf(query)
  if (!tables || !from || (isOuter(from) && !known.updatesOuterJoins))
    return { events: [], writes: shown.map(() => undefined), isJoin: false }
  const columns = shown.map((each) => writtenColumn(each, known))
  const asked = conditionQueries(query).map((inner) => behindQuery(inner, known))
  const isApart = !isShared(tables, asked)
  const deletes = from.kind === 'range-variable' && takes(from, 'delete')
  const isWritable = columns.some((each) => each !== undefined)
  const inserts = !isOuter(from) && takesRows(columns, variablesOf(from), known)
  const events = [
    ...(inserts && (isApart || from.kind === 'join') ? (['insert'] as const) : []),
    ...(isWritable && isApart ? (['update'] as const) : []),
    ...(deletes && !isShared(tables, [tables]) ? (['delete'] as const) : []),
  ]
  const isJoin = from.kind === 'join' || viewOf(from)?.changes?.isJoin === true
  return { events, writes: columns.map((each) => each && writtenThrough(each)), isJoin }
}

/** A row for one of the tables. */
function takesRows(
  columns: readonly (Ir.ColumnReference | undefined)[],
  read: readonly Ir.RangeVariable[],
  { insertsBesideComputed }: MergedChanges,
): boolean {
  const names = new Set(columns.map((each) => each && keyOf(each)))
  const isPlain = names.size === columns.length && !names.has(undefined)
  if (!insertsBesideComputed) return isPlain && read.every((each) => takes(each, 'update'))
  const relations = read.filter(({ over }) => over.kind === 'relation')
  return (
    names.size > (names.has(undefined) ? 1 : 0) && relations.every((each) => takes(each, 'insert'))
  )
}

function fromOf({ body }: Ir.Query): Ir.From | undefined {
  if (body.kind === 'query') return fromOf(body)
  return body.kind === 'select' ? body.from : undefined
}

function isOuter(from: Ir.From): boolean {
  return (
    from.kind === 'join' && (from.type !== 'inner' || isOuter(from.left) || isOuter(from.right))
  )
}

/** Whether subqueries read what is shown. */
function isShared({ shows }: Tables, asking: readonly Tables[]): boolean {
  const asked = asking.flatMap((each) =>
    each.shows === shows ? each.asks : [...each.shows, ...each.asks],
  )
  return asked.some(({ schema, name }) =>
    shows.some((table) => table.schema === schema && table.name === name),
  )
}

/** `+a` is a, and so is `a COLLATE b`. */
function writtenColumn(item: Ir.Expression, known: Known): Ir.ColumnReference | undefined {
  const shown = unwrapped(item, known)
  if (shown.kind === 'collate') return writtenColumn(shown.operand, known)
  if (shown.kind === 'operation' && shown.operator === '+') {
    const [only, second] = shown.operands
    return only && !second ? writtenColumn(only, known) : undefined
  }
  if (shown.kind !== 'column' || !takes(shown.variable, 'update')) return undefined
  const { changes } = viewOf(shown.variable) ?? {}
  return changes && !changes.writes[shown.index] ? undefined : shown
}

function viewOf({ over }: Ir.RangeVariable): Catalog.Behind | undefined {
  return over.kind === 'relation' ? over.relation.behind : undefined
}

function writtenThrough({ variable, index }: Ir.ColumnReference): Catalog.WrittenColumn {
  const { over, id } = variable
  const through = viewOf(variable)?.changes?.writes[index]
  const column = over.kind === 'relation' ? over.columns[index] : undefined
  return {
    table: through ? `${id}.${through.table}` : `${id}`,
    isGenerated: through?.isGenerated ?? (column !== undefined && column.generated !== 'none'),
  }
}

/** A table, or a view that takes such changes as far as is known. */
function takes({ over }: Ir.RangeVariable, event: Catalog.ChangeEvent): boolean {
  if (over.kind !== 'relation') return false
  return over.relation.behind?.changes?.events.includes(event) !== false
}

/** The subqueries that choose or sort rows. */
function conditionQueries(query: Ir.Query): readonly Ir.Query[] {
  const { body } = query
  if (body.kind === 'query') return conditionQueries(body)
  const bare = body.kind === 'select' ? { ...query, body: { ...body, outputs: [] } } : query
  return ownQueries(bare)
}

type Tables = Pick<Catalog.Behind, 'shows' | 'asks'>

const inDerived = 'a subquery in a derived table over the table that is changed'

const nothing: Tables = { shows: [], asks: [] }

/** The tables behind a relation, as far as it is merged. */
function tablesBehind(variable: Ir.RangeVariable, known: Known): Tables {
  const { over } = variable
  if (over.kind === 'relation') {
    const { schema, name, kind, behind } = over.relation
    const { alias } = variable
    return behind ?? { ...nothing, shows: kind === 'table' ? [{ schema, name, alias }] : [] }
  }
  // MariaDB keeps the rows of a derived table apart, merged or not.
  if (!known.dialect.semantics.lacks.has(inDerived)) return nothing
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

/**
 * The tables in sorts that MySQL drops or gives to the query around: those of what is merged, of a question and of an
 * arm, without LIMIT. Fails: `UPDATE t JOIN (SELECT DISTINCT a FROM (SELECT a FROM u ORDER BY (SELECT b FROM t)) AS v)
 * AS w SET b = 1`, where v is a view.
 */
function lostSorts(query: Ir.Query, isKept: boolean, known: Known): readonly Catalog.TableRead[] {
  if (!known.dialect.semantics.lacks.has(inDerived)) return []
  const { body, orderBy } = query
  const isLost = !isKept || body.kind === 'set-operation'
  const sorting = isLost ? orderBy.flatMap(({ expression }) => queriesIn(expression)) : []
  const inside = [...ownQueries(query), ...armsOf(body)]
  return [
    ...sorting
      .map((each) => behindQuery(each, known))
      .flatMap(({ shows, asks }) => [...shows, ...asks]),
    ...inside.flatMap((each) => lostSorts(each, each.limit !== undefined, known)),
    ...readBy(query).flatMap((each) => lostBehind(each, known)),
  ]
}

function lostBehind(variable: Ir.RangeVariable, known: Known): readonly Catalog.TableRead[] {
  const { over } = variable
  if (over.kind === 'relation') return over.relation.behind?.sorts ?? []
  const query = queryBehind(variable)
  const isKept = mergedQuery(variable, known) === undefined
  return query?.kind === 'query' ? lostSorts(query, isKept, known) : []
}

/** Those in parentheses. */
function armsOf(body: Ir.Body): readonly Ir.Query[] {
  if (body.kind === 'query') return [body]
  return body.kind === 'set-operation' ? [...armsOf(body.left), ...armsOf(body.right)] : []
}

/** The subqueries in a query's own expressions. */
function ownQueries({ body, orderBy }: Ir.Query): readonly Ir.Query[] {
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
