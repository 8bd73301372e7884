import type { Column } from '../../../api/tables.ts'

/** How a person arranged the columns of a table. Names that are gone are ignored, new ones follow. */
export interface ColumnLayout {
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  /** Undefined: the primary key. */
  readonly pinned: readonly string[] | undefined
  readonly widths: Readonly<Record<string, number>>
}

export interface PlacedColumn {
  readonly column: Column
  readonly width: number
  readonly isPinned: boolean
}

export const PLAIN_LAYOUT: ColumnLayout = { order: [], hidden: [], pinned: undefined, widths: {} }

export const LEAST_WIDTH = 56
const MOST_WIDTH = 1200

/** The columns that are shown, the pinned ones first, each with its width in pixels. */
export function placeColumns(columns: readonly Column[], layout: ColumnLayout): PlacedColumn[] {
  const placed = inOrder(columns, layout.order)
    .filter(({ name }) => !layout.hidden.includes(name))
    .map((column) => ({
      column,
      width: layout.widths[column.name] ?? plainWidth(column),
      isPinned: isPinned(column, layout),
    }))
  return [...placed.filter((one) => one.isPinned), ...placed.filter((one) => !one.isPinned)]
}

export function isPinned(column: Column, { pinned }: ColumnLayout): boolean {
  return pinned === undefined ? column.primaryKey : pinned.includes(column.name)
}

function inOrder(columns: readonly Column[], order: readonly string[]): readonly Column[] {
  const place = (column: Column) => {
    const known = order.indexOf(column.name)
    return known === -1 ? order.length : known
  }
  return columns.toSorted((left, right) => place(left) - place(right))
}

const KIND_WIDTHS: Readonly<Record<Column['kind'], number>> = {
  text: 220,
  integer: 96,
  number: 110,
  decimal: 116,
  boolean: 92,
  date: 112,
  time: 112,
  timestamp: 212,
  interval: 140,
  json: 260,
  array: 200,
  binary: 180,
  enum: 140,
  uuid: 290,
  geometry: 200,
  other: 180,
}

/** A longer type may be cut. */
const SHORT_TYPE = 8

/** Wide enough for usual values of the kind, and for the name with its icon, its arrow and a short type. */
function plainWidth({ name, type, kind, primaryKey }: Column): number {
  // The heading of a key says no type.
  const hasType = !primaryKey && type.length <= SHORT_TYPE
  const head = name.length * 7.5 + 58 + (hasType ? type.length * 6.7 + 6 : 0)
  return Math.max(KIND_WIDTHS[kind], Math.min(320, head))
}

export function withWidth(layout: ColumnLayout, name: string, width: number): ColumnLayout {
  const inside = Math.round(Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, width)))
  return { ...layout, widths: { ...layout.widths, [name]: inside } }
}

export function withoutWidth(layout: ColumnLayout, name: string): ColumnLayout {
  const { [name]: _, ...widths } = layout.widths
  return { ...layout, widths }
}

export function withWidthBy(layout: ColumnLayout, column: Column, by: number): ColumnLayout {
  return withWidth(layout, column.name, (layout.widths[column.name] ?? plainWidth(column)) + by)
}

export function withHidden(layout: ColumnLayout, name: string, hidden: boolean): ColumnLayout {
  const others = layout.hidden.filter((other) => other !== name)
  return { ...layout, hidden: hidden ? [...others, name] : others }
}

export function withPinned(
  layout: ColumnLayout,
  columns: readonly Column[],
  name: string,
): ColumnLayout {
  const before = columns.filter((column) => isPinned(column, layout)).map((column) => column.name)
  const pinned = before.includes(name)
    ? before.filter((other) => other !== name)
    : [...before, name]
  return { ...layout, pinned }
}

/** All columns, the hidden ones too: the pinned ones first, as the grid has them. */
export function allInOrder(columns: readonly Column[], layout: ColumnLayout): readonly Column[] {
  return placeColumns(columns, { ...layout, hidden: [] }).map(({ column }) => column)
}

/** Moves a column before or behind its neighbour. Pinned columns stay in front of the others. */
export function withStep(
  layout: ColumnLayout,
  columns: readonly Column[],
  name: string,
  by: -1 | 1,
): ColumnLayout {
  const order = allInOrder(columns, layout).map((column) => column.name)
  const from = order.indexOf(name)
  const to = from + by
  if (from === -1 || to < 0 || to >= order.length) return layout
  return { ...layout, order: order.toSpliced(from, 1).toSpliced(to, 0, name) }
}

/** Moves a column by so many places among the columns that are shown. */
export function withMoved(
  layout: ColumnLayout,
  columns: readonly Column[],
  name: string,
  by: number,
): ColumnLayout {
  const shown = placeColumns(columns, layout).map(({ column }) => column.name)
  const other = shown[shown.indexOf(name) + by]
  if (other === undefined || !shown.includes(name)) return layout
  return withPlaceOf(layout, columns, { moved: name, before: other })
}

/** Puts a column where another one stands. */
export function withPlaceOf(
  layout: ColumnLayout,
  columns: readonly Column[],
  { moved, before }: { readonly moved: string; readonly before: string },
): ColumnLayout {
  const order = allInOrder(columns, layout).map((column) => column.name)
  const to = order.indexOf(before)
  if (!order.includes(moved) || to === -1) return layout
  const others = order.filter((name) => name !== moved)
  return { ...layout, order: others.toSpliced(to, 0, moved) }
}

export function isColumnLayout(value: unknown): value is ColumnLayout {
  if (typeof value !== 'object' || value === null) return false
  if (!('order' in value && 'hidden' in value && 'widths' in value)) return false
  if (!areNames(value.order) || !areNames(value.hidden)) return false
  if ('pinned' in value && !areNames(value.pinned)) return false
  const { widths } = value
  return (
    typeof widths === 'object' && widths !== null && Object.values(widths).every(Number.isFinite)
  )
}

function areNames(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
