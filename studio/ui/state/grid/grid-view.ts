import type { Filter } from '../../../api/pages.ts'
import { findOperator } from './find/filter-operators.ts'

export interface SortKey {
  readonly column: string
  readonly direction: 'asc' | 'desc'
  /** Where NULLs stand; undefined: where the database puts them by itself. */
  readonly nulls?: 'first' | 'last'
}

/** What decides which rows are shown, in which order, and from which end they are read. */
export interface GridView {
  readonly sort: readonly SortKey[]
  readonly filter: Filter | undefined
  /** A condition in SQL, beside the filter. */
  readonly where: string
  readonly search: string
  readonly from: 'start' | 'end'
}

export const PLAIN_VIEW: GridView = {
  sort: [],
  filter: undefined,
  where: '',
  search: '',
  from: 'start',
}

/** The view that an address says; a part that cannot be read is left out. */
export function readGridView(parameters: URLSearchParams): GridView {
  return {
    sort: readSort(parameters.get('sort') ?? ''),
    filter: readFilter(parameters.get('filter')),
    where: parameters.get('where') ?? '',
    search: parameters.get('search') ?? '',
    from: parameters.get('from') === 'end' ? 'end' : 'start',
  }
}

/** The address of a view: what is plain is left out, so that a plain view has none. */
export function writeGridView(view: GridView): string {
  const parameters = new URLSearchParams()
  if (view.sort.length > 0) parameters.set('sort', view.sort.map(writeSortKey).join(','))
  if (view.filter !== undefined) parameters.set('filter', JSON.stringify(view.filter))
  if (view.where !== '') parameters.set('where', view.where)
  if (view.search !== '') parameters.set('search', view.search)
  if (view.from === 'end') parameters.set('from', 'end')
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

/** The parts of an address that cannot be read, and are left out of its view. */
export function unreadableParts(parameters: URLSearchParams): readonly string[] {
  const filter = parameters.get('filter')
  const isBroken = filter !== null && readFilter(filter) === undefined
  const keys = (parameters.get('sort') ?? '').split(',').filter((key) => key !== '')
  const isUnsorted = keys.some((key) => readSortKey(key) === undefined)
  return [...(isBroken ? ['filter'] : []), ...(isUnsorted ? ['sort'] : [])]
}

function writeSortKey({ column, direction, nulls }: SortKey): string {
  return `${direction === 'desc' ? '-' : ''}${column}${nulls === undefined ? '' : `:nulls${nulls}`}`
}

function readSort(text: string): SortKey[] {
  return text.split(',').flatMap((key) => readSortKey(key) ?? [])
}

/** `-created_at`, `id:nullsfirst`. */
function readSortKey(text: string): SortKey | undefined {
  const parts = /^(?<sign>-?)(?<column>[^:-][^:]*)(?::nulls(?<nulls>first|last))?$/.exec(
    text,
  )?.groups
  if (parts?.['column'] === undefined) return undefined
  const nulls = parts['nulls']
  return {
    column: parts['column'],
    direction: parts['sign'] === '-' ? 'desc' : 'asc',
    ...((nulls === 'first' || nulls === 'last') && { nulls }),
  }
}

function readFilter(text: string | null): Filter | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isFilter(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isFilter(value: unknown): value is Filter {
  if (typeof value !== 'object' || value === null) return false
  if ('and' in value) return Array.isArray(value.and) && value.and.every(isFilter)
  if ('or' in value) return Array.isArray(value.or) && value.or.every(isFilter)
  if ('not' in value) return isFilter(value.not)
  if (!('column' in value && 'op' in value)) return false
  const { column, op } = value
  return typeof column === 'string' && typeof op === 'string' && findOperator(op) !== undefined
}

/**
 * The sort after a click on a header: ascending, descending, none. With Shift the other keys stay,
 * so that rows are sorted by several columns.
 */
export function toggleSort(
  sort: readonly SortKey[],
  column: string,
  keepOthers: boolean,
): readonly SortKey[] {
  const direction = sort.find((key) => key.column === column)?.direction
  const next: SortKey[] =
    direction === 'desc' ? [] : [{ column, direction: direction === undefined ? 'asc' : 'desc' }]
  if (!keepOthers) return next
  if (direction === undefined) return [...sort, ...next]
  return sort.flatMap((key) => (key.column === column ? next : [key]))
}

/** The same order read from its other end. */
export function reverseSort(sort: readonly SortKey[]): readonly SortKey[] {
  return sort.map(({ column, direction, nulls }) => ({
    column,
    direction: direction === 'asc' ? 'desc' : 'asc',
    ...(nulls && { nulls: nulls === 'first' ? 'last' : 'first' }),
  }))
}
