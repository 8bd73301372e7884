import type { JsonValue, Kind, Row } from '../../../../api/cell.ts'
import type { ResultColumn } from '../../../../api/sql.ts'

export const CHART_KINDS = ['line', 'bar', 'scatter'] as const
export type ChartKind = (typeof CHART_KINDS)[number]

/** Which columns of a result are drawn, and how. */
export interface ChartChoice {
  readonly kind: ChartKind
  /** The key of the column along the bottom; undefined: the number of the row. */
  readonly x: string | undefined
  /** The keys of the columns that are drawn. */
  readonly ys: readonly string[]
}

interface Rows {
  readonly columns: readonly ResultColumn[]
  readonly rows: readonly Row[]
}

const NUMBERS: ReadonlySet<Kind> = new Set(['integer', 'number', 'decimal'])
const TIMES: ReadonlySet<Kind> = new Set(['date', 'timestamp'])
const MOST_SERIES = 3
const MOST_BARS = 500
const MOST_POINTS = 10_000

export function isDrawn({ columns, rows }: Rows, column: ResultColumn): boolean {
  if (NUMBERS.has(column.kind)) return true
  // An expression of SQLite has no type: its values say what it is.
  if (column.kind !== 'other' || !columns.includes(column)) return false
  return rows.length > 0 && rows.every((row) => isNumberOrNull(row[column.key]))
}

function isNumberOrNull(value: JsonValue | undefined): boolean {
  return value === null || typeof value === 'number'
}

function isTime({ rows }: Rows, { kind, key }: ResultColumn): boolean {
  if (TIMES.has(kind)) return true
  const mayBe = kind === 'other' || kind === 'text'
  return mayBe && rows.length > 0 && rows.every((row) => secondsOf(row[key]) !== null)
}

/** What a person most likely wants to see: numbers over time, else over names, else against each other. */
export function defaultChart(result: Rows): ChartChoice | undefined {
  const { columns } = result
  const numbers = columns.filter((column) => isDrawn(result, column))
  const time = columns.find((column) => isTime(result, column))
  const values = numbers.filter(({ name }) => !/(?:^|_)id$/i.test(name))
  const drawn = (values.length > 0 ? values : numbers).map(({ key }) => key)
  if (drawn.length === 0) return undefined
  if (time !== undefined) return { kind: 'line', x: time.key, ys: drawn.slice(0, MOST_SERIES) }
  const label = columns.find((column) => !numbers.includes(column))
  if (label !== undefined) return { kind: 'bar', x: label.key, ys: drawn.slice(0, MOST_SERIES) }
  const [x, y] = drawn
  if (y !== undefined) return { kind: 'scatter', x, ys: [y] }
  return { kind: 'bar', x: undefined, ys: drawn }
}

export interface ChartData {
  /** Places along the bottom: seconds, numbers, or the numbers of rows. */
  readonly xs: readonly number[]
  /** One list for each column that is drawn. */
  readonly ys: readonly (readonly (number | null)[])[]
  readonly scale: 'time' | 'number' | 'labels'
  /** Of the rows, where the scale is `labels`. */
  readonly labels: readonly string[]
  /** The rows that are drawn are the first of more. */
  readonly isCut: boolean
}

/** The points of a chart, in the order of the bottom where that is a number. */
export function chartData(result: Rows, choice: ChartChoice): ChartData {
  const most = choice.kind === 'bar' ? MOST_BARS : MOST_POINTS
  const rows = result.rows.slice(0, most)
  const isCut = result.rows.length > most
  const column = result.columns.find(({ key }) => key === choice.x)
  const scale = scaleOf(result, column)
  const placed = rows.map((row, index) => ({ row, x: placeOf(row, { column, scale, index }) }))
  const drawn = placed.filter(({ x }) => x !== null)
  const points = scale === 'labels' ? drawn : drawn.toSorted((a, b) => (a.x ?? 0) - (b.x ?? 0))
  return {
    xs: points.map(({ x }) => x ?? 0),
    ys: choice.ys.map((key) => points.map(({ row }) => numberOf(row[key]))),
    scale,
    labels: points.map(({ row }, index) => labelOf(row, column, index)),
    isCut,
  }
}

function scaleOf(result: Rows, column: ResultColumn | undefined): ChartData['scale'] {
  if (column === undefined) return 'labels'
  if (isTime(result, column)) return 'time'
  return isDrawn(result, column) ? 'number' : 'labels'
}

interface Placing {
  readonly column: ResultColumn | undefined
  readonly scale: ChartData['scale']
  readonly index: number
}

function placeOf(row: Row, { column, scale, index }: Placing): number | null {
  if (column === undefined || scale === 'labels') return index
  const value = row[column.key]
  return scale === 'time' ? secondsOf(value) : numberOf(value)
}

function labelOf(row: Row, column: ResultColumn | undefined, index: number): string {
  if (column === undefined) return String(index + 1)
  const value = row[column.key] ?? null
  if (value === null) return 'NULL'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function numberOf(value: JsonValue | undefined): number | null {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || value.trim() === '') return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

const MOMENT =
  /^(\d{4,}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d(?::?\d\d)?)?)?$/

/** Of the engine's own text; a time without a zone is taken for UTC, so that no hour is missing or twice. */
function secondsOf(value: JsonValue | undefined): number | null {
  if (typeof value !== 'string') return null
  const [, day, time = '00:00', zone = 'Z'] = MOMENT.exec(value) ?? []
  if (day === undefined) return null
  const written = /^[+-]\d\d$/.test(zone) ? `${zone}:00` : zone
  const parsed = Date.parse(`${day}T${time}${written}`)
  return Number.isNaN(parsed) ? null : parsed / 1000
}
