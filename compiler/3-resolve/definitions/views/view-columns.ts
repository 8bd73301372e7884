import type * as Ast from '../../../2-parse/ast.ts'
import type { Behind, Column } from '../../../ir/catalog.ts'
import { unknown } from '../../../ir/type.ts'
import type { Dialect } from '../../../dialects/dialect.ts'
import type { ResultColumn } from '../../../dialects/definition-rules.ts'
import type { WrittenView } from '../../catalog/draft.ts'
import type { DefinitionContext, DescribedQuery } from '../context.ts'
import { describeResult } from './describe-result.ts'
import { readAsWritten, resultAsNamed } from './renamings.ts'

type Context = Pick<DefinitionContext, 'draft' | 'dialect' | 'describe' | 'report'>

export interface ViewColumns {
  /** As the view has them. */
  readonly columns: readonly Column[]
  /** The names that its query gives to them. */
  readonly own: readonly string[]
  /** The places of those by which its rows are told apart. */
  readonly rowKeys: readonly (readonly number[])[]
  /** Of each the places of others that are not NULL where it is not. */
  readonly implied: readonly (readonly number[])[]
  readonly shows: DescribedQuery['shows']
  readonly behind?: Behind | undefined
}

/** The columns of a view's query; of those, where they are settled, the bound ones. Reports the query's faults. */
export function viewColumns(
  { view, bound, renamings, seen }: Omit<WrittenView, 'reads' | 'state'>,
  context: Context,
): ViewColumns {
  const { query, columns: names } = view
  const { draft } = context
  const described = readAsWritten(draft, { renamings, seen }, () =>
    describeResult(query, 'view', context),
  )
  const result = described.columns.map((column) => resultAsNamed(column, draft, renamings))
  const kept = bound ? boundColumns(bound, result, context) : result
  const named = namedColumns(names, kept, 'view', context)
  const kind = isOfValues(query) ? context.dialect.definitions.viewsOfValues : 'whole'
  const shown = kind === 'unnamed' ? namedColumns([], kept, 'view', context) : named
  const columns = shown.map((column) => viewColumn(column, isMerged(query), context.dialect))
  const isWhole = kind !== 'unlimited' && result.every((column, i) => kept[i] === column)
  const rowKeys = isWhole ? described.keys : []
  const places = kept.map((column) => result.indexOf(column))
  const behind = described.behind && behindKept(described.behind, { view, result, places })
  return {
    columns,
    own: kept.map(({ name }) => name),
    rowKeys,
    implied: described.implied.length > 0 ? keptOf(described.implied, places) : [],
    shows: described.shows,
    behind,
  }
}

/** Of each column that a view has kept what is said of its place, without those that it has lost. */
function keptOf(
  lists: readonly (readonly number[])[],
  places: readonly number[],
): readonly (readonly number[])[] {
  return places.map((place) => {
    const listed = lists[place]?.map((each) => places.indexOf(each)) ?? []
    return listed.filter((at) => at >= 0)
  })
}

/** Without the columns that a view has lost. */
function behindKept(
  { determines, columns, changes, ...behind }: Behind,
  some: {
    readonly view: Ast.CreateView
    readonly result: readonly ResultColumn[]
    readonly places: readonly number[]
  },
): Behind {
  const { view, result, places } = some
  const listed = keptOf(determines, [...places, result.length])
  if (isFilled(view)) {
    const shown = { isMerged: false, columns: [], types: [], shows: [], asks: [], sorts: [] }
    const none = changes && { events: [], writes: places.map(() => undefined), isJoin: false }
    return { ...shown, changes: none, determines: [...listed.slice(0, -1), []] }
  }
  const own = behind.isMerged ? places.map((place) => columns[place] ?? 'expression') : []
  const types = behind.isMerged ? places.map((place) => behind.types[place] ?? unknown) : []
  const changed = changes && { ...changes, writes: places.map((place) => changes.writes[place]) }
  return { ...behind, determines: listed, columns: own, types, changes: changed }
}

/** MySQL manual, 27.6.2: a view that is kept in a temporary table whatever its query is. */
function isFilled({ characteristics = '' }: Ast.CreateView): boolean {
  return /\balgorithm\s*=\s*temptable\b/i.test(characteristics)
}

/** Of a set operation the first arm has the names. */
function isOfValues(body: Ast.QueryBody): boolean {
  if (body.kind === 'query') return isOfValues(body.body)
  return body.kind === 'set-operation' ? isOfValues(body.left) : body.kind === 'values'
}

/** Rows of the view are rows of what it reads (MySQL manual, 10.2.2.4). */
function isMerged({ body, limit }: Ast.Query): boolean {
  if (body.kind !== 'select' || limit) return false
  const { distinct, groupBy, having } = body
  return distinct === 'all' && groupBy.length === 0 && !having
}

function viewColumn(column: ResultColumn, isMergedView: boolean, { definitions }: Dialect): Column {
  const { name, type, nullable, declaredNullable, place, origin } = column
  return {
    ...(origin && { origin }),
    ...(declaredNullable !== undefined && { declaredNullable }),
    ...{ name, type, nullable, place, generated: 'none', identity: 'none', hidden: false },
    ...{ comment: undefined, ...definitions.viewedFrom(column, isMergedView) },
  }
}

/** `CREATE VIEW v AS SELECT * FROM t; ALTER TABLE t ADD x int`: the view has no `x`. */
function boundColumns(
  bound: readonly string[],
  result: readonly ResultColumn[],
  { dialect }: Context,
): readonly ResultColumn[] {
  const { columnKey } = dialect.names
  const left = [...result]
  return bound.flatMap((name) => {
    const at = left.findIndex((column) => columnKey(column.name) === columnKey(name))
    return at < 0 ? [] : left.splice(at, 1)
  })
}

/** SQLite finds out when the view is read. */
function mayBeShort({ definitions, semantics }: Dialect): boolean {
  return semantics.listsMayBeShort || definitions.views === 'bound-at-use'
}

/** The names in parentheses, for the first columns of the result or all of them. */
export function namedColumns(
  names: readonly Ast.Name[],
  columns: readonly ResultColumn[],
  kind: 'view' | 'table',
  { report, dialect }: Context,
): readonly ResultColumn[] {
  const isShort = names.length < columns.length && !mayBeShort(dialect)
  const surplus = isShort ? names.at(-1) : names[columns.length]
  if (surplus && columns.length > 0) {
    const params = { where: 'the column list', expected: columns.length, found: names.length }
    report.add('wrong-column-count', surplus.at, params)
  }
  const listed = columns.map((column, i): ResultColumn => {
    const name = names[i]?.text
    return name === undefined ? column : { ...column, name, naming: 'alias' }
  })
  const distinct = dialect.definitions.distinctNames(listed, kind)
  return listed.map((column, i) => ({ ...column, name: distinct[i] ?? column.name }))
}
