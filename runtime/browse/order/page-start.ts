import type { RawValue } from '../../raw-value.ts'

/** A place between two rows, by how many there are in front of it or behind it. */
export interface Boundary {
  readonly from: 'start' | 'end'
  readonly rows: number
}

/** Where a page begins, and to which side it goes on. */
export interface PageStart {
  readonly scan: 'forward' | 'backward'
  readonly boundary: Boundary
  /**
   * The values that the row at the boundary has in the columns of the order; undefined where rows are
   * counted instead, which other people's inserts and deletes shift.
   */
  readonly values: readonly RawValue[] | undefined
}

export const LAST_PAGE: PageStart = {
  scan: 'backward',
  boundary: { from: 'end', rows: 0 },
  values: undefined,
}

export function firstPage(offset = 0): PageStart {
  return { scan: 'forward', boundary: { from: 'start', rows: offset }, values: undefined }
}

/** The part of all rows that a page without values reads: in which order, from where, and how many. */
export interface RowRange {
  readonly isReversed: boolean
  readonly offset: number
  readonly limit: number
  /** Whether rows follow to the side to which the page goes on, where counting tells it. */
  readonly hasMore: boolean | undefined
}

export function rowRange({ scan, boundary }: PageStart, limit: number): RowRange {
  const isReversed = boundary.from === 'end'
  const goesOn = (scan === 'forward') !== isReversed
  if (goesOn) return { isReversed, offset: boundary.rows, limit, hasMore: undefined }
  const offset = Math.max(0, boundary.rows - limit)
  return { isReversed, offset, limit: boundary.rows - offset, hasMore: offset > 0 }
}

/** The boundaries of the page that has been read. */
export function boundariesOf({ scan, boundary }: PageStart, rows: number) {
  const step = (boundary.from === 'start') === (scan === 'forward') ? rows : -rows
  const other = { from: boundary.from, rows: Math.max(0, boundary.rows + step) }
  return scan === 'forward' ? { start: boundary, end: other } : { start: other, end: boundary }
}

/** Nothing lies on the other side of it. */
export function isEdge({ boundary, values }: PageStart): boolean {
  return values === undefined && boundary.rows === 0
}
