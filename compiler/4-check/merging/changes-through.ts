import type { MergedChanges } from '../../dialects/definition-rules.ts'
import type * as Catalog from '../../ir/catalog.ts'
import type * as Ir from '../../ir/query.ts'
import type { Inferred } from '../inference/inference.ts'
import { keyOf } from '../nullability/facts.ts'
import { variablesOf } from '../tree/variables-of.ts'
import { selectOf, unwrapped } from './merging.ts'
import { behindQuery, ownQueries, type Tables } from './tables-behind.ts'

type Known = Pick<Inferred, 'chosen' | 'dialect' | 'kept'>

/** MySQL manual, 27.6.3, "Updatable and Insertable Views": of a view, with the tables that it is merged with. */
export function changesThrough(
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
